import { MONEY } from '../prices/money.ts';
import type { FoundFact } from '../sheet.ts';
import { OWN_COLUMN } from '../words/set-aside.ts';
import { tidied } from './normalise.ts';
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
    const read = new Set(rows);
    for (const number of numbers) if (rows.length >= FEWEST_ROWS && !read.has(number)) found.set(number, null);
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
  const priced = pricedColumn(columns, body);
  for (const [at, number] of rows.entries())
    found.set(number, isHeaded && at === 0 ? null : { cells: all[at] ?? [], columns, priced });
}

const PRICE_WORD =
  /^(?:prices?|cost|fee|precio|coste|preis|kosten|gebühr|prix|tarif|prezzo|costo|prijs|cena|koszt|preço|valor)(?!\p{L})/iu;

const IN_HEAD = /[(/,\s](US\$|R\$|[$€£]|CHF|EUR|USD|GBP|PLN|BRL|zł|kr|euros?|pounds?|reais)(?![\p{L}\d])/iu;
const BARE = /^\d{1,6}(?:[.,]\d{1,2})?$/u;

/** The column with the prices: most of its cells are sums, or numbers below a head that says so; -1 where none is. */
function pricedColumn(columns: readonly string[], body: readonly (readonly string[])[]): number {
  const count = (column: number, pattern: RegExp) => body.filter((cells) => pattern.test(cells[column] ?? '')).length;
  const sums = columns.map((name, column) => (OWN_COLUMN.test(name) ? 0 : count(column, MONEY)));
  const most = Math.max(...sums.slice(1));
  if (most * 2 > body.length) return sums.indexOf(most, 1);
  return columns.findIndex(
    (name, column) => column > 0 && PRICE_WORD.test(name) && count(column, BARE) * 2 > body.length,
  );
}

/** What the head says of the price beyond that it is one: "Price per term", "Prix / mois". */
const unitOf = (column: string): string =>
  PRICE_WORD.test(column)
    ? column
        .replace(IN_HEAD, (said) => said.charAt(0))
        .replace(PRICE_WORD, '')
        .replace(/^[\s:,(]{1,4}|\)$/g, '')
        .trim()
    : '';

/** A number with the currency that the head of its column names. */
function pricedAs(value: string, column: string): string {
  const currency = IN_HEAD.exec(column)?.[1];
  if (!currency || !BARE.test(value)) return value;
  return /[$£]$/.test(currency) ? `${currency}${value}` : `${value} ${currency}`;
}

/** What a row of a table tells, with the names of its columns before what stands in them: an offer where it has a price. */
export function factOfRow({ cells, columns, priced }: Row, group: string): FoundFact {
  const told = cells.flatMap((cell, column) => {
    const name = columns[column] ?? '';
    if (column === 0 || column === priced || EMPTY.test(cell) || OWN_COLUMN.test(name)) return [];
    return [name === '' ? tidied(cell) : `${tidied(name)}: ${cell}`];
  });
  if (priced < 1) return { kind: 'about', text: [cells[0] ?? '', ...told].filter(Boolean).join(' · '), group };
  const value = cells[priced] ?? '';
  return {
    kind: 'offer',
    label: cells[0] ?? '',
    value: EMPTY.test(value) ? '' : pricedAs(value, columns[priced] ?? ''),
    unit: unitOf(columns[priced] ?? ''),
    text: told.join(' · '),
    group,
  };
}
