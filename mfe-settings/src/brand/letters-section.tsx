import { Box, chakra, Flex, SimpleGrid, Text, VisuallyHidden } from '@landfall/shared';
import type { TypePair } from '@landfall/shared/contracts';
import { Sparkles } from 'lucide-react';
import { useAreaTexts } from '../texts.ts';
import { ChoiceCard } from './choice-card.tsx';
import { Section } from './section.tsx';
import { familyOf } from './type-fonts.tsx';
import type { useBrandForm } from './use-brand-form.ts';

interface LettersSectionProps {
  form: ReturnType<typeof useBrandForm>['form'];
  pairs: readonly TypePair[];
}

/** What headings are set in, each in its own letters. */
export function LettersSection({ form, pairs }: LettersSectionProps) {
  const texts = useAreaTexts();
  return (
    <Section title={texts.letters} help={texts.lettersHelp}>
      <chakra.fieldset border="0" m="0" p="0">
        <VisuallyHidden as="legend">{texts.letters}</VisuallyHidden>
        <SimpleGrid columns={{ base: 2, sm: 3, lg: 4 }} gap="3">
          <Box gridColumn="1 / -1">
            <ChoiceCard value="" aria-label={texts.anyLetters} {...form.register('type')}>
              <Flex align="center" gap="3" px="4" py="3" color="fg.muted" fontSize="sm">
                <Sparkles size={18} aria-hidden="true" />
                {texts.anyLetters}
              </Flex>
            </ChoiceCard>
          </Box>
          {pairs.map((pair) => (
            <ChoiceCard key={pair.id} value={pair.id} aria-label={pair.family} {...form.register('type')}>
              <Text
                px="4"
                pt="3"
                h="14"
                fontSize={{ base: 'xl', sm: '2xl' }}
                lineHeight="1.2"
                truncate
                aria-hidden="true"
                style={{ fontFamily: familyOf(pair), fontWeight: pair.weight }}
              >
                {texts.lettersSample}
              </Text>
              <Text px="4" pb="3" fontSize="xs" color="fg.muted" truncate>
                {pair.family}
              </Text>
            </ChoiceCard>
          ))}
        </SimpleGrid>
      </chakra.fieldset>
    </Section>
  );
}
