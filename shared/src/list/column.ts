import type { Table } from '@landfall/shared';
import type { ReactNode } from 'react';

type HeadLook = Omit<Parameters<typeof Table.ColumnHeader>[0], 'children'>;
export type CellLook = Omit<Parameters<typeof Table.Cell>[0], 'children'>;

export interface HeadCellProps {
  look?: HeadLook;
}

export interface Column<T> {
  id: string;
  /** What its header says. */
  label: string;
  cell: (row: T) => ReactNode;
  /** Stands in the cell while rows are on their way. */
  placeholder?: ReactNode;
  width?: string;
  head?: HeadCellProps['look'];
  body?: CellLook;
  /** What the list sorts it by; the reverse is that with a `-` before it. */
  sort?: string;
}

/** How the rows are sorted, and how to sort them otherwise. */
export interface Sorting {
  by: string | undefined;
  change: (by: string) => void;
}
