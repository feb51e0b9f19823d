import { Box, Button, chakra, Flex, Text } from '@landfall/shared';
import type { PageFacts as Answer, Fact } from '@landfall/shared/contracts';
import { FactGroups, FactView, useFactsTexts } from '@landfall/shared/facts';
import { ChevronRight } from 'lucide-react';

interface PageFactsProps {
  known: Answer['data'];
  /** Absent where the page cannot be written again now. */
  onCorrect?: () => void;
}

/** The facts that a page was written from, each with the section where it stands. */
export function PageFacts({ known: { sheet, placed }, onCorrect }: PageFactsProps) {
  const texts = useFactsTexts();
  if (!sheet || sheet.facts.length === 0) return null;
  const placeOf = ({ id }: Fact) => {
    const sections = placed
      .filter(({ fact_id }) => fact_id === id)
      .map(({ title, section }) => `“${title || section}”`);
    return sections.length === 0 ? texts.standsNowhere : texts.standsIn([...new Set(sections)].join(', '));
  };
  const row = (fact: Fact) => (
    <FactView
      fact={fact}
      note={
        placed.length > 0 && (
          <Text fontSize="xs" color="fg.muted" mt="0.5">
            {placeOf(fact)}
          </Text>
        )
      }
    />
  );
  return (
    <Box borderTopWidth="1px" mt="5" pt="4">
      <chakra.details css={{ '&[open] > summary > svg': { transform: 'rotate(90deg)' } }}>
        <chakra.summary cursor="pointer" display="flex" gap="2" alignItems="center" listStyle="none" rounded="sm">
          <ChevronRight size="16" aria-hidden="true" />
          <span>
            <Text as="span" fontWeight="semibold">
              {texts.writtenFrom}
            </Text>
            <Text as="span" color="fg.muted">
              {`: ${texts.count(sheet.facts.length)}`}
            </Text>
          </span>
        </chakra.summary>
        <Box mt="3">
          <FactGroups facts={sheet.facts} row={row} level="h3" />
        </Box>
      </chakra.details>
      {onCorrect && (
        <Flex mt="3">
          <Button size="xs" variant="outline" colorPalette="gray" onClick={onCorrect}>
            {texts.correctFacts}
          </Button>
        </Flex>
      )}
    </Box>
  );
}
