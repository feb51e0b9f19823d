import { Box, dateTime, Flex, Text } from '@landfall/shared';
import type { DeliveryAttempt } from '@landfall/shared/contracts';
import { useAreaTexts } from '../../texts.ts';
import { CodeBlock } from '../copy/code-block.tsx';

const isFine = ({ status, error }: DeliveryAttempt) =>
  error === null && (status === null || (status >= 200 && status < 300));

/** One try: when, what came back, and how long it took. */
export function Attempt({ attempt, number }: { attempt: DeliveryAttempt; number: number }) {
  const texts = useAreaTexts();
  const { at, status, error, ms, answer } = attempt;
  return (
    <Box as="li">
      <Flex gap="3" wrap="wrap" fontSize="sm" align="baseline">
        <Text fontWeight="medium">{texts.attempt(number)}</Text>
        <Text color={isFine(attempt) ? 'fg.success' : 'fg.error'} overflowWrap="anywhere">
          {[status, error].filter(Boolean).join(' · ') || texts.handedOver}
        </Text>
        <Text color="fg.muted">{texts.milliseconds(ms)}</Text>
        <Text color="fg.muted">{dateTime(at)}</Text>
      </Flex>
      {(status !== null || answer) && (
        <Box mt="1.5">
          {answer ? (
            <CodeBlock label={`${texts.answered}, ${texts.attempt(number)}`} text={answer} maxH="10rem" wraps />
          ) : (
            <Text fontSize="xs" color="fg.muted">
              {texts.noAnswer}
            </Text>
          )}
        </Box>
      )}
    </Box>
  );
}
