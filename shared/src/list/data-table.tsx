import { Box, Panel, Table } from '@landfall/shared';
import type { ReactNode } from 'react';
import { type Cards, cardRules } from './cards.ts';
import type { CellLook, Column, HeadCellProps, Sorting } from './column.ts';
import { SelectBox } from './select-box.tsx';
import { TableHead } from './table-head.tsx';
import { useListTexts } from './texts.ts';
import type { Selection } from './use-selection.ts';

interface DataTableProps<T> {
  /** What the table is called. */
  label: string;
  columns: readonly Column<T>[];
  /** Undefined while the first ones are on their way. */
  rows: readonly T[] | undefined;
  idOf: (row: T) => string;
  /** What a row is called. */
  nameOf?: (row: T) => string;
  /** How each row looks where there is no room for columns. */
  cards: Cards;
  /** Of every header and every cell. */
  look?: { head?: HeadCellProps['look']; body?: CellLook };
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
  sorting?: Sorting;
  selection?: Selection;
}

const PAIRED = { px: '3', _first: { ps: '5' }, _last: { pe: '5' } } as const;

/** The look of a list of things with actions: its own edges, muted small headers. */
export const LIST_LOOK = {
  head: { ...PAIRED, color: 'fg.muted', fontSize: 'xs' },
  body: { ...PAIRED, py: '3', verticalAlign: 'middle' },
} as const;

/**
 * Rows of things in columns; cards where there is no room for these. Its states, in this order: the error, placeholders,
 * nothing, the rows.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { rows, error, empty, framed = true, cards, selection } = props;
  const surface = (content: ReactNode) => (framed ? <Panel>{content}</Panel> : content);
  if (error) return surface(error);
  if (rows?.length === 0 && empty) return surface(empty);
  return surface(
    <Box
      containerType="inline-size"
      css={{ [`@container (width < ${cards.below})`]: cardRules(cards, selection !== undefined) }}
    >
      <Rows {...props} />
    </Box>,
  );
}

function Rows<T>({
  label,
  columns,
  rows,
  idOf,
  nameOf,
  look,
  layout = 'fixed',
  hover = true,
  placeholders = 6,
  stale = false,
  sorting,
  selection,
}: DataTableProps<T>) {
  const texts = useListTexts();
  const cellOf = (column: Column<T>, content: ReactNode) => (
    <Table.Cell
      key={column.id}
      data-column={column.id}
      data-label={column.label}
      bg="transparent"
      {...look?.body}
      {...column.body}
    >
      {content}
    </Table.Cell>
  );
  const places = Array.from({ length: placeholders }, (_, place) => place);
  return (
    <Table.Root
      size="sm"
      aria-label={label}
      aria-busy={!rows || stale}
      tableLayout={layout === 'fixed' ? 'fixed' : undefined}
      bg="transparent"
    >
      <TableHead columns={columns} look={look?.head} sorting={sorting} selection={selection} />
      <Table.Body opacity={stale ? '0.6' : '1'} transition="opacity 150ms">
        {rows
          ? rows.map((row) => {
              const id = idOf(row);
              const isSelected = selection?.has(id);
              return (
                <Table.Row
                  key={id}
                  data-row={id}
                  data-selected={isSelected || undefined}
                  bg={isSelected ? 'bg.muted' : 'transparent'}
                  {...(hover && { _hover: { bg: isSelected ? 'bg.muted' : 'bg.subtle' } })}
                >
                  {selection && (
                    <Table.Cell data-column="select" bg="transparent" {...look?.body} pe="0">
                      <SelectBox
                        label={texts.selectOne(nameOf?.(row) ?? id)}
                        checked={Boolean(isSelected)}
                        onChange={(isRange) => selection.toggle(id, isRange)}
                      />
                    </Table.Cell>
                  )}
                  {columns.map((column) => cellOf(column, column.cell(row)))}
                </Table.Row>
              );
            })
          : places.map((place) => (
              <Table.Row key={place}>
                {selection && <Table.Cell data-column="select" bg="transparent" {...look?.body} />}
                {columns.map((column) => cellOf(column, column.placeholder))}
              </Table.Row>
            ))}
      </Table.Body>
    </Table.Root>
  );
}
