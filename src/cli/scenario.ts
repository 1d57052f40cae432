import { dirname } from 'node:path';
import type { GameDefinition } from '../core/game.js';
import { findGame } from '../pool/catalogue.js';
import { runScenario, type ScenarioResult } from '../testing/scenario.js';
import { parseScenarios } from '../testing/scenario-file.js';
import { defineCommand } from './command.js';
import { print } from './console.js';
import { DONE, FAILED } from './exit-codes.js';
import { withOptionFiles } from './option-files.js';
import { readJson } from './read-json.js';

const indented = (label: string, text: string): string =>
  `       ${label}${text.replaceAll('\n', '\n                 ')}`;

const linesOf = ({ title, passed, differences, position }: ScenarioResult): string[] => [
  `${passed ? 'ok  ' : 'FAIL'} ${title}`,
  ...differences.flatMap(({ what, expected, found }) => [
    `     ${what}`,
    indented('expected  ', expected),
    indented('found     ', found),
  ]),
  ...(position === undefined ? [] : ['     reached', `       ${position.replaceAll('\n', '\n       ')}`]),
];

export const scenarioCommand = defineCommand({
  builder: (argv) =>
    argv
      .positional('files', {
        describe: 'JSON files, each with a scenario or a list of them',
        type: 'string',
        array: true,
        demandOption: true,
      })
      .option('json', { describe: 'print the results as JSON', type: 'boolean', default: false })
      .example('$0 scenario my-ruling.json', 'does the game do what I think it should?')
      .example('$0 scenario src/games/*/scenarios.json', 'the rulings of all games'),
  work: async ({ files, json }) => {
    const scenarios = files.flatMap((file) =>
      parseScenarios(readJson(file), file).map((scenario) => ({ file, scenario })),
    );
    const games = new Map<string, GameDefinition>();
    for (const { scenario } of scenarios) {
      if (!games.has(scenario.game)) games.set(scenario.game, (await findGame(scenario.game)).definition);
    }
    const results = scenarios.map(({ file, scenario }) => {
      const game = games.get(scenario.game) as GameDefinition;
      const { options } = withOptionFiles(game.options, { options: scenario.options, sweep: {} }, dirname(file));
      return { file, ...runScenario({ ...scenario, options }, game) };
    });
    const failed = results.filter(({ passed }) => !passed).length;
    if (json) print(JSON.stringify(results, null, 2));
    else {
      print(results.flatMap(linesOf).join('\n'));
      print(`\n${results.length - failed} passed, ${failed} failed`);
    }
    return failed === 0 ? DONE : FAILED;
  },
});
