import { Badge, Box, Button, chakra, dateTime, Flex, Grid, relativeTime, Stack, Text } from '@landfall/shared';
import type { Delivery, DeliveryStatus } from '@landfall/shared/contracts';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useAreaTexts } from '../../texts.ts';
import { CodeBlock } from '../copy/code-block.tsx';
import type { DeliveryActions } from './delivery-actions.ts';
import { Attempt } from './delivery-attempt.tsx';

const PALETTES: Readonly<Record<DeliveryStatus, string>> = { pending: 'blue', delivered: 'green', failed: 'red' };

interface DeliveryRowProps {
  delivery: Delivery;
  onReplay: DeliveryActions['onReplay'];
}

/** One delivery; opened, what was sent and what came back. */
export function DeliveryRow({ delivery, onReplay }: DeliveryRowProps) {
  const texts = useAreaTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { type, status, attempts, created_at, next_attempt_at, payload } = delivery;
  const [isPending, setPending] = useState(false);
  const replay = async () => {
    setPending(true);
    await onReplay(delivery.id);
    setPending(false);
  };
  return (
    <Box as="li" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      <Flex gap="3" align="center" py="3">
        <Grid flex="1" minW="0" gap={{ base: '1', md: '3' }} alignItems="center" templateColumns={{ md: '5.5rem 1fr' }}>
          <Badge variant="subtle" rounded="full" colorPalette={PALETTES[status]} justifySelf="start">
            {texts.statusText(status)}
          </Badge>
          <Box minW="0">
            <Text fontFamily="mono" fontSize="sm">
              {type}
            </Text>
            <Text fontSize="xs" color="fg.muted">
              {[
                relativeTime(created_at),
                texts.attempts(attempts.length),
                next_attempt_at && status === 'pending' ? texts.nextAttempt(relativeTime(next_attempt_at)) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Box>
        </Grid>
        <Button
          size="xs"
          variant="ghost"
          colorPalette="gray"
          aria-expanded={open}
          aria-controls={id}
          aria-label={texts.showOf(type, dateTime(created_at))}
          onClick={() => setOpen(!open)}
        >
          {texts.show}
          <chakra.span transform={open ? 'rotate(180deg)' : undefined} transition="transform 150ms" aria-hidden="true">
            <ChevronDown size={14} />
          </chakra.span>
        </Button>
      </Flex>
      {open && (
        <Stack id={id} gap="4" pb="5">
          <Box>
            <Text fontSize="xs" color="fg.muted" mb="1">
              {texts.sent}
            </Text>
            <CodeBlock label={texts.sent} text={JSON.stringify(payload, null, 2)} maxH="16rem" wraps />
          </Box>
          {attempts.length === 0 ? (
            <Text fontSize="sm" color="fg.muted">
              {texts.noAttempt}
            </Text>
          ) : (
            <Stack as="ol" gap="3" listStyleType="none">
              {attempts.map((attempt, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: attempts are only ever added at the end.
                <Attempt key={index} attempt={attempt} number={index + 1} />
              ))}
            </Stack>
          )}
          <Box>
            {/* Not taken away while it is on its way: whoever pressed it by keyboard would lose the place. */}
            <Button
              size="xs"
              variant="outline"
              loading={isPending}
              aria-disabled={status === 'pending'}
              onClick={() => status !== 'pending' && void replay()}
            >
              {texts.sendAgain}
            </Button>
          </Box>
        </Stack>
      )}
    </Box>
  );
}
