import type { AgentDefinition } from '../core/agent.js';
import { isUserError, UserError } from '../core/errors.js';
import type { GameDefinition } from '../core/game.js';
import { parseOptions, valueOfText } from '../core/options.js';
import { type AgentSpec, parseAgentSpec } from '../match/line-up.js';
import { findFiles, readFiles } from '../pool/agent-files.js';
import { findGame, findGameOrAgent } from '../pool/catalogue.js';
import { games } from '../registry.js';
import { checkAgent } from '../testing/check-agent.js';
import { checkGame } from '../testing/check-game.js';
import { type CheckReport, reportLines } from '../testing/check-report.js';
import { quickParameters } from '../testing/quick-parameters.js';
import { oneText, settingsOf, texts, wholeNumber, wholeNumberOr } from './arguments.js';
import { defineCommand } from './command.js';
import { note, print } from './console.js';
import { DONE, FAILED } from './exit-codes.js';

/** Says now and then how far a check has come. */
const progressLine = (subject: string): ((done: number, total: number) => void) => {
  let next = performance.now() + 3000;
  return (done, total) => {
    if (performance.now() < next || done === total) return;
    next = performance.now() + 10_000;
    note(`${subject}: ${done} of ${total}`);
  };
};

interface CheckArguments {
  readonly seed: number;
  readonly set: readonly string[] | undefined;
  readonly games: number | undefined;
}

const checkOne = (game: GameDefinition, { seed, set, games: count }: CheckArguments): CheckReport[] => {
  const options = set ? settingsOf(game.options, set).options : undefined;
  return [checkGame(game, { options, games: count, seed, onProgress: progressLine(game.id) })];
};

const checkInGames = (
  agent: AgentDefinition,
  given: AgentSpec['parameters'],
  played: readonly GameDefinition[],
  { seed, set }: CheckArguments,
): CheckReport[] => {
  const values = Object.entries(given).map(([key, text]) => [key, valueOfText(agent.parameters, key, text)]);
  const own = Object.fromEntries(values);
  const resolved = parseOptions(agent.parameters, own, `agent ${agent.name}`, 'parameter');
  const files = readFiles(findFiles(agent, resolved));
  const refusals: UserError[] = [];
  const reports = played.flatMap((game) => {
    const options = set ? settingsOf(game.options, set).options : undefined;
    const parameters = { ...quickParameters(agent, game), ...own };
    const onProgress = progressLine(`${agent.name} in ${game.id}`);
    try {
      return [checkAgent(agent, game, { parameters, options, files, seed, onProgress })];
    } catch (error) {
      if (!isUserError(error)) throw error;
      refusals.push(error);
      return [];
    }
  });
  if (reports.length === 0 && refusals.length > 0) throw refusals[0];
  for (const { message } of refusals) note(`Left out: ${message}`);
  return reports;
};

export const checkCommand = defineCommand({
  builder: (argv) =>
    argv
      .positional('what', {
        describe: 'a game, an agent (parameters after a colon), or the path of your own',
        type: 'string',
        demandOption: true,
      })
      .option('game', {
        ...oneText('game', 'for an agent: the game to check it in'),
        defaultDescription: 'all',
      })
      .option('set', texts('option=value of the game, to check these alone'))
      .option(
        'games',
        wholeNumber('games', 'for a game: random games of its defaults', { minimum: 1, otherwise: '40' }),
      )
      .option('seed', wholeNumberOr('seed', 1, 'names the luck', { minimum: 0 }))
      .option('json', { describe: 'print the report as JSON', type: 'boolean', default: false })
      .example('$0 check zombies-vs-wrestlers', 'a game of ours')
      .example('$0 check ./my-game.ts', 'a game of your own')
      .example('$0 check ./my-agent.ts --game zombies-vs-wrestlers', 'an agent of your own')
      .example(
        '$0 check optimal:table=kidz-6.table --game zombie-kidz --set zombies=6',
        'an agent with parameters, in a game with options',
      ),
  work: async ({ what, game, set, games: count, seed, json }) => {
    const { name, parameters } = parseAgentSpec(what);
    const found = await findGameOrAgent(name);
    if ('game' in found && Object.keys(parameters).length > 0) {
      throw new UserError(`"${what}": a game has no parameters; its options are given with --set.`);
    }
    const played = game === undefined ? games : [(await findGame(game)).definition];
    const given = { seed, set, games: count };
    const reports =
      'game' in found ? checkOne(found.game, given) : checkInGames(found.agent, parameters, played, given);
    if (json) print(JSON.stringify(reports, null, 2));
    else print(reports.map((report) => reportLines(report).join('\n')).join('\n\n'));
    return reports.every(({ passed }) => passed) ? DONE : FAILED;
  },
});
