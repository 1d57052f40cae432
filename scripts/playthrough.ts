import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unknownWord } from '../src/core/errors.js';
import { parseOptions } from '../src/core/options.js';
import { games } from '../src/registry.js';
import { playthrough } from '../src/testing/playthrough.js';

// node dist/scripts/playthrough.js [id…]: writes the golden playthroughs of these games, or of all, anew.

const root = fileURLToPath(new URL('../../', import.meta.url));
const known = games.map(({ id }) => id);
const ids = process.argv.length > 2 ? process.argv.slice(2) : known;

for (const id of ids) {
  const definition = games.find((game) => game.id === id);
  if (!definition) throw unknownWord('game', id, known);
  const game = definition.create(parseOptions(definition.options, {}, `game ${id}`));
  const file = `src/games/${id}/playthrough.txt`;
  writeFileSync(root + file, playthrough(game, 1));
  process.stdout.write(`${file}\n`);
}
