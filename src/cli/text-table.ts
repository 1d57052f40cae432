import CliTable from 'cli-table3';

const NO_LINES = {
  ...{ top: '', 'top-mid': '', 'top-left': '', 'top-right': '', bottom: '', 'bottom-mid': '', 'bottom-left': '' },
  ...{ 'bottom-right': '', left: '', 'left-mid': '', mid: '', 'mid-mid': '', right: '', 'right-mid': '', middle: '  ' },
};

/** Columns of text, numbers to the right, for a terminal. */
export const textTable = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const isNumeric = (column: number): boolean =>
    rows.every((row) => row[column] === '' || /^[-±]?[\d.,]+ ?%?( ± [\d.]+| \([\d.]+ – [\d.]+\))?$/.test(row[column]));
  const table = new CliTable({
    head: [...head],
    chars: NO_LINES,
    colAligns: head.map((_, column) => (isNumeric(column) ? 'right' : 'left')),
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  table.push(...rows.map((row) => [...row]));
  const lines = table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd());
  lines.splice(1, 0, '─'.repeat(Math.max(...lines.map((line) => line.length))));
  return lines.join('\n');
};

/** Paragraphs of at most so many characters a line, every line indented. */
export const wrap = (text: string, indent = 0, width = 100): string => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > width - indent) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line].map((each) => ' '.repeat(indent) + each).join('\n');
};
