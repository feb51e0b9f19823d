import { Box, Button, Text } from '@landfall/shared';
import { CONTROL, type Experiment, type VariantResult } from '@landfall/shared/contracts';
import { type Column, DataTable } from '@landfall/shared/list';
import { count, share } from '../components/numbers/number-text.ts';
import { NUMBER } from '../components/numbers/table-look.ts';
import { differenceText, rangeText } from './result-text.ts';
import { useExperimentTexts } from './texts.ts';

interface ResultTableProps {
  experiment: Experiment;
  onUse: (variant: VariantResult) => void;
}

/** What each variant came to, with how sure that is. */
export function ResultTable({ experiment, onUse }: ResultTableProps) {
  const texts = useExperimentTexts();
  const { variants, status } = experiment;
  const columns: Column<VariantResult>[] = [
    {
      id: 'variant',
      label: texts.variant,
      body: { minW: '8rem', overflowWrap: 'anywhere' },
      cell: ({ letter, name, weight }) => (
        <>
          <Text fontWeight="medium">{letter === CONTROL ? texts.control : name}</Text>
          <Text fontSize="xs" color="fg.muted">
            {letter} · {weight} %
          </Text>
        </>
      ),
    },
    { ...NUMBER, id: 'visitors', label: texts.share, cell: ({ visitors }) => count(visitors) },
    { ...NUMBER, id: 'leads', label: texts.leads, cell: ({ leads }) => count(leads) },
    {
      ...NUMBER,
      id: 'rate',
      label: texts.rate,
      cell: ({ rate, interval }) => (
        <>
          {rate === null ? texts.unknown : share(rate)}
          {interval && (
            <Text fontSize="xs" color="fg.muted">
              {rangeText(interval, texts)}
            </Text>
          )}
        </>
      ),
    },
    {
      ...NUMBER,
      id: 'against',
      label: texts.against,
      cell: ({ letter, difference }) => (letter === CONTROL ? '' : differenceText(difference, texts)),
    },
    {
      ...NUMBER,
      id: 'use',
      label: '',
      cell: (variant) =>
        variant.letter !== CONTROL &&
        variant.page_id !== '' &&
        status === 'running' && (
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            aria-label={texts.adoptOf(variant.name)}
            onClick={() => onUse(variant)}
          >
            {texts.adopt}
          </Button>
        ),
    },
  ];
  const label = texts.results(experiment.name);
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={label}>
      <DataTable
        label={label}
        columns={columns}
        rows={variants}
        idOf={({ letter }) => letter}
        layout="auto"
        hover={false}
        framed={false}
      />
    </Box>
  );
}
