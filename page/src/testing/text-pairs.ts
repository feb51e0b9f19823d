import type { Palette } from '../sections/theme.ts';

/** Texts of a palette, each with what it stands on. */
export const textPairs = (palette: Palette): [text: string, ground: string][] => [
  [palette.ink, palette.background],
  [palette.ink, palette.surface],
  [palette.ink, palette.soft],
  [palette.muted, palette.background],
  [palette.muted, palette.surface],
  [palette.primary, palette.background],
  [palette.primary, palette.surface],
  [palette.onPrimary, palette.primary],
  [palette.onDeep, palette.deep],
  [palette.onDeepMuted, palette.deep],
];
