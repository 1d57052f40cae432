import { defineCommand } from './command.js';
import { DONE } from './exit-codes.js';
export const playCommand = defineCommand({
  command: 'play',
  describe: 'play',
  builder: (argv) => argv,
  work: async () => DONE,
});
