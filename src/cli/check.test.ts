import { afterAll, describe, expect, it } from 'vitest';
import { removeFolder, temporaryFolder, zedbench } from '../testing/run-command.js';

const agent = (condition: string): string => `
import { defineAgent, UserError, z } from 'zedbench';
export default defineAgent({
  name: 'choosy',
  summary: 'Plays what it likes.',
  parameters: z.object({}),
  create: (game) => {
    if (${condition}) throw new UserError(\`\${game.info.id} is not for me.\`);
    return { act: (turn) => turn.sampleAction() };
  },
});`;

const cwd = temporaryFolder({
  'choosy.ts': agent("game.info.id !== 'zombie-kidz'"),
  'none.ts': agent('true'),
});
afterAll(() => removeFolder(cwd));

describe('an agent that refuses games', () => {
  it('is checked in the others, and what is left out is said', async () => {
    const { code, stdout, stderr } = await zedbench(['check', './choosy.ts'], { cwd });
    expect(stdout).toMatch(/agent choosy in zombie-kidz: conforms/);
    expect(stdout).not.toContain('zombie-bus');
    expect(stderr).toContain('Left out: zombie-bus is not for me.');
    expect(code).toBe(0);
  });

  it.each([[[]], [['--game', 'zombie-bus']]])('is refused where there are no others: %j', async (more) => {
    const { code, stderr } = await zedbench(['check', './none.ts', ...more], { cwd });
    expect(stderr).toContain('is not for me.');
    expect(code).toBe(2);
  });
});
