/**
 * The public API: what a file of your own needs to define a game, an agent or an experiment.
 *
 * @module zedbench
 */
export { z } from 'zod';
export type { Agent, AgentDefinition, AgentSetup, Turn } from './core/agent.js';
export { defineAgent } from './core/agent.js';
export type { BoardSheet, Boards } from './core/boards.js';
export { UserError } from './core/errors.js';
export type {
  Action,
  ActionKinds,
  Game,
  GameDefinition,
  GameInfo,
  Metric,
  Seat,
  State,
  StateKeys,
} from './core/game.js';
export { CHANCE, DRAWN, defineGame, LOST, TERMINAL, WON } from './core/game.js';
export type { DataRange, Declaration, Source } from './core/options.js';
export { option } from './core/options.js';
export { Rng } from './core/rng.js';
export type { Experiment } from './experiment/experiment.js';
export { defineExperiment, plausible } from './experiment/experiment.js';
export type { OnePlySettings } from './search/one-ply.js';
export { OnePly } from './search/one-ply.js';
export type { PlayoutSettings } from './search/playout.js';
export { Playout } from './search/playout.js';
export type { RolloutsSettings } from './search/rollouts.js';
export { Rollouts } from './search/rollouts.js';
export type { UctSettings } from './search/uct.js';
export { Uct } from './search/uct.js';
