import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { agents, games } from '../src/registry.js';
import { signature } from '../src/testing/signature.js';

// node dist/scripts/signature.js: prints the signature of all games and agents, and writes it down as the expected one.

const text = signature(games, agents);
writeFileSync(fileURLToPath(new URL('../../src/testing/signature.txt', import.meta.url)), text);
process.stdout.write(text);
