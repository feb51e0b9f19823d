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

const FEWEST_ROWS = 3;
const FEWEST_MARKS = 2;
/** A row that is no row of what is told: sums, errors of a formula, and what is marked not to go on the page. */
const IDLE_ROW =
  /^(?:total|sum|summe|suma|somme|somma|soma|totaal|razem)(?:;[^;\d]*)*$|#(?:N\/A|REF|BEZUG|NV|VALOR|VALEUR|WERT)!?|;(?:not (?:on|for) (?:the )?page|no va|nicht (?:auf die seite|online)|ne pas mettre|non mettere|não vai|niet plaatsen)(?:;|$)/iu;

/** Rows whose cells are parted by semicolons, with tabs in their place. */
function withTabs(text: string): string {
  const lines = text.split('\n');
  const marks = lines.map((line) => line.split(';').length - 1);
  const counts = new Map<number, number>();
  for (const count of marks.filter((count) => count >= FEWEST_MARKS)) counts.set(count, (counts.get(count) ?? 0) + 1);
  const [width] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [0, 0];
  if ((counts.get(width) ?? 0) < FEWEST_ROWS || width < FEWEST_MARKS) return text;
  const isRowOf = (line: string, at: number) => marks[at] === width && !/[.!?] \p{Lu}/u.test(line);
  return lines
    .filter((line, at) => !(isRowOf(line, at) && IDLE_ROW.test(line)))
    .map((line) => (line.split(';').length - 1 === width ? line.replaceAll(';', '\t') : line))
    .join('\n');
}

/** Rows that were copied from a spreadsheet, with bars in place of the tabs between their cells. */
export function withBars(given: string): string {
  const text = withTabs(given)
    .split('\n')
    .filter((line) => !(line.includes('\t') && IDLE_ROW.test(line.replaceAll('\t', ';'))))
    .join('\n');
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
