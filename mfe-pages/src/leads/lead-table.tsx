import { Box, chakra, dateAt, IconButton, relativeTime, Text } from '@landfall/shared';
import type { Lead } from '@landfall/shared/contracts';
import { type Column, DataTable } from '@landfall/shared/list';
import { Trash2 } from 'lucide-react';
import { usePagesTexts } from '../texts.ts';

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

const CARDS = {
  below: '34rem',
  template: 'minmax(0, 1fr) auto',
  row: { px: '0', py: '3', '&:last-of-type': {} },
};

const TOP = { verticalAlign: 'top' } as const;

/** What visitors sent, a row each. */
export function LeadTable({ leads, withPage, onDelete }: LeadTableProps) {
  const texts = usePagesTexts();
  const columns: Column<Lead>[] = [
    {
      id: 'when',
      label: texts.received,
      width: '9rem',
      cell: ({ created_at }) => (
        <chakra.time dateTime={new Date(created_at * 1000).toISOString()} title={dateAt(created_at)} color="fg.muted">
          {relativeTime(created_at)}
        </chakra.time>
      ),
    },
    {
      id: 'page',
      label: texts.page,
      width: '11rem',
      cell: ({ page_title }) => (
        <Text lineClamp="2" overflowWrap="anywhere">
          {page_title}
        </Text>
      ),
    },
    { id: 'sent', label: texts.sent, cell: ({ fields }) => <Sent fields={fields} /> },
    {
      id: 'remove',
      label: texts.actions,
      width: '5.5rem',
      head: { textAlign: 'end' },
      body: { textAlign: 'end' },
      cell: (lead) => (
        <IconButton
          size="xs"
          variant="ghost"
          colorPalette="red"
          aria-label={texts.deleteLeadOf(dateAt(lead.created_at))}
          onClick={() => onDelete(lead)}
        >
          <Trash2 />
        </IconButton>
      ),
    },
  ];
  return (
    <DataTable
      label={texts.leads}
      framed={false}
      hover={false}
      columns={withPage ? columns : columns.filter(({ id }) => id !== 'page')}
      rows={leads}
      idOf={({ lead_id }) => lead_id}
      cards={{ ...CARDS, areas: ['when remove', ...(withPage ? ['page page'] : []), 'sent sent'] }}
      look={{ body: TOP }}
    />
  );
}
