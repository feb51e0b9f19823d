import type { Context } from './context.ts';
import { isLooseRole, labelled, roleOf, TO_REACH, WRITER_ROLES } from './headings.ts';
import { goalIn, goalPartIn, tellsOfReached, verbatim } from './kinds.ts';
import { enumerationIn, labelledListIn } from './labelled-list.ts';
import type { Lexicon } from './lexicon.ts';
import { listIn, numberedIn, offerOrText, stepOf } from './lists.ts';
import { labelledRate, ratesIn } from './prices/bare-rates.ts';
import { bareListIn } from './prices/bare-sentence.ts';
import { withDurations, withOnly, withOthersApart, withWholeNames } from './prices/elliptic-names.ts';
import { freeThenPaid } from './prices/free-then.ts';
import { offersBySemicolon, offersWithIs } from './prices/is-offers.ts';
import { listedSumsIn } from './prices/listed-sums.ts';
import { pricesIn } from './prices/money.ts';
import { labelledOffer, offersIn } from './prices/offers.ts';
import { offerBesideIn, partedOfferIn } from './prices/price-list.ts';
import { withPricesBeside } from './prices/prices-beside.ts';
import { reducedOffer } from './prices/reduced-price.ts';
import { runOnPrices } from './prices/run-on-prices.ts';
import { sumsFirst } from './prices/sums-first.ts';
import { pricesTold } from './prices/told-prices.ts';
import type { FoundFact } from './sheet.ts';
import { chapterIn, dayEntryIn, daysProgrammeIn, diaryLine, programmeIn } from './steps.ts';
import { tidied } from './text/normalise.ts';
import { countWords } from './text/phrases.ts';
import { datesIn } from './times/dates.ts';
import { closureIn, hoursIn, namesDay, TIME } from './times/hours.ts';
import { limitsHours, weeklyHoursIn } from './times/weekly-hours.ts';
import { contactsIn } from './who/contacts.ts';
import {
  peopleBehindRoles,
  peopleIn,
  peopleWithBrackets,
  peopleWithRoles,
  personIn,
  personUnder,
  personWithin,
} from './who/people.ts';
import { addressesIn } from './who/places.ts';
import { quoteIn, quotesIn } from './who/quotes.ts';
import { bookedAt, isWhom, linkedAction, reachedAs, WAYS, withCall } from './who/reached.ts';
import { withoutSmallEnd } from './words/small-ends.ts';
import type { HeadingRole } from './words/words.ts';

/** The facts in a text that is content: structured where its structure is understood, otherwise the text itself. */
export function factsOf(text: string, context: Context): FoundFact[] {
  const written = tidied(text);
  if (!/[\p{L}\p{N}]/u.test(written)) return written ? [{ kind: 'note', text: written }] : [];
  const part = context.role === 'offers' ? null : goalPartIn(written);
  if (part) return [part];
  if (tellsOfReached(written)) return [{ kind: 'proof', text: written }];
  const day = context.role === 'hours' ? null : diaryLine(written, context.lexicon, context.group, true);
  if (day) return [day];
  // What a step offers is said in it.
  const isStep = context.item && context.role === 'steps';
  // A price beside a phone is part of a sentence.
  const isReached = context.role !== 'offers' && /\d/.test(written) && contactsIn(written, context.language).length > 0;
  const isNoOffer = isStep || isReached || context.role === 'hours';
  const reduced = isNoOffer ? null : reducedOffer(written, context.lexicon, context.group);
  // What a brief opens with says what it is, also where it names the price.
  if (reduced)
    return [context.first && countWords(reduced.label ?? '') > 3 ? { kind: 'about', text: written } : reduced];
  const trial = isNoOffer || context.first ? null : freeThenPaid(written, context.lexicon, context.group);
  if (trial) return trial;
  const sums =
    isStep || context.role === 'hours'
      ? null
      : listedSumsIn(written, context, context.role === 'offers' || goesOnPriced(written, context));
  if (sums) return sums;
  const listed =
    pricesIn(written, context.lexicon).length > 0 && !isStep
      ? calledByHead(offersUnderLabel(written, context), context)
      : null;
  if (isStep && listed === null && labelled(written)) return plain(written, context);
  const rate = isStep ? null : labelledRate(written, context.group);
  if (rate) return [rate];
  const rates = isStep ? null : ratesIn(written, context.group, context.role === 'offers');
  if (rates) return rates;
  const bracketed =
    bracketedPrice(written, context.lexicon, context.group) ??
    (HEADED.test(written) ? sumsFirst(written, context.lexicon, context.group) : null);
  const found =
    bracketed ?? listed ?? structured(written, context) ?? withLabel(written, context) ?? plain(written, context);
  const apart = withOthersApart(withDurations(found)).map((fact) => withOnly(fact, context.lexicon));
  return withWholeNames(apart.flatMap((fact) => withPricesBeside(fact, context.lexicon)));
}

