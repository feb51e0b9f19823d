import { Box, chakra } from '@landfall/shared';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { Column } from './column.ts';

/** How a list is sorted, and how to sort it otherwise. */
export interface Sorting {
  by: string | undefined;
  change: (by: string) => void;
}

const ICONS = { ascending: ArrowUp, descending: ArrowDown };

function orderOf(sort: string, { by }: Sorting): keyof typeof ICONS | undefined {
  if (by === sort) return 'ascending';
  return by === `-${sort}` ? 'descending' : undefined;
}

/** A header that sorts by its column, and turns the order round when it does already. */
function SortHeader({ label, sort, sorting }: { label: string; sort: string; sorting: Sorting }) {
  const order = orderOf(sort, sorting);
  const Icon = order ? ICONS[order] : ChevronsUpDown;
  return (
    <chakra.button
      type="button"
      display="inline-flex"
      alignItems="center"
      gap="1"
      minH="6"
      fontWeight="inherit"
      color={order ? 'fg' : 'inherit'}
      cursor="pointer"
      rounded="sm"
      focusVisibleRing="outside"
      _hover={{ color: 'fg' }}
      onClick={() => sorting.change(order === 'ascending' ? `-${sort}` : sort)}
    >
      {label}
      <Box as="span" color={order ? 'inherit' : 'fg.subtle'} aria-hidden="true">
        <Icon size="12" />
      </Box>
    </chakra.button>
  );
}

/** The same columns; those that a list can be sorted by have headers that do so. */
export const sortable = <T,>(columns: readonly Column<T>[], sorting: Sorting): Column<T>[] =>
  columns.map((column) => {
    const { label, sort } = column;
    if (!sort) return column;
    return { ...column, header: <SortHeader {...{ label, sort, sorting }} />, order: orderOf(sort, sorting) };
  });
