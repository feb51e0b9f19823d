const FEWEST_COLUMNS = 3;
const MOST_COLUMNS = 12;
const LONGEST_CELL = 120;

/** Whether cells are those of a table's row. */
export const isRow = (cells: readonly string[]): boolean =>
  cells.length >= FEWEST_COLUMNS &&
  cells.length <= MOST_COLUMNS &&
  cells[0] !== '' &&
  cells.every((cell) => cell.length <= LONGEST_CELL);

/** Rows that were copied from a spreadsheet, with bars in place of the tabs between their cells. */
export const withBars = (text: string): string =>
  text.includes('\t')
    ? text
        .split('\n')
        .map((line) => (isRow(line.trim().split('\t')) ? line.trim().replace(/ ?\t ?/g, ' | ') : line))
        .join('\n')
    : text;
