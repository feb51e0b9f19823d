import { planPalette } from './plan-palette.ts';

test.each([
  ['pro', 'purple'],
  ['Pro', 'purple'],
  ['PREMIUM', 'yellow'],
  ['basic', 'blue'],
  ['enterprise', 'gray'],
  ['', 'gray'],
  ['constructor', 'gray'],
])('the badge of %j is %s', (prefix, palette) => expect(planPalette(prefix)).toBe(palette));
