import { Box, chakra, getRuntimeConfig, Heading, Stack, Text } from '@landfall/shared';
import { defaultCheckoutTexts, useCheckoutTexts } from '../texts.ts';

const Steps = chakra('ol', { base: { ps: '4', display: 'grid', gap: '1.5', listStyle: 'decimal' } });

/** A note of the deployment's; one that nobody wrote anew is said in the chosen language. */
function noteOf(told: string, name: 'taxNote' | 'refundNote', texts: ReturnType<typeof useCheckoutTexts>): string {
  return told === defaultCheckoutTexts[name] ? texts[name] : told;
}

/** What a buyer wants to know before paying: what follows, taxes, the way back. The last two are the deployment's. */
export function WhatNext() {
  const texts = useCheckoutTexts();
  const { taxNote, refundNote } = getRuntimeConfig().payment;
  return (
    <Stack as="section" px={{ base: '4', md: '6' }} gap="3" fontSize="sm" color="fg.muted">
      <Box>
        <Heading as="h2" size="sm" mb="2" color="fg">
          {texts.whatNext}
        </Heading>
        <Steps>
          <li>{texts.next1}</li>
          <li>{texts.next2}</li>
          <li>{texts.next3}</li>
        </Steps>
      </Box>
      {taxNote && <Text>{noteOf(taxNote, 'taxNote', texts)}</Text>}
      {refundNote && <Text>{noteOf(refundNote, 'refundNote', texts)}</Text>}
    </Stack>
  );
}
