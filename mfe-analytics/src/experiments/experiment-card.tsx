import { Badge, Box, Button, dateTime, Flex, Heading, Text } from '@landfall/shared';
import { CONTROL, type Experiment, type VariantResult } from '@landfall/shared/contracts';
import { ResultTable } from './result-table.tsx';
import { type ExperimentTexts, useExperimentTexts } from './texts.ts';

const PALETTES = { running: 'blue', stopped: 'gray', won: 'green' } as const;

const day = (moment: number): string => dateTime(moment).slice(0, 10);

/** What can be said, in one sentence. */
function answerOf(
  { verdict, variants, status, winner, ends_at, ended_at, ended_because }: Experiment,
  texts: ExperimentTexts,
): string {
  const nameOf = (letter: string | null) =>
    letter === CONTROL ? texts.control : (variants.find((one) => one.letter === letter)?.name ?? '');
  if (status === 'won' && winner) return texts.becamePage(nameOf(winner));
  if (ended_because === 'plan') return texts.endedWithPlan;
  if (verdict.kind === 'broken') return texts.broken;
  if (verdict.kind === 'none') return texts.noDifference;
  if (verdict.kind === 'winner') return texts.winner(nameOf(verdict.variant));
  return ended_at === null ? texts.early(day(ends_at)) : texts.stoppedEarly;
}

interface ExperimentCardProps {
  experiment: Experiment;
  onStop: () => void;
  onUse: (variant: VariantResult) => void;
}

/** One experiment: what was tried, what came of it, and what can be said. */
export function ExperimentCard({ experiment, onStop, onUse }: ExperimentCardProps) {
  const texts = useExperimentTexts();
  const { name, status, started_at, ended_at, ends_at } = experiment;
  return (
    <Box as="li" px="5" py="4" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      <Flex gap="3" wrap="wrap" align="center" justify="space-between" mb="1">
        <Flex gap="2" wrap="wrap" align="center" minW="0">
          <Heading as="h3" size="sm" overflowWrap="anywhere">
            {name}
          </Heading>
          <Badge variant="subtle" rounded="full" colorPalette={PALETTES[status]}>
            {texts.statusText(status)}
          </Badge>
        </Flex>
        {status === 'running' && (
          <Button size="xs" variant="outline" colorPalette="gray" onClick={onStop}>
            {texts.stop}
          </Button>
        )}
      </Flex>
      <Text fontSize="sm" color="fg.muted">
        {texts.since(day(started_at), day(ended_at ?? ends_at))}
      </Text>
      <Text mt="2" mb="3" fontWeight="medium">
        {answerOf(experiment, texts)}
      </Text>
      <ResultTable experiment={experiment} onUse={onUse} />
    </Box>
  );
}
