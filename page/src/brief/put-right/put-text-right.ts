import { withoutAdornment } from '../flyer-lines.ts';
import { withCurrencyOfAll } from '../prices/currency-of-all.ts';
import { withWordsPutRight } from '../remarks/not-that.ts';
import { chatIn } from '../text/chat.ts';
import { withoutQuoteMarks } from '../text/mail.ts';
import { withoutCommands } from '../text/missing-stops.ts';
import { asShortNotes } from '../text/short-notes.ts';
import { OF_COPY, TAKES_OUT } from '../words/kept-back.ts';
import {
  ANNOUNCES_TEXT,
  FOR_PAGE_OF,
  LEADS_TO_ALL,
  LEADS_TO_TOLD,
  MUST_BE_CLEAR,
  NOT_TO_ME,
  ON_CONDITION,
  PAGE_SHALL,
  QUOTE_ASKED_FOR,
  SAY_SO,
  TO_BE_TOLD,
  WRITE_CLEARLY,
} from '../words/orders.ts';
import { withBracketNotes } from './bracket-notes.ts';
import { withoutBriefingLabels } from './briefing-labels.ts';
import { withCorrectionLines, withDatesPutRight } from './correction-lines.ts';
import { type Corrected, withCapitalI, withCorrections, withoutDrafts, withoutFillers } from './corrections.ts';
import { withoutFormer } from './formerly.ts';
import { withoutOwnColumns } from './own-columns.ts';
import { withPlainLabels } from './plain-labels.ts';
import { withLaterValues } from './said-later.ts';
import { withSaidCorrections, withSumsInDigits } from './spoken-numbers.ts';
import { withoutUntold } from './untold.ts';
import { withoutClient } from './without-client.ts';

/** "Web para el estudio – notas": what the first line says of the lines below it. */
const NOTES =
  /(?<=^[^\n]{3,60}) ?[–—-] ?(?:my |some |mis |unas |mes |quelques |meine |ein paar |i miei |mijn |wat )?(?:notes?|notas|infos?|informations|notizen|stichpunkte|stichworte|appunti|gegevens|notities|notatki|dados|informações|informazioni|informacje)(?: (?:for|para|pour|für|per|voor|do|dla|na|sobre|on|about)(?: \p{L}{1,12}){1,3})?[.:]?(?=\n|$)/iu;

/** »...«, as German books set it, is read as „...“; «...» stays. */
const withQuotationMarks = (text: string): string =>
  /^[^«»]*»/u.test(text) ? text.replace(/»([^«»\n]{2,600})«/gu, '„$1“') : text;

/** Characters before an order in which its sentence is looked for. */
const LOOKED_BACK = 200;
const BRACKET = / ?\(([^()\n]{3,120})\)/gu;
/** Whether a bracket says where a text was copied from, or takes out what it speaks of. */
const isOfCopy = (inner: string): boolean => OF_COPY.test(inner) || TAKES_OUT.test(inner);

/** A text as its writer meant it in the end, what they took back, and what was said around it. */
export interface PutRight extends Corrected {
  /** The text itself, without whom it was written for. */
  own: string;
  /** Lines that only cover what is passed on. */
  cover: readonly string[];
}

/**
 * Makes of a chat what was agreed in it, of a mail what it passes on, and the changes that a text notes in itself, before
 * sentences are made of it. Source: the description as it was normalised.
 */
export function putTextRight(written: string, language: string): PutRight {
  const chat = chatIn(written);
  const mailed = chat ? null : withoutQuoteMarks(written);
  const cover = mailed?.cover ?? [];
  const withdrawn: string[] = [];
  const step = (made: Corrected): string => {
    withdrawn.push(...made.withdrawn);
    return made.text;
  };
  const own = step(withoutClient(chat?.text ?? mailed?.text ?? written));
  const typed = withQuotationMarks(own)
    .replace(NOTES, '')
    .replace(BRACKET, (bracket, inner: string) => (isOfCopy(inner) ? step({ text: '', withdrawn: [inner] }) : bracket))
    .replace(FOR_PAGE_OF, (_, subject: string) => `${subject.charAt(0).toUpperCase()}${subject.slice(1)}. `)
    .replace(ANNOUNCES_TEXT, (said) => step({ text: '', withdrawn: [said.trim()] }))
    .replace(LEADS_TO_ALL, (said) => step({ text: '', withdrawn: [said.trim()] }))
    .replace(PAGE_SHALL, (said) => step({ text: '', withdrawn: [said.trim()] }))
    .replace(NOT_TO_ME, (said) => step({ text: '', withdrawn: [said.trim()] }))
    .replace(SAY_SO, (said, at: number, all: string) =>
      ON_CONDITION.test(all.slice(Math.max(0, at - LOOKED_BACK), at))
        ? said
        : step({ text: '', withdrawn: [said.replace(/^[^\p{L}]+/u, '')] }),
    )
    .replace(QUOTE_ASKED_FOR, '$1. ')
    .replace(LEADS_TO_TOLD, '')
    .replace(TO_BE_TOLD, '')
    .replace(WRITE_CLEARLY, '')
    .replace(MUST_BE_CLEAR, '');
  const shown = step(withoutOwnColumns(withDatesPutRight(withoutAdornment(typed), cover)));
  const noted = step(withCorrectionLines(step(withBracketNotes(step(withoutUntold(shown))))));
  const worded = step(withWordsPutRight(step(withoutBriefingLabels(step(withPlainLabels(noted))))));
  const later = step(withLaterValues(withoutCommands(step(withoutDrafts(worded)))));
  const former = step(withoutFormer(later));
  const said = step(withSaidCorrections(withCapitalI(withoutFillers(former, language), language), language));
  const { text: put, withdrawn: corrected } = withCorrections(withSumsInDigits(said, language), language);
  const text = withCurrencyOfAll(asShortNotes(put));
  return { text, own, withdrawn: [...corrected, ...withdrawn, ...(chat?.withdrawn ?? [])], cover };
}
