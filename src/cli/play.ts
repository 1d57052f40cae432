import type { Agent } from '../core/agent.js';
import { UserError } from '../core/errors.js';
import { type Action, CHANCE, type Game, type State, WON } from '../core/game.js';
import { parseExperiment } from '../experiment/experiment.js';
import { type Cell, planExperiment } from '../experiment/plan.js';
import { Match } from '../match/match.js';
import type { GameRecord } from '../match/record.js';
import { agentOf, findGame } from '../pool/catalogue.js';
import { oneText, settingsOf, texts, wholeNumber, wholeNumberOr } from './arguments.js';
import { defineCommand } from './command.js';
import { print } from './console.js';
import { DONE } from './exit-codes.js';
import { checkSeat, Human } from './human.js';

/** "seat 0 (zombies, mcts)", as far as it is known. */
const seatText = (cell: Cell, state: State, seat: number, rotation: number, human: number | undefined): string => {
  const role = cell.game.info.roles[state.roleOf(seat)];
  const agent = seat === human ? 'you' : cell.work.names[(seat + rotation) % cell.work.names.length];
  return `seat ${seat} (${role === undefined ? agent : `${role}, ${agent}`})`;
};

/** Tells each step of a game as it is taken. A person at the table sees only what the seat sees. */
const teller = (cell: Cell, rotation: number, human: number | undefined, brief: boolean) => {
  return (state: State, action: Action): void => {
    const text = state.describeAction(action, human);
    if (state.seat === CHANCE) {
      print(`  chance: ${text}`);
      return;
    }
    if (!brief && state.seat !== human) print(`\n${state.describe(human)}`);
    print(`  ${seatText(cell, state, state.seat, rotation, human)}: ${text}`);
  };
};

const endText = ({ info }: Game, state: State, record: GameRecord, human: number | undefined): string => {
  const winners = [...record.result.keys()].filter((seat) => record.result[seat] === WON);
  const returns = [...record.returns].map((value) => String(Number((value / info.returnUnit).toFixed(4))));
  const result = winners.length > 0 ? `won by seat ${winners.join(' and ')}` : 'nobody won';
  const metrics = info.metrics.map(({ name }, i) => `${name} ${record.metrics[i]}`);
  return [
    `\n${state.describe(human)}`,
    `End: ${info.endReasons[record.endReason]}, ${result}; returns ${returns.join(', ')}`,
    `${record.turns} turns, ${record.decisions} decisions; ${metrics.join(', ')}`,
  ].join('\n');
};

const seated = async (cell: Cell, rotation: number, human: number | undefined): Promise<Agent[]> => {
  const agents: Agent[] = [];
  for (const { ref, parameters } of cell.work.agents) agents.push((await agentOf(ref)).create(cell.game, parameters));
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
      .option('brief', { describe: 'only the moves, not the positions', type: 'boolean', default: false })
      .example('$0 play zombies-vs-wrestlers --agents greedy', 'watch a game')
      .example('$0 play zombies-vs-wrestlers --human 0 --agents mcts', 'play seat 0 against mcts')
      .example('$0 play zombies-vs-wrestlers --seed 1 --block 17', 'see block 17 of a batch again'),
  work: async ({ game, agents, human, seed, block, rotation, set, brief }) => {
    const { definition } = await findGame(game);
    const { options, sweep } = settingsOf(definition.options, set);
    const [swept] = Object.keys(sweep);
    if (swept) throw new UserError(`--set ${swept}: one game has one value for each option.`);
    const settings = parseExperiment({ title: 'A game', game, options, lineups: [agents], seed }, 'The game');
    const { cells } = await planExperiment('play', settings);
    const [cell] = cells;
    const { seats } = cell.game.info;
    if (human !== undefined) checkSeat(human, seats);
    if (rotation >= seats) throw new UserError(`--rotation ${rotation}: the rotations are 0 to ${seats - 1}.`);
    const match = new Match(cell.game, await seated(cell, rotation, human), seed);
    print(`${definition.title}, seed ${seed}, block ${block}, rotation ${rotation}`);
    const record = match.play(block, rotation, teller(cell, rotation, human, brief));
    print(endText(cell.game, match.state, record, human));
    return DONE;
  },
});
