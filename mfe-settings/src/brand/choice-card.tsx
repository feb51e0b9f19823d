import { chakra } from '@landfall/shared';
import type { ComponentProps, ReactNode } from 'react';

const Card = chakra('label', {
  base: {
    display: 'block',
    position: 'relative',
    borderWidth: '1px',
    rounded: 'lg',
    overflow: 'hidden',
    cursor: 'pointer',
    bg: 'bg.panel',
    minW: '0',
    transition: 'border-color 150ms',
    _hover: { borderColor: 'brand.solid' },
    '&:has(:checked)': { borderColor: 'brand.solid', boxShadow: '0 0 0 1px var(--lf-colors-brand-solid)' },
    '&:has(:focus-visible)': { outline: '2px solid var(--lf-colors-brand-focus-ring)', outlineOffset: '2px' },
  },
});

const Radio = chakra('input', {
  base: { position: 'absolute', opacity: '0', inset: '0', w: 'full', h: 'full', cursor: 'pointer', zIndex: '1' },
});

/** One of several, with a picture of what it does. A native radio: arrow keys and forms as the browser has them. */
export const ChoiceCard = ({
  children,
  ...input
}: Omit<ComponentProps<typeof Radio>, 'type'> & { children: ReactNode }) => (
  <Card>
    <Radio {...input} type="radio" />
    {children}
  </Card>
);
