import type { Lexicon } from '../lexicon.ts';
import type { FoundFact } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { countWords } from '../text/phrases.ts';
import { PAYS, wordsOf } from '../words/prices.ts';
import { withoutIsEnd } from '../words/small-ends.ts';
import { patternsFor } from './money.ts';
import { INVERTED } from './name-before.ts';

const WE_VERB = /^\p{L}+(?:amos|emos|imos|iamo|emy|amy|imy)\s/iu;

export const WE_ALLOW =
  /^(?:admitimos|aceptamos|aceitamos|acceptons|on accepte|accettiamo|pays?|costs?|cuesta|custa|coûte|kostet|costa|kost|kosztuje|get|add|includes?|incluye|inclui|comprend|paga)(?![\p{L}])/iu;

/** "Und wer zehn bucht, zahlt 500 €" */
const PAYS_ONLY = new RegExp(`^${wordsOf(PAYS)}$`, 'iu');
const IT =
  /^(?:then|after that|danach|dann|después|luego|depois|après|ensuite|puis|dopo|poi|daarna|dan|potem|it|it['’]s|this|that|all|es|c['’]est|è|het|to|é|esto|alles|tutto|todo|tudo|tout)$/iu;

/** "Is out on 4 September": the end of a sentence, in small letters as opposed to a name. */
const IS_FIRST = /^(?:is|are|ist|sind|est|sont|è|zijn|jest|są|é|são) \p{L}/u;

/** "The big one that (is)": what led on to the verb. */
const RELATIVE_END = / (?:which|that|que|qui|che|dat|który|która|które)$/iu;

const PRONOUN = /^(?:she|he|they|it|there|sie|er|es|elle|il|ils|elles|on|ella|ellos|lei|ela|ele|ze|zij|hij)\s/iu;

const MAX_LABEL_WORDS = 8;

const LONGEST_NAME = 60;

export const PREPOSITION =
  /^(?:incl|inkl|including|inclu\p{L}+|compris\p{L}*|above|acima|sopra|boven|powyżej|encima|oltre|after|before|nach|vor|después|antes|après|avant|dopo|depois|po|with|for|from|at|on|in|to|of|by|per|under|over|until|till|up|if|as|con|para|por|desde|hasta|de|del|a|al|en|sin|si|com|até|em|no|na|do|da|se|sem|avec|pour|par|dès|jusqu\p{L}*|dans|sous|sur|sans|du|des|chez|mit|für|ab|bis|von|vom|bei|im|am|auf|ohne|zu|zum|zur|wenn|per|di|dal|dalla|fino|nel|nella|su|senza|met|voor|vanaf|tot|van|bij|op|zonder|als|z|ze|dla|od|do|na|w|przy|bez)(?![\p{L}])/iu;

