import { readFileSync } from 'node:fs';
import { messageOf, UserError } from '../core/errors.js';
import { findGame } from '../pool/catalogue.js';
import { parseScenarios, runScenario, type ScenarioResult } from '../testing/scenario.js';
import { defineCommand } from './command.js';
import { print } from './console.js';
import { DONE, FAILED } from './exit-codes.js';

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UserError(`${file} can't be read as JSON: ${messageOf(error)}`);
  }
};

const linesOf = ({ title, passed, differences }: ScenarioResult): string[] => [
  `${passed ? 'ok  ' : 'FAIL'} ${title}`,
  ...differences.flatMap(({ what, expected, found }) => [
    `     ${what}`,
    `       expected  ${expected}`,
    `       found     ${found}`,
  ]),
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
    const results: (ScenarioResult & { file: string })[] = [];
    for (const file of files) {
      for (const scenario of parseScenarios(readJson(file), file)) {
        const { definition } = await findGame(scenario.game);
        results.push({ file, ...runScenario(scenario, definition) });
      }
    }
    const failed = results.filter(({ passed }) => !passed).length;
    if (json) print(JSON.stringify(results, null, 2));
    else {
      print(results.flatMap(linesOf).join('\n'));
      print(`\n${results.length - failed} passed, ${failed} failed`);
    }
    return failed === 0 ? DONE : FAILED;
  },
});
