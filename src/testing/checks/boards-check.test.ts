import { expect, it } from 'vitest';
import { z } from 'zod';
import type { BoardSheet, Boards } from '../../core/boards.js';
import { option } from '../../core/options.js';
import { boardsFault } from './boards-check.js';

const options = z.object({
  track: option(z.array(z.int()).min(2).default([1, 2]), { describe: 'The spaces.', file: 'json' }),
});
const sheet: BoardSheet = { name: 'short', summary: 'Two spaces.', columns: ['a'], rows: [['1']], picture: '<svg/>' };
const faultWith = (boards: Partial<Boards>, drawn: Partial<BoardSheet> = {}): string | null =>
  boardsFault(
    { options },
    { option: 'track', builtIn: { short: [1, 2] }, draw: () => ({ ...sheet, ...drawn }), ...boards },
  );

it('accepts boards that can be drawn', () => {
  expect(faultWith({})).toBeNull();
  expect(faultWith({}, { picture: '<?xml version="1.0"?>\n<svg></svg>' })).toBeNull();
});

it.each<[Partial<Boards>, Partial<BoardSheet>, string]>([
  [{ option: 'tracks' }, {}, 'there is no option "tracks"'],
  [{ builtIn: {} }, {}, 'no board comes with the game'],
  [{ builtIn: { tiny: [1] } }, {}, 'the option track refuses the board "tiny"'],
  [{}, { name: ' ' }, 'of the board "short" the name is empty'],
  [{}, { rows: [['1', '2']] }, 'of the board "short" row 0 has 2 texts for 1 columns'],
  [{}, { picture: 'a picture' }, 'of the board "short" the picture is no SVG'],
])('of %j and a sheet with %j it says what is wrong', (boards, drawn, fault) => {
  expect(faultWith(boards, drawn)).toBe(fault);
});
