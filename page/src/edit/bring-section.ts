import type { PageOperation } from '@landfall/shared/contracts';
import { LOOK_CLASSES } from '../sections/looks.ts';
import { isBackdrop } from '../sections/parts/backdrops.ts';
import { type Applied, changed, type Draft } from './change.ts';
import { freeId, type IndexedSection, indexSection, mainOf } from './outline.ts';
import { nextOf, type PageTree, TEXT, textOf, within } from './tree.ts';

type Of<Op extends PageOperation['op']> = Extract<PageOperation, { op: Op }>;

/** Kinds that draw their own ground; the others alternate. */
export const OWN_GROUND: ReadonlySet<string> = new Set([
  'header',
  'hero',
  'cta',
  'footer',
  'countdown',
  'logos',
  'bar',
  'popup',
  'timer',
]);

const classesOf = <N>(tree: PageTree<N>, node: N): string[] =>
  (tree.attribute(node, 'class') ?? '').split(/\s+/).filter((name) => name !== '');
/** What a page says of a section's ground; the section's own markup knows nothing of it. */
const GROUNDS: readonly string[] = ['tint', 'rule', 'closing'];

const groundOf = <N>(tree: PageTree<N>, node: N): string =>
  classesOf(tree, node).find((name) => GROUNDS.includes(name)) ?? '';
const hasOwnGround = <N>(tree: PageTree<N>, node: N): boolean =>
  OWN_GROUND.has(tree.attribute(node, 'data-section') ?? '');

function setGround<N>(tree: PageTree<N>, node: N, wanted: string): void {
  const ground = hasOwnGround(tree, node) ? '' : wanted;
  if (groundOf(tree, node) === ground) return;
  const others = classesOf(tree, node).filter((name) => !GROUNDS.includes(name));
  tree.setAttribute(node, 'class', [...(ground ? [ground] : []), ...others].join(' '));
}

/** The ground of a section that follows one of this ground, so that the two are told apart. */
function groundAfter<N>(tree: PageTree<N>, above: N | undefined): string {
  if (classesOf(tree, mainOf(tree)).includes('ruled')) return 'rule';
  return above !== undefined && groundOf(tree, above) === '' ? 'tint' : '';
}

/** The ground of a section that comes before `next`. */
function groundBefore<N>(tree: PageTree<N>, next: N | null): string {
  const siblings = tree.children(mainOf(tree));
  const above = next === null ? siblings : siblings.slice(0, Math.max(0, siblings.indexOf(next)));
  return groundAfter(
    tree,
    above.findLast((node) => tree.tag(node) === 'section' && !hasOwnGround(tree, node)),
  );
}

function freeIdOf<N>({ tree, index }: Draft<N>, kind: string): string {
  const ids = new Set<string | undefined>();
  for (const node of within(tree, tree.root)) if (tree.tag(node) !== TEXT) ids.add(tree.attribute(node, 'id'));
  return freeId(kind, (id) => ids.has(id) || index.has(id));
}

function note<N>({ tree, index, touch }: Draft<N>, node: N, id: string): IndexedSection<N> {
  const held = indexSection(tree, node, id);
  index.set(id, held);
  touch(node);
  return held;
}

/** Beside the header means at the beginning of the main part, beside the footer at its end. */
function placeFor<N>(tree: PageTree<N>, { node, section }: IndexedSection<N>, at: 'before' | 'after'): N | null {
  const main = mainOf(tree);
  if (tree.parent(node) === main) return at === 'after' ? nextOf(tree, node) : node;
  return section.kind === 'header' ? (tree.children(main)[0] ?? null) : null;
}

/** Puts a new section into the page. */
export function insertSection<N>(draft: Draft<N>, operation: Of<'insert'>, markup: string): Applied {
  const { tree } = draft;
  const node = tree.parse(markup);
  const beside = draft.index.get(operation.beside);
  if (node === null || !beside) return { refused: 'bad_section' };
  const id = freeIdOf(draft, operation.section.kind);
  tree.setAttribute(node, 'id', id);
  const next = placeFor(tree, beside, operation.at);
  setGround(tree, node, groundBefore(tree, next));
  draft.did(tree.insert(mainOf(tree), next, node));
  const { section } = note(draft, node, id);
  return { change: changed('insert', section, '', textOf(tree, node)), broken: [] };
}

