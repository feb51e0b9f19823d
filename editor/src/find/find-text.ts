import { type PageTree, TEXT } from '@landfall/page/edit/tree';

/** One place where the words stand. */
export interface FoundText<N> {
  node: N;
  /** The whole text that they stand in, and where in it. */
  text: string;
  start: number;
  end: number;
}

/** What nobody reads on the page. */
const UNREAD = new Set(['', 'svg', 'style', 'script']);

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Every place of a page where words stand, in its order. Words that are partly in bold or in a link are not found. */
export function findText<N>(tree: PageTree<N>, words: string, isCaseKept: boolean): FoundText<N>[] {
  if (words === '') return [];
  const pattern = new RegExp(escaped(words), isCaseKept ? 'gu' : 'giu');
  const look = (node: N): FoundText<N>[] => {
    const tag = tree.tag(node);
    if (tag !== TEXT) return UNREAD.has(tag) && node !== tree.root ? [] : tree.children(node).flatMap(look);
    const text = tree.text(node);
    return Array.from(text.matchAll(pattern), (match) => ({
      node,
      text,
      start: match.index,
      end: match.index + match[0].length,
    }));
  };
  return look(tree.root);
}

/** Puts other words in the place of those that were found. What was found is out of date then. */
export function replaceFound<N>(tree: PageTree<N>, found: readonly FoundText<N>[], by: string): void {
  for (const [node, places] of Map.groupBy(found, (place) => place.node)) {
    const parent = tree.parent(node);
    if (!parent) continue;
    let text = '';
    let at = 0;
    for (const place of places) {
      text += place.text.slice(at, place.start) + by;
      at = place.end;
    }
    text += places[0]?.text.slice(at) ?? '';
    if (text !== '') tree.insert(parent, node, tree.createText(text));
    tree.remove(node);
  }
}
