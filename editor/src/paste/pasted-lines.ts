import { WRITTEN } from '../text-blocks/lists.ts';
import { type Marks, marked, marksOf, PLAIN, sameMarks } from './marks.ts';

const ELEMENT = 1;
const TEXT = 3;

type List = 'ul' | 'ol';

/** A paragraph, a heading or an item of a list. */
interface Line {
  tag: 'p' | 'h2' | 'h3' | 'h4' | 'blockquote';
  /** The lists that it lies in, the outermost first; empty for what is no item. */
  lists: List[];
  runs: { text: string; marks: Marks }[];
}

/** What was pasted, as what a page consists of. */
export interface Pasted {
  lines: Line[];
  /** Pictures are left out: what a word processor gives for one leads to its own disk, or to an address that ends. */
  hasPictures: boolean;
}

const DROPPED = new Set(
  'SCRIPT STYLE META LINK TITLE TEMPLATE NOSCRIPT IFRAME OBJECT EMBED SVG VIDEO AUDIO CANVAS INPUT TEXTAREA SELECT BUTTON XML'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  'P DIV H1 H2 H3 H4 H5 H6 UL OL LI BLOCKQUOTE PRE TABLE TBODY THEAD TFOOT TR TD TH CAPTION SECTION ARTICLE HEADER FOOTER MAIN ASIDE NAV DL DT DD FIGURE FIGCAPTION ADDRESS HR FORM'.split(
    ' ',
  ),
);
/** A page has one headline, which is not pasted. */
const HEADINGS: Readonly<Record<string, Line['tag']>> = { H1: 'h2', H2: 'h2', H3: 'h3', H4: 'h4', H5: 'h4', H6: 'h4' };

const styleOf = (element: Element): string => (element.getAttribute('style') ?? '').toLowerCase().replace(/\s+/g, '');
const isHidden = (style: string) => /display:none|mso-list:ignore|mso-hide:all/.test(style);

/** A paragraph that Word calls an item: in which lists it lies. Its sign tells whether they count. */
function wordLists(paragraph: Element): List[] | null {
  const declared = styleOf(paragraph)
    .split(';')
    .find((each) => each.startsWith('mso-list:'));
  const [, level] = /level(\d)/.exec(declared ?? '') ?? [];
  if (!level) return null;
  const sign = [...paragraph.querySelectorAll('[style]')].find((inner) => styleOf(inner).includes('mso-list:ignore'));
  const kind: List = /^\s*[\da-z]{1,4}[.)]/i.test(sign?.textContent ?? '') ? 'ol' : 'ul';
  return Array.from({ length: Number(level) }, () => kind);
}

class Reader {
  readonly lines: Line[] = [];
  hasPictures = false;
  #line: Line | undefined;
  #word: List[] = [];

