import assert from 'node:assert/strict';
import { test } from 'node:test';
import { THEMES } from './themes.ts';

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

for (const { id, palette } of THEMES) {
  test(`texts of the theme ${id} can be read`, () => {
    const pairs = [
      [palette.ink, palette.background],
      [palette.ink, palette.surface],
      [palette.muted, palette.background],
      [palette.muted, palette.surface],
      [palette.primary, palette.background],
      [palette.primary, palette.surface],
      [palette.onPrimary, palette.primary],
      [palette.onDeep, palette.deep],
      [palette.onDeepMuted, palette.deep],
    ] as const;
    for (const [text, ground] of pairs)
      assert.ok(contrast(text, ground) >= 4.5, `${text} on ${ground}: ${contrast(text, ground)}`);
  });
}
