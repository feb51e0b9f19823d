import { Badge, Box, Flex, Stack, Text } from '@landfall/shared';
import type { Form, Lead } from '@landfall/shared/contracts';
import { useAreaTexts } from '../texts.ts';

/** Where a lead came from, what its sender agreed to, and why it counts as spam. */
export function LeadOrigin({ lead, form }: { lead: Lead; form: Form | undefined }) {
  const texts = useAreaTexts();
  const { referrer, utm_source, utm_medium, utm_campaign } = lead.source;
  const campaign = [utm_source, utm_medium, utm_campaign].filter(Boolean).join(' / ');
  const rows: [string, string][] = [
    [texts.page, lead.page_title],
    [texts.form, form?.title ?? ''],
    [texts.cameFrom, referrer],
    [texts.campaign, campaign],
    [texts.variant, lead.variant ?? ''],
    [texts.agreedTo, lead.consent.join('\n')],
  ];
  const known = rows.filter(([, value]) => value !== '');
  return (
    <Stack gap="3" borderTopWidth="1px" pt="5">
      {!lead.confirmed && <Text fontSize="sm">{texts.unconfirmedHelp}</Text>}
      {lead.spam_reasons.length > 0 && (
        <Flex gap="1.5" wrap="wrap" align="center">
          <Text fontSize="sm" color="fg.muted">
            {texts.spamBecause}
          </Text>
          {lead.spam_reasons.map((reason) => (
            <Badge key={reason} variant="subtle" colorPalette="gray" rounded="full">
              {texts.spamReason(reason)}
            </Badge>
          ))}
        </Flex>
      )}
      <Stack as="dl" gap="1.5" fontSize="sm">
        {known.map(([label, value]) => (
          <Flex key={label} gap="3" overflowWrap="anywhere">
            <Text as="dt" color="fg.muted" w="8rem" flexShrink="0">
              {label}
            </Text>
            <Box as="dd" minW="0" whiteSpace="pre-line">
              {value}
            </Box>
          </Flex>
        ))}
      </Stack>
    </Stack>
  );
}
