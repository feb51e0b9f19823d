import { Parser } from 'htmlparser2';
import { type PageTree, TEXT, type Undo } from './tree.ts';

/** A piece of a document that remembers how it was written. */
export interface HtmlNode {
  tag: string;
  /** As written: a start tag, a text, a comment. */
  source: string;
  /** As written; empty where it was left out. */
  end: string;
  /** Of a text, its entities resolved. */
  text: string;
  attributes: Record<string, string>;
  children: HtmlNode[];
  parent: HtmlNode | null;
}

/** Nobody nests a page deeper; what does is read flat. */
const DEEPEST = 250;

const nodeOf = (tag: string, source: string, more: Partial<HtmlNode> = {}): HtmlNode => ({
  tag,
  source,
  end: '',
  text: '',
  attributes: {},
  children: [],
  parent: null,
  ...more,
});

/** Reads HTML so that what nobody changes is written again byte for byte. @returns what stands around the document */
export function readMarkup(html: string): HtmlNode {
  const root = nodeOf('', '');
  const open: HtmlNode[] = [root];
  const add = (node: HtmlNode) => {
    node.parent = open.at(-1) ?? root;
    node.parent.children.push(node);
  };
  let at = 0;
  // What the parser passes over, as an end tag without its beginning, stays as it was written.
  const upTo = (start: number) => {
    if (start > at) add(nodeOf('', html.slice(at, start)));
    at = Math.max(at, start);
  };
  const taken = (): string => {
    upTo(parser.startIndex);
    const source = html.slice(at, parser.endIndex + 1);
    at = Math.max(at, parser.endIndex + 1);
    return source;
  };
  const keep = () => add(nodeOf('', taken()));
  const parser: Parser = new Parser({
    onopentag(name, attributes, isImplied) {
      const node = nodeOf(name, isImplied ? '' : taken(), { attributes });
      add(node);
      if (open.length < DEEPEST) open.push(node);
    },
    onclosetag(name, isImplied) {
      const node = open.at(-1);
      if (node?.tag !== name || open.length === 1) return;
      if (!isImplied) node.end = taken();
      open.pop();
    },
    ontext(text) {
      const last = (open.at(-1) ?? root).children.at(-1);
      upTo(parser.startIndex);
      const source = taken();
      if (last?.tag === TEXT && last === (open.at(-1) ?? root).children.at(-1)) {
        last.source += source;
        last.text += text;
      } else add(nodeOf(TEXT, source, { text }));
    },
    oncomment: keep,
    onprocessinginstruction: keep,
  });
  parser.write(html);
  parser.end();
  upTo(html.length);
  return root;
}

/** A node as HTML. */
export function markupOf(node: HtmlNode): string {
  return node.source + node.children.map(markupOf).join('') + node.end;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

// One attribute of a start tag, with the space before it.
const ATTRIBUTE = /(?<!\s)\s+([^\s=>"'/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/** A start tag with one attribute changed, everything else as it was written. */
function withAttribute(source: string, name: string, value: string | undefined): string {
  const written = value === undefined ? '' : ` ${name}="${escaped(value)}"`;
  let found = false;
  const changed = source.replace(ATTRIBUTE, (attribute, other: string) => {
    if (other.toLowerCase() !== name) return attribute;
    if (found) return '';
    found = true;
    return written;
  });
  return found ? changed : changed.replace(/(\/?>)$/, `${written.replaceAll('$', '$$$$')}$1`);
}

const detach = (node: HtmlNode): void => {
  const siblings = node.parent?.children;
  siblings?.splice(siblings.indexOf(node), 1);
  node.parent = null;
};

function attach(node: HtmlNode, parent: HtmlNode, before: HtmlNode | null): void {
  const at = before ? parent.children.indexOf(before) : -1;
  parent.children.splice(at < 0 ? parent.children.length : at, 0, node);
  node.parent = parent;
}

/** Runs a change and returns the way back to where the node was. */
function relocated(node: HtmlNode, change: () => void): Undo {
  const { parent } = node;
  const next = parent?.children[parent.children.indexOf(node) + 1] ?? null;
  if (parent) detach(node);
  change();
  return () => {
    if (node.parent) detach(node);
    if (parent) attach(node, parent, next);
  };
}

const find = (node: HtmlNode, tag: string): HtmlNode | undefined =>
  node.tag === tag ? node : node.children.map((child) => find(child, tag)).find((found) => found !== undefined);

/** Attributes that point at an id. */
const POINTERS = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

function set(node: HtmlNode, name: string, value: string | undefined): Undo {
  const { source, attributes } = node;
  node.source = withAttribute(source, name, value);
  const { [name]: _old, ...others } = attributes;
  node.attributes = value === undefined ? others : { ...others, [name]: value };
  return () => {
    node.source = source;
    node.attributes = attributes;
  };
}

function copied(node: HtmlNode, suffix: string, ids: ReadonlySet<string>): HtmlNode {
  const copy: HtmlNode = { ...node, parent: null, children: [] };
  const { id, href } = copy.attributes;
  if (id) set(copy, 'id', id + suffix);
  if (href?.startsWith('#') && ids.has(href.slice(1))) set(copy, 'href', href + suffix);
  for (const name of POINTERS) {
    const pointed = copy.attributes[name];
    if (pointed && ids.has(pointed)) set(copy, name, pointed + suffix);
  }
  for (const child of node.children) attach(copied(child, suffix, ids), copy, null);
  return copy;
}

const idsIn = (node: HtmlNode): string[] => [
  ...(node.attributes.id ? [node.attributes.id] : []),
  ...node.children.flatMap(idsIn),
];

export interface HtmlTree extends PageTree<HtmlNode> {
  /** The document as it is now. */
  html: () => string;
}

/** A page in HTML, a whole document or what is in its body, as a tree to edit. */
export function htmlTree(html: string): HtmlTree {
  const document = readMarkup(html);
  const root = find(document, 'body') ?? document;
  // The language stands where the document has it; a part of a document only remembers it.
  const holder = (node: HtmlNode, name: string) =>
    node === root && name === 'lang' ? (find(document, 'html') ?? root) : node;
  return {
    root,
    html: () => markupOf(document),
    children: ({ children }) => children,
    parent: (node) => (node === root ? null : node.parent),
    tag: ({ tag }) => tag,
    text: ({ text }) => text,
    attribute: (node, name) => holder(node, name).attributes[name],
    setAttribute: (node, name, value) => set(holder(node, name), name, value),
    insert: (parent, before, node) => relocated(node, () => attach(node, parent, before)),
    remove: (node) => relocated(node, () => undefined),
    createText: (text) => nodeOf(TEXT, escaped(text), { text }),
    parse(markup) {
      const [element] = readMarkup(markup).children.filter(({ tag }) => tag !== '' && tag !== TEXT);
      if (element) element.parent = null;
      return element ?? null;
    },
    copy: (node, suffix) => copied(node, suffix, new Set(idsIn(node))),
  };
}
