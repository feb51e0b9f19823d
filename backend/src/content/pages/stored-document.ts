import { buffer } from 'node:stream/consumers';
import type { Context } from '../../platform/context.ts';
import { withSmallPreview } from '../../platform/storage/preview-keys.ts';
import { withHead } from '../publishing/head.ts';
import { newKey } from './object-key.ts';

/** Stores a published document and returns its key. @throws AppError unavailable */
export async function storeDocument({ storage }: Context, pageId: string, document: Buffer): Promise<string> {
  const key = newKey('sites', pageId, document, 'html');
  await storage.put(key, document, 'text/html; charset=utf-8');
  return key;
}

/** The stored bytes. @throws AppError not_found, unavailable */
export const readStored = async ({ storage }: Context, key: string): Promise<Buffer> => buffer(await storage.read(key));

export interface HeadTexts {
  page: { title: string; path: string; description: string };
  /** Scheme and host of the site. */
  origin: string;
  siteName: string;
  /** Absolute address of the picture for shared links. */
  image: string;
  /** The owner emptied the description: the words that the page was written with may not stand in for it. */
  isCleared: boolean;
}

const DESCRIPTIONS = /<meta (?:name="description"|property="og:description")[^<>]*>\n?/g;

/** Whether a stored document describes itself to search engines. */
export const isDescribed = (document: string): boolean =>
  document.slice(0, Math.max(0, document.indexOf('<style>'))).includes('<meta name="description"');

/** A stored document that says in its head what the page's settings say now. */
export function stamped(document: string, { page, origin, siteName, image, isCleared }: HeadTexts): string {
  const { title, description } = page;
  const url = origin && `${origin}${page.path}`;
  const end = Math.max(0, document.indexOf('<style>'));
  const cleared =
    description || !isCleared ? document : document.slice(0, end).replace(DESCRIPTIONS, '') + document.slice(end);
  return withHead(cleared, { title, description, siteName, url, robots: 'index', image, icon: '' });
}

/** Removes objects that nothing points to and nothing ever did. A failure costs only space. */
export async function forgetObjects({ storage, log }: Context, keys: readonly (string | null)[]): Promise<void> {
  for (const key of keys.flatMap((key) => (key ? withSmallPreview(key) : []))) {
    await storage.delete(key).catch((error) => log.warn({ err: error, key }, 'An unused object stays'));
  }
}
