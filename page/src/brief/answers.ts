import { labelled } from './headings.ts';
import { tidied } from './text/normalise.ts';
import type { Unit } from './text/segment.ts';

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
    const before = units[at + following.length];
    const isOfItsLine = unit.paragraph !== undefined && unit.paragraph === before?.paragraph;
    // "Numbers: 1,400 bicycles" on a line of its own below an answer is none of it.
    if (following.length > 0 && !isOfItsLine && labelled(unit.text.replace(' :', ':'))) break;
    // Answers that stand beside their questions end with their line.
    if (following.length > 0 && !isOfItsLine && isBesideAnswer(units, at)) break;
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

/** Whether a question is answered in the line that it stands in. */
const isBesideAnswer = (units: readonly Unit[], at: number): boolean =>
  units[at]?.paragraph !== undefined && units[at]?.paragraph === units[at + 1]?.paragraph;

/** "Do you deliver? Yes, on Fridays." in one item. */
function inItem(text: string): Answer | null {
  const match = /^([^?]{8,180}\?)\s{0,3}[–—-]?\s{1,3}(\S.{1,})$/su.exec(text);
  if (!match?.[1] || !match[2]) return null;
  return { question: tidied(match[1].replace(LETTER, '')), text: tidied(match[2].replace(LETTER, '')), following: [] };
}

// Questions of those who make pages, with the person's answers below them.
const BRIEFING_QUESTION =
  /^(?:anything else|what do you (?:do|offer|sell)|who are you|tell us about|who is it for|was (?:macht|bietet) ihr|was machen sie|sonst noch (?:etwas|was)|noch etwas|wer seid ihr|qué hac[eé]is|a qué os dedicáis|algo más|quién(?:es)? sois|que faites-vous|autre chose|qui êtes-vous|(?:di )?cosa (?:fate|vi occupate)|altro|chi siete|o que fa(?:zem|z)|mais alguma coisa|quem são|wat doen jullie|nog iets|wie zijn jullie|czym się zajmujecie|coś jeszcze|kim jesteście)(?!\p{L})[^?]{0,40}\?$/iu;

/** Whether a question was put to the person who writes, so that what follows is no answer for visitors. */
export const isBriefingQuestion = (text: string): boolean => BRIEFING_QUESTION.test(text);
