import { type PageTree, TEXT } from '@landfall/page/edit/tree';

/** What stands around the sections of a page, and is none. */
const FRAME = new Set(['header', 'footer']);

/** Whether a page has no section, and no other part that says something. */
export function isEmptyPage<N>(tree: PageTree<N>): boolean {
  const isNothing = (node: N): boolean => {
    const tag = tree.tag(node);
    if (tag === TEXT) return tree.text(node).trim() === '';
    if (tag === 'main') return tree.children(node).every(isNothing);
    return tag === '' || FRAME.has(tag) || tree.attribute(node, 'class') === 'skip';
  };
  return tree.children(tree.root).every(isNothing);
}
