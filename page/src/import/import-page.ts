import type { LeftOutOfImport } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { markupOf, readMarkup } from '../edit/html-tree.ts';
import { sanitizePart } from '../sanitize/sanitize.ts';
import { anchorsOf } from '../sections/anchors.ts';
import { clip } from '../sections/clip.ts';
import { type Html, html, raw } from '../sections/html.ts';
import { leadForm } from '../sections/kinds/lead-form.ts';
import type { RenderContext } from '../sections/section-kind.ts';
import { dropHidden, Leftovers, noteForbidden } from './left-out.ts';
import { type Block, BlockReader } from './read-blocks.ts';
import { type ImportedHead, readHead } from './read-head.ts';

/** Sections of a page; headings beyond stay within the last one. */
const MOST_SECTIONS = 60;

/** A page that was read from a document, as sections of ours. */
export interface ImportedPage {
  head: ImportedHead;
  /** What its first heading says; empty where it has none. */
  headline: string;
  /** The paragraph below that, as markup and as words. */
  lead: { inner: string; words: string };
  /** Everything else. */
  blocks: readonly Block[];
  left: LeftOutOfImport[];
}

/** Elements of a page; with more it could not be edited in comfort. */
const MOST_ELEMENTS = 3_000;

const elementsOf = (block: Block): number => {
  if (block.kind === 'form') return block.form.fields.length * 4;
  const { markup } = block.kind === 'heading' || block.kind === 'text' ? block.inner : block.markup;
  return markup.split('<').length;
};

/** As many blocks as a page may have; the others are noted. */
function withinBounds(blocks: readonly Block[], left: Leftovers): Block[] {
  let count = 0;
  const kept = blocks.filter((block) => {
    const isIn = count + elementsOf(block) <= MOST_ELEMENTS;
    if (isIn) count += elementsOf(block);
    return isIn;
  });
  left.note('rest', blocks.length - kept.length);
  return kept;
}

/** Reads a document: made safe first, by what makes published pages safe. */
export function readImport(source: string): ImportedPage {
  const left = new Leftovers();
  const document = readMarkup(source);
  noteForbidden(document, left);
  dropHidden(document, left);
  const reader = new BlockReader(left);
  reader.read(readMarkup(sanitizePart(markupOf(document))));
  reader.end();
  const kept = withinBounds(reader.blocks, left);
  const at = kept.findIndex((block) => block.kind === 'heading' && block.level === 1);
  const first = kept[at];
  const isShort = first?.kind === 'heading' && first.words.length <= 200;
  const below = kept[at + 1];
  const hasLead = isShort && below?.kind === 'text' && below.tag === 'p' && below.words.length <= 1_000;
  const rest = isShort ? [...kept.slice(0, at), ...kept.slice(at + (hasLead ? 2 : 1))] : kept;
  return {
    head: readHead(document),
    headline: isShort ? first.words : '',
    lead: hasLead ? { inner: below.inner.markup, words: below.words } : { inner: '', words: '' },
    blocks: rest,
    left: left.list(),
  };
}

interface Segment {
  title: Html | null;
  words: string;
  blocks: Block[];
}

/** The blocks by the headings that they stand under. A page has one headline; later ones begin sections as well. */
function segmentsOf(blocks: readonly Block[]): Segment[] {
  const segments: Segment[] = [];
  for (const block of blocks) {
    const isTitle = block.kind === 'heading' && block.level <= 2 && segments.length < MOST_SECTIONS;
    if (isTitle) segments.push({ title: block.inner, words: block.words, blocks: [] });
    else {
      if (segments.length === 0) segments.push({ title: null, words: '', blocks: [] });
      segments.at(-1)?.blocks.push(block);
    }
  }
  return segments;
}

const drawn = (block: Block): Html | '' => {
  if (block.kind === 'heading') return block.level <= 3 ? html`<h3>${block.inner}</h3>` : html`<h4>${block.inner}</h4>`;
  if (block.kind === 'text') return html`${raw(`<${block.tag}>`)}${block.inner}${raw(`</${block.tag}>`)}`;
  return block.kind === 'form' ? '' : block.markup;
};

const headingOf = ({ title, words }: Segment): Html | '' =>
  title ? html`<div class="heading"><h2${words.length > 44 && raw(' class="long"')}>${title}</h2></div>` : '';

interface Drawn {
  kind: string;
  draw: (anchor: string, ground: string) => Html | '';
}

function sectionsOf(segment: Segment, context: RenderContext, formNames: () => string): Drawn[] {
  const sections: Drawn[] = [];
  let words: Block[] = [];
  let isTitled = segment.title === null;
  const title = (): Html | '' => {
    const heading = isTitled ? '' : headingOf(segment);
    isTitled = true;
    return heading;
  };
  const endWords = () => {
    if (words.length === 0) return;
    const [heading, inner] = [title(), words.map(drawn)];
    words = [];
    const look = heading ? 'story beside' : 'story';
    sections.push({
      kind: 'story',
      draw: (anchor, ground) =>
        html`<section class="${ground}${look}" data-section="story" id="${anchor}"><div class="wrap">${heading}<div>${inner}</div></div></section>`,
    });
  };
  for (const block of segment.blocks) {
    if (block.kind === 'table') {
      endWords();
      const heading = title();
      sections.push({
        kind: 'table',
        draw: (anchor, ground) =>
          html`<section class="${ground}table" data-section="table" id="${anchor}"><div class="wrap">${heading}<div class="table-scroll" role="group" aria-label="${context.words.table}" tabindex="0">${block.markup}</div></div></section>`,
      });
    } else if (block.kind === 'form') {
      endWords();
      const { fields, button } = block.form;
      const label = button || context.words.actions.write;
      const section = v.safeParse(leadForm.schema, {
        ...{ kind: 'lead-form', variant: 'card', id: formNames(), fields, button: label },
        title: isTitled ? label : clip(segment.words, 200),
      });
      if (!section.success) continue;
      isTitled = true;
      sections.push({
        kind: 'lead-form',
        draw: (anchor, ground) => {
          const { markup } = leadForm.render(section.output, { ...context, anchor });
          return raw(markup.replace('<section class="', `<section class="${ground}`));
        },
      });
    } else words.push(block);
  }
  endWords();
  if (!isTitled) {
    const heading = title();
    sections.push({
      kind: 'story',
      draw: (anchor, ground) =>
        html`<section class="${ground}story" data-section="story" id="${anchor}"><div class="wrap">${heading}</div></section>`,
    });
  }
  return sections;
}

/** The sections of an imported page below its opening, as the editor holds them. */
export function drawImport(blocks: readonly Block[], context: RenderContext): string {
  let forms = 0;
  const formName = () => {
    forms += 1;
    return `form-${forms}`;
  };
  const sections = segmentsOf(blocks).flatMap((segment) => sectionsOf(segment, context, formName));
  const anchors = anchorsOf(sections.map(({ kind }) => kind));
  return sections
    .map(({ draw }, index) => draw(anchors[index] ?? '', index % 2 === 1 ? 'tint ' : ''))
    .map((section) => section.toString())
    .join('\n');
}
