import { isBriefingQuestion } from './answers.ts';
import { clausesOf } from './clauses.ts';
import { roleOf, WRITER_ROLES } from './headings.ts';
import type { Lexicon } from './lexicon.ts';
import { ruleScore } from './remarks/writer-score.ts';
import { countWords } from './text/phrases.ts';
import type { Unit } from './text/segment.ts';
import { contactsIn } from './who/contacts.ts';
import {
  ASKED_FIRST,
  LIKED,
  PAGE_NOUN,
  PLAIN_QUESTION,
  SURELY_ASKS,
  VISITORS_ASK,
  VISITORS_DO,
  WRITER_ASKS,
} from './words/interview.ts';

/** "Sonst noch Hinweise für uns als Gestalter?": puts itself among those who make the page. */
const FOR_US =
  /(?<!\p{L})(?:(?:hints|notes|instructions|wishes|remarks) for us|(?:hinweise|wünsche|anmerkungen) (?:für|an) uns|(?:indicaciones|notas|instrucciones) para nosotr[oa]s|(?:consignes|remarques|souhaits) pour nous|(?:indicazioni|note|richieste) per noi|(?:instruções|notas|pedidos) para nós|(?:opmerkingen|wensen|tips) voor ons|(?:uwagi|wskazówki) dla nas)(?!\p{L})/iu;

const FEWEST = 4;
const MOST_WORDS = 9;
const FEWEST_OF_PAGE = 2;
const MOST_OF_NOUN = 2;
const TO_WRITER = 2;

/** A word or two in a form label its answer, which says as much without them. */
const MOST_OF_LABEL = 3;
/** What a form asks whoever fills it in. */
const TO_BUSINESS =
  /(?<!\p{L})(?:you|your|votre|vos|vous|ihr|ihre?\p{L}?|euer|eure\p{L}?|dein\p{L}?|vuestr[oa]s?|tu|tus|su|sus|vostr[oaei]|tuo|tua|seu|sua|vosso|jullie|jouw|uw|twój|wasz\p{L}{0,2}|(?:the|this|la|die|diese|a|esta|questa|de|deze|cette) (?:page|site|web|website|página|pagina|seite))(?!\p{L})|-vous(?!\p{L})/iu;
const APPLIES =
  /(?<!\p{L})(?:apply|applications?|applicants?|bewerb\p{L}{2,6}|candidat\p{L}{1,4}|postul\p{L}{1,6}|candidatur\p{L}|sollicit\p{L}{2,6}|aplikac\p{L}{1,4})(?!\p{L})/iu;
const DEADLINE =
  /^(?:deadline|closing date|frist|bewerbungsschluss|plazo|fecha límite|délai|date limite|scadenza|prazo|termijn|termin)$/iu;

const REQUIRED =
  /^(?:must[- ]haves?|nice[- ]to[- ]haves?|requirements?|(?:das )?(?:musst du|müssen sie) mitbringen|anforderungen|voraussetzungen|requisitos?|exigences?|prérequis|requisiti|vereisten|wymagania)$/iu;

/** What a form is about, beyond its questions. */
interface Form {
  /** Whether people apply for something. */
  isCall: boolean;
}

const NUMBERED_QUESTION = /^ {0,4}\(?(?:\d{1,2}[.)]|[QFPD] ?\d{1,2}[.:)]?) {1,3}(?=[^?\n]{2,100}\?\s)/gmu;

/** "1. Colours? Moss.": a filled-in questionnaire without the numbers of its questions; null where they have none. */
export const withoutQuestionNumbers = (text: string): string | null =>
  (text.match(NUMBERED_QUESTION)?.length ?? 0) >= FEWEST ? text.replace(NUMBERED_QUESTION, '') : null;

/** Whom the answer to a question is for: visitors, whoever makes the page, or both where it says what visitors do. */
type Asked = 'told' | 'writer' | 'act';

const isQuestion = ({ text, heading }: Unit): boolean =>
  !heading && /\p{L} ?\?$/u.test(text) && text.split(' ').length <= MOST_WORDS;

