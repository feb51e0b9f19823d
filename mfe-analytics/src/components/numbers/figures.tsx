import { Box, Button, SimpleGrid, Text } from '@landfall/shared';
import type { StatsTotals } from '@landfall/shared/contracts';
import { useAreaTexts } from '../../texts.ts';
import { Change } from './change.tsx';
import { count, share } from './number-text.ts';

/** What can be drawn over time. */
export const METRICS = ['visitors', 'views', 'leads'] as const;
export type Metric = (typeof METRICS)[number];

interface FiguresProps {
  totals: StatsTotals;
  previous: StatsTotals | undefined;
  /** What the chart draws. */
  metric: Metric;
  onMetric: (metric: Metric) => void;
}

interface ContentProps {
  label: string;
  value: string;
  help: string;
  now: number;
  before: number | undefined;
}

const Content = ({ label, value, help, now, before }: ContentProps) => (
  <Box w="full" textAlign="start" title={help}>
    <Text fontSize="sm" fontWeight="medium" color="fg.muted">
      {label}
    </Text>
    <Text fontSize="3xl" fontWeight="semibold" lineHeight="short" fontVariantNumeric="tabular-nums">
      {value}
    </Text>
    {before !== undefined && <Change now={now} before={before} />}
  </Box>
);

const FRAME = { p: '4', borderWidth: '1px', borderRadius: 'xl', bg: 'bg.panel', boxShadow: 'xs' } as const;

/** The four figures that answer at a glance; three of them choose what the chart draws. */
export function Figures({ totals, previous, metric, onMetric }: FiguresProps) {
  const texts = useAreaTexts();
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap="3">
      {METRICS.map((name) => (
        <Button
          key={name}
          variant="plain"
          h="auto"
          alignItems="flex-start"
          lineHeight="moderate"
          {...FRAME}
          borderColor={name === metric ? 'brand.solid' : 'border'}
          whiteSpace="normal"
          color="fg"
          aria-pressed={name === metric}
          onClick={() => onMetric(name)}
        >
          <Content
            label={texts[name]}
            help={texts[`${name}Help`]}
            value={count(totals[name])}
            now={totals[name]}
            before={previous?.[name]}
          />
        </Button>
      ))}
      <Box {...FRAME}>
        <Content
          label={texts.conversion}
          help={texts.conversionHelp}
          value={share(totals.conversion)}
          now={totals.conversion}
          before={previous?.conversion}
        />
      </Box>
    </SimpleGrid>
  );
}
