import { Box, Flex, Stack, Text } from '@landfall/shared';
import { useAreaTexts } from '../texts.ts';
import { MAX_STRENGTH, passwordStrength } from './password-strength.ts';

const PALETTES = { Weak: 'red', Medium: 'orange', Strong: 'blue', 'Very Strong': 'green' } as const;
/** The text that says each. */
const WORDS = { Weak: 'weak', Medium: 'medium', Strong: 'strong', 'Very Strong': 'veryStrong' } as const;
const SEGMENTS = Array.from({ length: MAX_STRENGTH }, (_, index) => index);

/** Five segments and a word. Its room is kept while there is nothing to measure, so that nothing jumps. */
export function StrengthMeter({ password }: { password: string }) {
  const texts = useAreaTexts();
  const { score, label } = passwordStrength(password);
  const word = texts[WORDS[label]];
  const empty = password === '';
  return (
    <Stack gap="1.5" colorPalette={PALETTES[label]}>
      <Flex
        gap="1"
        role="meter"
        aria-label={texts.passwordStrength}
        aria-valuemin={0}
        aria-valuemax={MAX_STRENGTH}
        aria-valuenow={score}
        aria-valuetext={empty ? texts.noPasswordYet : word}
      >
        {SEGMENTS.map((segment) => (
          <Box
            key={segment}
            flex="1"
            h="1"
            rounded="full"
            bg={segment < score ? 'colorPalette.solid' : 'bg.emphasized'}
            transition="background 150ms"
          />
        ))}
      </Flex>
      <Text role="status" minH="4.5" textAlign="end" fontSize="xs" fontWeight="medium" color="colorPalette.fg">
        {empty ? '' : word}
      </Text>
    </Stack>
  );
}
