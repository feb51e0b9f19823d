import { Badge, Box, chakra, dateAt, Flex, relativeTime, Text, VisuallyHidden } from '@landfall/shared';
import type { Form, Lead } from '@landfall/shared/contracts';
import { rowMain, SelectBox, type Selection, useListTexts } from '@landfall/shared/list';
import { Paperclip } from 'lucide-react';
import { excerptOf, nameOf } from '../lib/lead-name.ts';
import { useAreaTexts } from '../texts.ts';

/** When a lead came in: at the end of the first line, or, on a phone, below it. */
const Received = ({ at, shown }: { at: number; shown: { base: string; md: string } }) => (
  <chakra.time
    display={shown}
    flexShrink="0"
    fontSize={{ base: 'xs', md: 'sm' }}
    color="fg.muted"
    dateTime={new Date(at * 1000).toISOString()}
    title={dateAt(at)}
  >
    {relativeTime(at)}
  </chakra.time>
);

interface LeadRowProps {
  lead: Lead;
  /** The form it came in through, where several are shown. */
  form?: Form;
  /** Where leads can be selected. */
  selection?: Selection;
  onOpen: () => void;
}

/** One lead in the inbox: who, what, when. */
export function LeadRow({ lead, form, selection, onOpen }: LeadRowProps) {
  const texts = useAreaTexts();
  const listTexts = useListTexts();
  const isSelected = selection?.has(lead.lead_id);
  const isNew = lead.status === 'new';
  const weight = isNew ? 'semibold' : 'normal';
  const name = nameOf(lead) || texts.emptyLead;
  const from = [form?.title, lead.page_title].filter(Boolean).join(' · ');
  return (
    <Box
      as="li"
      data-row={lead.lead_id}
      data-selected={isSelected || undefined}
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
      {...(selection && { display: 'flex', alignItems: 'flex-start', bg: isSelected ? 'bg.muted' : undefined })}
    >
      {selection && (
        <Box ps="5" pt="3.5" flexShrink="0">
          <SelectBox
            label={listTexts.selectOne(name)}
            checked={Boolean(isSelected)}
            onChange={(isRange) => selection.toggle(lead.lead_id, isRange)}
          />
        </Box>
      )}
      <chakra.button
        {...rowMain}
        type="button"
        data-lead={lead.lead_id}
        w="full"
        display="block"
        textAlign="start"
        px="5"
        py="3"
        {...(selection && { ps: '3', minW: '0' })}
        cursor="pointer"
        _hover={{ bg: 'bg.subtle' }}
        _focusVisible={{ outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '-2px' }}
        onClick={onOpen}
      >
        <Flex gap="3" align="baseline">
          <Box
            w="2"
            h="2"
            rounded="full"
            flexShrink="0"
            alignSelf="center"
            bg={isNew ? 'brand.solid' : 'transparent'}
            aria-hidden="true"
          />
          <Text flex="1" minW="0" lineClamp="1" overflowWrap="anywhere" fontWeight={weight}>
            {isNew && <VisuallyHidden>{texts.unread}: </VisuallyHidden>}
            {name}
          </Text>
          {lead.files.length > 0 && (
            <Box color="fg.muted" alignSelf="center" role="img" aria-label={texts.withFiles(lead.files.length)}>
              <Paperclip size={14} />
            </Box>
          )}
          <Received at={lead.created_at} shown={{ base: 'none', md: 'block' }} />
        </Flex>
        <Box ps="5">
          <Text lineClamp="1" overflowWrap="anywhere" fontSize="sm" color="fg.muted">
            {excerptOf(lead)}
          </Text>
          <Flex columnGap="1.5" wrap="wrap" align="center" mt="0.5">
            <Received at={lead.created_at} shown={{ base: 'block', md: 'none' }} />
            {from && (
              <Text lineClamp="1" overflowWrap="anywhere" fontSize="xs" color="fg.muted">
                {from}
              </Text>
            )}
            {!lead.confirmed && (
              <Badge variant="subtle" colorPalette="orange" rounded="full">
                {texts.unconfirmed}
              </Badge>
            )}
            {lead.spam_reasons.map((reason) => (
              <Badge key={reason} variant="subtle" colorPalette="gray" rounded="full">
                {texts.spamReason(reason)}
              </Badge>
            ))}
          </Flex>
        </Box>
      </chakra.button>
    </Box>
  );
}
