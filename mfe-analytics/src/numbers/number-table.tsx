import { Box, Button, Flex, Heading, Panel, Table, Text } from '@landfall/shared';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useAreaTexts } from '../texts.ts';
import { type Sorting, sortRows } from './sort-rows.ts';

export interface Column<Row> {
  name: string;
  label: string;
  valueOf: (row: Row) => string | number;
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

/** A table of numbers that sorts by each column. */
export function NumberTable<Row>({ title, columns, rows, keyOf, empty }: NumberTableProps<Row>) {
  const id = useId();
  const [sorting, setSorting] = useState<Sorting>({ column: columns[1].name, isAscending: false });
  const column = columns.find(({ name }) => name === sorting.column) ?? columns[1];
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
        <Box overflowX="auto" maxH="26rem" overflowY="auto" tabIndex={0} role="region" aria-labelledby={id}>
          <Table.Root size="sm">
            <Table.Header>
              <Table.Row>
                {columns.map((one, index) => (
                  <HeaderCell
                    key={one.name}
                    label={one.label}
                    isNumber={index > 0}
                    sorting={one.name === column.name ? sorting : undefined}
                    onSort={() =>
                      setSorting({
                        column: one.name,
                        isAscending: one.name === column.name ? !sorting.isAscending : index === 0,
                      })
                    }
                  />
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {sortRows(rows, column.valueOf, sorting.isAscending).map((row) => (
                <Table.Row key={keyOf(row)}>
                  {columns.map((one, index) => (
                    <Table.Cell
                      key={one.name}
                      textAlign={index > 0 ? 'end' : 'start'}
                      fontVariantNumeric="tabular-nums"
                      overflowWrap="anywhere"
                      minW={index === 0 ? '9rem' : undefined}
                      ps={index === 0 ? '5' : undefined}
                      pe={index === columns.length - 1 ? '5' : undefined}
                    >
                      {one.show ? one.show(row) : one.valueOf(row)}
                    </Table.Cell>
                  ))}
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
      )}
    </Panel>
  );
}

interface HeaderCellProps {
  label: string;
  isNumber: boolean;
  /** Where the table is sorted by it. */
  sorting: Sorting | undefined;
  onSort: () => void;
}

function HeaderCell({ label, isNumber, sorting, onSort }: HeaderCellProps) {
  const texts = useAreaTexts();
  const Arrow = sorting?.isAscending ? ArrowUp : ArrowDown;
  return (
    <Table.ColumnHeader aria-sort={sorting ? (sorting.isAscending ? 'ascending' : 'descending') : 'none'} px="2">
      <Flex justify={isNumber ? 'flex-end' : 'flex-start'}>
        <Button
          size="xs"
          variant="ghost"
          colorPalette="gray"
          px={isNumber ? '2' : '3'}
          title={texts.sortBy(label)}
          onClick={onSort}
        >
          {label}
          {sorting && <Arrow size={12} aria-hidden="true" />}
        </Button>
      </Flex>
    </Table.ColumnHeader>
  );
}
