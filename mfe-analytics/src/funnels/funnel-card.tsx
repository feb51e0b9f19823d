import { Box, Button, ErrorState, Flex, Heading, Panel, Skeleton, Text } from '@landfall/shared';
import type { Funnel, FunnelStatsQuery } from '@landfall/shared/contracts';
import { useFunnelStats } from '../api/funnels.ts';
import { LockedState } from '../components/locked/locked-state.tsx';
import { share } from '../components/numbers/number-text.ts';
import { FunnelSteps } from './funnel-steps.tsx';
import { FunnelTable } from './funnel-table.tsx';
import { useFunnelTexts } from './texts.ts';

const PAYMENT_REQUIRED = 402;

interface FunnelCardProps {
  projectId: string;
  funnel: Funnel;
  query: FunnelStatsQuery;
  /** Whether the range begins before the days that every plan with statistics shows. */
  isOlder: boolean;
  onRecent: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One funnel with its numbers. */
export function FunnelCard({ projectId, funnel, query, isOlder, onRecent, onEdit, onRemove }: FunnelCardProps) {
  const texts = useFunnelTexts();
  const { data, error, mutate } = useFunnelStats(projectId, funnel.id, query);
  const content = () => {
    if (error?.status === PAYMENT_REQUIRED) return <LockedState isAll={!isOlder} onBack={onRecent} />;
    if (!data)
      return error ? (
        <ErrorState title={texts.numbersFailed} description={error.message} onRetry={() => void mutate()} />
      ) : (
        <Box aria-busy="true">
          <Skeleton h="64" rounded="lg" />
        </Box>
      );
    const { conversion, steps } = data.data;
    const isEmpty = steps.every(({ visitors }) => visitors === 0);
    const [figure, help] = isEmpty
      ? [texts.nobody, texts.nobodyHelp]
      : conversion === null
        ? [texts.noWhole, texts.noWholeHelp]
        : [share(conversion), ''];
    return (
      <>
        <Box mb="5">
          <Text fontSize="sm" color="fg.muted">
            {texts.whole}
          </Text>
          <Text fontSize={conversion === null ? 'lg' : '2xl'} fontWeight="semibold" lineHeight="1.4">
            {figure}
          </Text>
          {help && (
            <Text fontSize="sm" color="fg.muted">
              {help}
            </Text>
          )}
        </Box>
        <FunnelSteps projectId={projectId} funnel={funnel} stats={data.data} />
        <FunnelTable name={funnel.name} stats={data.data} />
      </>
    );
  };
  return (
    <Panel as="section" p="5" minW="0">
      <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap" mb="4">
        <Heading as="h2" size="md" overflowWrap="anywhere" minW="0">
          {funnel.name}
        </Heading>
        <Flex gap="2">
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            aria-label={texts.editOf(funnel.name)}
            onClick={onEdit}
          >
            {texts.edit}
          </Button>
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            aria-label={texts.removeOf(funnel.name)}
            onClick={onRemove}
          >
            {texts.remove}
          </Button>
        </Flex>
      </Flex>
      {content()}
    </Panel>
  );
}
