import { Box, Button, Table, Text } from '@landfall/shared';
import { CONTROL, type Experiment, type VariantResult } from '@landfall/shared/contracts';
import { count, share } from '../components/numbers/number-text.ts';
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
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={texts.results(experiment.name)}>
      <Table.Root size="sm" bg="transparent">
        <Table.Header>
          <Table.Row bg="transparent">
            <Table.ColumnHeader>{texts.variant}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{texts.share}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{texts.leads}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{texts.rate}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{texts.against}</Table.ColumnHeader>
            <Table.ColumnHeader />
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {variants.map((variant) => (
            <Table.Row key={variant.letter} bg="transparent">
              <Table.Cell minW="8rem" overflowWrap="anywhere">
                <Text fontWeight="medium">{variant.letter === CONTROL ? texts.control : variant.name}</Text>
                <Text fontSize="xs" color="fg.muted">
                  {variant.letter} · {variant.weight} %
                </Text>
              </Table.Cell>
              <Table.Cell textAlign="end">{count(variant.visitors)}</Table.Cell>
              <Table.Cell textAlign="end">{count(variant.leads)}</Table.Cell>
              <Table.Cell textAlign="end" whiteSpace="nowrap">
                {variant.rate === null ? texts.unknown : share(variant.rate)}
                {variant.interval && (
                  <Text fontSize="xs" color="fg.muted">
                    {rangeText(variant.interval, texts)}
                  </Text>
                )}
              </Table.Cell>
              <Table.Cell textAlign="end" whiteSpace="nowrap">
                {variant.letter === CONTROL ? '' : differenceText(variant.difference, texts)}
              </Table.Cell>
              <Table.Cell textAlign="end">
                {variant.letter !== CONTROL && variant.page_id !== '' && status === 'running' && (
                  <Button
                    size="xs"
                    variant="outline"
                    colorPalette="gray"
                    aria-label={texts.adoptOf(variant.name)}
                    onClick={() => onUse(variant)}
                  >
                    {texts.adopt}
                  </Button>
                )}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
