import { buffer } from 'node:stream/consumers';
import type { Opening } from '@landfall/page/sections/preview/paint';
import type { Context } from '../../platform/context.ts';
import { thumbnailKey } from '../files/thumbnails.ts';

const HERO = /<section\b[^>]*\sdata-section="hero"[\s\S]*?<\/section>/;
/** Pixels of a headline in the preview; larger ones leave no room for anything else. */
const [SMALLEST, LARGEST] = [16, 130];
/** The widest that thumbnails come in. */
const PICTURE_WIDTH = 960;

/** The declarations that the editor gave an element for all screens. */
function declarationsOf(id: string | undefined, css: string): string {
  const [everywhere = ''] = css.split('@media');
  return id ? (new RegExp(`#${id}\\s*\\{([^}]*)\\}`).exec(everywhere)?.[1] ?? '') : '';
}

/** How somebody dressed the headline of a page: colour and size. */
export function headlineOf(html: string, css: string): Pick<Opening, 'color' | 'size'> {
  const declarations = declarationsOf(/<h1\b[^>]*\sid="([\w-]+)"/.exec(html)?.[1], css);
  const color = /(?:^|[;\s])color:\s*(#[\da-f]{3,8}|rgba?\([\d.,%\s]+\)|[a-z]+)\s*(?:;|$)/i.exec(declarations)?.[1];
  const size = Number(/(?:^|[;\s])font-size:\s*([\d.]+)px/.exec(declarations)?.[1]);
  return {
    ...(color && { color }),
    ...(size > 0 && { size: Math.min(LARGEST, Math.max(SMALLEST, size)) }),
  };
}

/** The picture of the account that stands in the opening, as a data address; undefined where there is none. */
async function pictureOf(context: Context, html: string, files: string): Promise<string | undefined> {
  const src = /<img\b[^>]*\ssrc="([^"]*)"/.exec(HERO.exec(html)?.[0] ?? '')?.[1];
  if (!src?.startsWith(files)) return undefined;
  try {
    const key = await thumbnailKey(context, src.slice(files.length), PICTURE_WIDTH);
    const picture = await buffer(await context.storage.read(key));
    return `data:image/${key.endsWith('png') ? 'png' : 'jpeg'};base64,${picture.toString('base64')}`;
  } catch {
    // Gone, or none that can be drawn: the preview keeps its own drawing.
    return undefined;
  }
}

/** What the preview of a saved page needs beyond its model. `files` is where the account's pictures are served. */
export async function openingOf(context: Context, html: string, css: string, files: string): Promise<Opening> {
  const picture = await pictureOf(context, html, files);
  return { ...headlineOf(html, css), ...(picture && { picture }) };
}
