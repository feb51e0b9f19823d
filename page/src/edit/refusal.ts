import type { PageOperation, PageOutline } from '@landfall/shared/contracts';
import { NEXT_STEP } from '../publish/next-step-link.ts';
import { linkAddress } from '../sanitize/link-address.ts';
import type { Refusal } from './change.ts';
import { type IndexedSection, mainOf, outlineOf } from './outline.ts';
import { folded, nextOf, type PageTree, TEXT, within } from './tree.ts';

type Index<N> = ReadonlyMap<string, IndexedSection<N>>;

/** Sections that stand once, at the beginning or at the end. */
const ENDS: ReadonlySet<string> = new Set(['header', 'footer']);

/** The address that is meant by a link's address. */
export const leadsTo = (href: string): string => linkAddress(href) ?? '';

const hasHeadline = ({ targets }: Pick<IndexedSection<unknown>, 'targets'>): boolean =>
  [...targets.values()].some(({ element }) => element.tag === 'h1');

function hasId<N>(tree: PageTree<N>, id: string): boolean {
  for (const node of within(tree, tree.root))
    if (tree.tag(node) !== TEXT && tree.attribute(node, 'id') === id) return true;
  return false;
}

function elementRefusal<N>(
  tree: PageTree<N>,
  held: IndexedSection<N>,
  operation: Extract<PageOperation, { ref: string }>,
): Refusal | null {
  const target = held.targets.get(operation.ref);
  if (!target) return 'no_element';
  const { element } = target;
  if (operation.op === 'text') {
    if (folded(operation.text) === '') return 'last_words';
    return folded(operation.text) === element.text
      ? 'nothing_changes'
      : element.tag === 'a' && element.text === ''
        ? 'no_element'
        : null;
  }
  if (operation.op === 'remove_element') {
    if (element.tag === 'h1') return 'one_headline';
    const others = [...held.targets.values()].filter((other) => other !== target && other.element.text !== '');
    return others.length === 0 ? 'last_words' : null;
  }
  if (tree.tag(target.node) !== 'a') return 'no_link';
  const href = leadsTo(operation.href);
  if (href === '') return 'bad_address';
  if (href === element.href) return 'nothing_changes';
  return href.startsWith('#') && !['#', '#top', NEXT_STEP].includes(href) && !hasId(tree, href.slice(1))
    ? 'no_target'
    : null;
}

function moveRefusal<N>(
  tree: PageTree<N>,
  index: Index<N>,
  held: IndexedSection<N>,
  before: string | null,
): Refusal | null {
  const main = mainOf(tree);
  const next = before === null ? null : index.get(before);
  if (next === undefined) return 'no_section';
  if (tree.parent(held.node) !== main || ENDS.has(held.section.kind)) return 'fixed_place';
  if (next && (tree.parent(next.node) !== main || next.section.kind === 'header')) return 'fixed_place';
  const isThere = next === null ? nextSection(tree, held.node) === null : nextSection(tree, held.node) === next.node;
  return next === held || isThere ? 'nothing_changes' : null;
}

/** The next element, over texts between sections. */
function nextSection<N>(tree: PageTree<N>, node: N): N | null {
  let next = nextOf(tree, node);
  while (next !== null && (tree.tag(next) === TEXT || tree.tag(next) === '')) next = nextOf(tree, next);
  return next;
}

/** Why a section of this kind may not come into the page; null where it may. */
function bringRefusal<N>(index: Index<N>, kind: string, leaving: IndexedSection<N> | null): Refusal | null {
  const others = [...index.values()].filter((held) => held !== leaving);
  if (kind === 'hero') return others.some(hasHeadline) ? 'one_headline' : null;
  if (leaving && hasHeadline(leaving)) return 'one_headline';
  if (ENDS.has(kind) !== ENDS.has(leaving?.section.kind ?? '')) return 'fixed_place';
  return ENDS.has(kind) && kind !== leaving?.section.kind ? 'fixed_place' : null;
}

/** Why an operation cannot be done on a page as it is; null where it can. */
export function refusalOf<N>(
  tree: PageTree<N>,
  index: Index<N>,
  operation: PageOperation,
  made: Pick<PageOutline, 'language' | 'theme'>,
): Refusal | null {
  const { language, theme } = outlineOf(tree, made, new Map());
  if (operation.op === 'theme')
    return operation.palette === theme.palette && operation.type === theme.type ? 'nothing_changes' : null;
  if (operation.op === 'language') return operation.language === language ? 'nothing_changes' : null;
  const held = index.get(operation.op === 'insert' ? operation.beside : operation.section);
  if (!held) return 'no_section';
  switch (operation.op) {
    case 'insert':
      return bringRefusal(index, operation.section.kind, null);
    case 'replace':
      return bringRefusal(index, operation.with.kind, held);
    case 'remove':
      return hasHeadline(held) ? 'one_headline' : null;
    case 'duplicate':
      return hasHeadline(held) ? 'one_headline' : ENDS.has(held.section.kind) ? 'fixed_place' : null;
    case 'move':
      return moveRefusal(tree, index, held, operation.before);
    default:
      return elementRefusal(tree, held, operation);
  }
}
