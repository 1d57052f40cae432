/** A value of a table: text, a number, or nothing. */
export type Value = string | number | undefined;
export type Row = Readonly<Record<string, Value>>;

/** A table as it goes to CSV and JSON. Rows may leave columns out. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** Numbers in tables keep so many places after the point. */
const PLACES = 6;

/** A number in plain decimal, rounded; not a number is nothing. */
export const plain = (value: number): string => {
  if (!Number.isFinite(value)) return '';
  return Number.isInteger(value) ? BigInt(value).toString() : String(Number(value.toFixed(PLACES)));
};

/** `firstSeat` as a column: `first_seat`. */
export const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
