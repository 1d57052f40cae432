import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { optionInfos } from '../core/options.js';
import { zombiesVsWrestlers } from '../games/zombies-vs-wrestlers/index.js';
import { END_REASONS } from '../games/zombies-vs-wrestlers/rules.js';
import { packageRoot } from '../pool/package-files.js';
import { games } from '../registry.js';
import { runScenario } from './scenario.js';
import { parseScenarios } from './scenario-file.js';

const fileOf = (id: string, name: string): string => `${packageRoot}src/games/${id}/${name}`;

const scenariosOf = (id: string) => {
  const file = fileOf(id, 'scenarios.json');
  return parseScenarios(JSON.parse(readFileSync(file, 'utf8')), file);
};

/** The numbers of rulings and attacks that a RULES.md sets in bold or in a table's first column: W1, A1. */
const numbersIn = (rules: string): string[] => [
  ...new Set([...rules.matchAll(/^(?:- \*\*|\| )([A-Z]\d+) /gm)].map(([, number]) => number)),
];

describe.each(games.map((game) => [game.id, game] as const))('the scenarios of %s', (id, game) => {
  it('are there', () => {
    expect(existsSync(fileOf(id, 'scenarios.json'))).toBe(true);
  });

  it('are of that game, and each has a title of its own', () => {
    const titles = scenariosOf(id).map(({ title }) => title);
    expect(scenariosOf(id).filter((scenario) => scenario.game !== id)).toEqual([]);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });

  it('hold', () => {
    const failed = scenariosOf(id)
      .map((scenario) => runScenario(scenario, game))
      .filter(({ passed }) => !passed);
    expect(failed).toEqual([]);
  });

  it('name every ruling and attack that its RULES.md numbers', () => {
    const numbers = numbersIn(readFileSync(fileOf(id, 'RULES.md'), 'utf8'));
    const titles = scenariosOf(id).map(({ title }) => title);
    expect(numbers.filter((number) => !titles.some((title) => new RegExp(`^${number}\\b`).test(title)))).toEqual([]);
  });
});

const zombies = scenariosOf('zombies-vs-wrestlers');

it('RULES.md of Zombies vs. Wrestlers numbers the attacks A1 to A7 and the rulings W1 to W6', () => {
  const numbers = numbersIn(readFileSync(fileOf('zombies-vs-wrestlers', 'RULES.md'), 'utf8'));
  expect(numbers.sort()).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'W1', 'W2', 'W3', 'W4', 'W5', 'W6']);
});

it.each(optionInfos(zombiesVsWrestlers.options).map(({ name }) => [name]))(
  'a scenario of Zombies vs. Wrestlers sets the option %s',
  (option) => {
    expect(zombies.some(({ options }) => option in options)).toBe(true);
  },
);

it.each(END_REASONS.map((reason) => [reason]))('a scenario of Zombies vs. Wrestlers ends %s', (reason) => {
  expect(zombies.some((scenario) => scenario.expect.endReason === reason)).toBe(true);
});
