import { z } from 'zod';
import { defineAgent } from '../src/core/agent.js';

export const random = defineAgent({
  name: 'random',
  summary: 'Takes any legal action, all with equal chances.',
  parameters: z.object({}),
  create: () => ({ act: (turn) => turn.sampleAction() }),
});
