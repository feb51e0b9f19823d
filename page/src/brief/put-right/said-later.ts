import { countWords, escaped } from '../text/phrases.ts';
import { HOLDS_TODAY } from '../words/formerly.ts';
import type { Corrected } from './corrections.ts';
import { SENTENCE } from './put-right.ts';
import { type TypedValue, valuesOf } from './typed-values.ts';

const OPENS =
  "(?:(?:oh|ah|ach|och|ay|ojo|btw|ps|nb|and|but|y|pero|e|mas|et|mais|und|aber|ma|en|maar|i|ale|wait|sorry|perdón|entschuldigung)[ ,:]{1,3}){0,3}(?:(?:the|el|la|los|las|o|a|os|as|le|les|l[’']|der|die|das|den|il|lo|i|gli|de|het) ?)?";
const IS_NOW = new RegExp(
  String.raw`^\s*${OPENS}(\p{L}[\p{L}\d’'-]*(?: \p{L}[\p{L}\d’'-]*){0,2}?) (?:${HOLDS_TODAY}) (?=[\d€£$]|R\$)`,
  'iu',
);
/** "Perdón, el litro es 190": who apologises needs no "now". */
const SORRY_IS =
  /^\s*(?:(?:oh|ah|ay|ach|och|ojo),? )?(?:sorry|apologies|oops|perdón|perdon|perdona|perdonad|disculpa|entschuldigung|pardon|désolée?|scusate?|scusi|desculpa|desculpe|oeps|przepraszam)[,:.! ]{1,3}(?:(?:the|el|la|los|las|o|a|os|as|le|les|l[’']|der|die|das|den|il|lo|i|gli|de|het) ?)?(\p{L}[\p{L}\d’'-]*(?: \p{L}[\p{L}\d’'-]*){0,2}?) (?:is|are|costs?|es|son|cuesta|é|são|custa|c[’']est|est|coûte|ist|sind|kostet|è|sono|costa|zijn|kost|jest|to|kosztuje) (?=[\d€£$]|R\$)/iu;
const NAME = String.raw`(\p{L}[\p{L}\d’'-]*(?: \p{L}[\p{L}\d’'-]*){0,2}?)`;
const IS =
  "is|are|costs?|es|son|cuesta|é|são|custa|c[’']est|est|coûte|ist|sind|kostet|è|sono|costa|zijn|kost|jest|kosztuje";
const VALUE = String.raw`(?=[\d€£$₹]|R\$)`;
/** "Lunch is 120 now" */
const IS_VALUE_NOW = new RegExp(
  String.raw`^\s*${OPENS}${NAME} (?:${IS}) ${VALUE}(?=\S+(?: ?\p{L}{2,6})? (?:now|ahora|agora|maintenant|jetzt|ora|adesso|nu|teraz)(?!\p{L}))`,
  'iu',
);
/** "El tablón ya subió a 65" */
const WENT_TO = new RegExp(
  String.raw`^\s*${OPENS}${NAME} (?:has gone up to|(?:just )?went up to|goes up to|is up to|ya (?:subió|está) a|(?:ha )?subi(?:ó|do) a|(?:já )?(?:subiu|aumentou|foi) para|est passée? à|a augmenté à|ist (?:jetzt )?auf|è salit[oa] a|è passat[oa] a|is gestegen naar|is nu|podrożał[ao]? do) ${VALUE}`,
  'iu',
);
/** "So both 210", behind what was said of each. */
const SO_IT_IS = new RegExp(
  `(?<=^|[,;] )(?:so|also|entonces|donc|quindi|allora|então|dus|więc) ${NAME} (?:(?:${IS}) )?${VALUE}`,
  'iu',
);
/** "110 was last year." */
const OF_LAST_YEAR =
  /^\s*(?:the )?[€£$₹]? ?\d[\d.,]{0,9} ?(?:[€£$₹]|\p{L}{2,6})? (?:was|were|era|eran|foi|eram|c['’]était|war|waren|kostete es|was|było) (?:(?:the |el |o |la |l['’]|d[ae]s |das |van )?(?:last year|last year['’]s|año pasado|ano passado|année dernière|an dernier|letztes jahr|vorjahr|anno scorso|vorig jaar|zeszły rok|w zeszłym roku))[.!]?\s*$/iu;
const SHORTEST_NAME = 4;
const LONGEST_AS_AFTERTHOUGHT = 8;
const BETWEEN = 48;
const MOST_BEHIND = 8;

interface Told {
  start: number;
  end: number;
  /** What stands there from now on. */
  text: string;
}

/** Where a text has told a value of the same kind for the same name before. */
function toldBefore(name: string, by: TypedValue, before: string): Told | null {
  const places = [...before.matchAll(new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'giu'))];
  const found = places.flatMap(({ index }) => {
    const from = index + name.length;
    const near = /^(?:\.{2,}|[^.;!?\n])*/u.exec(before.slice(from, from + BETWEEN))?.[0] ?? '';
    const value = valuesOf(near).find(({ type }) => type === by.type || (type === 'money' && by.type === 'number'));
    const isOwn = value && !near.slice(0, value.start).includes(',');
    if (!isOwn || value.text === by.text) return [];
    // "190" in place of "$180" is a sum as well.
    const text = value.type === by.type ? by.text : value.text.replace(/\d[\d.,]*/u, by.text);
    const begins = /(?:^|[,;:\n]) ?(?:\p{L}{1,3} )?$/u.test(before.slice(0, index));
    return [{ start: from + value.start, end: from + value.end, text, begins }];
  });
  // "Lunch 110, monthly lunch 2,600": what is called so, and nothing else.
  const told = found.length > 1 ? found.filter(({ begins }) => begins) : found;
  return told.length === 1 ? (told[0] ?? null) : null;
}

/** "The bouncy castle is £160 now, I forgot it went up": a value that a later sentence replaces, and what was said to do so. */
export function withLaterValues(text: string): Corrected {
  const withdrawn: string[] = [];
  let left = text;
  for (const [sentence] of text.matchAll(SENTENCE)) {
    if (OF_LAST_YEAR.test(sentence) && left.includes(sentence)) {
      withdrawn.push(sentence.trim());
      left = left.replace(sentence, '');
      continue;
    }
    const so = countWords(sentence) <= LONGEST_AS_AFTERTHOUGHT ? SO_IT_IS.exec(sentence) : null;
    const now = [IS_NOW, SORRY_IS, IS_VALUE_NOW, WENT_TO].map((said) => said.exec(sentence)).find(Boolean) ?? so;
    const [, name = ''] = now ?? [];
    const [by, ...others] = now ? valuesOf(sentence.slice(now.index + now[0].length)) : [];
    const at = left.indexOf(sentence);
    const behind = now && by ? sentence.slice(now.index + now[0].length + by.end) : '';
    const isPlain = by?.start === 0 && others.length === 0 && countWords(behind) <= MOST_BEHIND;
    const told = isPlain && at >= 0 && name.length >= SHORTEST_NAME ? toldBefore(name, by, left.slice(0, at)) : null;
    if (!told || !by) continue;
    withdrawn.push(sentence.trim());
    left = left.slice(0, told.start) + told.text + left.slice(told.end, at) + left.slice(at + sentence.length);
  }
  return { text: left, withdrawn };
}
