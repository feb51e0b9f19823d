import type { OutlineElement, OutlineSection, PageOutline } from '@landfall/shared/contracts';
import { isBackdrop } from '../sections/parts/backdrops.ts';
import { folded, type PageTree, TEXT, textOf, within } from './tree.ts';

/** Where an element of the outline is: an element as a whole, or one text among other elements. */
export interface Target<N> {
  node: N;
  isText: boolean;
  element: OutlineElement;
}

export interface IndexedSection<N> {
  node: N;
  section: OutlineSection;
  targets: Map<string, Target<N>>;
}

/** Only for how words look: a text with these in it is one text. */
const FORMATS = new Set('em strong b i u s mark code sub sup br wbr abbr q cite span time'.split(' '));
/** Neither read nor changed. */
const UNREAD = new Set(['svg', 'script', 'style', 'template', 'iframe', 'textarea', 'video', 'picture', 'source', '']);
/** What stands several times in a section. */
const ITEMS = new Set(['li', 'article', 'details', 'figure', 'tr']);
const HEADINGS = /^h[1-6]$/;
const NO_SECTIONS = new Set(['script', 'style', 'link', 'meta', 'title', 'head', TEXT, '']);
const MOST_TEXT = 8000;

const hasWords = <N>(tree: PageTree<N>, node: N): boolean => tree.tag(node) === TEXT && folded(tree.text(node)) !== '';

/** The page's main part, or the element around everything where it has none. */
export function mainOf<N>(tree: PageTree<N>): N {
  return tree.children(tree.root).find((node) => tree.tag(node) === 'main') ?? tree.root;
}

/** The elements that are sections, in their order. */
function sectionNodes<N>(tree: PageTree<N>): N[] {
  const main = mainOf(tree);
  const isSection = (node: N) => {
    const classes = tree.attribute(node, 'class') ?? '';
    return !NO_SECTIONS.has(tree.tag(node)) && !classes.split(/\s+/).includes('skip');
  };
  const nodes = main === tree.root ? [main] : [...tree.children(tree.root)];
  return nodes.flatMap((node) => (node === main ? tree.children(main).filter(isSection) : isSection(node) ? node : []));
}

/** A name that no other section has: of its kind, with a number from the second one on. */
export function freeId(kind: string, taken: (id: string) => boolean): string {
  if (!taken(kind)) return kind;
  let number = 2;
  while (taken(`${kind}-${number}`)) number += 1;
  return `${kind}-${number}`;
}

/** Collects what a section says. */
class SectionReader<N> {
  readonly targets = new Map<string, Target<N>>();
  readonly #tree: PageTree<N>;
  #items = 0;

  constructor(tree: PageTree<N>) {
    this.#tree = tree;
  }

  #add(node: N, isText: boolean, element: Omit<OutlineElement, 'ref'>): void {
    const ref = `e${this.targets.size + 1}`;
    this.targets.set(ref, { node, isText, element: { ref, ...element, text: element.text.slice(0, MOST_TEXT) } });
  }

  /** Whether an element's words are one text, whatever they look like. */
  #isOneText(node: N): boolean {
    const tree = this.#tree;
    if (!tree.children(node).some((child) => hasWords(tree, child))) return false;
    return [...within(tree, node)].every((inner) => inner === node || isFormat(tree, inner));
  }

  read(node: N, item = 0, placeholder = false): void {
    const tree = this.#tree;
    const tag = tree.tag(node);
    // What lies behind a section says nothing.
    if (UNREAD.has(tag) || (tag === 'div' && isBackdrop(tree.attribute(node, 'class')))) return;
    const isItem = item === 0 && ITEMS.has(tag);
    if (isItem) this.#items += 1;
    const rest = {
      item: isItem ? this.#items : item,
      placeholder: placeholder || tree.attribute(node, 'data-placeholder') !== undefined,
    };
    const href = tag === 'a' ? (tree.attribute(node, 'href') ?? '') : '';
    if (tag === 'img') this.#add(node, false, { tag, text: folded(tree.attribute(node, 'alt') ?? ''), href, ...rest });
    else if (this.#isOneText(node)) this.#add(node, false, { tag, text: textOf(tree, node), href, ...rest });
    else {
      // A link around a whole card leads somewhere, too.
      if (tag === 'a') this.#add(node, false, { tag, text: '', href, ...rest });
      this.#readInside(node, rest);
    }
  }

  #readInside(node: N, rest: Pick<OutlineElement, 'item' | 'placeholder'>): void {
    const tree = this.#tree;
    for (const child of tree.children(node)) {
      if (hasWords(tree, child)) {
        const text = folded(tree.text(child));
        this.#add(child, true, { tag: tree.tag(node), text, href: '', ...rest });
      } else this.read(child, rest.item, rest.placeholder);
    }
  }
}

function isFormat<N>(tree: PageTree<N>, node: N): boolean {
  const tag = tree.tag(node);
  return tag === TEXT || tag === '' || FORMATS.has(tag);
}

/** What one section says, and where each part of it is. */
export function indexSection<N>(tree: PageTree<N>, node: N, id: string): IndexedSection<N> {
  const reader = new SectionReader(tree);
  reader.read(node);
  const elements = [...reader.targets.values()].map(({ element }) => element);
  const heading = elements.find(({ tag }) => HEADINGS.test(tag)) ?? elements.find(({ text }) => text !== '');
  const kind = (tree.attribute(node, 'data-section') || tree.tag(node)).toLowerCase().replace(/[^a-z0-9-]/g, '-');
  const [, variant = ''] =
    new RegExp(`(?:^|\\s)${kind}-([a-z]+)(?:\\s|$)`).exec(tree.attribute(node, 'class') ?? '') ?? [];
  const section = { id, kind, variant, heading: heading?.text ?? '', elements };
  return { node, section, targets: reader.targets };
}

/** Every section of a page by its id; one without an id is called by its kind. */
export function indexPage<N>(tree: PageTree<N>): Map<string, IndexedSection<N>> {
  const nodes = sectionNodes(tree);
  const own = new Set(nodes.map((node) => tree.attribute(node, 'id')));
  const index = new Map<string, IndexedSection<N>>();
  for (const node of nodes) {
    const given = tree.attribute(node, 'id');
    const kind = tree.attribute(node, 'data-section') || tree.tag(node);
    const id = given && !index.has(given) ? given : freeId(kind, (name) => own.has(name) || index.has(name));
    index.set(id, indexSection(tree, node, id));
  }
  return index;
}

const THEME = /^([a-z0-9]+)-([a-z0-9-]+)$/;

/** The theme that a page carries, else the one it was made with. */
export function themeOfTree<N>(tree: PageTree<N>, made: PageOutline['theme']): PageOutline['theme'] {
  const [, palette, type] = THEME.exec(tree.attribute(tree.root, 'data-theme') ?? '') ?? [];
  return palette && type ? { palette, type } : made;
}

/** What a page says, for those who change it: its sections in their order with every text, link and picture. */
export function outlineOf<N>(
  tree: PageTree<N>,
  made: Pick<PageOutline, 'language' | 'theme'>,
  index = indexPage(tree),
): PageOutline {
  return {
    language: (tree.attribute(tree.root, 'lang') ?? made.language).toLowerCase().slice(0, 2),
    theme: themeOfTree(tree, made.theme),
    sections: [...index.values()].map(({ section }) => section),
  };
}
