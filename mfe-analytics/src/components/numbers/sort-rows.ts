export interface Sorting {
  column: string;
  isAscending: boolean;
}

type Value = string | number;

/** Rows by one column's values; equal ones stay as they came. */
export function sortRows<Row>(rows: readonly Row[], read: (row: Row) => Value, isAscending: boolean): Row[] {
  const compare = (one: Value, other: Value): number =>
    typeof one === 'string' || typeof other === 'string' ? String(one).localeCompare(String(other)) : one - other;
  return rows.toSorted((one, other) => (isAscending ? 1 : -1) * compare(read(one), read(other)));
}
