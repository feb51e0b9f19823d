import { Box, Button, Flex, Text } from '@landfall/shared';
import type { Integration } from '@landfall/shared/contracts';
import { Health, WhyOff } from '../components/health.tsx';
import { useAreaTexts } from '../texts.ts';
import { type ConnectionActions, ConnectionMenu } from './connection-menu.tsx';
import { KindIcon } from './kind-icon.tsx';

interface ConnectionRowProps {
  connection: Integration;
  /** What its kind is called. */
  title: string;
  isTesting: boolean;
  actions: ConnectionActions;
}

/** One connection: with what, whether leads arrive, and what can be done. */
export function ConnectionRow({ connection, title, isTesting, actions }: ConnectionRowProps) {
  const texts = useAreaTexts();
  const { kind, name, form_ids, unconfirmed } = connection;
  const which = form_ids === null ? texts.allForms : texts.someForms(form_ids.length);
  return (
    <Flex
      as="li"
      gap="3"
      px="5"
      py="4"
      borderTopWidth="1px"
      align={{ base: 'flex-start', md: 'center' }}
      direction={{ base: 'column', md: 'row' }}
    >
      <Flex gap="3" flex="1" minW="0" w="full" align="flex-start">
        <KindIcon kind={kind} />
        <Box minW="0" flex="1">
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="medium" overflowWrap="anywhere" minW="0" lineClamp="2" title={name}>
              {name}
            </Text>
            <Health of={connection} />
          </Flex>
          <Text fontSize="sm" color="fg.muted">
            {[title === name ? '' : title, which].filter(Boolean).join(' · ')}
          </Text>
          <WhyOff of={connection} />
          {unconfirmed.length > 0 && (
            <Text fontSize="sm" color="fg.warning" mt="1" overflowWrap="anywhere">
              {texts.unconfirmed(unconfirmed.join(', '))}
            </Text>
          )}
        </Box>
      </Flex>
      <Flex gap="1" align="center" flexShrink="0">
        <Button
          size="xs"
          variant="outline"
          colorPalette="gray"
          loading={isTesting}
          aria-label={texts.testOf(name)}
          onClick={() => actions.onTest(connection)}
        >
          {texts.test}
        </Button>
        <Button
          size="xs"
          variant="outline"
          colorPalette="gray"
          aria-label={texts.deliveriesOf(name)}
          onClick={() => actions.onDeliveries(connection)}
        >
          {texts.deliveries}
        </Button>
        <ConnectionMenu connection={connection} actions={actions} />
      </Flex>
    </Flex>
  );
}
