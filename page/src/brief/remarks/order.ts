import { actionsOf, buttonLabel } from '../actions.ts';
import type { Clause } from '../clauses.ts';
import { factsOf } from '../content.ts';
import type { Context } from '../context.ts';
import type { Lexicon } from '../lexicon.ts';
import type { FoundFact, FoundWish } from '../sheet.ts';
import { contactsIn } from '../who/contacts.ts';
import { uncovered } from '../wishes/page-wishes.ts';
import { wishesOf } from '../wishes/wishes.ts';
import { DENIES, PRIVATE } from '../words/any-language.ts';
import { KEPT_OFF, ONLY_FOR_YOU } from '../words/kept-back.ts';
import { kindOf, TO_WRITER, writerScore } from './remark.ts';

const DONE =
  /(?<!\p{L})(?:when (?:it['’]?s|it is|you are|you['’]re) (?:ready|done|finished)|(?:wenn|sobald) (?:es|sie|ihr) fertig|cuando esté|quand (?:c['’]est|ce sera) (?:prêt|fini)|quando (?:è|sarà|estiver) pront\p{L}|als het klaar is|(?:jak|kiedy|gdy) będzie gotow\p{L})(?!\p{L})/iu;

/** What begins another order in a sentence: "no form, just a button", "no stock photos and a button". */
const ANOTHER =
  /[,;:.]| (?:and|y|e|et|und|en|i|but|just|only|pero|solo|sólo|sino|mais|juste|seulement|aber|nur|sondern|ma|mas|só|maar|alleen|ale|tylko) /iu;
/** "Don't forget the button", "que no falte el botón": asks for it. */
const NOT_TO_MISS =
  /(?<!\p{L})(?:forget|miss|leave out|olvid|falt|oubli|manqu|vergess|fehl|dimentic|manc|esquec|vergeet|vergeten|ontbre|zapom|zabra)/iu;

/** "Is not needed", "brauchen wir nicht": said behind what the page shall not have. */
const NOT_NEEDED =
  /(?<!\p{L})(?:(?:not|isn['’]t|aren['’]t) (?:needed|wanted|necessary|required)|we don['’]t (?:need|want)|(?:brauche|brauchen|will|wollen|möchte|möchten|bitte)(?: (?:wir|ich))? nicht|nicht (?:nötig|gewünscht|erwünscht)|no (?:pongas|pongan?|pongáis|hace falta|(?:lo )?(?:quiero|queremos|necesito|necesitamos))|pas (?:nécessaire|besoin)|n['’]en (?:mettez|mets|voulons|veux) pas|non (?:serve|mettete|mettetelo|lo vogliamo)|não (?:ponham?|coloquem?|precisa|quero|queremos)|(?:hoeft|willen we|wil ik) niet|niet nodig|nie (?:trzeba|potrzeba|chcemy|chcę))[.!]?$/iu;

/** Whether what stands before or behind a button says that the page shall have none. */
function isDenied(before: string, behind: string, { without }: Lexicon): boolean {
  const order = before.split(ANOTHER).at(-1) ?? '';
  return (without.test(order) && !NOT_TO_MISS.test(order)) || NOT_NEEDED.test(behind);
}

/** The wishes of an instruction, and what it tells in passing: a button's words, a phone to be shown. */
export function readOrder(clause: Clause, context: Context): { facts: FoundFact[]; wishes: FoundWish[] } {
  const { lexicon, language } = context;
  const button = lexicon.button.exec(clause.text);
  const behind = button ? clause.text.slice(button.index + button[0].length) : '';
  const isWanted = button !== null && !isDenied(clause.text.slice(0, button.index), behind, lexicon);
  const words = isWanted ? buttonLabel(behind) : '';
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
