import { MONTHS } from '../words/calendar.ts';
import { endsInAbbreviation } from './stops.ts';

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  if (segmenters.size < 20) segmenters.set(language, known);
  return known;
}

/** The sentences of a paragraph; abbreviations, ordinals and quotations do not end one. */
export function sentences(paragraph: string, language: string): string[] {
  const beginInCapitals = sentencesBeginInCapitals(paragraph);
  const found: string[] = [];
  let open = '';
  let quoted = false;
  for (const { segment: whole } of segmenterFor(language).segment(paragraph)) {
    for (const [at, piece] of whole.split(BEFORE_SMALL_LETTER).entries()) {
      const goesOn =
        open !== '' &&
        (quoted ||
          inBrackets(open) ||
          // "Croquetas (8 uds.) 9,50 €"
          (/\p{L}\.\)\s*$/u.test(open) && /^\s*[\d€£$]/.test(piece)) ||
          // "get up (or stay up!) without moaning"
          (/[.!?…]\)\s*$/.test(open) && /^\s*\p{Ll}/u.test(piece)) ||
          (/["”»“]\s*$/.test(open) && SIGNED.test(piece)) ||
          endsInAbbreviation(open, piece) ||
          (DAY_LAST.test(open) && isMonth(/^\s*(\p{L}+)/u.exec(piece)?.[1] ?? '')) ||
          (beginInCapitals && SHORT_WORD_LAST.test(open) && /^\s*\p{Ll}(?!\p{Ll}{0,3}\.)/u.test(piece)) ||
          /^\s*[—–-]/.test(piece) ||
          (/["”»“]\s*$/.test(open) && /^\s*\(/.test(piece)));
      if (goesOn) open += at === 0 ? piece : ` ${piece}`;
      else {
        if (open.trim()) found.push(open.trim());
        open = piece;
        quoted = false;
      }
      quoted = open.length < 600 && inQuotation(quoted, piece);
    }
  }
  if (open.trim()) found.push(open.trim());
  return found;
}

/** "169 zł od pon. do czw.": a short word with a mark, before a small letter. */
const SHORT_WORD_LAST = /(?<![\p{L}\d])\p{L}{1,4}\.\s*$/u;
const FEWEST_CAPITALS = 2;

/** Whether somebody begins sentences with capitals, so that a small letter goes on with what stands before it. */
function sentencesBeginInCapitals(paragraph: string): boolean {
  const capitals = paragraph.match(/\p{L}{3}[.!?] \p{Lu}/gu)?.length ?? 0;
  const smalls = paragraph.match(/\p{L}{5}[.!?] \p{Ll}/gu)?.length ?? 0;
  return capitals >= FEWEST_CAPITALS && capitals > smalls * 2;
}

// People who type without capitals, and sentences that open with a number.
const BEFORE_SMALL_LETTER =
  /(?<=(?:[\p{L}\p{N})%€"”“»]{2}|\d [€£$])[.!?]) (?=[\p{Ll}\d£€$])|(?<=[\p{L}\d] \d{1,3}[.!]) (?=\+?\d{4,5}[ /-]?\d{3}[\d ]{2,})/u;

// Who said it, after the quotation: "Hubert Maier, Wirt".
const SIGNED =
  /^\s*\p{Lu}[\p{L}'’-]+(?:(?: (?:et|and|y|und|e|en|i|&))?(?: \p{Lu}[\p{L}.'’-]+){1,2}(?:, [^.!?]{2,40})?|, [^.!?]{2,40})[.]?\s*$/u;
const LONGEST_BRACKET = 200;
/** "28.-29.", before "november" */
const DAY_LAST = /(?<!\d)\d{1,2}\.\s*$/u;
/** Beside those of the languages that pages are written in. */
const OTHER_MONTHS: ReadonlySet<string> = new Set(['marts', 'maj']);
const isMonth = (word: string): boolean => MONTHS.has(word.toLowerCase()) || OTHER_MONTHS.has(word.toLowerCase());

/** Whether a bracket is still open, and not for long. */
function inBrackets(text: string): boolean {
  const opens = text.lastIndexOf('(');
  return opens >= 0 && !text.includes(')', opens) && text.length - opens < LONGEST_BRACKET;
}

function inQuotation(quoted: boolean, piece: string): boolean {
  let inside = quoted;
  for (const mark of piece.match(/["“”„«»]/g) ?? []) {
    if (mark === '"') inside = !inside;
    else if (mark === '„' || mark === '«') inside = true;
    else if (mark === '“') inside = !inside;
    else inside = false;
  }
  return inside;
}
