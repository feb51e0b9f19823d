/** Takes back one change of a tree. */
export type Undo = () => void;

/**
 * What editing needs to know of a page, whatever holds it: stored HTML, the visual editor's components, or a document in
 * a browser. Nodes are compared by identity and stay themselves when they move.
 */
export interface PageTree<N> {
  /** The element around header, main part and footer. Its attributes `lang` and `data-theme` are the page's. */
  readonly root: N;
  /** Elements and texts, in their order. */
  children: (node: N) => readonly N[];
  parent: (node: N) => N | null;
  /** In small letters; '#text' of a text, empty for what is neither element nor text. */
  tag: (node: N) => string;
  /** What a text says, its entities resolved. */
  text: (node: N) => string;
  attribute: (node: N, name: string) => string | undefined;
  setAttribute: (node: N, name: string, value: string | undefined) => Undo;
  /** Puts a node that is nowhere, or elsewhere, before a child of `parent`, or at its end. */
  insert: (parent: N, before: N | null, node: N) => Undo;
  remove: (node: N) => Undo;
  createText: (text: string) => N;
  /** A section's markup as an element that is nowhere yet. */
  parse: (markup: string) => N | null;
  /** A copy that is nowhere yet. Ids within it end in `suffix`, so that none stands twice. */
  copy: (node: N, suffix: string) => N;
}

export const TEXT = '#text';

/** A node and all that lies in it, in reading order. */
export function* within<N>(tree: PageTree<N>, node: N): Generator<N> {
  yield node;
  for (const child of tree.children(node)) yield* within(tree, child);
}

/** What an element says, white space folded. */
export function textOf<N>(tree: PageTree<N>, node: N): string {
  let text = '';
  for (const inner of within(tree, node)) if (tree.tag(inner) === TEXT) text += tree.text(inner);
  return folded(text);
}

export const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The next node in the same parent. */
export function nextOf<N>(tree: PageTree<N>, node: N): N | null {
  const parent = tree.parent(node);
  if (parent === null) return null;
  const siblings = tree.children(parent);
  return siblings[siblings.indexOf(node) + 1] ?? null;
}
