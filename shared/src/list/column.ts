import type { Table } from '@landfall/shared';
import type { ReactNode } from 'react';

export type HeadLook = Omit<Parameters<typeof Table.ColumnHeader>[0], 'children'>;
export type CellLook = Omit<Parameters<typeof Table.Cell>[0], 'children'>;

export interface Column<T> {
  id: string;
  /** What its header says. */
  label: string;
  /** Its header where that is more than words. */
  header?: ReactNode;
  cell: (row: T) => ReactNode;
  /** Stands in the cell while rows are on their way. */
  placeholder?: ReactNode;
  width?: string;
  head?: HeadLook;
  body?: CellLook;
  /** What the list sorts it by; the reverse is that with a `-` before it. */
  sort?: string;
  /** How the rows are sorted by it now. */
  order?: 'ascending' | 'descending' | 'none';
}

/** The id of the column that selects rows. */
export const SELECT_COLUMN = 'select';
