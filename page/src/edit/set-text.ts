import type { Target } from './outline.ts';
import { folded, nextOf, type PageTree, TEXT, type Undo, within } from './tree.ts';

const inTurn =
  (undos: readonly Undo[]): Undo =>
  () => {
    for (const undo of undos.toReversed()) undo();
  };

/** Puts another text where one stands. */
function exchange<N>(tree: PageTree<N>, node: N, text: string): { node: N; undo: Undo } {
  const parent = tree.parent(node);
  const created = tree.createText(text);
  if (parent === null) return { node, undo: () => undefined };
  const next = nextOf(tree, node);
  return { node: created, undo: inTurn([tree.remove(node), tree.insert(parent, next, created)]) };
}

/** The same, with the spaces around it as they were. */
function exchangeWords<N>(tree: PageTree<N>, node: N, words: string) {
  const before = tree.text(node);
  const start = before.slice(0, before.length - before.trimStart().length);
  return exchange(tree, node, start + words + before.slice(before.trimEnd().length));
}

/** How many characters two texts have in common at their beginning. */
function common(one: readonly string[], other: readonly string[]): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}

/**
 * The one text of several that holds the whole change, with what it then says: what is bold stays bold where only other
 * words change. Null where the change reaches across.
 */
function changedPart(parts: readonly string[], after: string): { at: number; text: string } | null {
  const before = parts.join('');
  const start = common([...before], [...after]);
  const startAt = [...before].slice(0, start).join('').length;
  const rest = [before.slice(startAt), after.slice(startAt)].map((text) => [...text].reverse());
  const [mine = [], theirs = []] = rest;
  const tail = mine.slice(0, common(mine, theirs)).join('').length;
  let from = 0;
  for (const [at, part] of parts.entries()) {
    const to = from + part.length;
    if (startAt >= from && before.length - tail <= to && part.trim() !== '') {
      const text = after.slice(from, after.length - (before.length - to));
      return text.trim() === '' ? null : { at, text };
    }
    from = to;
  }
  return null;
}

/**
 * Has an element say something else; of a picture, its description.
 * @returns the node that stands for it from now on, and the way back
 */
export function setText<N>(tree: PageTree<N>, target: Target<N>, wanted: string): { node: N; undo: Undo } {
  const { node, isText, element } = target;
  const words = folded(wanted);
  if (element.tag === 'img') return { node, undo: tree.setAttribute(node, 'alt', words) };
  if (isText) return exchangeWords(tree, node, words);
  const texts = [...within(tree, node)].filter((inner) => tree.tag(inner) === TEXT);
  const [only] = texts;
  if (texts.length === 1 && only !== undefined) return { node, undo: exchangeWords(tree, only, words).undo };
  const parts = texts.map((inner) => tree.text(inner));
  const changed = parts.join('') === folded(parts.join('')) ? changedPart(parts, words) : null;
  const inner = changed === null ? undefined : texts[changed.at];
  if (changed !== null && inner !== undefined) return { node, undo: exchange(tree, inner, changed.text).undo };
  const undos = [...tree.children(node)].map((child) => tree.remove(child));
  return { node, undo: inTurn([...undos, tree.insert(node, null, tree.createText(words))]) };
}
