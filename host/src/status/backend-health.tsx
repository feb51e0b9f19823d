import type { Translation } from '@landfall/shared';
import { type ApiError, Badge, Button, Flex, Heading, Panel, Skeleton, useQuery } from '@landfall/shared';
import { readReadiness } from '@landfall/shared/endpoints';
import { type StatusTexts, useStatusTexts } from './texts.ts';

/** Which parts an unready backend says are away; none where no backend answered. */
function awayParts({ data }: ApiError): string[] {
  const away = (data as { away?: unknown } | null | undefined)?.away;
  return Array.isArray(away) ? away.map(String) : [];
}

function wordsFor(texts: Translation<StatusTexts>, error: ApiError | undefined): string {
  if (!error) return texts.backendReady;
  const parts = awayParts(error);
  return parts.length > 0 ? texts.backendAway(parts.join(', ')) : texts.backendSilent;
}

/** Whether the backend answers, and which of its parts do not. */
export function BackendHealth() {
  const texts = useStatusTexts();
  const { data, error, isValidating, mutate } = useQuery(readReadiness, {}, { everySeconds: 30 });
  return (
    <Panel px="5" py="4">
      <Flex align="center" gap="4" wrap="wrap">
        <Heading as="h2" size="sm">
          {texts.backend}
        </Heading>
        <Flex flex="1 0 auto" maxW="full" role="status">
          {data || error ? (
            <Badge colorPalette={error ? 'red' : 'green'} variant="subtle" rounded="full" px="2.5" whiteSpace="normal">
              {wordsFor(texts, error)}
            </Badge>
          ) : (
            <Skeleton h="5" w="16" rounded="full" />
          )}
        </Flex>
        <Button variant="outline" colorPalette="gray" size="xs" loading={isValidating} onClick={() => void mutate()}>
          {texts.checkAgain}
        </Button>
      </Flex>
    </Panel>
  );
}
