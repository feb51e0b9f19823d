import { chakra } from '@landfall/shared';

/** A link within a sentence or under a form; `asChild` makes one of a router's link. */
export const PlainLink = chakra('a', {
  base: {
    color: 'brand.fg',
    fontWeight: 'medium',
    rounded: 'sm',
    focusVisibleRing: 'outside',
    _hover: { textDecoration: 'underline' },
  },
});
