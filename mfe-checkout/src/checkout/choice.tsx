import { Box, chakra, Flex } from '@landfall/shared';
import type { ComponentProps, ReactNode } from 'react';

const Card = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    p: '4',
    borderWidth: '1px',
    rounded: 'lg',
    cursor: 'pointer',
    transition: 'border-color 150ms, background 150ms',
    _hover: { borderColor: 'border.emphasized' },
    '&:has(:disabled)': { cursor: 'not-allowed', borderColor: 'border', color: 'fg.muted' },
    '&:has(:checked)': {
      borderColor: 'brand.solid',
      bg: 'brand.subtle/40',
      boxShadow: '0 0 0 1px var(--lf-colors-brand-solid)',
    },
    '&:has(:focus-visible)': { outline: '2px solid var(--lf-colors-brand-focus-ring)', outlineOffset: '2px' },
  },
});

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'color' | 'title'> {
  title: ReactNode;
  description?: ReactNode;
  /** At the right end. */
  aside?: ReactNode;
}

/** One of several, as a card around a native radio button. */
export function Choice({ title, description, aside, ...input }: ChoiceProps) {
  return (
    <Card>
      <input
        {...input}
        type="radio"
        style={{
          accentColor: 'var(--lf-colors-brand-600)',
          width: '1.05rem',
          height: '1.05rem',
          marginTop: '0.15rem',
          flexShrink: 0,
        }}
      />
      <Flex flex="1" minW="0" gap="3" justify="space-between" wrap="wrap">
        <Box minW="0" flex="1 1 10rem">
          <Flex gap="2" align="center" wrap="wrap" fontWeight="semibold">
            {title}
          </Flex>
          {description && (
            <Box color="fg.muted" fontSize="sm" mt="0.5" overflowWrap="anywhere">
              {description}
            </Box>
          )}
        </Box>
        {aside}
      </Flex>
    </Card>
  );
}
