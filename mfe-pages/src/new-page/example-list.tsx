import { Box, chakra, Heading, Stack, Text } from '@landfall/shared';
import { examplesOf } from './examples.ts';
import { useNewPageTexts } from './texts.ts';

const Example = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    textAlign: 'start',
    px: '4',
    py: '3',
    borderWidth: '1px',
    rounded: 'lg',
    bg: 'bg.panel',
    cursor: 'pointer',
    transition: 'border-color 150ms',
    _hover: { borderColor: 'brand.solid' },
    _focusVisible: { outline: '2px solid var(--lf-colors-brand-focus-ring)', outlineOffset: '2px' },
  },
});

/** Descriptions to begin with. */
export function ExampleList({ disabled, onTake }: { disabled: boolean; onTake: (text: string) => void }) {
  const texts = useNewPageTexts();
  return (
    <Box as="section" aria-labelledby="examples">
      <Heading as="h2" id="examples" size="sm">
        {texts.examples}
      </Heading>
      <Text color="fg.muted" mt="1" mb="3">
        {texts.examplesHelp}
      </Text>
      <Stack as="ul" listStyleType="none" gap="2.5">
        {examplesOf(texts).map(({ id, name, text }) => (
          <li key={id}>
            <Example type="button" disabled={disabled} onClick={() => onTake(text)}>
              <Text fontWeight="medium">{name}</Text>
              <Text color="fg.muted" lineClamp="3">
                {text}
              </Text>
            </Example>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
