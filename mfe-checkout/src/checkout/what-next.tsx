import { Box, chakra, getRuntimeConfig, Heading, Stack, Text } from '@landfall/shared';

const Steps = chakra('ol', { base: { ps: '4', display: 'grid', gap: '1.5', listStyle: 'decimal' } });

/** What a buyer wants to know before paying: what follows, taxes, the way back. The last two are the deployment's. */
export function WhatNext() {
  const { taxNote, refundNote } = getRuntimeConfig().payment;
  return (
    <Stack as="section" px={{ base: '1', md: '6' }} gap="3" fontSize="sm" color="fg.muted">
      <Box>
        <Heading as="h2" size="xs" mb="2" color="fg">
          What happens next
        </Heading>
        <Steps>
          <li>You pay on the payment provider's own page.</li>
          <li>Your purchase code and your receipt, with the order's number, arrive by mail.</li>
          <li>You register with the code and start building.</li>
        </Steps>
      </Box>
      {taxNote && <Text>{taxNote}</Text>}
      {refundNote && <Text>{refundNote}</Text>}
    </Stack>
  );
}
