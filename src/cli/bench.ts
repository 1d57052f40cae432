import { defineCommand } from './command.js';
import { DONE } from './exit-codes.js';
export const benchCommand = defineCommand({
  command: 'bench',
  describe: 'measure speed',
  builder: (argv) => argv,
  work: async () => DONE,
});
