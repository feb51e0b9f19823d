import { Box, Panel, Table } from '@landfall/shared';
import type { ReactNode } from 'react';
import { type Cards, cardRules } from './cards.ts';
import { type CellLook, type Column, type HeadLook, SELECT_COLUMN } from './column.ts';

interface DataTableProps<T> {
  /** What the table is called. */
  label: string;
  columns: readonly Column<T>[];
  /** Undefined while the first ones are on their way. */
  rows: readonly T[] | undefined;
  idOf: (row: T) => string;
  isSelected?: (id: string) => boolean;
  /** How each row looks where there is no room for columns. Absent where numbers are compared down a column. */
  cards?: Cards;
  /** Of every header and every cell. */
  look?: { head?: HeadLook; body?: CellLook };
  layout?: 'fixed' | 'auto';
  /** Off where rows are read rather than acted on. */
  hover?: boolean;
  /** Off where the table stands on a surface already. */
  framed?: boolean;
  placeholders?: number;
  /** The rows are not those that were asked for last. */
  stale?: boolean;
  /** Why the first rows do not come, with the way to try again. */
  error?: ReactNode;
  /** In the place of no rows. */
  empty?: ReactNode;
}

const PAIRED = { px: '3', _first: { ps: '5' }, _last: { pe: '5' } } as const;

/** The look of a list of things with actions: its own edges, muted small headers. */
export const LIST_LOOK = {
  head: { ...PAIRED, color: 'fg.muted', fontSize: 'xs' },
  body: { ...PAIRED, py: '3', verticalAlign: 'middle' },
} as const;

/**
 * Rows of things in columns; cards where there is no room for these. Its states, in this order: the error, placeholders,
 * nothing, the rows. `useSelectColumn` and `sortable` make rows that are selected and columns that sort.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { rows, error, empty, framed = true, cards, columns } = props;
  const surface = (content: ReactNode) => (framed ? <Panel>{content}</Panel> : content);
  if (error) return surface(error);
  if (rows?.length === 0 && empty) return surface(empty);
  const isSelectable = columns.some(({ id }) => id === SELECT_COLUMN);
  if (!cards) return surface(<Rows {...props} />);
  return surface(
    <Box containerType="inline-size" css={{ [`@container (width < ${cards.below})`]: cardRules(cards, isSelectable) }}>
      <Rows {...props} />
    </Box>,
  );
}

function Rows<T>(props: DataTableProps<T>) {
  const { label, columns, rows, idOf, isSelected, look, layout = 'fixed' } = props;
  const { hover = true, placeholders = 6, stale = false } = props;
  const cellsOf = (content: (column: Column<T>) => ReactNode) =>
    columns.map((column) => (
      <Table.Cell
        key={column.id}
        data-column={column.id}
        data-label={column.label}
        bg="transparent"
        {...look?.body}
        {...column.body}
      >
        {content(column)}
      </Table.Cell>
    ));
  const places = Array.from({ length: placeholders }, (_, place) => place);
  return (
    <Table.Root
      size="sm"
      aria-label={label}
      aria-busy={!rows || stale}
      tableLayout={layout === 'fixed' ? 'fixed' : undefined}
      bg="transparent"
    >
      <Table.Header>
        <Table.Row bg="bg.subtle">
          {columns.map(({ id, label: words, header, width, head, order }) => (
            <Table.ColumnHeader key={id} data-column={id} {...look?.head} {...head} w={width} aria-sort={order}>
              {header ?? words}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body opacity={stale ? '0.6' : '1'} transition="opacity 150ms">
        {rows
          ? rows.map((row) => {
              const id = idOf(row);
              const chosen = isSelected?.(id);
              return (
                <Table.Row
                  key={id}
                  data-row={id}
                  data-selected={chosen || undefined}
                  bg={chosen ? 'bg.muted' : 'transparent'}
                  {...(hover && { _hover: { bg: chosen ? 'bg.muted' : 'bg.subtle' } })}
                >
                  {cellsOf((column) => column.cell(row))}
                </Table.Row>
              );
            })
          : places.map((place) => <Table.Row key={place}>{cellsOf((column) => column.placeholder)}</Table.Row>)}
      </Table.Body>
    </Table.Root>
  );
}