const PICTURE = ['src', 'alt', 'width', 'height', 'loading'];

/** What lies behind a section: it is the person's, whatever the section becomes. */
const backdropIn = <N>(tree: PageTree<N>, node: N): N | undefined =>
  tree.children(node).find((child) => tree.tag(child) === 'div' && isBackdrop(tree.attribute(child, 'class')));

/** The pictures that were there stay, in their order: a person has chosen them. */
function keepPictures<N>(tree: PageTree<N>, from: N, to: N): void {
  const behind = backdropIn(tree, from);
  const isShown = (node: N) => tree.tag(node) === 'img' && (behind === undefined || tree.parent(node) !== behind);
  const [old, fresh] = [from, to].map((node) => [...within(tree, node)].filter(isShown));
  for (const [index, image] of (fresh ?? []).entries()) {
    const known = old?.[index];
    if (known === undefined) continue;
    for (const name of PICTURE) tree.setAttribute(image, name, tree.attribute(known, name));
  }
}

/** On which screens a section is shown and how it comes into sight stays as a person chose it. */
function keepLooks<N>(tree: PageTree<N>, from: N, to: N): void {
  const chosen = classesOf(tree, from).filter((name) => LOOK_CLASSES.has(name));
  if (chosen.length > 0) tree.setAttribute(to, 'class', [...classesOf(tree, to), ...chosen].join(' '));
}

/** What tells a section's kind and looks; its id and what else a person gave it stay. */
const KIND = ['class', 'data-section', 'data-placeholder'];

/** Kinds with rules for the strong ground that a page ends on. */
const CLOSING: ReadonlySet<string> = new Set(['contact', 'lead-form']);

/** The ground of what comes in a section's place: the same one, where the new kind can be read on it. */
function replacedGround<N>(tree: PageTree<N>, node: N, fresh: N): string {
  const ground = groundOf(tree, node);
  if (hasOwnGround(tree, node)) return groundBefore(tree, node);
  if (ground !== 'closing' || CLOSING.has(tree.attribute(fresh, 'data-section') ?? '')) return ground;
  return groundBefore(tree, node);
}

/** Makes one section into another: the element stays, and so do its id and the links to it. */
export function replaceSection<N>(draft: Draft<N>, operation: Of<'replace'>, markup: string): Applied {
  const { tree, did } = draft;
  const fresh = tree.parse(markup);
  const old = draft.index.get(operation.section);
  if (fresh === null || !old || tree.tag(fresh) !== tree.tag(old.node)) return { refused: 'bad_section' };
  const { node, section } = old;
  setGround(tree, fresh, replacedGround(tree, node, fresh));
  keepPictures(tree, node, fresh);
  keepLooks(tree, node, fresh);
  const [before, after] = [textOf(tree, node), textOf(tree, fresh)];
  for (const name of KIND)
    if (tree.attribute(node, name) !== tree.attribute(fresh, name))
      did(tree.setAttribute(node, name, tree.attribute(fresh, name)));
  const behind = backdropIn(tree, node);
  for (const child of [...tree.children(node)]) if (child !== behind) did(tree.remove(child));
  for (const child of [...tree.children(fresh)]) did(tree.insert(node, null, child));
  note(draft, node, section.id);
  return { change: changed('replace', section, before, after), broken: [] };
}

/** Puts a copy of a section right after it. */
export function duplicateSection<N>(draft: Draft<N>, held: IndexedSection<N>): Applied {
  const { tree } = draft;
  const id = freeIdOf(draft, held.section.kind);
  const copy = tree.copy(held.node, `-${id}`);
  tree.setAttribute(copy, 'id', id);
  setGround(tree, copy, groundAfter(tree, held.node));
  draft.did(tree.insert(tree.parent(held.node) as N, nextOf(tree, held.node), copy));
  const { section } = note(draft, copy, id);
  return { change: changed('duplicate', held.section, '', section.heading), broken: [] };
}
