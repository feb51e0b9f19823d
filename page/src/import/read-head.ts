import type { HtmlNode } from '../edit/html-tree.ts';
import { clip } from '../sections/clip.ts';

/** What a page's head says of it; empty where it says nothing. */
export interface ImportedHead {
  title: string;
  description: string;
  /** Two or three letters. */
  language: string;
}

function* all(node: HtmlNode): Generator<HtmlNode> {
  yield node;
  for (const child of node.children) yield* all(child);
}

const textIn = (node: HtmlNode): string => [...all(node)].map(({ text }) => text).join('');

/** Reads title, description and language out of a page's head. */
export function readHead(root: HtmlNode): ImportedHead {
  const nodes = [...all(root)];
  const meta = (name: string) =>
    nodes.find(({ tag, attributes }) => tag === 'meta' && [attributes.name, attributes.property].includes(name))
      ?.attributes.content ?? '';
  const title = nodes.find(({ tag, parent }) => tag === 'title' && parent?.tag !== 'svg');
  const spoken = nodes.find(({ tag, attributes }) => tag === 'html' && attributes.lang)?.attributes.lang ?? '';
  const [language = ''] = /^[a-z]{2,3}(?=$|[-_])/.exec(spoken.trim().toLowerCase()) ?? [];
  return {
    title: clip(title ? textIn(title) : meta('og:title'), 100),
    description: clip(meta('description') || meta('og:description'), 160),
    language,
  };
}
