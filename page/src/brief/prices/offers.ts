import type { Lexicon } from '../lexicon.ts';
import type { FoundFact } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { countWords } from '../text/phrases.ts';
import { datesIn } from '../times/dates.ts';
import { namesDay } from '../times/hours.ts';
import { STARTING_WAGE, TERMS_OF_SALE } from '../words/beside-prices.ts';
import { OFFERING_FIRST } from '../words/offering.ts';
import { BARE, goesOnBare } from './bare-prices.ts';
import { NO_UNIT, patternsFor, pricesIn, sumsIn } from './money.ts';
import { ELIDED, isName, named, PREPOSITION, tellsPrice, WAGES } from './offer-name.ts';
import { dividedUnit, LED_ON, LESS, TIMES } from './offer-terms.ts';
import { priceListIn } from './price-list.ts';
import { withCommasBetween } from './price-marks.ts';
import { isClosed } from './price-parts.ts';
import { pricesInBrackets } from './told-brackets.ts';
import { wholeItem } from './whole-item.ts';

// "nach DIN 3962" is no price.
const STANDARD = /(?<!\p{L})(?:din|iso|en|nr|no|n°|nº|nummer|number|seit|since|desde|depuis|dal|sinds|od)[. ]*$/iu;

/** "Booking 05 36 49 12": a phone number goes on. */
const PHONE = /\d{2}[ .-]\d{2,3}[ .-]\d{2,3}[ .-]?$/;
const isWithinCode = (before: string): boolean => STANDARD.test(before) || PHONE.test(before);

/** What is longer is no list of offers. */
const LONGEST_LIST = 2000;

/** The offers with prices in a text; nothing unless the whole text is such offers. `priced` allows bare numbers. */
export function offersIn(sentence: string, lexicon: Lexicon, group: string, priced: boolean): FoundFact[] {
  if (sentence.length > LONGEST_LIST || STARTING_WAGE.test(sentence)) return [];
  const written = withCommasBetween(sentence.replace(/(?<=\d)\.$/, ''), lexicon);
  const text = withoutOffering(written, lexicon).replace(NEXT_OFFER, ', ').replace(COUNTED_OFFER, '$1 ($2) ');
  const parts = splitOutsideBrackets(text, lexicon);
  const [sum] = pricesIn(text, lexicon);
  // "20 zł to jeden ciepły dzień"
  if (sum?.index === 0 && /^ to \p{Ll}/u.test(text.slice(sum[0].length))) return [];
  // "Si no corres, dorsal cero por 6 €": what the price depends on stays with it.
  if (ON_CONDITION.test(text) && parts.length > 1 && pricesIn(parts[0] ?? '', lexicon).length === 0) return [];
  if (tellsSeveralInBracket(text, lexicon)) return [];
  const whole = wholeItem(text, group, lexicon) ?? beforeColon(text, group, lexicon);
  if (whole) return [whole];
  const goesOn = goesOnBare(parts, text !== written, lexicon);
  const listed = goesOn ? null : priceListIn(text, lexicon, group);
  if (listed) return listed;
  const entries = entriesOf(text, parts, goesOn, lexicon);
  const found: FoundFact[] = [];
  for (const each of entries) {
    const entry = lexicon.words.articles.includes('les') ? each.replace(PARTITIVE, '') : each;
    if (entries.length === 1 && group === '' && isSaidFree(entry, lexicon)) return [];
    const isBare = priced || (goesOn && BARE.test(entry));
    const offer = offerOf(entry, lexicon, isBare, group !== '');
    if (offer && entries.length < 3 && MEASURE.test(offer.label ?? '')) return [];
    if (offer) found.push(...withUnpriced({ ...offer, kind: 'offer', group }));
    else if (pricesIn(entry, lexicon).length === 0 && entries.length > 1) found.push(...withoutPrice(entry, group));
    else return [];
  }
  // "£165 a day or £48 per metre": two rates of one thing.
  if (found.length > 1 && found.every(({ label = '' }) => ONLY_UNIT.test(label))) return [];
  // A bracket that opens in one and closes in another: the text is a sentence.
  const isWhole = found.every(({ label = '', text: told = '' }) => isClosed(label) && isClosed(told));
  return isWhole ? found : [];
}

