/** Seen as a formula by spreadsheets: a leading apostrophe keeps it a text. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  // Numbers are amounts of money.
  if (typeof value === 'number') return value.toFixed(2);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a CSV file that spreadsheets open: UTF-8 with its mark, CRLF, quotes where needed. */
export const csvFile = (rows: readonly (readonly (string | number)[])[]): Blob =>
  new Blob([`\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`], {
    type: 'text/csv;charset=utf-8',
  });