/** "Bucket 38" behind a sentence of prices, as opposed to "Doors 7.30". */
const goesOnPriced = (text: string, { besidePrices }: Context): boolean =>
  besidePrices !== undefined && !/(?<!\d)\d{1,2}\.[0-5]\d[.]?$/.test(text);

/** "Workshop: last Saturday of the month, 180 zł": an offer that is called when it is, called by what heads it. */
function calledByHead(found: FoundFact[] | null, { lexicon, group }: Context): FoundFact[] | null {
  const [only, ...others] = found ?? [];
  const { label = '', group: head = '', text = '' } = only ?? {};
  const isWhen = label.split(' ').some((word) => namesDay(word, lexicon));
  if (!only || others.length > 0 || only.kind !== 'offer' || head === '' || head === group || !isWhen) return found;
  return [{ ...only, label: head, text: [label, text].filter(Boolean).join(', '), group }];
}

const PRICE_WORD =
  /^(?:prices?|cost|precio|costes?|preis|kosten|prix|tarif|prezzo|costo|prijs|cena|koszt|preço|valor)$/iu;

/** "Cost: 110 euro two days": a label before a list. */
const HEADED = /^\p{L}[^:\d]{2,24}: /u;

const PRICE_AND_BRACKET = /^(\p{L}{4,12}: ?[^():]{1,40}) \(([^()]{2,120})\)\.?$/u;

/** "Price: £129 (early booking £99)": what changes the one price stands in a bracket behind it. */
function bracketedPrice(text: string, lexicon: Lexicon, group: string): FoundFact[] | null {
  const [, priced = '', told = ''] = PRICE_AND_BRACKET.exec(text) ?? [];
  return priced === '' || !/\d/.test(told) ? null : wordedPrice(`${priced}, ${told}`, lexicon, group);
}

/** "Precio 320 €, 280 € si te apuntas antes": a price with the word for it, and what changes it. */
function wordedPrice(text: string, lexicon: Lexicon, group: string): FoundFact[] | null {
  const [price] = pricesIn(text, lexicon);
  if (!price || !/\d/.test(price[0])) return null;
  const label = text.slice(0, price.index).replace(/(?<![\s:])[\s:]+$/, '');
  const after = text.slice(price.index + price[0].length);
  if (!PRICE_WORD.test(label) || !/^[,; ] ?[\p{L}\d]/u.test(after)) return null;
  const unit = (price[1] ?? '').trim();
  const value = price[0].slice(0, price[0].length - (price[1] ?? '').length).trim();
  const told = tidied(after.replace(/^[,;] ?/, '').replace(/[.]$/, ''));
  return [{ kind: 'offer', label, value, unit, text: told, group }];
}

