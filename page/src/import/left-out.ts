import type { LeftOutOfImport } from '@landfall/shared/contracts';
import type { HtmlNode } from '../edit/html-tree.ts';

export type LeftOut = LeftOutOfImport['what'];

/** What is not taken over from a page, and how often. */
export class Leftovers {
  readonly #counts = new Map<LeftOut, number>();

  note(what: LeftOut, count = 1): void {
    if (count > 0) this.#counts.set(what, (this.#counts.get(what) ?? 0) + count);
  }

  list(): LeftOutOfImport[] {
    return [...this.#counts].map(([what, count]) => ({ what, count }));
  }
}

const MEDIA = new Set(['iframe', 'object', 'embed', 'video', 'audio', 'canvas']);

/** Pixels at which a picture is none, but counts those who load it. */
const TRACKER = 2;

/** Whether a picture is there to count visitors. */
export const isTracker = ({ attributes: { width, height } }: Pick<HtmlNode, 'attributes'>): boolean =>
  [width, height].some(
    (size) => size !== undefined && /^\d+(?:px)?$/.test(size) && Number.parseInt(size, 10) <= TRACKER,
  );

/** Counts what a source has that no page of ours may have: what runs, what dresses it, what is shown from elsewhere. */
export function noteForbidden(node: HtmlNode, left: Leftovers): void {
  const { tag, attributes } = node;
  const names = Object.keys(attributes);
  left.note('handlers', names.filter((name) => /^on/i.test(name)).length);
  if (/^\s*javascript:/i.test(attributes.href ?? '')) left.note('scripts');
  if (tag === 'script') left.note('scripts');
  if (tag === 'style' || (tag === 'link' && /stylesheet/i.test(attributes.rel ?? ''))) left.note('styles');
  if (MEDIA.has(tag)) left.note('media');
  if (tag === 'form' && attributes.action) left.note('actions');
  if (tag === 'nav') left.note('navigation');
  if (tag === 'img' && isTracker(node)) left.note('trackers');
  for (const child of node.children) noteForbidden(child, left);
}

const isHidden = ({ attributes: { hidden, style = '' } }: HtmlNode): boolean =>
  hidden !== undefined || /display:none|visibility:hidden/.test(style.toLowerCase().replace(/\s+/g, ''));

/** Takes away what nobody sees on the page. */
export function dropHidden(node: HtmlNode, left: Leftovers): void {
  const seen = node.children.filter((child) => !isHidden(child));
  left.note('hidden', node.children.length - seen.length);
  node.children = seen;
  for (const child of seen) dropHidden(child, left);
}
