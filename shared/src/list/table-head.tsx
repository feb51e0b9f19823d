import { Box, chakra, Table } from '@landfall/shared';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { Column, HeadCellProps, Sorting } from './column.ts';
import { SelectBox } from './select-box.tsx';
import { useListTexts } from './texts.ts';
import type { Selection } from './use-selection.ts';

/** A header that sorts by its column, and turns the order round when it does already. */
function SortHeader({ label, sort, sorting }: { label: string; sort: string; sorting: Sorting }) {
  const isUp = sorting.by === sort;
  const isDown = sorting.by === `-${sort}`;
  const Icon = isUp ? ArrowUp : isDown ? ArrowDown : ChevronsUpDown;
  return (
    <chakra.button
      type="button"
      display="inline-flex"
      alignItems="center"
      gap="1"
      minH="6"
      fontWeight="inherit"
      color={isUp || isDown ? 'fg' : 'inherit'}
      cursor="pointer"
      rounded="sm"
      focusVisibleRing="outside"
      _hover={{ color: 'fg' }}
      onClick={() => sorting.change(isUp ? `-${sort}` : sort)}
    >
      {label}
      <Box as="span" color={isUp || isDown ? 'inherit' : 'fg.subtle'} aria-hidden="true">
        <Icon size="12" />
      </Box>
    </chakra.button>
  );
}

function sortOf(sort: string | undefined, sorting: Sorting | undefined): 'ascending' | 'descending' | undefined {
  if (!sort || !sorting) return undefined;
  if (sorting.by === sort) return 'ascending';
  return sorting.by === `-${sort}` ? 'descending' : undefined;
}

interface TableHeadProps<T> extends HeadCellProps {
  columns: readonly Column<T>[];
  sorting: Sorting | undefined;
  selection: Selection | undefined;
}

/** The header line of a `DataTable`. */
export function TableHead<T>({ columns, look, sorting, selection }: TableHeadProps<T>) {
  const texts = useListTexts();
  return (
    <Table.Header>
      <Table.Row bg="bg.subtle">
        {selection && (
          <Table.ColumnHeader {...look} data-column="select" w="3.25rem" pe="0">
            <SelectBox
              label={texts.selectAll}
              words={texts.selectAll}
              checked={selection.isAll}
              partly={selection.count > 0 && !selection.isAll}
              onChange={selection.toggleAll}
            />
          </Table.ColumnHeader>
        )}
        {columns.map(({ id, label, width, head, sort }) => (
          <Table.ColumnHeader key={id} {...look} {...head} w={width} aria-sort={sortOf(sort, sorting)}>
            {sort && sorting ? <SortHeader {...{ label, sort, sorting }} /> : label}
          </Table.ColumnHeader>
        ))}
      </Table.Row>
    </Table.Header>
  );
}
