import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { isPageLanguage } from '@landfall/page/languages/languages';
import { TEMPLATES, templatePage } from '@landfall/page/templates/templates';
import type { PageLanguage } from '@landfall/shared/contracts';
import type { Work } from '../../platform/workers/work.ts';
import { pictureOfPage } from '../pages/look.ts';

/** Where the pictures are served; the name carries a hash of what is drawn and of what draws it. */
export const PICTURES = '/v1/templates/';

/** What a template is shown with. */
export const SAMPLE = { title: '', description: '', projectName: '' };

const sources = (folder: URL): string[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));

/** Stands for the drawing itself: a change of it gives every picture a new address. */
const DRAWING = createHash('sha256')
  .update(
    ['preview/node', 'art/motif']
      .map((file) => new URL('.', import.meta.resolve(`@landfall/page/sections/${file}`)))
      .flatMap(sources)
      .join(''),
  )
  .digest('hex');

const names = new Map<string, string>();

/** File name of a template's picture in a language. */
export function pictureName(id: string, language: PageLanguage): string {
  const key = `${id}-${language}`;
  const known = names.get(key);
  if (known) return known;
  const page = JSON.stringify(templatePage(id, language, SAMPLE));
  const hash = createHash('sha256')
    .update(DRAWING + page)
    .digest('hex')
    .slice(0, 12);
  const name = `${key}-${hash}.webp`;
  names.set(key, name);
  return name;
}

const pictures = new Map<string, Promise<Buffer>>();

/**
 * A template's picture by its file name: WebP, 640 by 800 pixels, drawn at its first use and kept. Null for a name that
 * is none of today's. @throws where drawing fails; the next call tries again
 */
export function pictureOf(work: Pick<Work, 'threads'>, name: string): Promise<Buffer> | null {
  const [, id = '', code = ''] = /^([a-z-]+)-([a-z]{2})-[0-9a-f]{12}\.webp$/.exec(name) ?? [];
  if (!isPageLanguage(code) || !TEMPLATES.some((template) => template.id === id)) return null;
  if (pictureName(id, code) !== name) return null;
  const known = pictures.get(name);
  if (known) return known;
  const page = templatePage(id, code, SAMPLE);
  if (!page) return null;
  const drawing = pictureOfPage(work, `templates ${code}`, page);
  pictures.set(name, drawing);
  drawing.catch(() => pictures.delete(name));
  return drawing;
}
