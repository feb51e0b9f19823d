import { TIME } from './hours.ts';
import type { Lexicon } from './lexicon.ts';
import { tidied } from './normalise.ts';
import type { FoundFact } from './sheet.ts';

const CLOCK = TIME.replace('(?:[:.h][0-5]\\d)? ?', '(?:[:.h][0-5]\\d| ?[ap]\\.?m\\.?| ?uhr| ?h(?!\\p{L})) ?');
const ITEM = new RegExp(
  `^(${CLOCK}(?: ?(?:[–—-]|to|a|bis|à|às|tot|do) ?${CLOCK})?(?: uhr| h)?)[ :–—|-]+(?!(?:to|till|until|bis|a|à|às|tot|do|al?le) ?\\d)(?=\\p{L}|["“„«])(.{2,})$`,
  'iu',
);
const INLINE = new RegExp(`[,;|] (?=${CLOCK}(?: ?[–—-] ?${CLOCK})?[ :–—-]+["“„«\\p{L}])`, 'giu');

/** The entries of a programme: each a time and what happens then. */
export function programmeIn(text: string, group: string): FoundFact[] {
  const entries = text.replace(/[.]$/, '').split(INLINE);
  const found = entries.map((entry) => ITEM.exec(entry.trim()));
  if (!found.every((match) => match !== null)) return [];
  return found.map((match) => ({
    kind: 'step',
    value: 'programme',
    label: match[1]?.trim() ?? '',
    text: tidied(match[2] ?? ''),
    group,
  }));
}

/** A numbered part of something: a chapter, a module, a week. */
export function chapterIn(text: string, lexicon: Lexicon, group: string): FoundFact | null {
  const match = lexicon.chapter.exec(text);
  return match ? { kind: 'step', value: 'contents', label: match[1] ?? '', text: tidied(match[2] ?? ''), group } : null;
}
