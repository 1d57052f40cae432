import { readSync } from 'node:fs';
import type { Agent, Turn } from '../core/agent.js';
import { UserError } from '../core/errors.js';
import type { Action, State } from '../core/game.js';
import { note } from './console.js';
import { FAILED, INTERRUPTED } from './exit-codes.js';

/** So many actions are listed at once; of more, those that hold a text one types. */
const SHOWN = 30;
const POLL_MILLISECONDS = 20;

const pause = (): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MILLISECONDS);
};

/**
 * Reads a line from standard input and waits for it, since an agent answers at once. Null at the end of input. Bytes are
 * read one by one so that nothing after the line is lost.
 */
const readLine = (): string | null => {
  const byte = Buffer.alloc(1);
  const bytes: number[] = [];
  for (;;) {
    try {
      if (readSync(0, byte, 0, 1, null) === 0) return bytes.length > 0 ? Buffer.from(bytes).toString('utf8') : null;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return null;
      if (code !== 'EAGAIN') throw error;
      pause();
      continue;
    }
    if (byte[0] === 10) return Buffer.from(bytes).toString('utf8').replace(/\r$/, '');
    bytes.push(byte[0]);
  }
};

interface Choice {
  readonly action: Action;
  readonly text: string;
}

const show = (choices: readonly (Choice & { number: number })[]): void => {
  for (const { number, text } of choices.slice(0, SHOWN)) note(`  ${String(number).padStart(3)}  ${text}`);
  if (choices.length > SHOWN) {
    note(`  … and ${choices.length - SHOWN} more: type part of an action to see those that hold it`);
  }
};

/** Asks a person at the terminal, who sees what the seat sees. */
export class Human implements Agent {
  act(turn: Turn): Action {
    const state: State = turn.view();
    const choices = Array.from({ length: turn.count }, (_, i) => ({
      number: i + 1,
      action: turn.legal[i],
      text: state.describeAction(turn.legal[i], turn.seat),
    }));
    note(`\n${state.describe(turn.seat)}\nYour choice, seat ${turn.seat} (a number, part of a text, or q to leave):`);
    show(choices);
    for (;;) {
      process.stderr.write('> ');
      const line = readLine()?.trim();
      if (line === undefined || line === 'q') {
        note(line === undefined ? '\nEnd of input: the game is not over.' : 'Left the game.');
        process.exit(line === undefined ? FAILED : INTERRUPTED);
      }
      const chosen = choices.find(({ number, text }) => String(number) === line || text === line);
      if (chosen) return chosen.action;
      const fitting = choices.filter(({ text }) => line === '' || text.toLowerCase().includes(line.toLowerCase()));
      if (line !== '' && fitting.length === 1) return fitting[0].action;
      if (fitting.length === 0) note(`No action holds "${line}". Give a number from 1 to ${choices.length}.`);
      else show(fitting);
    }
  }
}

/** @throws UserError if there is no such seat */
export const checkSeat = (seat: number, seats: number): void => {
  if (seat >= seats) throw new UserError(`--human ${seat}: the seats are 0 to ${seats - 1}.`);
};
