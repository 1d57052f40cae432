import { didYouMean, unknownWord } from '../core/errors.js';

/** Whether a word was typed as an option: `--word`, `--word=value`, `--no-word`, `-w`. */
const isTypedAsOption = (word: string, args: readonly string[]): boolean =>
  args.some((arg) => arg.startsWith('-') && arg.replace(/^--?(no-)?/, '').split('=')[0] === word);

/**
 * The sentence for a command line that could not be understood, in place of what yargs says of it.
 *
 * @param message what yargs says, or the message of an argument's own check
 * @param usages the commands with their arguments: `sim <game>`
 * @param options the options of the command that was named
 */
export const wrongUse = (
  message: string,
  args: readonly string[],
  usages: readonly string[],
  options: readonly string[],
): string => {
  const names = usages.map((usage) => usage.split(' ')[0]);
  const usage = usages.find((each) => args.includes(each.split(' ')[0]));
  const first = args.find((arg) => !arg.startsWith('-'));
  if (usage === undefined) {
    return first === undefined
      ? `Say which command: ${names.join(', ')}. See zedbench --help.`
      : `${unknownWord('command', first, names).message} See zedbench --help.`;
  }
  const see = `See zedbench ${usage.split(' ')[0]} --help.`;
  if (message.startsWith('Not enough non-option arguments')) {
    return `Something is missing: zedbench ${usage}. ${see}`;
  }
  const [, , unknown] = /^Unknown (argument|command)s?: (.*)$/s.exec(message) ?? [];
  if (unknown !== undefined) {
    const words = unknown.split(', ');
    const option = words.find((word) => isTypedAsOption(word, args));
    if (option === undefined) return `"${words[0]}" is one argument too many. ${see}`;
    const near = didYouMean(option, options).replace(/"(.*)"/, '--$1');
    return `There is no option ${option.length > 1 ? '--' : '-'}${option} here.${near} ${see}`;
  }
  const [, empty] = /^Not enough arguments following: (.*)$/s.exec(message) ?? [];
  if (empty !== undefined) return `The option --${empty} needs a value. ${see}`;
  return message.trim();
};
