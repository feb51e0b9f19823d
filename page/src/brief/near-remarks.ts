import type { ClauseKind } from './instruction.ts';
import type { Lexicon } from './lexicon.ts';
import { countWords } from './phrases.ts';
import { TO_WRITER, writerScore } from './writer-score.ts';

interface Piece {
  start: number;
  end: number;
  kind: ClauseKind;
}

/** The fewest signs of its own by which a text beside remarks is one, too. */
const OWN_SIGNS = 0.5;
const FEW_WORDS = 3;

/** Whether a text is for the writer, `near` remarks standing right before and after it (0 to 2). */
export function isRemark(text: string, near: number, lexicon: Lexicon): boolean {
  const score = writerScore(text, lexicon);
  if (score >= OWN_SIGNS) return score + near >= TO_WRITER;
  return near >= 2 && score >= 0 && countWords(text) <= FEW_WORDS && !/\d|@/.test(text);
}

/** Marks the parts of a sentence that a remark beside them makes remarks, too: "Callum wants a picture, I'm not fussed". */
export function markRemarks(pieces: Piece[], sentence: string, lexicon: Lexicon, near: number): void {
  const isOrder = (at: number) => (pieces[at] ? Number(pieces[at].kind === 'order') : near / 2);
  for (const [at, piece] of pieces.entries())
    if (piece.kind === 'content') {
      const beside = isOrder(at - 1) + isOrder(at + 1);
      if (isRemark(sentence.slice(piece.start, piece.end).trim(), beside, lexicon)) piece.kind = 'order';
    }
}
