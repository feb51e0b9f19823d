/** Shades from 50 to 950, lightest first. */
const SHADES = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

const HEX = {
  gray: 'f8f9fb f1f2f6 e4e6ec d1d4dd 9ca1b0 6e7487 545a6d 3e4354 282c3a 181b25 0f1118',
  brand: 'eef0ff e0e4ff c7cdff a5abff 8382fb 6c63f3 5a48e6 4b39c9 3d31a3 342f81 1f1b4d',
  red: 'fef2f2 fee2e2 fecaca fca5a5 f87171 ef4444 d92d2d b91c1c 991b1b 7f1d1d 450a0a',
  orange: 'fff7ed ffedd5 fed7aa fdba74 fb923c f97316 d9560b b4430e 923511 7a2d11 431407',
  yellow: 'fefce8 fef9c3 fef08a fde047 facc15 eab308 b98306 936109 7a4d0e 66400f 3a2105',
  green: 'f0fdf4 dcfce7 bbf7d0 86efac 4ade80 22c55e 15883e 146c36 14532d 14432a 052e16',
  blue: 'eff6ff dbeafe bfdbfe 93c5fd 60a5fa 3b82f6 2563eb 1d4ed8 1e40af 1e3a8a 172554',
  purple: 'faf5ff f3e8ff e9d5ff d8b4fe c084fc a855f7 9333ea 7e22ce 6b21a8 581c87 3b0764',
};

export type Palette = keyof typeof HEX;

const scale = (hexes: string) =>
  Object.fromEntries(hexes.split(' ').map((hex, index) => [SHADES[index], { value: `#${hex}` }]));

export const colorTokens = {
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  black: { value: '#0b0d13' },
  white: { value: '#ffffff' },
  ...Object.fromEntries(Object.entries(HEX).map(([name, hexes]) => [name, scale(hexes)])),
};

/** A colour that differs by mode, from two token paths without the `colors.` prefix. */
const pair = (light: string, dark: string) => ({
  value: { _light: `{colors.${light}}`, _dark: `{colors.${dark}}` },
});

/** The roles that Chakra's recipes ask of every `colorPalette`. */
const roles = (name: string) => ({
  contrast: pair('white', 'white'),
  fg: pair(`${name}.700`, `${name}.300`),
  subtle: pair(`${name}.100`, `${name}.900`),
  muted: pair(`${name}.200`, `${name}.800`),
  emphasized: pair(`${name}.300`, `${name}.700`),
  solid: pair(`${name}.600`, `${name}.600`),
  focusRing: pair(`${name}.500`, `${name}.400`),
  border: pair(`${name}.300`, `${name}.700`),
});

export const semanticColors = {
  ...Object.fromEntries(Object.keys(HEX).map((name) => [name, roles(name)])),
  gray: {
    contrast: pair('white', 'gray.950'),
    fg: pair('gray.800', 'gray.200'),
    subtle: pair('gray.100', 'gray.800'),
    muted: pair('gray.200', 'gray.700'),
    emphasized: pair('gray.300', 'gray.600'),
    solid: pair('gray.900', 'gray.100'),
    focusRing: pair('brand.500', 'brand.400'),
    border: pair('gray.200', 'gray.800'),
  },
  bg: {
    DEFAULT: pair('white', 'gray.950'),
    subtle: pair('gray.50', 'black'),
    muted: pair('gray.100', 'gray.900'),
    emphasized: pair('gray.200', 'gray.800'),
    inverted: pair('gray.900', 'gray.50'),
    panel: pair('white', 'gray.900'),
    error: pair('red.50', 'red.950'),
    warning: pair('orange.50', 'orange.950'),
    success: pair('green.50', 'green.950'),
    info: pair('blue.50', 'blue.950'),
  },
  fg: {
    DEFAULT: pair('gray.900', 'gray.100'),
    muted: pair('gray.600', 'gray.400'),
    subtle: pair('gray.500', 'gray.400'),
    inverted: pair('white', 'gray.950'),
    error: pair('red.600', 'red.400'),
    warning: pair('orange.700', 'orange.300'),
    success: pair('green.700', 'green.300'),
    info: pair('blue.700', 'blue.300'),
  },
  border: {
    DEFAULT: pair('gray.200', 'gray.800'),
    muted: pair('gray.100', 'gray.900'),
    subtle: pair('gray.50', 'gray.900'),
    emphasized: pair('gray.300', 'gray.700'),
    inverted: pair('gray.800', 'gray.200'),
    error: pair('red.500', 'red.400'),
    warning: pair('orange.500', 'orange.400'),
    success: pair('green.500', 'green.400'),
    info: pair('blue.500', 'blue.400'),
  },
};
