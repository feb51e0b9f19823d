import type { PageOperation } from '@landfall/shared/contracts';
import { type Applied, changed, type Draft } from './change.ts';
import type { IndexedSection, Target } from './outline.ts';
import { leadsTo } from './refusal.ts';
import { setText } from './set-text.ts';
import { type PageTree, textOf, within } from './tree.ts';

type Of<Op extends PageOperation['op']> = Extract<PageOperation, { op: Op }>;

/** What shows something without a word. */
const SHOWN = new Set(['img', 'input', 'textarea', 'select', 'video', 'form']);

/** What somebody has written is no placeholder any more. */
function forgetPlaceholder<N>({ tree, did }: Draft<N>, node: N, section: N): void {
  for (let at: N | null = node; at !== null; at = at === section ? null : tree.parent(at))
    if (tree.attribute(at, 'data-placeholder') !== undefined) did(tree.setAttribute(at, 'data-placeholder', undefined));
}

function changeText<N>(draft: Draft<N>, held: IndexedSection<N>, { ref, text }: Of<'text'>): Applied {
  const target = held.targets.get(ref) as Target<N>;
  const before = target.element.text;
  const { node, undo } = setText(draft.tree, target, text);
  draft.did(undo);
  const element = target.isText ? (draft.tree.parent(node) as N) : node;
  forgetPlaceholder(draft, element, held.node);
  held.targets.set(ref, { ...target, node, element: { ...target.element, text } });
  const change = changed('text', held.section, before, text);
  if (held.section.heading === before) held.section = { ...held.section, heading: text };
  draft.touch(element);
  return { change, broken: [] };
}

function changeLink<N>(draft: Draft<N>, held: IndexedSection<N>, operation: Of<'link'>): Applied {
  const target = held.targets.get(operation.ref) as Target<N>;
  const href = leadsTo(operation.href);
  const change = changed('link', held.section, target.element.href, href);
  draft.did(draft.tree.setAttribute(target.node, 'href', href));
  target.element = { ...target.element, href };
  draft.touch(target.node);
  return { change, broken: [] };
}

/** Whether nothing would be left around an element but what decorates it. */
function standsAlone<N>(tree: PageTree<N>, node: N, parent: N): boolean {
  return tree
    .children(parent)
    .filter((child) => child !== node)
    .every(
      (child) => [...within(tree, child)].every((inner) => !SHOWN.has(tree.tag(inner))) && textOf(tree, child) === '',
    );
}

function removeElement<N>(draft: Draft<N>, held: IndexedSection<N>, { ref }: Of<'remove_element'>): Applied {
  const { tree } = draft;
  const target = held.targets.get(ref) as Target<N>;
  let node = target.node;
  for (let parent = tree.parent(node); parent !== null && parent !== held.node; parent = tree.parent(parent)) {
    if (!standsAlone(tree, node, parent)) break;
    node = parent;
  }
  const gone = new Set(within(tree, node));
  draft.did(tree.remove(node));
  for (const [name, other] of held.targets) if (gone.has(other.node)) held.targets.delete(name);
  draft.touch(held.node);
  return { change: changed('remove_element', held.section, target.element.text || target.element.tag), broken: [] };
}

/** Changes one text, link or picture of a section. */
export function changeElement<N>(
  draft: Draft<N>,
  held: IndexedSection<N>,
  operation: Of<'text' | 'link' | 'remove_element'>,
): Applied {
  if (operation.op === 'text') return changeText(draft, held, operation);
  if (operation.op === 'link') return changeLink(draft, held, operation);
  return removeElement(draft, held, operation);
}
