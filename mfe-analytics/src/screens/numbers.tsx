import { Box, Button, EmptyState, Flex, Link, Panel, paths, Stack, Text, useSearchParam } from '@landfall/shared';
import type { Stats } from '@landfall/shared/contracts';
import { ChartColumn } from 'lucide-react';
import { ChartFrame } from '../components/chart/chart-frame.tsx';
import { LockedNote } from '../components/locked/locked-note.tsx';
import { Figures, METRICS, type Metric } from '../components/numbers/figures.tsx';
import { count } from '../components/numbers/number-text.ts';
import { useAreaTexts } from '../texts.ts';
import { Breakdowns } from './breakdowns.tsx';

interface NumbersProps {
  stats: Stats;
  byHour: boolean;
  pageId: string;
  onPage: (pageId: string) => void;
}

const isMetric = (name: string): name is Metric => METRICS.some((metric) => metric === name);

/** Nobody was ever there: when that changes, and how. */
function NeverVisited() {
  const texts = useAreaTexts();
  return (
    <Panel>
      <EmptyState
        icon={<ChartColumn size={32} />}
        title={texts.empty}
        description={texts.emptyHelp}
        action={
          <Button asChild size="sm">
            <Link to={paths.pages}>{texts.toPages}</Link>
          </Button>
        }
      />
    </Panel>
  );
}

/** What is known of a range. */
export function Numbers({ stats, byHour, pageId, onPage }: NumbersProps) {
  const texts = useAreaTexts();
  const [named, setNamed] = useSearchParam('show');
  const metric = isMetric(named) ? named : 'visitors';
  const { totals, previous, locked } = stats;
  if (stats.counted_since === null && totals.leads === 0) return <NeverVisited />;
  return (
    <Stack gap="5">
      <Figures
        totals={totals}
        previous={previous}
        metric={metric}
        onMetric={(next) => setNamed(next === 'visitors' ? '' : next, { replace: true })}
      />
      {locked.includes('previous') && (
        <Flex gap="3" wrap="wrap" align="center" fontSize="sm">
          <Text color="fg.muted">{texts.lockedPrevious}</Text>
          <LockedNote />
        </Flex>
      )}
      <ChartFrame metric={metric} series={stats.series} zone={stats.tz} byHour={byHour} />
      <Breakdowns stats={stats} pageId={pageId} onPage={onPage} />
      <Box fontSize="xs" color="fg.muted">
        {totals.bots + totals.prefetches > 0 && (
          <Text>{texts.apart(count(totals.bots), count(totals.prefetches))}</Text>
        )}
        <Text>{texts.daysIn(stats.tz)}</Text>
      </Box>
    </Stack>
  );
}
