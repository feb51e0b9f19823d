const FEWEST_COLUMNS = 3;
const MOST_COLUMNS = 12;
const LONGEST_CELL = 120;

/** Whether cells are those of a table's row. */
export const isRow = (cells: readonly string[]): boolean =>
  cells.length >= FEWEST_COLUMNS &&
  cells.length <= MOST_COLUMNS &&
  cells[0] !== '' &&
  cells.every((cell) => cell.length <= LONGEST_CELL);

const NOTHING = '-';

/** Rows that were copied from a spreadsheet, with bars in place of the tabs between their cells. */
export function withBars(text: string): string {
  if (!text.includes('\t')) return text;
  const lines = text.split('\n');
  const widths = new Set(
    lines
      .map((line) => line.trim().split('\t'))
      .filter(isRow)
      .map((cells) => cells.length),
  );
  return lines.map((line) => withBarsIn(line, widths)).join('\n');
}

/** A line whose last cells are empty keeps them where other rows are as wide. */
function withBarsIn(line: string, widths: ReadonlySet<number>): string {
  const cells = line.trim().split('\t');
  const width = line.trimStart().split('\t').length;
  const isCut = cells.length > 1 && width > cells.length && widths.has(width);
  const all = isCut ? [...cells, ...Array.from({ length: width - cells.length }, () => NOTHING)] : cells;
  return isRow(all) ? all.map((cell) => cell.trim()).join(' | ') : line;
}
