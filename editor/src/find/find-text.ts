import { type PageTree, TEXT } from '@landfall/page/edit/tree';

/** A part of one text of the page. */
interface Piece<N> {
  node: N;
  text: string;
  start: number;
  end: number;
}

/** One place where the words stand: in one text, or in several where some are in bold or in a link. */
export interface FoundText<N> {
  pieces: readonly [Piece<N>, ...Piece<N>[]];
  /** All that is read in one go around them, and where in it they are. */
  text: string;
  start: number;
  end: number;
}

/** What nobody reads on the page. */
const UNREAD = new Set(['', 'svg', 'style', 'script']);

/** Elements that words go on through. */
const INLINE = new Set('a abbr b cite code del em i ins kbd mark q s small span strike strong sub sup u'.split(' '));

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** What is looked for, and how. */
export interface Sought {
  words: string;
  isCaseKept?: boolean;
  /** Letters and digits beside it make it another word. */
  isWhole?: boolean;
}

const WORD = '[\\p{L}\\p{M}\\p{N}_]';

/** White space stands for any: that is how a page shows it. */
function patternOf({ words, isCaseKept = false, isWhole = false }: Sought): RegExp {
  const pattern = escaped(words).replace(/\s+/g, '\\s+');
  return new RegExp(isWhole ? `(?<!${WORD})${pattern}(?!${WORD})` : pattern, isCaseKept ? 'gu' : 'giu');
}

/** The texts of a page that are read in one go, each list without a break in between. */
function runsOf<N>(tree: PageTree<N>): N[][] {
  const runs: N[][] = [];
  let run: N[] = [];
  const cut = () => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  const walk = (node: N): void => {
    const tag = tree.tag(node);
    if (tag === TEXT) return void run.push(node);
    const isInline = INLINE.has(tag);
    if (!isInline) cut();
    if (!UNREAD.has(tag) || node === tree.root) for (const child of tree.children(node)) walk(child);
    if (!isInline) cut();
  };
  walk(tree.root);
  cut();
  return runs;
}

function piecesOf<N>(tree: PageTree<N>, run: readonly N[], start: number, end: number): Piece<N>[] {
  let at = 0;
  return run.flatMap((node) => {
    const text = tree.text(node);
    const piece = { node, text, start: Math.max(0, start - at), end: Math.min(text.length, end - at) };
    at += text.length;
    return piece.start < piece.end ? [piece] : [];
  });
}

/** Every place of a page where words stand, in its order; also words of which some are in bold or in a link. */
export function findText<N>(tree: PageTree<N>, sought: Sought): FoundText<N>[] {
  if (sought.words === '') return [];
  const pattern = patternOf(sought);
  return runsOf(tree).flatMap((run) => {
    const text = run.map((node) => tree.text(node)).join('');
    return Array.from(text.matchAll(pattern), ({ index, 0: { length } }) => {
      const [first, ...others] = piecesOf(tree, run, index, index + length);
      return first ? [{ pieces: [first, ...others] as const, text, start: index, end: index + length }] : [];
    }).flat();
  });
}

/** Takes away what stood around words that are gone, so that no empty link stays. */
function removeEmptied<N>(tree: PageTree<N>, element: N): void {
  const parent = tree.parent(element);
  if (!parent || !INLINE.has(tree.tag(element)) || tree.children(element).length > 0) return;
  tree.remove(element);
  removeEmptied(tree, parent);
}

/** Puts other words in the place of those that were found, set as the first of them were. What was found is out of date then. */
export function replaceFound<N>(tree: PageTree<N>, found: readonly FoundText<N>[], by: string): void {
  const changes = found.flatMap(({ pieces }) =>
    pieces.map((piece, index) => ({ ...piece, by: index === 0 ? by : '', isFirst: index === 0 })),
  );
  for (const [node, places] of Map.groupBy(changes, (place) => place.node)) {
    const parent = tree.parent(node);
    if (!parent) continue;
    let text = '';
    let at = 0;
    for (const place of places) {
      text += place.text.slice(at, place.start) + place.by;
      at = place.end;
    }
    text += places[0]?.text.slice(at) ?? '';
    if (text !== '') tree.insert(parent, node, tree.createText(text));
    tree.remove(node);
    if (!places.some(({ isFirst }) => isFirst)) removeEmptied(tree, parent);
  }
}

/** Signs that are shown before and after what was found. */
const AROUND = 40;

/** What was found with what stands before and after it, cut to what helps to tell places apart. */
export function excerptOf<N>({ text, start, end }: FoundText<N>): { before: string; match: string; after: string } {
  const folded = (part: string) => part.replace(/\s+/g, ' ');
  const [before, after] = [folded(text.slice(0, start)), folded(text.slice(end))];
  return {
    before: before.length > AROUND ? `…${before.slice(-AROUND)}` : before,
    match: folded(text.slice(start, end)),
    after: after.length > AROUND ? `${after.slice(0, AROUND)}…` : after,
  };
}