/** Facts that a text is nothing but; null where none of the structures accounts for all of it. */
function structured(text: string, context: Context): FoundFact[] | null {
  const { lexicon, language, role, group, first, item, besidePrices } = context;
  const bareList = role === undefined || role === 'offers' ? bareListIn(text, group) : [];
  if (bareList.length > 0) return bareList;
  const quotes = quotesIn(text, role === 'quotes');
  if (quotes.length > 0) return quotes;
  const quote = quoteIn(text, lexicon, role === 'quotes');
  if (quote) return [quote];
  const numbered = numberedIn(text, lexicon, role, group);
  if (numbered) return numbered;
  const chapter = chapterIn(text, lexicon, group);
  if (chapter) return [chapter];
  const programme = programmeIn(text, group);
  if (programme.length > (role === 'hours' ? 99 : 0)) return programme;
  const timed = role === 'programme' ? dayEntryIn(text, lexicon, group) : null;
  if (timed) return [timed];
  const days = role === 'hours' || pricesIn(text, lexicon).length > 0 ? [] : daysProgrammeIn(text, lexicon, group);
  if (days.length > 0) return days;
  const diary = role === 'hours' ? null : diaryLine(text, lexicon, group, pricesIn(text, lexicon).length > 0);
  if (diary) return [diary];
  const goal = goalIn(text, lexicon);
  if (goal) return [goal];
  const priced = pricesIn(text, lexicon).length;
  // A price beside a phone is part of a sentence, not of a list.
  const reached = role !== 'offers' && contactsIn(text, language).length > 0;
  // What a step costs is said in it.
  const isStep = item && (role === 'steps' || role === 'contents' || role === 'programme');
  if ((priced > 0 && !reached && !isStep) || role === 'offers') {
    const isCondition = lexicon.condition.test(text.replace(/\([^)]{0,200}\)/g, '')) && priced < 2 && role !== 'offers';
    const beside = besidePrices === undefined || item ? [] : offerBesideIn(text, lexicon, group || besidePrices);
    if (beside.length > 0) return beside;
    const told = role === undefined || role === 'offers' ? offersWithIs(text, lexicon, group) : null;
    if (told) return told;
    const offers = isCondition
      ? partedOfferIn(text, lexicon, group)
      : offersIn(text, lexicon, group, role === 'offers');
    // What a brief opens with says what it is, also where it names the price.
    const [only] = offers;
    const free = !/\d/.test(only?.value ?? '') && countWords(text) > 4;
    const opens = first && offers.length === 1 && (free || countWords(only?.label ?? '') > 3);
    if (opens) return priced > 1 ? plain(text, context) : [{ kind: 'about', text }];
    const dated = only && offers.length === 1 && group === '' ? datedPrice(only, context) : null;
    if (dated) return dated;
    if (offers.length > 0) return offers.flatMap((fact) => withDate(fact, context));
    const parted = priced > 1 ? (offersBySemicolon(text, lexicon, group) ?? sumsFirst(text, lexicon, group)) : null;
    if (parted) return parted;
  }
  const worded = priced > 0 ? wordedPrice(text, lexicon, group) : null;
  if (worded) return worded;
  const people = role === 'team' || (role === 'proof' && text.includes('(')) ? peopleIn(text, lexicon) : [];
  if (people.length > 0) return people;
  const several = peopleWithBrackets(text) ?? peopleBehindRoles(text, context);
  if (several) return several;
  const person = personIn(text, lexicon, role === 'team');
  // "Clémence Vasseur, avocate à Lille, droit du travail": whom a brief opens with is whom the page is about.
  if (person?.value && first && role === undefined)
    return [
      { kind: 'name', text: person.label ?? '' },
      { kind: 'about', text: tidied([person.value, person.text].filter(Boolean).join(', ')) },
    ];
  return person ? [person] : null;
}

/** What joins two dates: "Samedi 13 mars ou 10 avril". */
const JOINS_DATES = /^(?:[\s,/&+]|(?:or|ou|o|oder|of|lub|and|y|e|et|und|en|i)(?!\p{L}))*$/iu;
const TIMES_ONLY = new RegExp(`^${TIME}(?: ?(?:[–—-]|to|bis|a|à|tot|do|às) ?${TIME})?$`, 'iu');

/** "Samedi 13 mars ou 10 avril, 8 h 30 à 17 h, 115 €": when something takes place, and its price. */
function datedPrice(fact: FoundFact, { lexicon }: Context): FoundFact[] | null {
  const label = fact.label ?? '';
  const dates = datesIn(label, (word) => namesDay(word, lexicon));
  const between = dates.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), label);
  if (fact.kind !== 'offer' || dates.length === 0 || !JOINS_DATES.test(between)) return null;
  const [first = '', ...others] = (fact.text ?? '').split(', ');
  const isTime = TIMES_ONLY.test(first);
  const text = isTime ? `${label}, ${first}` : label;
  return [
    { kind: 'date', text, value: dates.length === 1 ? (dates[0]?.iso ?? '') : '' },
    { ...fact, label: '', text: isTime ? tidied(others.join(', ')) : (fact.text ?? '') },
  ];
}

/** "Concert on 12 December": what stands before a list of prices, with its date. */
const withDate = (fact: FoundFact, context: Context): FoundFact[] =>
  fact.kind === 'about' && datesIn(fact.text ?? '', (word) => namesDay(word, context.lexicon)).length > 0
    ? plain(fact.text ?? '', context)
    : [fact];

/** What is said behind a label; a place that has a price, "City: 7 gears, 38 € a month", is something on offer. */
function roleOfLabel(parts: ReturnType<typeof labelled>, lexicon: Lexicon): HeadingRole | undefined {
  const role = parts ? roleOf(parts.label, lexicon) : undefined;
  return role === 'place' && pricesIn(parts?.rest ?? '', lexicon).length > 0 ? undefined : role;
}

