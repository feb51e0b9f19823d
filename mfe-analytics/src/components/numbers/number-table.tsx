import { Box, Button, Flex, Heading, Panel, Text } from '@landfall/shared';
import { DataTable, type Column as TableColumn } from '@landfall/shared/list';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useAreaTexts } from '../../texts.ts';
import { type Sorting, sortRows } from './sort-rows.ts';

export interface Column<Row> {
  name: string;
  label: string;
  valueOf: (row: Row) => string | number;
  /** There is no room for it on a phone. */
  isMinor?: boolean;
  /** What is shown, where it is not the value. */
  show?: (row: Row) => ReactNode;
}

interface NumberTableProps<Row> {
  title: string;
  /** The first one names the row, the others are numbers; the second one sorts at first. */
  columns: readonly [Column<Row>, Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  empty: string;
}

const MINOR = { base: 'none', sm: 'table-cell' } as const;
const PADDING = { base: '1', sm: '3' } as const;
/** Names break anywhere, but not into a word a line. */
const NAME_WIDTH = { base: '6rem', sm: '8rem' } as const;

/** A table of numbers that sorts by each column. */
export function NumberTable<Row>({ title, columns, rows, keyOf, empty }: NumberTableProps<Row>) {
  const id = useId();
  const [sorting, setSorting] = useState<Sorting>({ column: columns[1].name, isAscending: false });
  const column = columns.find(({ name }) => name === sorting.column) ?? columns[1];
  const sortBy = ({ name }: Column<Row>, isFirst: boolean) =>
    setSorting({ column: name, isAscending: name === column.name ? !sorting.isAscending : isFirst });
  const shown = columns.map((one, index): TableColumn<Row> => {
    const order = one.name === column.name ? sorting : undefined;
    const look = {
      display: one.isMinor ? MINOR : undefined,
      ps: index === 0 ? '5' : PADDING,
      // The last number ends where the panel's own text does.
      pe: index === columns.length - 1 ? { base: '4', sm: '5' } : PADDING,
    };
    return {
      id: one.name,
      label: one.label,
      order: order ? (order.isAscending ? 'ascending' : 'descending') : 'none',
      header: (
        <SortButton label={one.label} isNumber={index > 0} sorting={order} onSort={() => sortBy(one, index === 0)} />
      ),
      head: look,
      body: {
        ...look,
        minW: index === 0 ? NAME_WIDTH : undefined,
        textAlign: index > 0 ? 'end' : 'start',
        fontVariantNumeric: 'tabular-nums',
        ...(index === 0 ? { overflowWrap: 'anywhere' } : { whiteSpace: 'nowrap' }),
      },
      cell: (row) => (one.show ? one.show(row) : one.valueOf(row)),
    };
  });
  return (
    <Panel as="section" aria-labelledby={id} display="flex" flexDirection="column">
      <Heading as="h2" id={id} size="sm" px="5" pt="4" pb="2">
        {title}
      </Heading>
      {rows.length === 0 ? (
        <Text px="5" pb="5" color="fg.muted" fontSize="sm">
          {empty}
        </Text>
      ) : (
        <Box overflowX="auto" maxH="26rem" overflowY="auto" tabIndex={0} role="group" aria-labelledby={id}>
          <DataTable
            label={title}
            columns={shown}
            rows={sortRows(rows, column.valueOf, sorting.isAscending)}
            idOf={keyOf}
            layout="auto"
            hover={false}
            framed={false}
          />
        </Box>
      )}
    </Panel>
  );
}

interface SortButtonProps {
  label: string;
  isNumber: boolean;
  /** Where the table is sorted by it. */
  sorting: Sorting | undefined;
  onSort: () => void;
}

function SortButton({ label, isNumber, sorting, onSort }: SortButtonProps) {
  const texts = useAreaTexts();
  const Arrow = sorting?.isAscending ? ArrowUp : ArrowDown;
  return (
    <Flex justify={isNumber ? 'flex-end' : 'flex-start'}>
      <Button
        size="xs"
        variant="plain"
        color="fg.muted"
        px="0"
        minW="0"
        gap="1"
        flexDirection={isNumber ? 'row' : 'row-reverse'}
        title={texts.sortBy(label)}
        onClick={onSort}
      >
        {sorting && <Arrow size={12} aria-hidden="true" />}
        {label}
      </Button>
    </Flex>
  );
}
