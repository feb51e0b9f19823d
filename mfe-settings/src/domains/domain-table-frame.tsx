import { Box, Panel, Table } from '@landfall/shared';
import type { ReactNode } from 'react';
import { useAreaTexts } from '../texts.ts';

const COLUMNS = [
  { name: 'columnType', width: '8rem' },
  { name: 'columnDomain', width: undefined },
  { name: 'columnSsl', width: '8rem' },
  { name: 'columnStatus', width: '8rem' },
  { name: 'columnActions', width: '9rem' },
] as const;

/** Where there is no room for five columns, each row becomes a card with the same contents. */
const CARDS = {
  '& table, & tbody': { display: 'block' },
  '& thead': { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"domain status" "type actions" "ssl actions"',
    columnGap: '3',
    rowGap: '1',
    p: '4',
    borderBottomWidth: '1px',
  },
  '& tr:last-child': { borderBottomWidth: '0' },
  '& td': { display: 'block', p: '0 !important', borderWidth: '0', minW: '0' },
  '& td:nth-of-type(1)': { gridArea: 'type' },
  '& td:nth-of-type(2)': { gridArea: 'domain' },
  '& td:nth-of-type(3)': {
    gridArea: 'ssl',
    display: 'flex',
    gap: '2',
    _before: { content: '"SSL"', color: 'fg.muted' },
  },
  '& td:nth-of-type(4)': { gridArea: 'status', justifySelf: 'end' },
  '& td:nth-of-type(5)': { gridArea: 'actions', alignSelf: 'end', me: '-2' },
};

/** The table of domains without its rows. */
export function DomainTableFrame({ busy = false, children }: { busy?: boolean; children: ReactNode }) {
  const texts = useAreaTexts();
  return (
    <Panel containerType="inline-size" css={{ '@container (width < 40rem)': CARDS }}>
      <Box>
        <Table.Root size="sm" aria-label={texts.domainsTitle} aria-busy={busy} tableLayout="fixed" bg="transparent">
          <Table.Header>
            <Table.Row bg="bg.subtle">
              {COLUMNS.map(({ name, width }) => (
                <Table.ColumnHeader
                  key={name}
                  px="3"
                  _first={{ ps: '5' }}
                  _last={{ pe: '5', textAlign: 'end' }}
                  w={width}
                  color="fg.muted"
                  fontSize="xs"
                >
                  {texts[name]}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>{children}</Table.Body>
        </Table.Root>
      </Box>
    </Panel>
  );
}

/** One cell of a row, in the order of the columns. */
export const Cell = ({ children }: { children?: ReactNode }) => (
  <Table.Cell px="3" _first={{ ps: '5' }} _last={{ pe: '5' }} py="3" bg="transparent" verticalAlign="middle">
    {children}
  </Table.Cell>
);
