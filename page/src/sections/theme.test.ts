import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wcagContrast } from 'culori';
import { textPairs } from '../testing/text-pairs.ts';
import { THEMES } from './themes.ts';

for (const { id, palette } of THEMES)
  test(`texts of the theme ${id} can be read`, () => {
    for (const [text, ground] of textPairs(palette))
      assert.ok(wcagContrast(text, ground) >= 4.5, `${text} on ${ground}: ${wcagContrast(text, ground)}`);
  });