function askedBy(question: string, lexicon: Lexicon, form?: Form): Asked {
  if (VISITORS_DO.test(question)) return 'act';
  const words = question.replace(/ ?\?$/u, '');
  const role = roleOf(words, lexicon);
  const isNoun = PAGE_NOUN.test(words) && words.split(' ').length <= MOST_OF_NOUN;
  // A vacancy has a deadline of its own.
  if (form && REQUIRED.test(words)) return 'told';
  if (form?.isCall && DEADLINE.test(words)) return 'told';
  const isOfPage = (role !== undefined && WRITER_ROLES.has(role)) || isNoun || asksOfPage(question);
  if (form) return isOfPage ? 'writer' : 'told';
  return isOfPage || (!PAGE_NOUN.test(question) && ruleScore(question, lexicon) >= TO_WRITER) ? 'writer' : 'told';
}

const asksOfPage = (question: string): boolean =>
  WRITER_ASKS.test(question) || SURELY_ASKS.test(question) || LIKED.test(question);

/** Whether a question is put by a visitor or to a business rather than by whoever makes a page. */
export const isOfVisitor = (question: string): boolean =>
  VISITORS_ASK.test(question) && !ASKED_FIRST.test(question) && !asksOfPage(question) && !VISITORS_DO.test(question);

/**
 * The answers of a filled-in questionnaire, "What is it? A cattery. ... Colours? Lavender.": for each sentence whom it is
 * for. Empty where hardly anybody asks about the page, or a visitor asks: then all may be questions of visitors.
 */
export function interviewIn(units: readonly Unit[], lexicon: Lexicon, isForm = false): Map<Unit, Asked | 'question'> {
  const answers = new Map<Unit, Asked | 'question'>();
  const whoms: Asked[] = [];
  const form = isForm ? { isCall: units.some(({ text }) => APPLIES.test(text)) } : undefined;
  let isSure = false;
  let isVisited = false;
  let question: Unit | undefined;
  /** The last paragraph that an answer may stand in: a line below its question, at the latest. */
  let until = 0;
  for (const [at, unit] of units.entries()) {
    const isFirst = unit.paragraph === undefined || units[at - 1]?.paragraph !== unit.paragraph;
    if (isFirst && isQuestion(unit) && roleOf(unit.under, lexicon) !== 'faq') {
      isVisited ||= isOfVisitor(unit.text);
      question = unit;
      until = unit.block + 1;
      isSure ||= SURELY_ASKS.test(unit.text) || FOR_US.test(unit.text);
      whoms.push(askedBy(unit.text, lexicon, form));
      answers.set(unit, 'question');
    } else if (unit.heading) question = undefined;
    else if (question) {
      if (unit.block <= until) answers.set(unit, whoms.at(-1) ?? 'told');
      else question = undefined;
      until = unit.block;
    }
  }
  const asksOfPages = whoms.filter((whom) => whom !== 'told').length;
  const isInterview =
    (isSure || isForm || !isVisited) &&
    whoms.length >= FEWEST &&
    (isSure || asksOfPages >= (isForm ? 1 : FEWEST_OF_PAGE)) &&
    answers.size > whoms.length &&
    answers.size * 2 > units.length;
  return isInterview ? answers : new Map();
}

/** The sentences that answer a question which says more than its answer does alone: "What do they have to bring?" */
export function answersWith(
  units: readonly Unit[],
  at: number,
  interview: ReadonlyMap<Unit, Asked | 'question'>,
  language: string,
  lexicon: Lexicon,
  isForm = false,
): Unit[] {
  const question = units[at];
  if (question && isForm && (countWords(question.text) <= MOST_OF_LABEL || TO_BUSINESS.test(question.text))) return [];
  if (!question || PLAIN_QUESTION.test(question.text) || isBriefingQuestion(question.text)) return [];
  const end = units.findIndex((unit, index) => index > at && interview.get(unit) !== 'told');
  const answer = units.slice(at + 1, end === -1 ? units.length : end);
  const isMixed = ({ text }: Unit) =>
    contactsIn(text, language).length > 0 || clausesOf(text, lexicon).some(({ kind }) => kind === 'order');
  return answer.some(isMixed) ? [] : answer;
}