/** "D'un poêle", as opposed to "D'Artagnan". */
export const ELIDED = /^d['’]\p{L}/u;

const HALF_END =
  / (?:a|an|the|of|for|with|and|or|to|at|get|gets|un|una|el|la|los|las|de|del|con|y|o|para|por|um|uma|os|as|do|da|com|e|le|des|du|et|ou|pour|avec|ein|eine|einen|der|die|das|den|und|oder|für|mit|il|lo|gli|di|per|een|het|van|en|met|voor|i|oraz|z|ze|dla|na)$/iu;

/** "Cada uma": each of what was told of before. */
const EACH_ONE = /^(?:cada un[ao]?|cada uma?)$/iu;

/** Whether a name stops at a word that goes on; "losse les" is a lesson. */
export const endsHalf = (name: string, { words }: Lexicon): boolean =>
  (HALF_END.test(name) && !EACH_ONE.test(name)) || (words.articles.includes('les') && / les$/i.test(name));

/** "If you book both days, you pay £90": a clause that speaks of a price, or what somebody is paid. */
export const tellsPrice = (label: string, lexicon: Lexicon): boolean =>
  WAGES.test(label) ||
  (PREPOSITION.test(label) && !opensWithArticle(label, lexicon)) ||
  patternsFor(lexicon).costs.test(label) ||
  lexicon.own.test(label) ||
  lexicon.addressed.test(label);

export const isName = (text: string): boolean => countWords(text) <= MAX_LABEL_WORDS && text.length <= LONGEST_NAME;

/** What somebody is paid. */
export const WAGES =
  /(?<!\p{L})(?:salary|wages?|(?<!(?:\p{L}{3,12}s|children|people|everyone|everybody|you|men|women) )pay|we pay|sueldo|salario|gehalt|lohn|vergütung|salaire|rémunération|stipendio|retribuzione|salário|vencimento|salaris|loon|wynagrodzenie|pensja|zarobki)(?: \p{L}+| (?:es|est|è|é|is|are|será|sera|sarà) (?:de|di|of|about|around|environ|circa))?[ :]*$/iu;

/** Whether a text opens with an article of English or Dutch, which is a preposition elsewhere: "A meat box", "De cursus". */
const opensWithArticle = (text: string, { words: { articles } }: Lexicon): boolean =>
  (articles.includes('the') && /^an? /i.test(text)) || (articles.includes('het') && /^de /i.test(text));

/** What is told after a price, without the word that joins it. */
export const toldAfter = (text: string, { andFirst }: Lexicon): string =>
  text.trim().replace(andFirst, '').trim() || text;

/** An offer if its label is short enough to be a name; a clause that only speaks of a price is none. */
export function named(
  before: string,
  value: string,
  unit: string,
  after: string,
  costs: RegExp,
  lexicon: Lexicon,
  listed: boolean,
): Omit<FoundFact, 'kind'> | null {
  let name = before
    .trim()
    .replace(INVERTED, '')
    .replace(/(?<![\s(])[\s(]{1,4}$/, '');
  for (let tries = 0; tries < 3 && costs.test(name); tries += 1)
    name = name.replace(costs, '').trim().replace(RELATIVE_END, '');
  const bracket =
    /^([^(]{2,80})\(([^()]*)\)?$/.exec(name.replace(/\($/, '')) ??
    // "Massage (from the 4th month) 50 min"
    (isName(name) ? null : /^([^(]{2,80})\(([^()]{1,80}\) [^()]{1,30})$/.exec(name));
  // "Wheel: single class €28" is read on to its price.
  const comma = isName(name) ? null : /^([^,:]{2,60})[,:] (.+)$/.exec(name);
  const label = tidied(withoutIsEnd(bracket?.[1] ?? comma?.[1] ?? name));
  const about = tidied(
    [bracket?.[2]?.replace(')', ',') ?? (bracket ? '' : comma?.[2]) ?? '', toldAfter(after, lexicon)]
      .filter((part) => /[\p{L}\d]/u.test(part))
      .join(', ')
      .replace(/(?:\s?,){2,}\s?/g, ', '),
  );
  if (lexicon.own.test(label) || WE_VERB.test(label) || lexicon.withoutFirst.test(label) || PRONOUN.test(label))
    return null;
  if (
    IT.test(label) ||
    IS_FIRST.test(name) ||
    (!listed && PREPOSITION.test(label) && !opensWithArticle(label, lexicon)) ||
    (!listed && ELIDED.test(name)) ||
    endsHalf(name.replace(/(?<![\s,(:–—-])[\s,(:–—-]+$/, ''), lexicon) ||
    WE_ALLOW.test(label) ||
    PAYS_ONLY.test(label)
  )
    return null;
  // "30 days free" is a trial and no offer called "30 days".
  if (!/\d/.test(value) && /^\d+ \p{L}+$/u.test(label)) return null;
  if (!/\p{L}/u.test(label) || countWords(label) > MAX_LABEL_WORDS || label.length > 90) return null;
  return { label, value: value.replace(/^[(]/, ''), unit, text: about };
}
