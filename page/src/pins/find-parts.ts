import { Parser } from 'htmlparser2';
import { PINNED_TAGS, type PinnedSection, POPUP_KIND, pinned } from './pin.ts';

/** A document's sections in its order, and where the contents of its body begin and end. */
export interface DocumentParts {
  sections: FoundSection[];
  start: number;
  end: number;
}

/** A section of a document, and where its start tag begins; of a popup where its contents do. */
export interface FoundSection extends PinnedSection {
  at: number;
  isPopup: boolean;
}

interface Open {
  at: number;
  anchor: string;
  kind: string;
  words: string;
  isPopup: boolean;
  /** How deep in the document it stands. */
  depth: number;
  /** Of its first heading: how deep it stands, until it has ended. */
  heading: number | 'none' | 'read';
}

const HEADINGS = new Set(['h1', 'h2', 'h3']);

/** The parts of a document: sections in other sections and in popups are parts of what they stand in; a popup is one of its own. */
export function findParts(document: string): DocumentParts {
  const found: Open[] = [];
  let [start, end] = [0, document.length];
  let open: Open | undefined;
  /** What stands around the popup that is being read. */
  let around: Open | undefined;
  let popup: Open | undefined;
  let depth = 0;
  const begin = (part: Omit<Open, 'words' | 'depth' | 'heading'>): Open => {
    const begun: Open = { ...part, words: '', depth, heading: 'none' };
    found.push(begun);
    return begun;
  };
  const parser = new Parser({
    onopentag(tag, { id = '', class: classes = '', 'data-section': kind = '' }) {
      depth += 1;
      if (tag === 'body') start = parser.endIndex + 1;
      if (tag === 'dialog' && !popup) {
        around = open;
        popup = begin({ at: parser.endIndex + 1, anchor: id, kind: POPUP_KIND, isPopup: true });
        open = popup;
        return;
      }
      // What stands in its box has the box's space around it.
      if (popup && depth === popup.depth + 1 && classes.split(/\s+/).includes('popup-box'))
        popup.at = parser.endIndex + 1;
      if (!open && PINNED_TAGS.includes(tag))
        open = begin({ at: parser.startIndex, anchor: id, kind: kind || tag, isPopup: false });
      else if (open?.heading === 'none' && HEADINGS.has(tag)) open.heading = depth;
    },
    ontext(text) {
      if (open && typeof open.heading === 'number') open.words += ` ${text}`;
    },
    onclosetag(tag, isImplied) {
      if (tag === 'body' && !isImplied) end = parser.startIndex;
      if (open?.heading === depth) open.heading = 'read';
      if (popup?.depth === depth) {
        open = around;
        popup = undefined;
      } else if (open?.depth === depth) open = undefined;
      depth -= 1;
    },
  });
  parser.write(document);
  parser.end();
  const pins = pinned(found);
  const sections = found.flatMap(({ at, isPopup }, index) => {
    const pin = pins[index];
    return pin ? [{ ...pin, at, isPopup }] : [];
  });
  return { sections, start, end };
}
