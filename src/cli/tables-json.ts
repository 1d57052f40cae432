import { plain, type Row, type Table } from '../report/table.js';

/** Tables as JSON, by their names: rows as objects, numbers rounded as in the CSV files. */
export const tablesJson = (tables: object): string => {
  const values = Object.entries(tables).map(([name, { columns, rows }]: [string, Table]) => [
    name,
    rows.map((row) => Object.fromEntries(columns.map((column) => [column, jsonValue(row[column])]))),
  ]);
  return JSON.stringify(Object.fromEntries(values), null, 2);
};

const jsonValue = (value: Row[string]): string | number | null => {
  if (typeof value !== 'number') return value ?? null;
  return plain(value) === '' ? null : Number(plain(value));
};
