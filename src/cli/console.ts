/** The only place that writes to the two streams: results to standard output, everything else to standard error. */
export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

export const note = (text: string): void => {
  process.stderr.write(`${text}\n`);
};
