import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow, removeFolder, temporaryFolder, zedbench } from '../testing/run-command.js';

const START = "title: 'T', game: 'zombies-vs-wrestlers'";

/** What is in the file, and what the sentence must hold. */
const FILES: Readonly<Record<string, readonly [text: string, ...says: string[]]>> = {
  'is not TypeScript': ['export default {\n  title: ', 'bad.ts line 2'],
  'is empty': ['', 'does not export an experiment. Export it by default.'],
  'exports nothing fitting': ['export const a = 3;', 'does not export an experiment'],
  'exports a number': ['export default 3;', 'does not export an experiment'],
  'exports a list': ['export default [];', 'it must be an object', 'The fields are title'],
  'throws when it is loaded': ["throw new Error('boom');", "can't be loaded: boom"],
  'imports what is not there': [
    "import { x } from './gone.js';\nexport default { title: x };",
    'line 1: Could not resolve "./gone.js"',
  ],
  'has an unknown field': [
    `export default { ${START}, lineups: ['random'], gmes: 3 };`,
    'no field "gmes". Did you mean "games"?',
  ],
  'has a wrong level': [
    `export default { ${START}, lineups: ['random'], sweep: { dice: [3, 40] } };`,
    "option dice can't be 40. Allowed: a whole number from 1 to 12",
  ],
  'fixes what it varies': [
    `export default { ${START}, lineups: ['random'], options: { dice: 3 }, sweep: { dice: [4] } };`,
    'The option dice is both fixed and varied',
  ],
  'has an unknown outcome': [
    `export default { ${START}, lineups: ['random'], outcome: 'win of zombie' };`,
    'Unknown outcome "win of zombie". Did you mean "win of zombies"?',
  ],
};

const RESULTS = { 'results/bad/report.csv': 'earlier\n', 'results/bad/games.csv': 'earlier\n' };

describe('an experiment file', () => {
  it.concurrent.each(Object.entries(FILES))('that %s is refused in a sentence', async (_, [text, ...says]) => {
    const folder = temporaryFolder({ 'bad.ts': text, ...RESULTS });
    const { code, stdout, stderr } = await zedbench(['run', './bad.ts', '--games-csv'], { cwd: folder });
    for (const part of says) expect(stderr).toContain(part);
    expect(stderr).not.toMatch(/\n\s+at |file:\/\/|Invalid input/);
    expect(stdout).toBe('');
    expect(code).toBe(2);
    expect(filesBelow(folder)).toEqual({ 'bad.ts': text, ...RESULTS });
    removeFolder(folder);
  });
});

describe('the name of an experiment file', () => {
  let folder: string;
  const text = `export default { ${START}, lineups: ['random'], games: 2 };`;
  beforeAll(() => {
    folder = temporaryFolder({ '=1+1.ts': text, '...ts': text, 'a b.ts': text, 'in/a_b-2.ts': text });
  });
  afterAll(() => removeFolder(folder));

  it.each(['=1+1.ts', '...ts', 'a b.ts'])('%s is refused, since it names the folder of the results', async (file) => {
    const { code, stderr } = await zedbench(['run', `./${file}`], { cwd: folder });
    expect(stderr).toContain("can't name a folder of results");
    expect(code).toBe(2);
  });

  it('names the folder of its results', async () => {
    const { code } = await zedbench(['run', './in/a_b-2.ts'], { cwd: folder });
    expect(code).toBe(0);
    expect(Object.keys(filesBelow(`${folder}/results`))).toContain('a_b-2/report.csv');
  });
});
