import { actionsOf, buttonLabel } from '../actions.ts';
import type { Clause } from '../clauses.ts';
import { factsOf } from '../content.ts';
import type { Context } from '../context.ts';
import type { FoundFact, FoundWish } from '../sheet.ts';
import { contactsIn } from '../who/contacts.ts';
import { uncovered } from '../wishes/page-wishes.ts';
import { wishesOf } from '../wishes/wishes.ts';
import { DENIES, PRIVATE } from '../words/any-language.ts';
import { KEPT_OFF, ONLY_FOR_YOU } from '../words/kept-back.ts';
import { kindOf, TO_WRITER, writerScore } from './remark.ts';

const DONE =
  /(?<!\p{L})(?:when (?:it['’]?s|it is|you are|you['’]re) (?:ready|done|finished)|(?:wenn|sobald) (?:es|sie|ihr) fertig|cuando esté|quand (?:c['’]est|ce sera) (?:prêt|fini)|quando (?:è|sarà|estiver) pront\p{L}|als het klaar is|(?:jak|kiedy|gdy) będzie gotow\p{L})(?!\p{L})/iu;

/** The wishes of an instruction, and what it tells in passing: a button's words, a phone to be shown. */
export function readOrder(clause: Clause, context: Context): { facts: FoundFact[]; wishes: FoundWish[] } {
  const { lexicon, language } = context;
  const button = lexicon.button.exec(clause.text);
  const words = button ? buttonLabel(clause.text.slice(button.index + button[0].length)) : '';
  // "The button should be red" names no words.
  const label = uncovered(words, lexicon) > 0 ? words : '';
  // What is somebody's own, or told for the time of the work, is not for visitors.
  const own = [PRIVATE, DENIES, DONE, ONLY_FOR_YOU, KEPT_OFF].some((words) => words.test(clause.text));
  const facts: FoundFact[] = own ? [] : contactsIn(clause.text, language).map(({ fact }) => fact);
  if (label) facts.push({ kind: 'action', label, text: label, value: facts[0]?.value ?? '' });
  const act = lexicon.withoutFirst.test(clause.text) ? null : lexicon.act.exec(clause.text);
  if (act && !label && kindOf(clause.text.slice(act.index), lexicon) === 'act')
    facts.push(...actionsOf(clause.text.slice(act.index), context));
  if (
    facts.length === 0 &&
    !own &&
    writerScore(clause.text, lexicon) < TO_WRITER &&
    /\d/.test(clause.text) &&
    !lexicon.without.test(clause.text) &&
    !lexicon.pageThing.test(clause.text) &&
    !lexicon.look.test(clause.text)
  ) {
    const opening = lexicon.order.exec(clause.text.trim()) ?? lexicon.show.exec(clause.text.trim());
    if (opening) facts.push(...factsOf(clause.text.trim().slice(opening[0].length), context));
  }
  return { facts, wishes: wishesOf(clause.text.trim(), clause.parts, lexicon) };
}
