import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wcagContrast } from 'culori';
import fc from 'fast-check';
import * as v from 'valibot';
import { textPairs } from '../testing/text-pairs.ts';
import { artFile, artPath } from './art.ts';
import { brandPaletteId, brandTheme } from './brand-palette.ts';
import { paletteId, themeOf } from './themes.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test("texts can be read in every brand's colour, light and dark", () => {
  fc.assert(
    fc.property(colour, fc.boolean(), (brand, isDark) => {
      const { palette } = themeOf(brandPaletteId(brand, isDark));
      for (const [text, ground] of textPairs(palette))
        assert.ok(wcagContrast(text, ground) >= 4.5, `${text} on ${ground} of ${brand}`);
    }),
    { numRuns: 500 },
  );
});

test("keeps a colour that can be read as it is, and the brand's hue in any case", () => {
  assert.equal(themeOf(brandPaletteId('#1D4ED8')).palette.primary, '#1d4ed8');
  assert.notEqual(themeOf(brandPaletteId('#ffd400')).palette.primary, '#ffd400');
});

test('is a palette like any other: in a page, in drawings, and no other text is one', () => {
  const id = brandPaletteId('#1d4ed8', true);
  assert.ok(v.is(paletteId, id));
  assert.match(artFile(artPath('tiles', 7, id).replace('art/', '')) ?? '', /<svg/);
  for (const text of ['brand', 'brand1d4ed', 'brandDARK1d4ed8', 'brand1d4ed8;', '__proto__'])
    assert.ok(!v.is(paletteId, text) && brandTheme(text) === null, text);
});
