/** What a front end shows of one board. */
export interface BoardSheet {
  /** A short label, from which the picture's file gets its name. */
  readonly name: string;
  /** One sentence. */
  readonly summary: string;
  /** What is measured on it, a text for each column. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** SVG. */
  readonly picture: string;
}

/** For games one of whose options is a board, as data: what `zedbench board` needs to check and draw one. */
export interface Boards {
  /** The option that holds the board. */
  readonly option: string;
  /** The boards that come with the game, by name; the first is shown unless another is asked for. */
  readonly builtIn: Readonly<Record<string, unknown>>;
  /** @throws UserError that says what is wrong with a board and where; it is told after the name of the file */
  draw(board: unknown): BoardSheet;
}
