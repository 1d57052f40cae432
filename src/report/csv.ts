import { stringify } from 'csv-stringify/sync';
import { plain, type Row, type Value } from './table.js';

/** Marks text that a spreadsheet would take for a formula. Numbers, negative ones too, are no formulas. */
const unformula = (text: string): string => (/^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text);

interface CsvTable {
  readonly columns: readonly string[];
  /** By the columns' names, or in their order. */
  readonly rows: readonly (Row | readonly Value[])[];
}

/**
 * A table as CSV: RFC 4180 with line feeds, a header, numbers in plain decimal, and text that a spreadsheet would take for a
 * formula marked with an apostrophe.
 */
export const csvOf = ({ columns, rows }: CsvTable, header = true): string =>
  stringify(rows as Record<string, unknown>[], {
    header,
    columns: [...columns],
    cast: { number: plain, string: unformula },
  });