const ENDS_IN_BRACKET = /^[^()]{3,80} \([^()]{8,120}\)[.]?$/u;

/** "Snacks at the stand (lemonade 50 cents, brats $4)": a sentence whose bracket names what it prices. */
const tellsSeveralInBracket = (text: string, lexicon: Lexicon): boolean =>
  ENDS_IN_BRACKET.test(text) &&
  (pricesInBrackets(text, lexicon)?.offers.filter(({ kind }) => kind === 'offer').length ?? 0) > 1;

const ONLY_UNIT = new RegExp(
  `^(?:an?|per|por|pro|par|al|à l[a'’]|la|je|za|por cada|each|pp)${NO_UNIT} \\p{L}+(?: \\p{L}+)?$`,
  'iu',
);
const ON_CONDITION = /^(?:if|si|wenn|falls|se|als|indien|jeśli) /iu;

const A_UNIT =
  '(?:(?:per|por|pro|par|a|al|à) )?(?:nights?|days?|weeks?|months?|years?|hours?|hrs?|h|min(?:utes?)?|persons?|pers|people|pp|heads?|noches?|días?|semanas?|mes(?:es|i)?|años?|horas?|personas?|noites?|dias?|mês|pessoas?|nuits?|jours?|semaines?|mois|heures?|personnes?|nacht|nächte|tage?|wochen?|monate?|stunden?|personen|nott[ei]|giorn[oi]|settiman[ae]|or[ae]|person[ae]|nachten|dag(?:en)?|week|maand(?:en)?|uur|persoon|noc(?:e|y)?|doba|dobę|dzień|tydzień|miesiąc|godzin[aęy]?|os(?:oba|obę|oby|ób))(?!\\p{L})';

/** "Single hour 15 € / ten hours 110 €": two offers, as opposed to "15 € / hour". */
const NEXT_OFFER = new RegExp(
  `(?<=[€£$]|[€£$] ?\\d{1,5}) \\/ (?!${A_UNIT})(?=\\p{L}[^/€£$]{6,60} (?:\\d{1,5} ?[€£$]|[€£$] ?\\d))`,
  'giu',
);

/** "60 minutos", "2 h": how long something takes. */
const LASTING =
  /(?<![\p{L}\d])\d{1,3} ?(?:min(?:\.|utes?|utos?|uten|uti|uut|ut)?|h|hrs?|hours?|horas?|heures?|std\.?|stunden?|or[ae]|uur|godzin\p{L}?|days?|días?|dias?|jours?|tage?|giorni|dagen|dni|weeks?|semanas?|semaines?|wochen|settimane|weken|tygodni\p{L}?)(?!\p{L})/giu;

/** "Washing, drying and folding: 12 €, ready the same day": one offer with a name of several parts. */
function beforeColon(text: string, group: string, lexicon: Lexicon): FoundFact | null {
  const [price, ...others] = pricesIn(text, lexicon);
  const named = price ? /^([^:()]{3,60}), ([^:()]{3,60}): ?$/u.exec(text.slice(0, price.index)) : null;
  if (!price || !named || others.length > 0 || !/^[€£$\d]/.test(price[0])) return null;
  const [, first = '', more = ''] = named;
  const all = `${first}, ${more}`;
  // A longer name is told in part: "Single session of 60 minutes, in the studio or by video: 75 €".
  const [label, told] = isName(all) ? [all, ''] : [first, more];
  if (/\d/.test(all.replace(LASTING, '')) || !isName(label) || tellsPrice(label, lexicon)) return null;
  const unit = (price[1] ?? '').trim();
  const value = price[0].slice(0, price[0].length - (price[1] ?? '').length).trim();
  const after = text.slice(price.index + price[0].length).replace(/^[,; ]+/, '');
  const beside = [told, after].filter((part) => /[\p{L}\d]/u.test(part)).join(', ');
  return { kind: 'offer', label: tidied(label), value, unit, text: tidied(beside), group };
}

/** "Tortelli alla lastra, 3 pezzi 6 €": how many of them the price is for. */
const COUNTED_OFFER =
  /(?<=^|; )([^,;:\d]{3,60}), (\d{1,3} ?\p{L}{2,8}\.?) (?=[€£$] ?\d|\d{1,4}(?:[.,]\d{2})? ?(?:€|£|zł|euros?))/gu;

