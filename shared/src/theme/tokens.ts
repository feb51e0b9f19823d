import { colorTokens } from './palettes.ts';

const values = <T extends string | number>(record: Record<string, T>) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, { value }]));

/** Multiples of 0.25rem, named by the multiple. */
const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60,
  64, 72, 80, 96,
];
const spacing = Object.fromEntries(STEPS.map((step) => [step, { value: `${step / 4}rem` }]));

const WIDTHS = {
  '3xs': 14,
  '2xs': 16,
  xs: 20,
  sm: 24,
  md: 28,
  lg: 32,
  xl: 36,
  '2xl': 42,
  '3xl': 48,
  '4xl': 56,
  '5xl': 64,
  '6xl': 72,
  '7xl': 80,
  '8xl': 90,
};
const FONT_SIZES = {
  '2xs': 0.625,
  xs: 0.75,
  sm: 0.875,
  md: 1,
  lg: 1.125,
  xl: 1.25,
  '2xl': 1.5,
  '3xl': 1.875,
  '4xl': 2.25,
  '5xl': 3,
};
const rems = (record: Record<string, number>) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, { value: `${value}rem` }]));

const FONT =
  "Inter, 'Inter fallback', 'Inter on Roboto', 'Inter on DejaVu', system-ui, -apple-system, 'Segoe UI', sans-serif";

/** The scales that Chakra's recipes refer to by name; only what is in use, generated where there is a rule. */
export const tokens = {
  colors: colorTokens,
  spacing,
  sizes: {
    ...rems(WIDTHS),
    ...spacing,
    ...values({
      full: '100%',
      max: 'max-content',
      min: 'min-content',
      fit: 'fit-content',
      prose: '60ch',
      dvh: '100dvh',
      svh: '100svh',
      vh: '100vh',
      dvw: '100dvw',
      vw: '100vw',
      '1/2': '50%',
      '1/3': '33.333%',
      '2/3': '66.667%',
    }),
  },
  radii: {
    none: { value: '0' },
    ...rems({ '2xs': 0.0625, xs: 0.125, sm: 0.25, md: 0.375, lg: 0.5, xl: 0.75, '2xl': 1 }),
    full: { value: '9999px' },
  },
  fonts: values({ heading: FONT, body: FONT, mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' }),
  fontSizes: rems(FONT_SIZES),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '600' }),
  lineHeights: values({ shorter: 1.25, short: 1.375, moderate: 1.5, tall: 1.625, taller: 2 }),
  letterSpacings: values({ tighter: '-0.03em', tight: '-0.015em', wide: '0.02em', wider: '0.05em' }),
  borders: values({ xs: '0.5px solid', sm: '1px solid', md: '2px solid' }),
  durations: values({
    fastest: '50ms',
    faster: '100ms',
    fast: '150ms',
    moderate: '200ms',
    slow: '300ms',
    slower: '400ms',
    slowest: '500ms',
  }),
  easings: values({
    'ease-in': 'cubic-bezier(0.42, 0, 1, 1)',
    'ease-out': 'cubic-bezier(0, 0, 0.58, 1)',
    'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
    'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)',
  }),
  blurs: values({ none: ' ', sm: '4px', md: '8px', lg: '12px' }),
  zIndex: values({
    hide: -1,
    base: 0,
    docked: 10,
    dropdown: 1000,
    sticky: 1100,
    banner: 1200,
    overlay: 1300,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
    tooltip: 1800,
    max: 2147483647,
  }),
  animations: values({ spin: 'spin 0.8s linear infinite', pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite' }),
  cursor: values({
    button: 'pointer',
    checkbox: 'pointer',
    disabled: 'not-allowed',
    menuitem: 'pointer',
    option: 'pointer',
    radio: 'pointer',
    slider: 'pointer',
    switch: 'pointer',
  }),
};

const shadow = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });
const lift = (y: number, blur: number) =>
  shadow(
    `0 ${y}px ${blur}px {colors.gray.900/8}, 0 0 1px {colors.gray.900/25}`,
    `0 ${y}px ${blur}px {black/60}, 0 0 1px inset {colors.gray.300/25}`,
  );

export const semanticShadows = {
  // Stands beside a border, so it has no ring of its own.
  xs: shadow('0 1px 2px {colors.gray.900/5}', '0 1px 2px {black/40}'),
  sm: lift(2, 5),
  md: lift(4, 10),
  lg: lift(10, 24),
  xl: lift(16, 36),
  '2xl': lift(24, 48),
};

export const semanticRadii = { l1: { value: '{radii.sm}' }, l2: { value: '{radii.md}' }, l3: { value: '{radii.lg}' } };