/** "Packages: Basic 9 €, Pro 29 €": the label is the heading of the offers, where each of them has a name. */
function offersUnderLabel(text: string, context: Context): FoundFact[] | null {
  const parts = labelled(text);
  const price = parts && pricesIn(parts.rest, context.lexicon)[0];
  const own =
    parts &&
    !roleOfLabel(parts, context.lexicon) &&
    labelledOffer(parts.label, parts.rest, context.lexicon, context.group);
  if (own) return [own];
  // "Child under 7: free, 7 to 13 £4": what stands before the colon has the first price.
  const isOwn =
    price?.index === 0 &&
    !roleOfLabel(parts, context.lexicon) &&
    !/^ \p{L}/u.test(parts?.rest.slice(price[0].length) ?? '');
  const several = parts !== null && !isOwn && pricesIn(parts.rest, context.lexicon).length > 1;
  return price && (several || /\p{L}{3}/u.test(parts.rest.slice(0, price.index))) ? withLabel(text, context) : null;
}

const PLANS =
  /^(?:proof|social proof|trust|usp|claim|key (?:message|fact)|main (?:message|point)|kernaussage|hauptaussage|botschaft|mensaje (?:clave|principal)|message (?:clé|principal)|messaggio (?:chiave|principale)|kernboodschap|mensagem (?:chave|principal)|główny przekaz|przekaz|hook|accroche|slogan|product|produkt|producto|produit|prodotto|kicker|sub|sub(?:line|head(?:line|ing)?)|promise|versprechen|promesa|promesse|promessa|belofte|obietnica|subtitle|untertitel|subtítulo|sous-titre|beweis)$/iu;

/** "Ojo: no vendemos": a word that only asks for attention. */
const HEADS_UP =
  /^(?:heads up|note|please note|n\.?b\.?|ojo|aviso|atención|achtung|hinweis|attention|attenzione|let op|uwaga|atenção|(?:please |and )?(?:also )?add|also|(?:y )?añad[ei](?:d|r)?(?: también)?|(?:bitte )?(?:noch )?(?:ergänze[n]?|hinzufügen)|ajoute[rz]?(?: aussi)?|aggiung(?:i|ete|ere)(?: anche)?|(?:ook )?toevoegen|adiciona[r]?(?: também)?|acrescenta[r]?(?: também)?|dodaj(?:cie)?(?: też)?)$/iu;
const TO_BRING =
  /(?<!\p{L})(?:bring|take|wear|meenemen|aandoen|mitbringen|mitnehmen|traer|llevar|apporter|emporter|prévoir|portare|trazer|levar|zabrać|zabierz|allerg\p{L}*|alérg\p{L}*|alerg\p{L}*)(?!\p{L})/iu;

/** "For sale: 1994 Boston Whaler 13', 40hp Mercury": one thing, and what there is to say of it. */
const FOR_SALE =
  /^(?:for sale|te koop|zu verkaufen|à vendre|vendesi|in vendita|se vende|en venta|à venda|vende-se|na sprzedaż)$/iu;
const MOST_WORDS_SOLD = 7;

/** A thing for sale as the name of its page, with the text that says so; null where several are sold or it has a price of its own. */
function soldIn(rest: string, text: string, { lexicon, first }: Context): FoundFact[] | null {
  const [thing = ''] = rest.replace(/[.!]$/, '').split(', ');
  const isOne = first === true && countWords(thing) <= MOST_WORDS_SOLD && pricesIn(rest, lexicon).length === 0;
  return isOne && rest.includes(', ')
    ? [
        { kind: 'name', text: tidied(thing) },
        { kind: 'about', text },
      ]
    : null;
}

const FOR = /^(?:for|para|für|pour|per|voor|dla)$/iu;
const SPONSORS =
  /^(?:(?:our|main|with thanks to our|nuestros|unsere|nos|i nostri|onze|nossos|nasi) )?(?:sponsors?|partners?|supporters?|supported by|patrocinador\p{L}*|colaborador\p{L}*|apoios?|sponsoren|förderer|unterstützer\p{L}*|parrains?|partenaires?|mécènes?|sostenitori|sponsorzy|partnerzy|patroni)$/iu;

/** "Open day", "Day of the open door": what is on a day, and no opening hours. */
const OF_A_DAY =
  /^(?:open|opening|first|last) (?:day|days|evening|night|weekend|house)$|^tag der offenen tür$|^(?:día|jornada)s? de puertas abiertas$|^(?:journée|portes)s? (?:portes )?ouvertes?$|^porte aperte$|^open dag(?:en)?$|^dzień otwarty$|^dia aberto$/iu;

const KEEPS_LABEL: ReadonlySet<HeadingRole> = new Set(['contents', 'steps', 'programme'] as const);

