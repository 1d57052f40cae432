import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentThat, RACE } from '../testing/own-files.js';
import { journalFiles, lastingFiles, removeFolder, temporaryFolder, zedbench } from '../testing/run-command.js';

/** An agent that does something in its thousandth game, so that others are finished before. */
const later = (code: string): string =>
  agentThat(
    `() => { let games = 0; return { begin: () => { games++; }, act: (turn) => { if (games > 999) { ${code} } return turn.legal[0]; } }; }`,
  );

/** What agents do, and what is said of it. */
const FAULTS: Readonly<Record<string, readonly [code: string, says: RegExp, env?: Record<string, string>]>> = {
  exits: ['process.exit(7);', /Its worker was ended by what it ran \(process\.exit 7\)\./],
  aborts: ['process.abort();', /the agent of seat \d failed: process\.abort\(\) is not supported in workers/],
  hoards: [
    'const all = []; for (;;) all.push(new Array(1000).fill({}));',
    /Its worker ran out of memory \(\d+ MB\)\./,
    { NODE_OPTIONS: '--max-old-space-size=100' },
  ],
  loops: ['for (;;);', /It went on for more than 1 seconds \(--patience\)\. A limit of time is no result/],
  throws: ["throw new Error('no idea');", /the agent of seat \d failed: no idea/],
  cheats: ['return 99;', /chose 99, which is not a legal action/],
  'counts on nothing': ['return Number.NaN;', /chose NaN, which is not a legal action/],
};

let folder: string;
beforeAll(() => {
  const agents = Object.entries(FAULTS).map(([name, [code]]) => [`${name}.ts`, later(code)]);
  folder = temporaryFolder({
    ...Object.fromEntries(agents),
    'race.ts': RACE,
    'endless.ts': RACE.replace('>= this.goal)', '> 100)').replace('maxPlies: 5000', 'maxPlies: 50'),
    'nan.ts': RACE.replace('out[this.mover] = 1;', 'out[this.mover] = Number.NaN;'),
    'reason.ts': RACE.replace('this.endReason = 0; return;', 'this.endReason = 1; return;'),
  });
});
afterAll(() => removeFolder(folder));

const SEE = /See that game:\n {2}(zedbench play .* --block \d+ --rotation \d+)\n$/;

describe('an agent of the user that', () => {
  it.each(Object.entries(FAULTS))(
    '%s ends the run with what happened, the command that shows it, and exit 1',
    async (name, [, says, env]) => {
      const args = ['sim', './race.ts', '--agents', `random,./${name}.ts`, '--games', '1000000', '--patience', '1'];
      const { code, stdout, stderr } = await zedbench([...args, '--workers', '1', '--task', '100', '--out', name], {
        cwd: folder,
        env,
      });
      expect(stderr).toMatch(/The run stopped at a game of random,.* \(block \d+, rotation 0\)\. /);
      expect(stderr).toMatch(says);
      expect(stderr).toMatch(SEE);
      expect(stderr).not.toMatch(/\n\s+at |should not have/);
      expect(stdout).toBe('');
      expect(code).toBe(1);
      expect(lastingFiles(`${folder}/${name}`)).toEqual({});
      // The blocks that were finished before are kept.
      const [journal] = Object.values(journalFiles(`${folder}/${name}`));
      expect(journal.trimEnd().split('\n').length).toBeGreaterThan(5);
    },
  );
});

describe('a game of the user that', () => {
  it.each([
    ['does not end', 'endless.ts', /it is not over after 50 plies/],
    ['returns no number', 'nan.ts', /the game gave seat \d NaN as its return/],
    ['ends for a reason that it does not have', 'reason.ts', /the game ended for the reason 1/],
  ])('%s ends the run in the same way', async (_, file, says) => {
    const { code, stderr } = await zedbench(['sim', `./${file}`, '--games', '20', '--out', `of ${file}`], {
      cwd: folder,
    });
    expect(stderr).toMatch(says);
    const [, command] = SEE.exec(stderr) ?? [];
    expect(code).toBe(1);
    const shown = await zedbench(command.split(' ').slice(1), { cwd: folder });
    expect(shown.stderr).toMatch(says);
    expect(shown.code).toBe(1);
  });
});

it('an agent that fails is told of by plan in the same way', async () => {
  const experiment = "export default { title: 'T', game: './nan.ts', lineups: ['random'] };";
  const other = temporaryFolder({
    'nan.ts': RACE.replace('out[this.mover] = 1;', 'out[this.mover] = Number.NaN;'),
    'x.ts': experiment,
  });
  const { code, stderr } = await zedbench(['plan', './x.ts'], { cwd: other });
  expect(stderr).toMatch(SEE);
  expect(code).toBe(1);
  removeFolder(other);
});
