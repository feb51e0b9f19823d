import { tidied } from './normalise.ts';
import type { Unit } from './segment.ts';

/** A question with its answer. */
export interface Answer {
  question: string;
  text: string;
  /** The sentences after the question that answer it. */
  following: string[];
}

const YES_OR_NO = /^(?:yes|no|yep|nope|sí|si|ja|nein|oui|non|sim|não|nee|tak|nie|sì)(?![\p{L}])/iu;
const LETTER = /^(?:[QAPRFD]|Pregunta|Respuesta)[:.)] ?/i;

/** The question at a place of the brief. `asked`: questions are to be expected there. */
export const answerAt = (units: readonly Unit[], at: number, asked: boolean): Answer | null => {
  const unit = units[at];
  if (!unit) return null;
  const expected = asked || (unit.text.endsWith('?') && YES_OR_NO.test(units[at + 1]?.text ?? ''));
  return expected && !unit.item ? answerAfter(units, at) : inItem(unit.text);
};

/** A question and the sentences up to the next one. */
function answerAfter(units: readonly Unit[], at: number): Answer | null {
  const question = units[at]?.text ?? '';
  if (!question.endsWith('?')) return inItem(question);
  const following: string[] = [];
  for (const unit of units.slice(at + 1)) {
    if (unit.heading || unit.text.endsWith('?') || unit.under !== units[at]?.under) break;
    following.push(unit.text);
    if (!unit.under) break;
  }
  if (following.length === 0) return null;
  return {
    question: tidied(question.replace(LETTER, '')),
    text: tidied(following.join(' ').replace(LETTER, '')),
    following,
  };
}

/** "Do you deliver? Yes, on Fridays." in one item. */
function inItem(text: string): Answer | null {
  const match = /^([^?]{8,180}\?)\s*[–—-]?\s+(\S.{1,})$/su.exec(text);
  if (!match?.[1] || !match[2]) return null;
  return { question: tidied(match[1].replace(LETTER, '')), text: tidied(match[2].replace(LETTER, '')), following: [] };
}