/** A text with a short label before a colon whose words are known. */
function withLabel(text: string, context: Context): FoundFact[] | null {
  const parts = labelled(text);
  if (!parts) return null;
  const called = roleOfLabel(parts, context.lexicon);
  // "Personas mayores: martes" names nobody.
  const role = called === 'team' && /^\p{Ll}/u.test(parts.rest) ? undefined : called;
  if (OF_A_DAY.test(parts.label)) return plain(text, context);
  // "Proof: used by 140 homes": what kind of sentence it is, in words of whoever plans a page.
  if (PLANS.test(parts.label) || HEADS_UP.test(parts.label)) return factsOf(parts.rest, context);
  const sold = FOR_SALE.test(parts.label) ? soldIn(parts.rest, text, context) : null;
  if (sold) return sold;
  const person = personUnder(parts.label, parts.rest, context.lexicon);
  if (person) return [person];
  const several =
    (role === undefined ? peopleWithBrackets(parts.rest) : null) ?? peopleWithRoles(parts.rest, context.lexicon);
  if (several) return several;
  if (role === 'name') return namedUnder(parts.rest, context);
  if (role === 'audience' && FOR.test(parts.label)) return [{ kind: 'audience', text: `${parts.label} ${parts.rest}` }];
  // Sponsors are named with what they are.
  if (role === 'proof' && SPONSORS.test(parts.label)) return [{ kind: 'proof', text }];
  if (role && !WRITER_ROLES.has(role)) {
    const inner = { ...context, role, group: role === 'offers' || role === 'programme' ? parts.label : '' };
    if (role === 'contact' && TO_REACH.test(parts.label)) return plain(text, { ...context, role });
    if (role === 'contact' || role === 'place') return plain(parts.rest, inner);
    // "Meenemen: hoge schoenen": without its label nobody knows what for.
    if (role === 'conditions' && TO_BRING.test(parts.label)) return [{ kind: 'condition', text }];
    // "Programme: 9:00 arrival, 10:00 talk" has times of its own.
    const timed = role === 'programme' && programmeIn(parts.rest, parts.label).length > 0;
    const items = timed ? null : labelledListIn(parts.label, parts.rest, role, context);
    const summed = role === 'offers' ? listedSumsIn(parts.rest, inner, true) : null;
    const listed = summed ?? items ?? listIn(parts.rest, inner);
    // "Make-up lessons: two per term": without its label nobody knows of what.
    const isNeeded = KEEPS_LABEL.has(role) && isLooseRole(parts.label, context.lexicon);
    if (!listed && isNeeded && !timed) return [{ kind: 'about', text }];
    return listed ?? factsOf(parts.rest, inner);
  }
  const offers =
    pricesIn(parts.rest, context.lexicon).length > 1 ? offersIn(parts.rest, context.lexicon, parts.label, false) : [];
  // "Dress: 180 € a weekend, 320 € a week", as an item: the offers of one thing.
  const name = tidied(parts.label);
  if (context.bullet && offers.length > 0 && countWords(name) <= 4 && offers.every(({ label }) => label))
    return offers.map((offer) => ({
      ...offer,
      label: `${name}: ${lowered(offer.label ?? '', context)}`,
      group: context.group,
    }));
  return offers.length > 0 ? offers : labelledListIn(parts.label, parts.rest, role, context);
}

/** "Weekend" within a line, where nouns have no capitals. */
const lowered = (label: string, { language }: Context): string =>
  language === 'de' || /^.\p{Lu}/u.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

