/** Marks what has the focus when its row is walked to by keyboard. */
export const rowMain = { 'data-row-main': '' } as const;

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled)';

/** The rows of a list, in their order. */
export const rowsOf = (list: ParentNode | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

/** The row that the focus is in. */
export const focusedRow = (list: ParentNode | null): HTMLElement | undefined =>
  rowsOf(list).find((row) => row.contains(document.activeElement));

/** Moves the focus to a row. */
export function focusRow(row: HTMLElement | undefined): void {
  const target = row?.querySelector<HTMLElement>('[data-row-main]') ?? row?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
}

/** The id of the row that comes to stand where these stood: the next one, else the one before. */
export function besideRows(list: ParentNode | null, ids: readonly string[]): string | undefined {
  const shown = rowsOf(list).map((row) => row.dataset.row ?? '');
  const first = shown.findIndex((id) => ids.includes(id));
  const isLeft = (id: string) => !ids.includes(id);
  return shown.slice(first + 1).find(isLeft) ?? shown.slice(0, Math.max(0, first)).findLast(isLeft);
}
