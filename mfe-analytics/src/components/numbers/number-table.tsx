import { Box, Button, Flex, Heading, Panel, Table, Text } from '@landfall/shared';
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
const PADDING = { base: '1.5', sm: '3' } as const;

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
        <Box overflowX="auto" maxH="26rem" overflowY="auto" tabIndex={0} role="group" aria-labelledby={id}>
          <Table.Root size="sm">
            <Table.Header>
              <Table.Row bg="transparent">
                {columns.map((one, index) => (
                  <HeaderCell
                    key={one.name}
                    label={one.label}
                    isNumber={index > 0}
                    isMinor={one.isMinor}
                    sorting={one.name === column.name ? sorting : undefined}
                    isFirst={index === 0}
                    isLast={index === columns.length - 1}
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
                <Table.Row bg="transparent" key={keyOf(row)}>
                  {columns.map((one, index) => (
                    <Table.Cell
                      key={one.name}
                      textAlign={index > 0 ? 'end' : 'start'}
                      fontVariantNumeric="tabular-nums"
                      overflowWrap="anywhere"
                      display={one.isMinor ? MINOR : undefined}
                      ps={index === 0 ? '5' : PADDING}
                      pe={index === columns.length - 1 ? '5' : PADDING}
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
  isMinor: boolean | undefined;
  isFirst: boolean;
  isLast: boolean;
  /** Where the table is sorted by it. */
  sorting: Sorting | undefined;
  onSort: () => void;
}

function HeaderCell({ label, isNumber, isMinor, isFirst, isLast, sorting, onSort }: HeaderCellProps) {
  const texts = useAreaTexts();
  const Arrow = sorting?.isAscending ? ArrowUp : ArrowDown;
  return (
    <Table.ColumnHeader
      aria-sort={sorting ? (sorting.isAscending ? 'ascending' : 'descending') : 'none'}
      display={isMinor ? MINOR : undefined}
      ps={isFirst ? '5' : PADDING}
      pe={isLast ? '5' : PADDING}
    >
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
    </Table.ColumnHeader>
  );
}
