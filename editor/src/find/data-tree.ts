import { type PageTree, TEXT } from '@landfall/page/edit/tree';

/** An element in GrapesJS' data, as far as words are found in it. */
export interface DataNode {
  type?: unknown;
  tagName?: unknown;
  content?: unknown;
  attributes?: Record<string, unknown>;
  components?: unknown;
}

/** The tags of GrapesJS' types of elements, which leave theirs out where it is the usual one. */
const TAGS: Readonly<Record<string, string>> = {
  wrapper: 'body',
  textnode: TEXT,
  comment: '',
  link: 'a',
  image: 'img',
  cell: 'td',
  row: 'tr',
  ...Object.fromEntries(
    ['label', 'svg', 'script', 'iframe', 'video', 'table', 'thead', 'tbody', 'tfoot'].map((name) => [name, name]),
  ),
};

const isNode = (value: unknown): value is DataNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const inside = ({ components }: DataNode): DataNode[] => (Array.isArray(components) ? components.filter(isNode) : []);

/** The elements at the top of a page's data; an element by itself is one. */
function rootsOf(data: unknown): DataNode[] {
  const { pages } = (data ?? {}) as { pages?: unknown };
  const listed = (value: unknown, of: (each: Record<string, unknown>) => unknown[]) =>
    Array.isArray(value) ? value.filter(isNode).flatMap((each) => of(each as Record<string, unknown>)) : [];
  return listed(pages, ({ frames }) => listed(frames, ({ component }) => [component])).filter(isNode);
}

/** Whether all elements are written as data, with nothing that waits to be read as markup. */
export function isPlainData(data: unknown): boolean {
  if (!isNode(data) || (data as { typing?: unknown }).typing !== undefined) return false;
  const roots = rootsOf(data);
  const isPlain = (node: DataNode): boolean => typeof node.components !== 'string' && inside(node).every(isPlain);
  return roots.length > 0 && roots.every(isPlain);
}

const noUndo = () => undefined;
const unused = (): never => {
  throw new Error('Only words of stored data are changed.');
};

/**
 * A page as the editor keeps it, as a tree of words that can be changed in place, without an editor. `shared` are parts that
 * are kept elsewhere: the first element that names one is left out.
 */
export function dataTree(data: unknown, shared: ReadonlySet<string> = new Set()): PageTree<DataNode> {
  return nodeTree({ type: 'wrapper', components: rootsOf(data) }, shared);
}

/** An element of a page's data as such a tree. */
export function nodeTree(root: DataNode, shared: ReadonlySet<string> = new Set()): PageTree<DataNode> {
  const parents = new Map<DataNode, DataNode>();
  const left = new Set<DataNode>();
  const seen = new Set<string>();
  const read = (node: DataNode): void => {
    const name = node.attributes?.['data-shared'];
    if (typeof name === 'string' && shared.has(name) && !seen.has(name)) {
      seen.add(name);
      left.add(node);
      return;
    }
    for (const child of inside(node)) {
      parents.set(child, node);
      read(child);
    }
  };
  read(root);
  const siblings = (parent: DataNode) => parent.components as unknown[];
  return {
    root,
    children: (node) => inside(node).filter((child) => !left.has(child)),
    parent: (node) => parents.get(node) ?? null,
    tag: ({ type, tagName }) => {
      if (type === 'textnode' || type === 'comment') return TAGS[type] ?? '';
      return typeof tagName === 'string' ? tagName.toLowerCase() : (TAGS[String(type ?? '')] ?? 'div');
    },
    text: ({ content }) => (typeof content === 'string' ? content : ''),
    attribute: ({ attributes }, name) => {
      const value = attributes?.[name];
      return typeof value === 'string' ? value : undefined;
    },
    insert(parent, before, node) {
      const at = before ? siblings(parent).indexOf(before) : siblings(parent).length;
      siblings(parent).splice(at, 0, node);
      parents.set(node, parent);
      return noUndo;
    },
    remove(node) {
      const parent = parents.get(node);
      if (parent) siblings(parent).splice(siblings(parent).indexOf(node), 1);
      parents.delete(node);
      return noUndo;
    },
    createText: (content) => ({ type: 'textnode', content }),
    setAttribute: unused,
    parse: unused,
    copy: unused,
  };
}
