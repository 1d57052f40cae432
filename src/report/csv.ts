import { stringify } from 'csv-stringify/sync';
import { plain, type Table } from './table.js';

/**
 * A table as CSV: RFC 4180 with line feeds, a header, numbers in plain decimal, and text that a spreadsheet would take for a
 * formula marked with an apostrophe.
 */
export const csvOf = ({ columns, rows }: Table, header = true): string =>
  stringify(rows as Record<string, unknown>[], {
    header,
    columns: [...columns],
    escape_formulas: true,
    cast: { number: plain },
  });
