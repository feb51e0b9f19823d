import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { artSvg, type MotifId } from './art.ts';
import { knownTheme } from './themes.ts';

/** As it is drawn where a tile is no whole number of pixels wide. */
const WIDTH = 587;
const CELL = (160 * WIDTH) / 640;
/** Pixels beside an edge that count as the tiles' own. */
const BESIDE = 2;
/** Rows of an edge from which a line is seen; circles that touch leave a gap of fewer. */
const SEEN = 20;
/** Levels of a colour, of 255, that the eye takes for the same. */
const SAME = 24;

async function pixelsOf(motif: MotifId, seed: number) {
  const theme = knownTheme('coral');
  assert.ok(theme);
  const picture = sharp(Buffer.from(artSvg(motif, seed, theme.palette))).resize({ width: WIDTH });
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3);
  return { height: info.height, at };
}

const differ = (one: Uint8Array, other: Uint8Array): boolean =>
  one.some((level, index) => Math.abs(level - (other[index] ?? 0)) > SAME);

/** The longest line between two tiles, in pixels, that has another colour than what lies on both sides of it. */
async function longestSeam(motif: MotifId, seed: number, firstEdge: number): Promise<number> {
  const { height, at } = await pixelsOf(motif, seed);
  let longest = 0;
  for (let edge = firstEdge; edge < WIDTH - BESIDE; edge += CELL) {
    const [left, right] = [Math.floor(edge) - BESIDE, Math.ceil(edge) + BESIDE];
    let run = 0;
    for (let y = 0; y < height; y += 1) {
      const sides = at(left, y);
      const between = Array.from({ length: right - left - 1 }, (_, index) => at(left + index + 1, y));
      const isSeam = !differ(sides, at(right, y)) && between.some((pixel) => differ(pixel, sides));
      run = isSeam ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
  }
  return longest;
}

test('no lines are seen between the tiles of a drawing', async () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    assert.ok((await longestSeam('tiles', seed, CELL)) < SEEN, `tiles ${seed}`);
    assert.ok((await longestSeam('bakery', seed, CELL / 2)) < SEEN, `bakery ${seed}`);
  }
});
