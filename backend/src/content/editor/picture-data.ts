import { buffer } from 'node:stream/consumers';
import type { Context } from '../../platform/context.ts';
import { thumbnailKey } from '../files/thumbnails.ts';

/** The widest that thumbnails come in. */
const PICTURE_WIDTH = 960;

/** A stored picture for a preview, as a data address; undefined where there is none. */
export async function pictureData(context: Context, original: string): Promise<string | undefined> {
  try {
    const key = await thumbnailKey(context, original, PICTURE_WIDTH);
    const picture = await buffer(await context.storage.read(key));
    return `data:image/${key.endsWith('png') ? 'png' : 'jpeg'};base64,${picture.toString('base64')}`;
  } catch {
    // Gone, or none that can be drawn: the preview keeps its own drawing.
    return undefined;
  }
}
