import { Badge, Box, Button, Flex, Text } from '@landfall/shared';
import type { Webhook } from '@landfall/shared/contracts';
import { Health, WhyOff } from '../components/health.tsx';
import { eventText } from '../lib/event-text.ts';
import { useAreaTexts } from '../texts.ts';
import { type WebhookActions, WebhookMenu } from './webhook-menu.tsx';

/** One webhook: where to, what for, and whether it arrives. */
export function WebhookRow({ webhook, actions }: { webhook: Webhook; actions: WebhookActions }) {
  const texts = useAreaTexts();
  const { url, description, events } = webhook;
  return (
    <Flex
      as="li"
      gap="3"
      px="5"
      py="4"
      align="flex-start"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
      direction={{ base: 'column', md: 'row' }}
    >
      <Box flex="1" minW="0" w="full">
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="medium" overflowWrap="anywhere" minW="0" lineClamp="3" title={url}>
            {url}
          </Text>
          <Health of={webhook} />
        </Flex>
        {description && (
          <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {description}
          </Text>
        )}
        <WhyOff of={webhook} />
        <Flex gap="1.5" wrap="wrap" mt="2">
          {events.map((event) => (
            <Badge key={event} variant="outline" colorPalette="gray" rounded="full" title={eventText(texts, event)}>
              {event === '*' ? eventText(texts, '*') : event}
            </Badge>
          ))}
        </Flex>
      </Box>
      <Flex gap="1" align="center" flexShrink="0">
        <Button
          size="xs"
          variant="outline"
          colorPalette="gray"
          aria-label={texts.deliveriesOf(url)}
          onClick={() => actions.onDeliveries(webhook)}
        >
          {texts.deliveries}
        </Button>
        <WebhookMenu webhook={webhook} actions={actions} />
      </Flex>
    </Flex>
  );
}