/** "vélos électriques sur devis": what is offered without a sum, with the words that stand for one. */
const ASKED =
  /^([^,;:.()]{3,48}) (price on request|a consultar|bajo presupuesto|según presupuesto|sob consulta|sob orçamento|sur devis|auf anfrage|su preventivo|op offerte|po umówieniu)$/iu;

const MOST_ASKED = 5;

/** An offer, and the next one where what is told after its price is one without a sum. */
function withUnpriced(offer: FoundFact): FoundFact[] {
  const [, label = '', value = ''] = ASKED.exec(offer.text ?? '') ?? [];
  if (label === '' || countWords(label) > MOST_ASKED || PREPOSITION.test(label) || TIMES.test(label)) return [offer];
  return [
    { ...offer, text: '' },
    { kind: 'offer', label, value, group: offer.group ?? '' },
  ];
}

/** "Des cocktails à partir de 21 €" */
const PARTITIVE = /^[, ]{0,2}(?:et )?(?:des|du|de la|de l['’]) ?(?=\p{L})/iu;

/** "We do bouquets for 25 €, weddings from 400 €": a list of prices without the words that open it. */
function withoutOffering(text: string, lexicon: Lexicon): string {
  const rest = text.replace(OFFERING_FIRST, '');
  return rest !== text && pricesIn(rest, lexicon).length + bareIn(rest, lexicon) > 1 ? rest : text;
}

const bareIn = (text: string, lexicon: Lexicon): number =>
  splitOutsideBrackets(text, lexicon).filter((part) => BARE.test(part)).length;

/** "The first lesson is free" is read best as it was said. */
function isSaidFree(entry: string, lexicon: Lexicon): boolean {
  const [price] = pricesIn(entry, lexicon);
  if (!price || /\d/.test(price[0])) return false;
  const verb = patternsFor(lexicon).costs.exec(entry.slice(0, price.index).trim())?.[0] ?? '';
  return /\p{L}/u.test(verb);
}

/** "Tasting: walk, 5 wines, cheese €32 a head, two hours": one offer with its name before the colon. */
export function labelledOffer(label: string, rest: string, lexicon: Lexicon, group: string): FoundFact | null {
  const prices = pricesIn(rest, lexicon);
  const [price] = prices;
  if (!price || prices.length > 1 || !/\d/.test(price[0]) || countWords(label) > 6) return null;
  // "£149: one lamp (£199 later)"
  if (sumsIn(label)[0]?.index === 0) return null;
  const [unit, beside] = dividedUnit((price[1] ?? '').trim());
  const value = price[0].slice(0, price[0].length - (price[1] ?? '').length).trim();
  const before = tidied(rest.slice(0, price.index));
  if (datesIn(before, (word) => namesDay(word, lexicon)).length > 0) return null;
  const behind = beside + rest.slice(price.index + price[0].length).replace(/[.]$/, '');
  const after = beside === '' ? tidied(behind) : behind.trim();
  if (countWords(before) < 2) return null;
  const whole = `${tidied(label)}: ${rest.slice(0, price.index).replace(/(?<![\s,:–—-])[\s,:–—-]+$/, '')}`;
  // "Pottery for beginners: Saturdays 10 to 1" has its hours beside its name.
  if (isName(whole) && !/[(\d]/.test(whole)) return { kind: 'offer', label: whole, value, unit, text: after, group };
  const text = [before, after]
    .filter((part) => /[\p{L}\d]/u.test(part))
    .join(', ')
    .replace(/ ?\([\s,]*\)/g, '');
  return { kind: 'offer', label: tidied(label), value, unit, text, group };
}

/** What stands before the first price: offers without one where a heading says so, otherwise the text itself. */
function withoutPrice(entry: string, group: string): FoundFact[] {
  const names = entry.split(/[,;] /).map(tidied).filter(Boolean);
  if (group && names.every((name) => countWords(name) <= 4))
    return names.map((label) => ({ kind: 'offer', label, group }));
  return [{ kind: 'about', text: tidied(entry) }];
}

/** "£45 a bed for a long weekend": a thing behind its sum, and what it is for; "an hour for the boat" is a unit. */
const THING_FOR = new RegExp(
  `^ an? (?!(?:${A_UNIT}|head|mile|kilo|kg|pound|square|metre|meter|time|go|pop|term|session|lesson|class|game)(?!\\p{L}))\\p{L}+ for (?:an?|the|one) \\p{L}`,
  'iu',
);

/** "£6 buys a book": what is done with what somebody gives. */
const BUYS =
  /^ (?:buys?|pays? for|will buy|helps?|compran?|pagan?|kauf\p{L}*|bezahl\p{L}*|ermöglich\p{L}*|achète(?:nt)?|paie(?:nt)?|permet(?:tent)?|comprano|pagano|koopt|betaalt|kupuje|wystarczy|kupi)(?!\p{L})/iu;

/** "68 square metres" is no name of what costs something. */
const MEASURE =
  /^\d[\d.,]* ?(?:m²|m2|qm|sqm|sq\.? ?ft|square \p{L}+|metros?(?: cuadrados| quadrados)?|mètres?(?: carrés)?|quadratmeter|metri(?: quadr\p{L}+)?|vierkante meter|km|kilomet\p{L}+)\.?$/iu;

/** Divides a list of offers so that each part has one price; what has none stays with the part before it. */
function entriesOf(text: string, parts: readonly string[], bare: boolean, lexicon: Lexicon): string[] {
  const entries: string[] = [];
  let waiting = '';
  for (const part of parts) {
    const price = pricesIn(part, lexicon).length > 0;
    if (bare && !price && waiting.trim() === '' && BARE.test(part)) entries.push(part);
    else if (price) {
      // "Churros, 3 pcs $5": a count goes on with what stands before it.
      const counted =
        waiting.trim() !== '' && entries.length === 0 && /^[,; ]*\d{1,3} ?\p{L}{1,6}\.? ?[–—-]? ?[€£$\d]/u.test(part);
      const named = !counted && /[\p{L}]{3}/u.test(part.replace(pricesIn(part, lexicon)[0]?.[0] ?? '', ''));
      if (named && waiting.trim()) entries.push(waiting);
      // "Boat trip 15 € adults, 8 € children": a price without a name before it is another one of the same offer.
      if (entries.length > 0 && opensInPrice(part, lexicon) && !opensInPrice(entries[0] ?? '', lexicon))
        entries[entries.length - 1] += part;
      else entries.push(named ? part : waiting + part);
      waiting = '';
    } else if (entries.length === 0) waiting += part;
    else if (bare && BARE.test(entries.at(-1) ?? '')) entries.push(part);
    else entries[entries.length - 1] += part;
  }
  return entries.length === 0 ? [text] : entries.map((entry) => entry.replace(/^[,;/ ]+|(?<![,;/ ])[,;/ ]+$/g, ''));
}

/** Whether a part of a list begins with its price, after an "and" at most. */
function opensInPrice(part: string, lexicon: Lexicon): boolean {
  const bare = part.replace(/^[,;/| ]+/, '');
  // "Plus £219" has a name of its own.
  const text = /^\p{Lu}\p{Ll}/u.test(bare) ? bare : bare.replace(lexicon.andFirst, '').trim();
  const [price] = pricesIn(text, lexicon);
  return price?.index === 0 && /\d/.test(price[0]) && /\p{L}/u.test(text.slice(price[0].length));
}

/** The parts of a list, each with the separator before it. */
function splitOutsideBrackets(text: string, lexicon: Lexicon): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  const ands = new Set([...text.matchAll(lexicon.and)].map((match) => match.index));
  const prices = pricesIn(text, lexicon).map(({ index, 0: price }) => [index, index + price.length] as const);
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    // "25, 40 and 60 €" is one price.
    if (prices.some(([from, to]) => at >= from && at < to)) continue;
    if (char === '(') depth += 1;
    else if (char === ')') depth = Math.max(0, depth - 1);
    else if (depth > 0) continue;
    const next = text.charAt(at + 1);
    const separates =
      char === ';' ||
      char === '|' ||
      (char === ',' && !/\d/.test(next) && next !== '-') ||
      // "pensioners and students £10" have one price.
      (ands.has(at) && (BARE.test(text.slice(start, at)) || pricesIn(text.slice(start, at), lexicon).length > 0));
    if (!separates) continue;
    parts.push(text.slice(start, at));
    start = at;
  }
  parts.push(text.slice(start));
  const [first = '', ...rest] = parts;
  return [first, ...rest.map((part) => part)];
}

const TIME_OFF = /(?<!\p{L})(?:nachmittage?|vormittage?|abende?|wochenenden?|afternoons?|evenings?|weekends?)$/iu;

function offerOf(entry: string, lexicon: Lexicon, priced: boolean, listed: boolean): Omit<FoundFact, 'kind'> | null {
  const joined = entry.replace(lexicon.andFirst, '').trim();
  // "Plus £219" has a name of its own.
  const text = (pricesIn(joined, lexicon)[0]?.index === 0 ? entry : joined).trim().replace(/[.]$/, '');
  const { bare, costs } = patternsFor(lexicon);
  const price = pricesIn(text, lexicon)[0];
  if (!price) {
    const number = priced ? bare.exec(text) : null;
    if (!number?.[1] || isWithinCode(text.slice(0, number.index))) return null;
    return named(text.slice(0, number.index), number[1].trim(), '', number[2] ?? '', costs, lexicon, listed);
  }
  const before = text.slice(0, price.index);
  const written = price[1] ?? '';
  const isThing = before === '' && THING_FOR.test(text.slice(price[0].length - written.length));
  const [unit, beside] = isThing ? ['', written] : dividedUnit(written.trim().replace(LED_ON, ''));
  const value = price[0]
    .slice(0, price[0].length - written.length)
    .trim()
    .replace(/^(?:at|for|à|für) (?=[\d€£$]|Fr\.)/i, '')
    // "Une caution de 30 €" is no least sum, as opposed to "de 30 à 50 €".
    .replace(/^de (?=\d[\d.,]{0,9} ?[^\d\s]{1,8}$)/i, '');
  const after = beside + text.slice(price.index + price[0].length);
  if (/\d/.test(value) && (LESS.test(after) || BUYS.test(after) || WAGES.test(before))) return null;
  // "canoeing (£12 an hour), fishing": the price of one of several.
  if (/\($/.test(before.trimEnd()) && /^\)[,;]? \p{L}/u.test(after)) return null;
  // "get a free photo": what is free comes after the word.
  const free =
    !/\d/.test(value) &&
    /\p{L}/u.test(before) &&
    /^ \p{L}/u.test(after) &&
    !PREPOSITION.test(after.trim()) &&
    !ELIDED.test(after.trim());
  // "Jeder Nachmittag frei" costs nothing and is no offer.
  const isOff = !/\d/.test(value) && TIME_OFF.test(before.trim());
  if (free || isOff) return null;
  if (before === '' && /^ ?,/.test(after) && !priced) return null;
  // "Free bread, pension 5 %", "£15.40/h + night supplement"
  if (before === '' && ((!/\d/.test(value) && /\d/.test(after.split(', ').slice(1).join(' '))) || /^ ?\+ /.test(after)))
    return null;
  if (!/\d/.test(value) && /: \S/.test(before.trimEnd())) return null;
  if (before === '' && !/\d/.test(value) && (text.includes(':') || countWords(after) > 3)) return null;
  if (before.replace(/[\s(:–—-]/g, '') === '' || EACH.test(before)) {
    const label = after.replace(/^[\s,:)–—-]+/, '').replace(costs, '');
    if (TERMS_OF_SALE.test(label)) return { label: '', value, unit, text: tidied(label) };
    const titled = /^ ?[:–—-] /.test(after);
    const bareLabel =
      titled || isThing ? label : withoutArticle(label.replace(/^(?:for|para|pour|für|per|voor|za) /iu, ''), lexicon);
    return named(bareLabel, value, unit, '', costs, lexicon, listed);
  }
  return named(before, value, unit, after, costs, lexicon, listed);
}

/** "58 € una clase a la semana, 95 € dos": an article that counts stays. */
const ONE =
  /^(?:one|una?|une?|eine?|um|uma|uno|een|één|jeden|jedna|jedno) .* (?:a|per|por|pro|par|al|à|w|in der|na) /iu;

const withoutArticle = (text: string, lexicon: Lexicon): string =>
  ONE.test(text) ? text : text.replace(lexicon.articles, '');

/** "Every £50 pays for a bench". */
const EACH = /^(?:every|each|cada|jede[rns]?|chaque|ogni|elke|iedere|każd[eay]|każdy) $/iu;
