import type { Component } from 'grapesjs';
import { filmAddress, pictureOf } from './backdrop.ts';
import { readPicture, SAFE_SHADE } from './darkness.ts';

/** How dark a picture has to be, by its address; only the last one is kept. */
let known: { src: string; shade: number } | undefined;

/** How dark a backdrop has to be made for text on it to be read, in percent of black. */
export async function shadeFor(backdrop: Component): Promise<number> {
  const src = String(pictureOf(backdrop)?.getAttributes().src ?? '');
  if (known?.src !== src) known = { src, shade: (await readPicture(src))?.shade ?? SAFE_SHADE };
  return filmAddress(backdrop) ? Math.max(SAFE_SHADE, known.shade) : known.shade;
}
