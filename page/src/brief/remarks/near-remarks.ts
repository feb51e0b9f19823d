import { leaningOf } from '../learned/leaning.ts';
import type { Lexicon } from '../lexicon.ts';
import { countWords } from '../text/phrases.ts';
import { DENIES, THEM } from '../words/any-language.ts';
import type { ClauseKind } from './instruction.ts';
import { type Place, TO_WRITER, writerScore } from './remark.ts';

interface Piece {
  start: number;
  end: number;
  kind: ClauseKind;
}

/** The fewest signs of its own by which a text beside remarks is one, too. */
const OWN_SIGNS = 0.5;
const FEW_WORDS = 3;
/** "Stawkę ustalamy przez telefon": what we do, of which what was learned speaks for the page, whatever stands beside it. */
const WE_DO = /(?<!\p{L})(?:we|wir|nous|wij)(?!\p{L})|\p{L}{2}(?:amos|emos|imos|iamo|emy|amy|imy|ymy)(?!\p{L})/iu;
const FOR_THE_PAGE = -1;
// "He liked no fuss, so nothing frilly": the reason before a wish.
const SO =
  /^(?:so|therefore|also|deshalb|daher|darum|así que|por eso|por lo que|donc|du coup|alors|quindi|perciò|por isso|portanto|dus|daarom|więc|dlatego)(?!\p{L})/iu;
const GOES_ON = / (?:que|porque|that|because|dass|weil|che|perché|parce que|want|omdat|dat|bo|że)$/iu;
const REASON_WORDS = 14;

/** Whether a text is for the writer, `near` remarks standing right before and after it (0 to 2). */
export function isRemark(text: string, near: number, lexicon: Lexicon, place: Place = {}): boolean {
  const score = writerScore(text, lexicon, place);
  const isOurs = WE_DO.test(text) && leaningOf(text, lexicon) < FOR_THE_PAGE;
  if (score >= OWN_SIGNS) return score + near >= TO_WRITER && !isOurs;
  return near >= 2 && score >= 0 && countWords(text) <= FEW_WORDS && !/\d|@/.test(text);
}

/** A name alone, or somebody who says their first name. */
const isCalled = (text: string, lexicon: Lexicon): boolean =>
  /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(text.replace(lexicon.weAre, '').trim()) && countWords(text) <= 3;

/** "Nie podawaj żadnych cen": what is denied is a part of the page, rather than what was said before. */
function deniesPart(text: string, { parts }: Lexicon): boolean {
  const { 0: denial = '', index = 0 } = DENIES.exec(text) ?? {};
  const rest = text.slice(index + denial.length);
  return !THEM.test(rest) && parts.some(([, names]) => names.test(rest));
}

/** Marks the parts of a sentence that a remark beside them makes remarks, too: "Callum wants a picture, I'm not fussed". */
export function markRemarks(
  pieces: Piece[],
  sentence: string,
  lexicon: Lexicon,
  { near, around }: { near: number; around: number },
): void {
  const place: Place = { within: sentence.trim(), around };
  const textOf = ({ start, end }: Piece) => sentence.slice(start, end).trim();
  const [first] = pieces;
  // "Between us, sales are slow": what follows an aside is told in confidence.
  const aside = first && pieces.length > 1 && lexicon.writer.certain.exec(textOf(first))?.[0] === textOf(first);
  const isOrder = (at: number) => (pieces[at] ? Number(pieces[at].kind === 'order') : near / 2);
  for (const [at, piece] of pieces.entries())
    if (piece.kind === 'content') {
      const beside = isOrder(at - 1) + isOrder(at + 1);
      const text = textOf(piece);
      const next = pieces[at + 1];
      const after = next?.kind === 'order' ? textOf(next) : '';
      const reason = SO.test(after) && countWords(text) <= REASON_WORDS && !/\d/.test(text);
      const denied = DENIES.test(after) && countWords(after) <= REASON_WORDS && !deniesPart(after, lexicon);
      const before = pieces[at - 1];
      const goesOn = before?.kind === 'order' && GOES_ON.test(textOf(before)) && !/\d/.test(text);
      const answers = before?.kind === 'order' && THEM.test(text) && !/\d/.test(text);
      // "Mick, can you ...", "I'm Tom, I look after the web stuff"
      const calls = at === 0 && after !== '' && pieces.every(({ kind }, index) => index === 0 || kind === 'order');
      const name = calls && isCalled(text, lexicon);
      if (goesOn || answers || aside || reason || denied || name || isRemark(text, beside, lexicon, place))
        piece.kind = 'order';
    }
}
