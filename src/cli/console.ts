/** The only place that writes to the two streams: results to standard output, everything else to standard error. */
export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

export const note = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** A reader that goes away early (`zedbench … | head`) ends the command without a word. */
export const endQuietlyWhenUnread = (): void => {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
};