// "on 14 March at 19:30 in the Town Hall": the place right after a date.
const VENUE =
  /^,? (?:in|at|im|am|en|au|à|w|we|na|em|no|nel|nella|al|alla|bij|op)(?: the| der| dem| el| la| l'| le| les| de| het| il)? ?(\p{Lu}[\p{L}'’&.-]*(?: (?:\p{Lu}[\p{L}'’&.-]*|de|del|la|of|the|di|du|des|von|van|der|da|do)){0,5})(?=[,.;!]|$)/u;

/** Hours that a sentence tells with all its words, where they are not read without. */
function weeklyHours(text: string, { lexicon, language, first }: Context): FoundFact[] | null {
  if (first || contactsIn(text, language).length > 0 || addressesIn(text).length > 0) return null;
  const { facts, rest } = hoursIn(text, lexicon);
  const isRead = facts.length > 0 && (countWords(rest) === 0 || closureIn(text, rest, lexicon) !== null);
  return isRead && !limitsHours(text) ? null : weeklyHoursIn(text, lexicon);
}

/** What headings say of sentences that may tell prices. */
const TELLS_PRICES: ReadonlySet<HeadingRole | undefined> = new Set([
  undefined,
  'offers',
  'about',
  'conditions',
] as const);

/** Contacts, addresses, dates and hours, and the whole text as well where it says more than they do. */
function plain(text: string, context: Context): FoundFact[] {
  const { lexicon, language, role, group, item } = context;
  const weekly = (role === undefined && group === '') || role === 'hours' ? weeklyHours(text, context) : null;
  if (weekly) return weekly;
  const told = TELLS_PRICES.has(role) ? pricesTold(text, context) : null;
  if (told)
    return [
      ...(told.rest === '' ? [] : factsOf(told.rest, context)),
      ...told.offers.map((fact) => ({ ...fact, group })),
    ];
  const found: FoundFact[] = [];
  let rest = text;
  const take = (start: number, end: number) => {
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  };
  for (const { start, end, fact } of contactsIn(text, language)) {
    found.push(fact);
    take(start, end);
  }
  for (const { start, end, text: address } of addressesIn(rest)) {
    found.push({ kind: 'place', text: address });
    take(start, end);
  }
  // When a step is taken is said in it.
  const dates = item && role === 'steps' ? [] : datesIn(rest, (word) => namesDay(word, lexicon));
  for (const date of dates) {
    found.push({ kind: 'date', text: date.text, value: date.iso });
    const place = VENUE.exec(text.slice(date.end, date.end + 90))?.[1];
    if (place && !found.some(({ kind }) => kind === 'place'))
      found.push({ kind: 'place', text: place.replace(/\.$/, '') });
    take(date.start, date.end);
  }
  const several = labelledDates(found, text, context);
  if (several) return several;
  labelDate(found, text);
  if (found.length === 1 && found[0]?.kind === 'date' && found[0].text === text) return found;
  const beside = besideDate(found, text);
  if (beside) return [...found, ...factsOf(beside, context)];
  if (found.length === 1 && found[0]?.kind === 'date' && found[0].label) return found;
  const hours = hoursIn(found.length > 0 ? rest.replace(WAYS, (way) => ' '.repeat(way.length)) : rest, lexicon);
  const isHours =
    hours.facts.length > 0 &&
    (role === 'hours' || countWords(hours.rest) === 0 || (hours.facts.length > 1 && countWords(hours.rest) <= 3));
  if (isHours) {
    found.push(...hours.facts);
    rest = hours.rest;
  }
  // Hours that are said in other words stay together: a part of them would be wrong.
  const isPartly = isHours && /\d/.test(hours.rest);
  if (isPartly) {
    found.splice(found.length - hours.facts.length, hours.facts.length, {
      kind: 'hours',
      label: text.replace(/[.]$/, ''),
    });
    rest = '';
  }
  const closure = !isHours && hours.facts.length > 0 ? closureIn(text, hours.rest, lexicon) : null;
  if (closure) {
    found.push(...hours.facts, closure);
    rest = '';
  }
  const person = personWithin(text, lexicon);
  if (person) found.push(person);
  if (found.length > 0 && !saysMore(rest, lexicon)) return withCall(found, text, lexicon);
  const beyond = besideAddress(found, text);
  if (beyond) return [...found, ...factsOf(beyond, context)];
  const place = found.find((fact) => fact.kind === 'place' && !fact.label);
  const linked = linkedAction(found, text);
  if (linked) return linked;
  // "Werkstatt: Goseburg 12, 21339 Lüneburg": what is there.
  const there = labelled(text);
  if (
    there &&
    place &&
    !roleOf(there.label, lexicon) &&
    found.length === 1 &&
    there.rest.replace(/[.]$/, '') === place.text
  )
    return [{ ...place, label: there.label }];
  const booked = bookedAt(found, text);
  if (booked) return booked;
  const named = tidied(rest.replace(/[\s,;|]+/g, ' ').trim());
  // "Stempelwerk GmbH, Holländische Straße 40, ...": who is to be found there.
  if (role === 'contact' && place && found.length > 1 && countWords(named) <= 4 && text.startsWith(named))
    return found.map((fact) => (fact === place ? { ...fact, label: named } : fact));
  // "Shona 07700 900655": whom one reaches there.
  const [reached] = found;
  if (reached?.kind === 'contact' && found.every(({ kind }) => kind === 'contact') && isWhom(named, text))
    return found.map((fact) => (fact === reached ? { ...fact, text: reachedAs(named, found.length) } : fact));
  const called = calledWith(found, text);
  if (called) return called;
  const date = found.find(({ kind }) => kind === 'date');
  if (role === 'date' && date) return [...found.filter((fact) => fact !== date), { ...date, text }];
  if (role === 'place' && found.some(({ kind }) => kind === 'place'))
    return found.map((fact) =>
      fact.kind === 'place' && found.length === 1 ? { ...fact, text: text.replace(/[.]$/, '') } : fact,
    );
  if (role === 'offers' || (item && !role && group)) return [...found, offerOrText(text, context)];
  if (role === 'steps' || role === 'contents' || role === 'programme') return [...found, stepOf(text, role, group)];
  const whole = { ...opened(verbatim(withoutCallAtEnd(text, found), lexicon, role), context), group };
  const priced = TELLS_PRICES.has(role) ? runOnPrices(text, lexicon) : [];
  const items = whole.kind === 'about' && found.length === 0 ? enumerationIn(text, context) : null;
  if (items) return items.map((item) => ({ kind: 'about', text: item }));
  return [...found.filter(({ kind }) => !(kind === 'date' && role === 'date')), whole, ...priced];
}

const CALL =
  '(?:tel|telf|tlf|tfno|tél|téléphone|telefon|teléfono|telefono|telefone|telefoon|phone|mobile?|mob|handy|cell|cellulare|móvil|telemóvel|gsm)';
const CALL_LAST = new RegExp(
  `[,;]? (?:[–—-] )?(?:(?:le|la|el|mi|my|mon|o|meu|il|mio|das|mein|het|mijn|mój|the|our) )?${CALL}\\.?:? ?$`,
  'iu',
);
const CALL_FIRST = new RegExp(`^${CALL}\\.?:? ?$`, 'iu');
const MOST_WORDS_OF_CALL = 8;

/** "Tel. 600 555 214, preferably a text": what is told of a number stands beside it; null where a text tells more. */
function calledWith(found: readonly FoundFact[], text: string): FoundFact[] | null {
  const [call, ...others] = found;
  const { kind, value = '' } = call ?? {};
  const at = kind === 'contact' && others.length === 0 ? text.indexOf(value) : -1;
  if (!call || at < 0 || !CALL_FIRST.test(text.slice(0, at))) return null;
  const [, told = ''] = /^[,;] (\p{L}[^\d;:?!]{2,80}?)[.]?$/u.exec(text.slice(at + value.length)) ?? [];
  return told === '' || countWords(told) > MOST_WORDS_OF_CALL ? null : [{ ...call, text: tidied(told) }];
}

const FEWEST_BEFORE_CALL = 3;

/** "..., also on Saturdays, Tel. 0561 5550142": the number stands where to call, and its sentence without it. */
function withoutCallAtEnd(text: string, found: readonly FoundFact[]): string {
  const phone = found.find(
    ({ kind, value = '' }) => kind === 'contact' && value !== '' && text.replace(/[.]$/, '').endsWith(value),
  );
  if (!phone) return text;
  const before = text.replace(/[.]$/, '').slice(0, -(phone.value?.length ?? 0));
  return CALL_LAST.test(before) && countWords(before) > FEWEST_BEFORE_CALL ? before.replace(CALL_LAST, '') : text;
}

/** "Günterstalstraße 51, 79102 Freiburg, tram 2": what is said after the only address, without it. */
function besideAddress(found: readonly FoundFact[], text: string): string {
  const [place, ...others] = found;
  if (place?.kind !== 'place' || others.length > 0 || !place.text || !text.startsWith(`${place.text}, `)) return '';
  return tidied(text.slice(place.text.length + 2));
}

/** "Bicycle shop in Coimbra since 2009": what a brief opens with says what it is before it proves anything. */
const opened = (fact: FoundFact, { first, role, lexicon }: Context): FoundFact =>
  first && !role && (fact.kind === 'proof' || fact.kind === 'condition') && !lexicon.withoutFirst.test(fact.text ?? '')
    ? { ...fact, kind: 'about' }
    : fact;

const saysMore = (rest: string, { words, around }: Lexicon): boolean => {
  const left = (rest.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => !around.has(word) && !words.articles.includes(word),
  );
  return left.length > 0;
};

/** What stands before or after a date, with a comma between: "Tuesday 9 February 2027, 18:00, 60 minutes on Zoom". */
function besideDate(found: readonly FoundFact[], text: string): string {
  const [date] = found;
  if (found.length !== 1 || date?.kind !== 'date' || !date.text || date.label) return '';
  const at = text.indexOf(date.text);
  const [before, after] = [text.slice(0, at), text.slice(at + date.text.length)];
  if (before === '' && /^ ?[,;·|–—-] ?\S/.test(after)) return tidied(after);
  return /^[ .!]*$/.test(after) && /[,;·|–—-] ?$/.test(before) ? tidied(before) : '';
}

const MOST_WORDS_OF_DATE = 3;

/** "Start 3 Feb, apply until 12 Jan": several dates, each with what it is of; null where they tell more, or less. */
function labelledDates(found: readonly FoundFact[], text: string, { lexicon }: Context): FoundFact[] | null {
  if (found.length < 2 || found.some(({ kind }) => kind !== 'date')) return null;
  const parts = text.replace(/[.]$/, '').split(/, |; /);
  if (parts.length !== found.length) return null;
  const read = found.map((date, at): FoundFact | null => {
    const [before = '', after = ''] = (parts[at] ?? '').split(date.text ?? '');
    const label = before.replace(/(?<![\s:–—-])[\s:–—-]+$/, '');
    const isLabel = /\p{L}{3}/u.test(label) && countWords(label) <= MOST_WORDS_OF_DATE && !namesDay(label, lexicon);
    return isLabel && parts[at]?.includes(date.text ?? '') && !/[\p{L}\d]/u.test(after)
      ? { ...date, label: tidied(withoutSmallEnd(label)) }
      : null;
  });
  return read.every((date) => date !== null) ? read : null;
}

const BEFORE_DATE = / (?:on|the|from|op|vanaf|am|ab|vom|el|del|le|du|dès|il|dal|em|no|a|w|od|dnia|den|der)$/iu;
/** "The deadline is": what stands between a label and its date. */
const IS_ON = / (?:is|was|will be|es|será|é|est|sera|ist|war|è|sarà|jest)(?: (?:on|am|op))?$/iu;
const OWN_START = /^(?:we|i|wir|ich|nous|je|wij|ik) /i;
/** "It" of "It is on Sunday" names nothing. */
const IT_ALONE =
  /^(?:it(?:['’]s)?|this|that|es|das|dies|il|elle|ce|c['’]est|lo|ça|esto|eso|isto|isso|questo|het|dit|dat|to)(?: (?:is|es|é|est|ist|è|is|jest|are|son))?$/iu;
/** "Six Thursdays from": leads to the first of several days. */
const SINCE_END =
  / (?:from|starting|a partir de|a partire da|à partir d[ue]|desde(?: el)?|dès|dal|ab|vanaf|od)(?= *$)/iu;
/** "Deadline 30 June 2027": what stands alone before a date is what happens then. */
function labelDate(found: FoundFact[], text: string): void {
  const date = found[0];
  if (found.length !== 1 || date?.kind !== 'date' || !date.text) return;
  const [before = '', after = ''] = text.split(date.text);
  const label = before.replace(/(?<![\s:–—,-])[\s:–—,-]+$/, '');
  if (/^(?:\p{L}+\.? ?\d{1,2}\.? ?(?:&|\+|\/|and|und|y|e|et|en|i|,) ?)$/iu.test(before) && !/[\p{L}\d]/u.test(after))
    date.text = text;
  // "U10 & U12: Sunday 7 June"
  const isNamed = !/\d/.test(label) || /: ?$/.test(before);
  if (
    !/[\p{L}\d]/u.test(after) &&
    label &&
    isNamed &&
    countWords(label) <= 4 &&
    !OWN_START.test(label) &&
    !IT_ALONE.test(label.replace(BEFORE_DATE, ''))
  ) {
    // "Six Thursdays from March 5": a day on which something begins is not the day of it.
    const since = SINCE_END.exec(label)?.[0].trim() ?? '';
    if (since !== '') date.text = `${since} ${date.text}`;
    date.label = tidied(withoutSmallEnd(label.replace(BEFORE_DATE, '').replace(IS_ON, '')));
  }
}

/** "Product: Stockly – forecasts for shops": the name, and what it is. */
function namedUnder(text: string, context: Context): FoundFact[] {
  const title = /^["“„«]([^"“”„«»]{2,140})["”“»][.]?$/u.exec(text.trim())?.[1];
  if (title) return [{ kind: 'name', text: title.trim() }];
  const [name = '', ...rest] = text.split(/ [–—-] |, |: /);
  if (countWords(name) > 6) return factsOf(text, { ...context, role: 'about' });
  const about = rest.length > 0 ? factsOf(text.slice(name.length), { ...context, role: undefined }) : [];
  return [{ kind: 'name', text: name.replace(/[.]$/, '').replace(/^["“„«]|["”“»]$/g, '') }, ...about];
}
