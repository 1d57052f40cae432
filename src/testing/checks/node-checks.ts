import type { NodeCheck } from '../node-check.js';
import { chanceChecks } from './chance-checks.js';
import { decisionChecks } from './decision-checks.js';
import { knowledgeChecks } from './knowledge-checks.js';
import { loadCheck } from './load-check.js';
import { outcomeChecks } from './outcome-checks.js';
import { positionChecks } from './position-checks.js';
import { samplingChecks } from './sampling-checks.js';
import { twinCheck } from './twin-check.js';

/** All checks of nodes. Those of positions come last: they look at what all others have left behind. */
export const nodeChecks: readonly NodeCheck[] = [
  ...decisionChecks,
  ...chanceChecks,
  ...samplingChecks,
  ...outcomeChecks,
  ...knowledgeChecks,
  twinCheck,
  loadCheck,
  ...positionChecks,
];
