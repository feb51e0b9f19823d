import { Box, chakra } from '@landfall/shared';
import type { FunnelStats } from '@landfall/shared/contracts';
import { type Column, DataTable } from '@landfall/shared/list';
import { count, share } from '../components/numbers/number-text.ts';
import { NUMBER } from '../components/numbers/table-look.ts';
import { useFunnelTexts } from './texts.ts';

type Step = FunnelStats['steps'][number];

/** The numbers of a funnel as a table. */
export function FunnelTable({ name, stats }: { name: string; stats: FunnelStats }) {
  const texts = useFunnelTexts();
  const number = (id: string, label: string, cell: (step: Step) => string): Column<Step> => ({
    ...NUMBER,
    id,
    label,
    cell,
  });
  const columns: Column<Step>[] = [
    {
      id: 'step',
      label: texts.step,
      body: { minW: '8rem', overflowWrap: 'anywhere' },
      cell: (step) => `${stats.steps.indexOf(step) + 1}. ${step.title}`,
    },
    number('visitors', texts.columnVisitors, ({ visitors }) => count(visitors)),
    number('views', texts.columnViews, ({ views }) => count(views)),
    number('leads', texts.columnLeads, ({ leads }) => count(leads)),
    number('share', texts.columnShare, (step) => (step.share === null ? '–' : share(step.share))),
    number('lost', texts.columnLost, ({ lost }) => (lost === null ? '–' : count(lost))),
  ];
  const label = `${texts.asTable}: ${name}`;
  return (
    <chakra.details mt="5" fontSize="sm">
      <chakra.summary cursor="pointer" color="fg.muted" w="fit-content">
        {texts.asTable}
      </chakra.summary>
      <Box overflowX="auto" mt="3" tabIndex={0} role="region" aria-label={label}>
        <DataTable
          label={label}
          columns={columns}
          rows={stats.steps}
          idOf={({ page_id }) => page_id}
          layout="auto"
          hover={false}
          framed={false}
        />
      </Box>
    </chakra.details>
  );
}
