import type { HtmlNode } from '../edit/html-tree.ts';
import { TEXT } from '../edit/tree.ts';
import { linkAddress } from '../sanitize/link-address.ts';
import { type Html, html, raw } from '../sections/html.ts';
import { isTracker, type Leftovers } from './left-out.ts';
import { type ImportedForm, readForm } from './read-form.ts';

/** A piece of a page, in its order. `words` is what it says, `inner` the same as markup of ours. */
export type Block =
  | { kind: 'heading'; level: number; words: string; inner: Html }
  | { kind: 'text'; tag: 'p' | 'blockquote'; words: string; inner: Html }
  | { kind: 'list' | 'table' | 'picture'; markup: Html }
  | { kind: 'form'; form: ImportedForm };

/** Elements of words, and what they are with us. */
const MARKS: Readonly<Record<string, string>> = {
  ...{ b: 'strong', strong: 'strong', i: 'em', em: 'em', u: 'u', s: 's', sub: 'sub', sup: 'sup' },
  ...{ small: 'small', mark: 'mark', code: 'code', q: 'q', cite: 'cite' },
};
const INLINE = new Set([...Object.keys(MARKS), 'a', 'span', 'abbr', 'time', 'br', 'label', 'legend', 'button']);
/** Fields that stand in no form ask for nothing. */
const DROPPED = new Set(['nav', 'svg', 'video', 'source', 'input', 'select', 'textarea', 'button', 'hr']);
/** What makes a list, or a table, a layout rather than words in rows. */
const LAYOUT = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'form']);

/** Lists in each other; what lies deeper is read flat. */
const DEEPEST_LIST = 8;

/** Rows of a table and cells of a row, and items of a list, that are taken over. */
const MOST_ROWS = 200;
const MOST_CELLS = 20;

const SPAN = /^(?:[2-9]|1\d|20)$/;

const holds = (node: HtmlNode, tags: ReadonlySet<string>): boolean =>
  node.children.some((child) => tags.has(child.tag) || holds(child, tags));

const isInline = (node: HtmlNode): boolean =>
  node.tag === TEXT || node.tag === '' || (INLINE.has(node.tag) && node.children.every(isInline));

/** Reads markup that was made safe before into pieces of a page. */
export class BlockReader {
  readonly blocks: Block[] = [];
  readonly #left: Leftovers;
  #run: { words: string; inner: Html[] } = { words: '', inner: [] };

  constructor(left: Leftovers) {
    this.#left = left;
  }

