import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../pool/package-files.js';
import { removeFolder, runProgram, temporaryFolder, zedbench } from '../testing/run-command.js';

const TEXT = readFileSync(`${packageRoot}CONTRIBUTING.md`, 'utf8');

/** The examples, by the file that they are to be put in. */
const EXAMPLES = Object.fromEntries(
  [...TEXT.matchAll(/<!-- example: (\S+) -->\n```(?:ts|json)\n([\s\S]*?)```/g)].map(([, name, code]) => [name, code]),
);

/** The commands that are shown to be run with them. */
const COMMANDS = [...TEXT.matchAll(/^zedbench (.*\.\/my-.*?)(?: +#.*)?$/gm)].map(([, words]) => words);

const TSCONFIG = {
  compilerOptions: { strict: true, module: 'nodenext', target: 'es2023', noEmit: true, types: [] },
  files: Object.keys(EXAMPLES).filter((name) => name.endsWith('.ts')),
};

/** What a command says once it has done its work. */
const LAST_WORDS: Record<string, RegExp> = {
  check: /: conforms /,
  scenario: /^3 passed, 0 failed$/m,
  sim: /report\.csv$/m,
  run: /report\.csv$/m,
};

let folder: string;
beforeAll(() => {
  folder = temporaryFolder({
    ...EXAMPLES,
    'package.json': '{ "type": "module" }',
    'tsconfig.json': JSON.stringify(TSCONFIG),
  });
});
afterAll(() => removeFolder(folder));

describe('the examples of CONTRIBUTING.md, outside the repository', () => {
  it('are a game, its scenarios, an agent and an experiment', () => {
    expect(Object.keys(EXAMPLES)).toEqual(['my-game.ts', 'my-rulings.json', 'my-agent.ts', 'my-experiment.ts']);
    expect(COMMANDS).toHaveLength(7);
  });

  it.each(COMMANDS.map((command) => [command]))('work as shown: zedbench %s', async (command) => {
    const { code, stdout, stderr } = await zedbench(command.split(/ +/), { cwd: folder });
    expect(code, stderr).toBe(0);
    expect(stdout).toMatch(LAST_WORDS[command.split(' ')[0]]);
  });

  it('satisfy the types of the package', async () => {
    mkdirSync(`${folder}/node_modules`);
    symlinkSync(packageRoot, `${folder}/node_modules/zedbench`);
    expect(existsSync(`${folder}/node_modules/zedbench/dist/src/index.d.ts`)).toBe(true);
    const tsc = `${packageRoot}node_modules/typescript/bin/tsc`;
    const { code, stdout } = await runProgram(process.execPath, [tsc, '-p', folder], { cwd: folder });
    expect(stdout).toBe('');
    expect(code).toBe(0);
  });
});