  begin(tag: Line['tag'], lists: List[]): void {
    this.#line = { tag, lists, runs: [] };
    this.lines.push(this.#line);
  }

  write(text: string, marks: Marks): void {
    if (!this.#line) this.begin('p', []);
    const last = this.#line?.runs.at(-1);
    if (last && sameMarks(last.marks, marks)) last.text += text;
    else this.#line?.runs.push({ text, marks });
  }

  read(node: Node, marks: Marks, tag: Line['tag'], lists: List[]): void {
    if (node.nodeType === TEXT) this.write((node.textContent ?? '').replace(/[ \t\r\n\f]+/g, ' '), marks);
    if (node.nodeType !== ELEMENT) return;
    const element = node as HTMLElement;
    const name = element.tagName.toUpperCase();
    if (name === 'IMG') this.hasPictures = true;
    if (name === 'BR') this.write('\n', marks);
    if (name === 'IMG' || name === 'BR' || DROPPED.has(name) || isHidden(styleOf(element))) return;
    if (!BLOCKS.has(name)) {
      for (const inner of element.childNodes) this.read(inner, marksOf(element, marks), tag, lists);
      return;
    }
    const own = HEADINGS[name] ?? (name === 'BLOCKQUOTE' ? 'blockquote' : tag);
    const list = name === 'UL' || name === 'OL' ? ([...lists, name.toLowerCase()] as List[]) : lists;
    const word = wordLists(element);
    // Word tells an item's own list alone; those around it are the ones of the item before.
    const within = word ? word.map((kind, at) => (at < word.length - 1 ? (this.#word[at] ?? kind) : kind)) : list;
    if (word) this.#word = within;
    this.begin(own, within);
    for (const inner of element.childNodes) this.read(inner, HEADINGS[name] ? PLAIN : marks, own, within);
    this.begin(tag, lists);
  }
}

const EDGE = '[ \\u00a0\\n]';
const AT_START = new RegExp(`^${EDGE}+`);

/** Without what stands at its edges: spaces, line ends and words of none. */
function trimmed({ runs, ...line }: Line): Line {
  const kept = runs.map(({ text, marks }) => ({
    text: text.replace(/ {2,}/g, ' ').replace(/ ?\n ?/g, '\n'),
    marks: line.tag.startsWith('h') ? { ...marks, strong: false } : marks,
  }));
  const trim = (run: (typeof kept)[number] | undefined, cut: (text: string) => string): boolean => {
    if (!run) return false;
    run.text = cut(run.text);
    return run.text === '';
  };
  while (trim(kept[0], (text) => text.replace(AT_START, ''))) kept.shift();
  while (
    trim(kept.at(-1), (text) => {
      let end = text.length;
      while (end > 0 && ' \u00a0\n'.includes(text.charAt(end - 1))) end -= 1;
      return text.slice(0, end);
    })
  )
    kept.pop();
  return { ...line, runs: kept };
}

/** What was copied elsewhere, as lines of words: no looks, no empty paragraphs, no pictures. */
export function pastedLines(body: HTMLElement): Pasted {
  const reader = new Reader();
  for (const node of body.childNodes) reader.read(node, PLAIN, 'p', []);
  const lines = reader.lines.map(trimmed).filter(({ runs }) => runs.length > 0);
  return { lines, hasPictures: reader.hasPictures };
}

/** Text without markup: an empty line ends a paragraph. */
export function plainLines(text: string): Pasted {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split(/\n\n+/)
    .map((part): Line => trimmed({ tag: 'p', lists: [], runs: [{ text: part, marks: PLAIN }] }))
    .filter(({ runs }) => runs.length > 0);
  return { lines, hasPictures: false };
}

/** The words of a line as markup. */
export const inLine = ({ runs }: Line): string => runs.map(({ text, marks }) => marked(text, marks)).join('');

function listOf(items: readonly Line[], depth: number): string {
  const kind = items[0]?.lists[depth - 1] ?? 'ul';
  let markup = '';
  for (let at = 0; at < items.length; ) {
    const item = items[at] as Line;
    // An item that begins deeper than its list has nothing to lie in but an item of its own.
    const isDeeper = item.lists.length > depth;
    let end = at + 1;
    while (end < items.length && (items[end] as Line).lists.length > depth) end += 1;
    const inner = items.slice(isDeeper ? at : at + 1, end);
    markup += `<li>${isDeeper ? '' : inLine(item)}${inner.length > 0 ? listOf(inner, depth + 1) : ''}</li>`;
    at = end;
  }
  return `<${kind} class="${WRITTEN}">${markup}</${kind}>`;
}

/** Lines as elements of a page, one markup each. */
export function blocksOf(lines: readonly Line[]): string[] {
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as Line;
    let end = at + 1;
    if (line.lists.length === 0) blocks.push(`<${line.tag}>${inLine(line)}</${line.tag}>`);
    else {
      while (end < lines.length && lines[end]?.lists[0] === line.lists[0]) end += 1;
      blocks.push(listOf(lines.slice(at, end), 1));
    }
    at = end;
  }
  return blocks;
}
