import { Box, Button, chakra, Flex, Text, VisuallyHidden } from '@landfall/shared';
import { Check, ChevronRight, CircleDashed, Plus } from 'lucide-react';
import type { Act } from './fact-row.tsx';
import type { SheetDraft } from './sheet-draft.ts';
import { useFactsTexts } from './texts.ts';

interface YourTextProps {
  draft: SheetDraft;
  act: Act;
}

/** The person's text, sentence by sentence: which of it is used. */
export function YourText({ draft: { sentences, facts, wishes, removed }, act }: YourTextProps) {
  const texts = useFactsTexts();
  if (sentences.length === 0) return null;
  const there = new Set([...facts, ...wishes].map(({ id }) => id).filter((id) => !removed.includes(id)));
  const marked = sentences.map((sentence) => ({ ...sentence, isUsed: sentence.from.some((id) => there.has(id)) }));
  const unused = marked.filter(({ isUsed }) => !isUsed).length;
  return (
    <chakra.details
      borderTopWidth="1px"
      mt="5"
      pt="4"
      css={{ '&[open] > summary > svg': { transform: 'rotate(90deg)' } }}
    >
      <chakra.summary cursor="pointer" display="flex" gap="2" alignItems="center" listStyle="none" rounded="sm">
        <ChevronRight size="16" aria-hidden="true" />
        <span>
          <Text as="span" fontWeight="semibold">
            {texts.yourText}
          </Text>
          <Text as="span" color="fg.muted">
            {`: ${unused === 0 ? texts.allUsed : texts.someUnused(unused)}`}
          </Text>
        </span>
      </chakra.summary>
      <Box as="ul" listStyleType="none" mt="3" display="flex" flexDirection="column" gap="2.5">
        {marked.map(({ text, isUsed }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences keep their order and may repeat.
          <Flex as="li" key={index} gap="2.5" data-fact={`sentence-${index}`}>
            <Box flexShrink="0" pt="1" color={isUsed ? 'fg.success' : 'fg.warning'} aria-hidden="true">
              {isUsed ? <Check size="14" /> : <CircleDashed size="14" />}
            </Box>
            <Box minW="0" overflowWrap="anywhere">
              {isUsed && <VisuallyHidden>{texts.used}: </VisuallyHidden>}
              <Text data-focus tabIndex={-1} outline="none">
                {text}
              </Text>
              {!isUsed && (
                <Text as="span" fontSize="xs" color="fg.muted" me="3">
                  {texts.unused}
                </Text>
              )}
              {!isUsed && (
                <Button
                  mt="1"
                  size="xs"
                  variant="outline"
                  colorPalette="gray"
                  aria-label={texts.addThisSentence(text)}
                  onClick={() => act({ do: 'addSentence', index }, `sentence-${index}`)}
                >
                  <Plus aria-hidden="true" />
                  {texts.addSentence}
                </Button>
              )}
            </Box>
          </Flex>
        ))}
      </Box>
    </chakra.details>
  );
}
