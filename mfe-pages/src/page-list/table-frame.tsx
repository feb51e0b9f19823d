import { Box, Table } from '@landfall/shared';
import type { ReactNode } from 'react';
import { usePagesTexts } from '../texts.ts';

const COLUMNS = ['preview', 'title', 'path', 'description', 'type', 'status', 'actions'] as const;

/** Where there is no room for seven columns, each row becomes a card with the same contents. */
const CARDS = {
  '& table, & tbody': { display: 'block' },
  '& thead': { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"preview title status" "preview path type" "text text text" "actions actions actions"',
    columnGap: '3',
    rowGap: '1',
    p: '4',
    borderBottomWidth: '1px',
  },
  '& tr:last-child': { borderBottomWidth: '0' },
  '& td': { display: 'block', p: '0', borderWidth: '0', minW: '0', maxW: 'none', textAlign: 'start' },
  '& td:nth-of-type(1)': { gridArea: 'preview', ps: '0' },
  '& td:nth-of-type(2)': { gridArea: 'title' },
  '& td:nth-of-type(3)': { gridArea: 'path' },
  '& td:nth-of-type(4)': { gridArea: 'text', pt: '2', '&:empty': { display: 'none' } },
  '& td:nth-of-type(5)': { gridArea: 'type', justifySelf: 'end' },
  '& td:nth-of-type(6)': { gridArea: 'status', justifySelf: 'end' },
  '& td:nth-of-type(7)': { gridArea: 'actions', pt: '2', pe: '0' },
};

interface TableFrameProps {
  /** The rows are placeholders. */
  busy?: boolean;
  /** The rows are those of another page. */
  stale?: boolean;
  children: ReactNode;
}

/** The table of pages without its rows. */
export function TableFrame({ busy = false, stale = false, children }: TableFrameProps) {
  const texts = usePagesTexts();
  return (
    <Box containerType="inline-size" css={{ '@container (width < 48rem)': CARDS }}>
      <Table.Root size="sm" aria-label={texts.pages} aria-busy={busy || stale} tableLayout="fixed" bg="transparent">
        <Table.Header>
          <Table.Row bg="bg.subtle">
            {COLUMNS.map((name) => (
              <Table.ColumnHeader key={name} {...CELL} w={WIDTHS[name]} color="fg.muted" fontSize="xs">
                {texts[name]}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body opacity={stale ? '0.6' : '1'} transition="opacity 150ms">
          {children}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

const CELL = { px: '3', _first: { ps: '5' }, _last: { pe: '5' } } as const;

const WIDTHS: Partial<Record<(typeof COLUMNS)[number], string>> = {
  preview: '7rem',
  title: '18%',
  path: '15%',
  type: '7.5rem',
  status: '6.5rem',
  actions: '9rem',
};

/** One cell of a row, in the order of the columns. */
export const Cell = ({ children }: { children?: ReactNode }) => (
  <Table.Cell {...CELL} py="3" bg="transparent" verticalAlign="middle">
    {children}
  </Table.Cell>
);
