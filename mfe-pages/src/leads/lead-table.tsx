import { Box, chakra, dateAt, IconButton, relativeTime, Table, Text } from '@landfall/shared';
import type { Lead } from '@landfall/shared/contracts';
import { Trash2 } from 'lucide-react';
import { usePagesTexts } from '../texts.ts';

/** Where there is no room for columns, each row becomes a card. */
const CARDS = {
  '& table, & tbody': { display: 'block' },
  '& thead': { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"when remove" "page page" "sent sent"',
    columnGap: '3',
    rowGap: '1',
    py: '3',
    borderBottomWidth: '1px',
  },
  '& td': { display: 'block', p: '0', borderWidth: '0', minW: '0' },
  '& td[data-cell=when]': { gridArea: 'when' },
  '& td[data-cell=page]': { gridArea: 'page' },
  '& td[data-cell=sent]': { gridArea: 'sent' },
  '& td[data-cell=remove]': { gridArea: 'remove' },
};

const EMAIL = /^[^\s@?&]+@[^\s@?&]+\.[^\s@?&]+$/;

/** What was typed into one field; an e-mail address can be answered at once. */
function Value({ value }: { value: string }) {
  if (!EMAIL.test(value)) return <>{value}</>;
  return (
    <chakra.a href={`mailto:${value}`} color="brand.fg" textDecoration="underline">
      {value}
    </chakra.a>
  );
}

const Sent = ({ fields }: Pick<Lead, 'fields'>) => (
  <Box as="dl" overflowWrap="anywhere">
    {Object.entries(fields).map(([name, value]) => (
      <Box key={name} py="0.5">
        <Text as="dt" display="inline" color="fg.muted" me="2">
          {name}
        </Text>
        <Text as="dd" display="inline" whiteSpace="pre-line">
          <Value value={value} />
        </Text>
      </Box>
    ))}
  </Box>
);

interface LeadTableProps {
  leads: readonly Lead[];
  /** They are of several pages: each row says of which. */
  withPage: boolean;
  onDelete: (lead: Lead) => void;
}

/** What visitors sent, a row each. */
export function LeadTable({ leads, withPage, onDelete }: LeadTableProps) {
  const texts = usePagesTexts();
  const top = { bg: 'transparent', verticalAlign: 'top' } as const;
  return (
    <Box containerType="inline-size" css={{ '@container (width < 34rem)': CARDS }}>
      <Table.Root size="sm" aria-label={texts.leads} bg="transparent" tableLayout="fixed">
        <Table.Header>
          <Table.Row bg="bg.subtle">
            <Table.ColumnHeader w="9rem">{texts.received}</Table.ColumnHeader>
            {withPage && <Table.ColumnHeader w="11rem">{texts.page}</Table.ColumnHeader>}
            <Table.ColumnHeader>{texts.sent}</Table.ColumnHeader>
            <Table.ColumnHeader w="5.5rem" textAlign="end">
              {texts.actions}
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {leads.map((lead) => (
            <Table.Row key={lead.lead_id} bg="transparent">
              <Table.Cell {...top} data-cell="when">
                <chakra.time
                  dateTime={new Date(lead.created_at * 1000).toISOString()}
                  title={dateAt(lead.created_at)}
                  color="fg.muted"
                >
                  {relativeTime(lead.created_at)}
                </chakra.time>
              </Table.Cell>
              {withPage && (
                <Table.Cell {...top} data-cell="page">
                  <Text lineClamp="2" overflowWrap="anywhere">
                    {lead.page_title}
                  </Text>
                </Table.Cell>
              )}
              <Table.Cell {...top} data-cell="sent">
                <Sent fields={lead.fields} />
              </Table.Cell>
              <Table.Cell {...top} data-cell="remove" textAlign="end">
                <IconButton
                  size="xs"
                  variant="ghost"
                  colorPalette="red"
                  aria-label={texts.deleteLeadOf(dateAt(lead.created_at))}
                  onClick={() => onDelete(lead)}
                >
                  <Trash2 />
                </IconButton>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
