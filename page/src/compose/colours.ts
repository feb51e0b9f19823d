import type { ThemeId } from '../sections/themes.ts';

/** Colours by their English names, for which a palette is derived. */
export const COLOURS: Readonly<Record<string, string>> = {
  blue: '#1f5fbf',
  navy: '#1b365d',
  petrol: '#0f5a66',
  purple: '#6a3d9a',
  violet: '#6446b5',
  lavender: '#6f5fa8',
  lilac: '#7d5ba6',
  red: '#b42a2a',
  burgundy: '#7b1e3a',
  wine: '#7b1e3a',
  pink: '#b83a73',
  rose: '#b04a66',
  brown: '#76472a',
  gold: '#8a6414',
  mustard: '#8a6414',
  mint: '#1b7a5e',
  emerald: '#0f6b4f',
};

/** Names of colours that a theme of ours answers. */
export const THEME_COLOURS: ReadonlySet<string> = new Set(
  'lime green olive sage indigo coral orange terracotta cream beige sand turquoise teal cyan yellow gray grey'.split(
    ' ',
  ),
);

/** Colours and moods that a theme of ours answers. */
export const NAMED_THEMES: Readonly<Record<string, readonly ThemeId[]>> = {
  dark: ['midnight', 'volt'],
  black: ['midnight', 'volt'],
  night: ['midnight'],
  neon: ['volt'],
  lime: ['volt'],
  green: ['orchard'],
  olive: ['orchard'],
  sage: ['orchard'],
  indigo: ['iris'],
  coral: ['coral'],
  orange: ['terracotta'],
  terracotta: ['terracotta'],
  earth: ['terracotta'],
  earthy: ['terracotta'],
  cream: ['terracotta'],
  beige: ['terracotta', 'gallery'],
  sand: ['terracotta', 'gallery'],
  turquoise: ['lagoon'],
  teal: ['lagoon'],
  cyan: ['lagoon'],
  sea: ['lagoon'],
  yellow: ['coral'],
  white: ['iris', 'lagoon'],
  light: ['iris', 'lagoon', 'orchard'],
  airy: ['iris', 'lagoon'],
  clean: ['iris', 'lagoon', 'gallery'],
  bright: ['iris', 'coral', 'lagoon'],
  gray: ['gallery'],
  grey: ['gallery'],
  minimal: ['gallery'],
  minimalist: ['gallery'],
  monochrome: ['gallery'],
  natural: ['orchard', 'terracotta'],
  rustic: ['terracotta', 'orchard'],
  pastel: ['coral', 'lagoon'],
  modern: ['iris', 'lagoon'],
};

/** Words that keep a page light, whatever else is said. */
export const LIGHT: ReadonlySet<string> = new Set(['light', 'white', 'airy', 'bright', 'pastel']);
