import { Parser } from 'htmlparser2';
import { PINNED_TAGS, type PinnedSection, pinned } from './pin.ts';

/** A document's sections in its order, and where the contents of its body begin and end. */
export interface DocumentParts {
  sections: FoundSection[];
  start: number;
  end: number;
}

/** A section of a document, and where its start tag begins. */
export interface FoundSection extends PinnedSection {
  at: number;
}

interface Open {
  at: number;
  anchor: string;
  kind: string;
  words: string;
  /** How deep in the document it stands. */
  depth: number;
  /** Of its first heading: how deep it stands, until it has ended. */
  heading: number | 'none' | 'read';
}

const HEADINGS = new Set(['h1', 'h2', 'h3']);

/** The parts of a document: sections in other sections and in popups are parts of what they stand in. */
export function findParts(document: string): DocumentParts {
  const found: Open[] = [];
  let [start, end] = [0, document.length];
  let open: Open | undefined;
  let depth = 0;
  /** How deep the popup stands that is being read. */
  let popup = 0;
  const parser = new Parser({
    onopentag(tag, { id = '', 'data-section': kind = '' }) {
      depth += 1;
      if (tag === 'body') start = parser.endIndex + 1;
      if (tag === 'dialog' && popup === 0) popup = depth;
      if (popup > 0) return;
      if (!open && PINNED_TAGS.includes(tag)) {
        open = { at: parser.startIndex, anchor: id, kind: kind || tag, words: '', depth, heading: 'none' };
        found.push(open);
      } else if (open?.heading === 'none' && HEADINGS.has(tag)) open.heading = depth;
    },
    ontext(text) {
      if (open && typeof open.heading === 'number') open.words += ` ${text}`;
    },
    onclosetag(tag, isImplied) {
      if (tag === 'body' && !isImplied) end = parser.startIndex;
      if (open?.heading === depth) open.heading = 'read';
      if (open?.depth === depth) open = undefined;
      if (popup === depth) popup = 0;
      depth -= 1;
    },
  });
  parser.write(document);
  parser.end();
  const pins = pinned(found);
  const sections = found.flatMap(({ at }, index) => {
    const pin = pins[index];
    return pin ? [{ ...pin, at }] : [];
  });
  return { sections, start, end };
}
