import { defineCommand } from './command.js';
import { DONE } from './exit-codes.js';
export const checkCommand = defineCommand({
  command: 'check',
  describe: 'check',
  builder: (argv) => argv,
  work: async () => DONE,
});
