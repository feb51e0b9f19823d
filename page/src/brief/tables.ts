import { MONEY } from './money.ts';
import { tidied } from './normalise.ts';
import type { FoundFact } from './sheet.ts';
import { isRow } from './table-bars.ts';

/** A row of a table with what its columns are called. */
export interface Row {
  cells: readonly string[];
  /** Empty strings where the table has no head. */
  columns: readonly string[];
  /** The column with the prices; -1 where there is none. */
  priced: number;
}

const FEWEST_ROWS = 3;
const RULE = /^[\s:|-]{3,}$/;
const EMPTY = /^[-–—./]{0,3}$/;

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\s{0,4}\|/, '')
    .replace(/\|\s{0,4}$/, '')
    .split('|')
    .map((cell) => cell.trim());

/** The rows of the tables among lines, by the number of their line; null for a line that only draws or heads one. */
export function rowsIn(lines: readonly string[]): Map<number, Row | null> {
  const found = new Map<number, Row | null>();
  for (let at = 0; at < lines.length; at += 1) {
    const [first = []] = [cellsOf(lines[at] ?? '')];
    if (!isRow(first)) continue;
    let end = at + 1;
    while (end < lines.length && (RULE.test(lines[end] ?? '') || cellsOf(lines[end] ?? '').length === first.length))
      end += 1;
    const numbers = Array.from({ length: end - at }, (_, index) => at + index);
    const rows = numbers.filter((number) => !RULE.test(lines[number] ?? ''));
    if (rows.length >= FEWEST_ROWS) readTable(rows, lines, found);
    for (const number of numbers) if (rows.length >= FEWEST_ROWS && !rows.includes(number)) found.set(number, null);
    at = end - 1;
  }
  return new Map([...found].sort(([one], [other]) => one - other));
}

function readTable(rows: readonly number[], lines: readonly string[], found: Map<number, Row | null>): void {
  const all = rows.map((number) => cellsOf(lines[number] ?? ''));
  const [head = [], ...others] = all;
  const isHeaded =
    !/\d/.test(head.join('')) && others.filter((cells) => /\d/.test(cells.join(''))).length * 2 > others.length;
  const columns = isHeaded ? head : head.map(() => '');
  const body = isHeaded ? others : all;
  const counts = columns.map((_, column) => body.filter((cells) => MONEY.test(cells[column] ?? '')).length);
  const most = Math.max(...counts.slice(1));
  const priced = most * 2 > body.length ? counts.indexOf(most, 1) : -1;
  for (const [at, number] of rows.entries())
    found.set(number, isHeaded && at === 0 ? null : { cells: all[at] ?? [], columns, priced });
}

const PRICE_WORD =
  /^(?:prices?|cost|fee|precio|coste|preis|kosten|gebühr|prix|tarif|prezzo|costo|prijs|cena|koszt|preço|valor)(?!\p{L})/iu;

/** What the head says of the price beyond that it is one: "Price per term", "Prix / mois". */
const unitOf = (column: string): string =>
  PRICE_WORD.test(column)
    ? column
        .replace(PRICE_WORD, '')
        .replace(/^[\s:,(]{1,4}|\)$/g, '')
        .trim()
    : '';

/** What a row of a table offers, with the names of its columns before what stands in them. */
export function factOfRow({ cells, columns, priced }: Row, group: string): FoundFact {
  const told = cells.flatMap((cell, column) => {
    if (column === 0 || column === priced || EMPTY.test(cell)) return [];
    const name = columns[column] ?? '';
    return [name === '' ? tidied(cell) : `${tidied(name)}: ${cell}`];
  });
  const value = priced > 0 ? (cells[priced] ?? '') : '';
  return {
    kind: 'offer',
    label: cells[0] ?? '',
    value: EMPTY.test(value) ? '' : value,
    unit: priced > 0 ? unitOf(columns[priced] ?? '') : '',
    text: told.join(' · '),
    group,
  };
}