  /** Where a link leads; null where that is a place of the page that it comes from. */
  #hrefOf({ attributes: { href } }: HtmlNode): string | null {
    if (href === undefined) return null;
    const address = linkAddress(href) ?? '';
    if (/^(?:https?|mailto|tel):/i.test(address)) return address;
    this.#left.note('links');
    return null;
  }

  #picture(node: HtmlNode): Html | null {
    const { src = '', alt = '' } = node.attributes;
    if (isTracker(node)) return null;
    if (/^https:\/\/[^\s/]/i.test(src)) return html`<img src="${src}" alt="${alt}" loading="lazy">`;
    this.#left.note(
      /^data:/i.test(src) ? 'embedded_pictures' : /^http:/i.test(src) ? 'insecure_pictures' : 'relative_pictures',
    );
    return null;
  }

  /** Words with their marks, in one go; elements of more lines are parted by breaks, pictures stand after them. */
  #inline(node: HtmlNode, pictures: Html[], marks = ''): { words: string; inner: Html } {
    if (node.tag === TEXT) {
      const text = node.text.replace(/\s+/g, ' ');
      return { words: text, inner: html`${text}` };
    }
    const nothing = { words: '', inner: raw('') };
    if (node.tag === 'br') return { words: ' ', inner: raw('<br>') };
    if (node.tag === 'img') {
      const picture = this.#picture(node);
      if (picture) pictures.push(picture);
      return nothing;
    }
    if (DROPPED.has(node.tag)) return nothing;
    const own = node.tag === 'a' ? 'a' : (MARKS[node.tag] ?? '');
    // What is bold already is not made so again.
    const isNew = own !== '' && !marks.split(' ').includes(own);
    const parts: { words: string; inner: Html }[] = [];
    for (const child of node.children) {
      const part = this.#inline(child, pictures, isNew ? `${marks} ${own}` : marks);
      const isLine = !INLINE.has(child.tag) && child.tag !== TEXT && parts.some(({ words }) => words.trim() !== '');
      if (isLine && part.words.trim() !== '') parts.push({ words: ' ', inner: raw('<br>') });
      parts.push(part);
    }
    const words = parts.map((part) => part.words).join('');
    const inner = html`${parts.map((part) => part.inner)}`;
    if (words.trim() === '') return { words, inner: raw(words && ' ') };
    if (!isNew) return { words, inner };
    const mark = MARKS[node.tag];
    if (mark) return { words, inner: html`${raw(`<${mark}>`)}${inner}${raw(`</${mark}>`)}` };
    const href = node.tag === 'a' ? this.#hrefOf(node) : null;
    return { words, inner: href === null ? inner : html`<a href="${href}">${inner}</a>` };
  }

  #flush(tag: 'p' | 'blockquote' = 'p'): void {
    const { words, inner } = this.#run;
    this.#run = { words: '', inner: [] };
    if (words.trim() !== '')
      this.blocks.push({ kind: 'text', tag, words: words.trim(), inner: tidied(html`${inner}`) });
  }

  #addPictures(pictures: readonly Html[]): void {
    for (const picture of pictures) this.blocks.push({ kind: 'picture', markup: html`<figure>${picture}</figure>` });
  }

  #list(node: HtmlNode, pictures: Html[], depth = 1): Html {
    const tag = node.tag === 'ol' ? 'ol' : 'ul';
    const items = node.children.flatMap((item) => {
      if (item.tag !== 'li') return [];
      const isList = ({ tag: name }: HtmlNode) => depth < DEEPEST_LIST && (name === 'ul' || name === 'ol');
      const { words, inner } = this.#inline(
        { ...item, children: item.children.filter((child) => !isList(child)) },
        pictures,
      );
      const nested = item.children.filter(isList).map((list) => this.#list(list, pictures, depth + 1));
      return words.trim() === '' && nested.length === 0 ? [] : [html`<li>${tidied(inner)}${nested}</li>`];
    });
    this.#left.note('rest', items.length - MOST_ROWS);
    return items.length === 0 ? raw('') : html`${raw(`<${tag}>`)}${items.slice(0, MOST_ROWS)}${raw(`</${tag}>`)}`;
  }

  #table(node: HtmlNode, pictures: Html[]): Html | null {
    const rows: { cells: HtmlNode[]; isHead: boolean }[] = [];
    const collect = (at: HtmlNode, isHead: boolean): void => {
      for (const child of at.children) {
        if (child.tag === 'tr') {
          const cells = child.children.filter(({ tag }) => tag === 'td' || tag === 'th').slice(0, MOST_CELLS);
          if (cells.length > 0 && rows.length >= MOST_ROWS) this.#left.note('rest');
          else if (cells.length > 0) rows.push({ cells, isHead: isHead || cells.every(({ tag }) => tag === 'th') });
        } else collect(child, isHead || child.tag === 'thead');
      }
    };
    collect(node, false);
    if (rows.every(({ cells }) => cells.length < 2)) return null;
    const cell = (each: HtmlNode, scope: string): Html => {
      const { inner } = this.#inline(each, pictures);
      const spans = ['colspan', 'rowspan'].map((name) => {
        const value = each.attributes[name] ?? '';
        return SPAN.test(value) ? html` ${raw(name)}="${value}"` : '';
      });
      return each.tag === 'th'
        ? html`<th scope="${scope}"${spans}>${tidied(inner)}</th>`
        : html`<td${spans}>${tidied(inner)}</td>`;
    };
    const row = ({ cells }: (typeof rows)[number], scope: string) =>
      html`<tr>${cells.map((each) => cell(each, scope))}</tr>`;
    const head = rows.filter(({ isHead }) => isHead);
    const caption = node.children.find(({ tag }) => tag === 'caption');
    const said = caption && tidied(this.#inline({ ...caption, tag: 'span' }, pictures).inner);
    return html`<table>${said && html`<caption>${said}</caption>`}${head.length > 0 && html`<thead>${head.map((each) => row(each, 'col'))}</thead>`}<tbody>${rows.filter(({ isHead }) => !isHead).map((each) => row(each, 'row'))}</tbody></table>`;
  }

  #children(node: HtmlNode): void {
    for (const child of node.children) this.read(child);
  }

  /** Reads an element, and all that lies in it. */
  read(node: HtmlNode): void {
    const { tag } = node;
    const pictures: Html[] = [];
    const level = /^h([1-6])$/.exec(tag)?.[1] ?? (tag === 'summary' ? '3' : '');
    if (tag === 'img') {
      const picture = this.#picture(node);
      if (picture) this.#flush();
      if (picture) this.#addPictures([picture]);
    } else if (DROPPED.has(tag)) return;
    else if (tag !== '' && isInline(node)) {
      const { words, inner } = this.#inline(node, pictures);
      this.#run.words += words;
      this.#run.inner.push(inner);
    } else if (level) {
      this.#flush();
      const { words, inner } = this.#inline({ ...node, tag: 'span' }, pictures);
      if (words.trim() !== '')
        this.blocks.push({ kind: 'heading', level: Number(level), words: words.trim(), inner: tidied(inner) });
    } else if (tag === 'form') {
      this.#flush();
      this.#beforeFields(node);
      this.blocks.push({ kind: 'form', form: readForm(node, this.#left) });
    } else if ((tag === 'ul' || tag === 'ol') && !holds(node, LAYOUT)) {
      this.#flush();
      const markup = this.#list(node, pictures);
      if (markup.markup !== '') this.blocks.push({ kind: 'list', markup });
    } else if (tag === 'table' && !holds(node, LAYOUT) && node.attributes.role !== 'presentation') {
      this.#flush();
      const markup = this.#table(node, pictures);
      if (markup) this.blocks.push({ kind: 'table', markup });
      else this.#children(node);
    } else if (tag === 'blockquote') {
      this.#flush();
      this.#run = (({ words, inner }) => ({ words, inner: [inner] }))(this.#inline({ ...node, tag: 'span' }, pictures));
      this.#flush('blockquote');
    } else {
      if (!INLINE.has(tag)) this.#flush();
      this.#children(node);
      if (!INLINE.has(tag)) this.#flush();
    }
    this.#addPictures(pictures);
  }

  /** What a form says in headings and paragraphs of its own stands before it. */
  #beforeFields(form: HtmlNode): void {
    const said = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p']);
    const walk = (node: HtmlNode): void => {
      for (const child of node.children)
        if (said.has(child.tag) && !holds(child, new Set(['input', 'select', 'textarea', 'label', 'button'])))
          this.read(child);
        else walk(child);
    };
    walk(form);
  }

  end(): void {
    this.#flush();
  }
}

const MANY_BREAKS = /<br>(?:\s*<br>){2,}/g;
const EDGES = /^(?:\s|<br>)+|(?:\s|<br>){1,50}$/g;

/** Without space and breaks at its edges, and without many breaks in a row. */
const tidied = ({ markup }: Html): Html => raw(markup.replace(MANY_BREAKS, '<br><br>').replace(EDGES, ''));
