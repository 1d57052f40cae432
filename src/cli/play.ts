import type { Agent } from '../core/agent.js';
import { UserError } from '../core/errors.js';
import type { Action } from '../core/game.js';
import { parseExperiment } from '../experiment/experiment.js';
import { type Cell, planExperiment } from '../experiment/plan.js';
import { Match } from '../match/match.js';
import { findGame } from '../pool/catalogue.js';
import { makeAgent } from '../pool/make-agent.js';
import { fixedOptions, oneText, texts, wholeNumber, wholeNumberOr } from './arguments.js';
import { defineCommand } from './command.js';
import { print } from './console.js';
import { DONE } from './exit-codes.js';
import { checkSeat, Human } from './human.js';
import { savedGameText, writeSavedGame } from './saved-game.js';
import { endingOf, tellEnd, teller } from './telling.js';
import { checkSaving } from './whole-file.js';

const seated = async (cell: Cell, rotation: number, human: number | undefined): Promise<Agent[]> => {
  const agents: Agent[] = [];
  for (const agent of cell.work.agents) agents.push(await makeAgent(agent, cell.game, cell.work.options));
  if (human !== undefined) agents[(human + rotation) % agents.length] = new Human();
  return agents;
};

export const playCommand = defineCommand({
  builder: (argv) =>
    argv
      .positional('game', { describe: 'a game, or the path of your own', type: 'string', demandOption: true })
      .option('agents', {
        ...oneText('agents', 'an agent for every seat, or one a seat with commas'),
        default: 'random',
        defaultDescription: 'random',
      })
      .option('human', wholeNumber('human', 'the seat that you take', { minimum: 0, otherwise: 'none' }))
      .option('seed', wholeNumberOr('seed', 1, 'names the luck', { minimum: 0 }))
      .option('block', wholeNumberOr('block', 0, 'the block of the game, as in games.csv', { minimum: 0 }))
      .option('rotation', wholeNumberOr('rotation', 0, 'the rotation of the line-up, as in games.csv', { minimum: 0 }))
      .option('set', texts('option=value'))
      .option('save', oneText('save', 'a file to save the game to, for zedbench replay'))
      .option('brief', { describe: 'only the moves, not the positions', type: 'boolean', default: false })
      .option('json', {
        describe: 'print the game as JSON, as --save writes it, in place of text',
        type: 'boolean',
        default: false,
      })
      .example('$0 play zombies-vs-wrestlers --agents greedy', 'watch a game')
      .example('$0 play zombies-vs-wrestlers --human 0 --agents mcts', 'play seat 0 against mcts')
      .example('$0 play zombies-vs-wrestlers --seed 1 --block 17', 'see block 17 of a batch again'),
  work: async ({ game, agents, human, seed, block, rotation, set, brief, save, json }) => {
    if (save !== undefined) checkSaving('game', save);
    const { definition } = await findGame(game);
    const options = fixedOptions(definition.options, set, 'one game has one value for each option');
    const settings = parseExperiment({ title: 'A game', game, options, lineups: [agents], seed }, 'The game');
    const { cells } = await planExperiment('play', settings);
    const [cell] = cells;
    const { seats } = cell.game.info;
    if (human !== undefined) checkSeat(human, seats);
    if (rotation >= seats) throw new UserError(`--rotation ${rotation}: the rotations are 0 to ${seats - 1}.`);
    const players = cell.work.names.map((_, seat) =>
      seat === human ? 'you' : cell.work.names[(seat + rotation) % seats],
    );
    const table = { game: cell.game, players, observer: human };
    const match = new Match(cell.game, await seated(cell, rotation, human), seed);
    if (!json) print(`${definition.title}, seed ${seed}, block ${block}, rotation ${rotation}`);
    const tell = json ? undefined : teller(table, brief);
    const history: Action[] = [];
    const steps: string[] = [];
    match.play(block, rotation, (state, action) => {
      history.push(action);
      steps.push(state.describeAction(action));
      tell?.(state, action);
    });
    const ending = endingOf(cell.game, match.state);
    const saved = { game, options: cell.work.options, players, history, texts: steps, ending };
    if (json) print(savedGameText(saved));
    else tellEnd(table, match.state, match.record.decisions);
    if (save !== undefined) writeSavedGame(save, saved);
    return DONE;
  },
});
