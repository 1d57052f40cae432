import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built command, as a person runs it. */
export const COMMAND = fileURLToPath(new URL('../../bin/zedbench.js', import.meta.url));

export interface Run {
  /** As a shell tells it: 128 and the number of the signal if one ended it. */
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly cwd: string;
  readonly input?: string;
  /** Given the signal this long after the first output on standard error. */
  readonly interruptAfter?: number;
  /** How many times, a moment apart; once unless it is given. */
  readonly interrupts?: number;
  /** On top of this process's. */
  readonly env?: Readonly<Record<string, string>>;
}

/** In milliseconds: what hangs is ended, so that it does not outlive the tests. */
const LONGEST_RUN = 90_000;

/** In milliseconds: so soon that the next interrupt finds a command still stopping. */
const MOMENT = 20;

/** Runs any program to its end. */
export const runProgram = (program: string, args: readonly string[], options: RunOptions): Promise<Run> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      timeout: LONGEST_RUN,
      killSignal: 'SIGKILL',
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (data: Buffer) => {
      stdout += data.toString('utf8');
    });
    child.stderr.on('data', (data: Buffer) => {
      stderr += data.toString('utf8');
    });
    const { interruptAfter, interrupts = 1 } = options;
    if (interruptAfter !== undefined)
      child.stderr.once('data', () => {
        for (let i = 0; i < interrupts; i++) setTimeout(() => child.kill('SIGINT'), interruptAfter + MOMENT * i);
      });
    child.once('error', reject);
    // The last moments of a process are without listeners: an interrupt then ends it as it ends any, which a shell tells as 130 too.
    child.once('close', (code, signal) =>
      resolve({ code: code ?? 128 + constants.signals[signal as NodeJS.Signals], stdout, stderr }),
    );
    // A program that ends without reading its input is none of our concern here.
    child.stdin.on('error', () => {});
    child.stdin.end(options.input ?? '');
  });

/** Runs the built zedbench in a process of its own. */
export const zedbench = (args: readonly string[], options: RunOptions): Promise<Run> =>
  runProgram(process.execPath, [COMMAND, ...args], options);

/** A new folder, holding the files given. */
export const temporaryFolder = (files: Readonly<Record<string, string>> = {}): string => {
  const folder = mkdtempSync(join(tmpdir(), 'zedbench-test-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
};

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** The text of every file below a folder, by its path there; nothing where there is no folder. */
export const filesBelow = (folder: string): Record<string, string> => {
  const isThere = statSync(folder, { throwIfNoEntry: false }) !== undefined;
  const paths = isThere ? (readdirSync(folder, { recursive: true }) as string[]) : [];
  return Object.fromEntries(
    paths
      .sort()
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
};

/** What of {@link filesBelow} may not differ between two runs: all but times, and journals, which hold them too. */
export const lastingFiles = (folder: string): Record<string, string> =>
  Object.fromEntries(Object.entries(filesBelow(folder)).filter(([path]) => !/timing\.json$|\/journal\//.test(path)));

/** The journals of {@link filesBelow}. */
export const journalFiles = (folder: string): Record<string, string> =>
  Object.fromEntries(Object.entries(filesBelow(folder)).filter(([path]) => path.includes('/journal/')));
