import { Box, chakra, Table } from '@landfall/shared';
import type { FunnelStats } from '@landfall/shared/contracts';
import { count, share } from '../components/numbers/number-text.ts';
import { useFunnelTexts } from './texts.ts';

/** The numbers of a funnel as a table. */
export function FunnelTable({ name, stats }: { name: string; stats: FunnelStats }) {
  const texts = useFunnelTexts();
  const columns = [
    texts.columnVisitors,
    texts.columnViews,
    texts.columnLeads,
    texts.columnShare,
    texts.columnLost,
  ] as const;
  return (
    <chakra.details mt="5" fontSize="sm">
      <chakra.summary cursor="pointer" color="fg.muted" w="fit-content">
        {texts.asTable}
      </chakra.summary>
      <Box overflowX="auto" mt="3" tabIndex={0} role="region" aria-label={`${texts.asTable}: ${name}`}>
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row bg="transparent">
              <Table.ColumnHeader>{texts.step}</Table.ColumnHeader>
              {columns.map((label) => (
                <Table.ColumnHeader key={label} textAlign="end">
                  {label}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {stats.steps.map((step, index) => (
              <Table.Row bg="transparent" key={step.page_id}>
                <Table.Cell minW="8rem" overflowWrap="anywhere">
                  {index + 1}. {step.title}
                </Table.Cell>
                {[
                  count(step.visitors),
                  count(step.views),
                  count(step.leads),
                  step.share === null ? '–' : share(step.share),
                  step.lost === null ? '–' : count(step.lost),
                ].map((text, at) => (
                  <Table.Cell key={columns[at]} textAlign="end" fontVariantNumeric="tabular-nums">
                    {text}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </chakra.details>
  );
}
