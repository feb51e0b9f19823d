import { Box, chakra, Heading, Panel, Skeleton, Table } from '@landfall/shared';
import type { StatsPoint } from '@landfall/shared/contracts';
import { lazy, Suspense, useId } from 'react';
import { useAreaTexts } from '../../texts.ts';
import type { Metric } from '../numbers/figures.tsx';
import { count, momentText } from '../numbers/number-text.ts';

/** The library that draws comes with the first chart. */
const Chart = lazy(() => import('./chart.tsx'));

const HEIGHT = 260;

interface ChartFrameProps {
  metric: Metric;
  series: readonly StatsPoint[];
  zone: string;
  byHour: boolean;
}

/** One figure over time, as a picture and as a table of the same numbers. */
export function ChartFrame({ metric, series, zone, byHour }: ChartFrameProps) {
  const texts = useAreaTexts();
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id} p="5">
      <Heading as="h2" id={id} size="sm" mb="3">
        {texts.chartOf(texts[metric])}
      </Heading>
      <Box minH={`${HEIGHT}px`} aria-hidden="true">
        <Suspense fallback={<Skeleton h={`${HEIGHT}px`} rounded="lg" />}>
          <Chart
            points={series.map((point) => ({ at: point.at, value: point[metric] }))}
            label={texts[metric]}
            tipOf={(when, count) => texts.tipOf(when, count, metric)}
            zone={zone}
            byHour={byHour}
            height={HEIGHT}
          />
        </Suspense>
      </Box>
      <chakra.details mt="3" fontSize="sm">
        <chakra.summary cursor="pointer" color="fg.muted" w="fit-content">
          {texts.showTable}
        </chakra.summary>
        <Box maxH="20rem" overflowY="auto" mt="3" tabIndex={0} role="group" aria-label={texts.chartOf(texts[metric])}>
          <Table.Root size="sm">
            <Table.Header>
              <Table.Row bg="transparent">
                <Table.ColumnHeader>{texts.time}</Table.ColumnHeader>
                {(['visitors', 'views', 'leads'] as const).map((name) => (
                  <Table.ColumnHeader key={name} textAlign="end">
                    {texts[name]}
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {series.map((point) => (
                <Table.Row bg="transparent" key={point.at}>
                  <Table.Cell>{momentText(point.at, zone, byHour)}</Table.Cell>
                  {(['visitors', 'views', 'leads'] as const).map((name) => (
                    <Table.Cell key={name} textAlign="end" fontVariantNumeric="tabular-nums">
                      {count(point[name])}
                    </Table.Cell>
                  ))}
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
      </chakra.details>
    </Panel>
  );
}
