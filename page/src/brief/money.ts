import { isOtherFree } from './free.ts';
import type { Lexicon } from './lexicon.ts';
import { tidied } from './normalise.ts';
import { countWords, oneOf } from './phrases.ts';
import type { FoundFact } from './sheet.ts';
import { MONTHS, WEEKDAY_NAMES } from './words/calendar.ts';
import { OFFERING } from './words/offering.ts';

const CURRENCY = 'US\\$|R\\$|C\\$|A\\$|[$€£¥₹₺₽]|CHF|EUR|USD|GBP|PLN|BRL|MXN|zł(?:otych|ote|oty)?|zl|Kč|SEK|NOK|DKK|kr';
const WORDS =
  'euros?|eur|dollars?|pounds?|quid|d[oó]lares|d[oó]lar|pesos?|reais|real|libras|livres|sterline|dollari|dollar|pond|pfund|franken|francs?|dolarów|funtów|usd|gbp|chf|pln|zł|złotych|zl';
const NUMBER = "\\d{1,3}(?:[.,'’ ]\\d{3}){1,3}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,7}(?:[.,]\\d{1,2})?(?!\\d)";
const SUM = `(?:(?:${CURRENCY}) ?(?:${NUMBER})(?:,-|k(?![\\p{L}])| ?(?:million|m)(?![\\p{L}]))?(?: ?(?:${CURRENCY}))?|(?:${NUMBER})(?:,-+|k)? ?(?:(?:${CURRENCY})|(?:${WORDS}))(?![\\p{L}\\d])|\\d{1,5},-+|\\d{1,2}p(?![\\p{L}\\d]))`;

/** A sum with its currency behind it: "25, 40 and 60 €". */
const ENDED_SUM = `(?:${NUMBER})(?:,-+|k)? ?(?:(?:${CURRENCY})|(?:${WORDS}))(?![\\p{L}\\d])`;
/** What numbers follow that are no prices: "room 23 and 45 € deposit". */
const COUNTED_BY =
  '(?:room|class|level|course|week|floor|table|group|grade|step|stage|no\\.?|zimmer|raum|klasse|stufe|kurs|woche|etage|tisch|gruppe|nr\\.?|habitaci[oó]n|nivel|clase|curso|semana|planta|mesa|grupo|quarto|sala|turma|n[ií]vel|chambre|salle|niveau|cours|semaine|classe|table|groupe|camera|stanza|livello|corso|settimana|tavolo|gruppo|kamer|klas|niveau|week|tafel|groep|pok[oó]j|klasa|poziom|kurs|tydzie[nń]|grupa)s?';

/** A sum of money as people write it. */
export const MONEY = new RegExp(`(?<![\\p{L}\\d]|\\d:)${SUM}`, 'iu');
const ALL_MONEY = new RegExp(MONEY.source, 'giu');

export const sumsIn = (text: string): RegExpExecArray[] => [...text.matchAll(ALL_MONEY)];

interface PricePatterns {
  price: RegExp;
  bare: RegExp;
  costs: RegExp;
}
const patterns = new WeakMap<Lexicon, PricePatterns>();

function patternsFor(lexicon: Lexicon): PricePatterns {
  const known = patterns.get(lexicon);
  if (known) return known;
  const { from, per, free, costs, articles } = lexicon.words;
  const before = `(?:(?<![\\p{L}])${oneOf(from)} )?(?:(?<![\\p{L}\\d])\\+ ?)?`;
  const unit = ` ?/ ?(?:\\d+ )?[\\p{L}.]+[²³23]?(?: [\\p{L}]+(?=$|[,;.)]))?| (?:${oneOf(per)})(?: (?:\\d{1,3} ?)?[\\p{L}.'’-]+){0,3}?(?: ?/ ?[\\p{L}.]+)?(?=$|[,;.:()!]| [–—-] )| (?:${oneOf(per)}) [\\p{L}.'’-]+(?: ?/ ?[\\p{L}.]+)?`;
  const range = `(?: ?(?:[–—-]|to|bis|a|à|do|tot|e) ?(?:${SUM}|${NUMBER}))?`;
  // "25, 40 and 60 €", "£25, £40 or £60"
  const and = '(?:and|or|y|o|e|ou|et|und|oder|en|of|i|lub|&)';
  const several = `(?:(?:${SUM})(?:, (?:${SUM})){0,5},? ${and} |(?<!${COUNTED_BY} )(?:(?:${NUMBER})(?:, (?:${NUMBER})){1,5},? ${and} |\\d{2} ${and} (?=\\d{2}(?!\\d))|\\d{3} ${and} (?=\\d{3}(?!\\d)))(?=(?:${ENDED_SUM})))?`;
  const made = {
    price: new RegExp(
      `${before}(?:(?<![\\p{L}\\d]|\\d:)(?:${several}(?:(?:between|entre|zwischen|tra|fra|tussen|między) (?:${NUMBER}) ?(?:and|y|e|et|und|en|i|a) |(?:${NUMBER}) ?[–-] ?)?${SUM}${range})|(?<![\\p{L}])${oneOf(free)}(?![\\p{L}]))(${unit})?`,
      'giu',
    ),
    bare: new RegExp(
      `[ :–—-](${before}\\d{1,5}(?:[.,]\\d{1,2})?(?: ?(?:-|–|to|bis|à|tot) ?\\d{1,4}(?:[.,]\\d{1,2})?)?)(?:,-)?( (?:incl|inkl|pp|p\\.p|each|with|con|mit|avec|met|com|z|ze)(?!\\p{L})[^\\d€£$]{0,40})?$`,
      'iu',
    ),
    costs: new RegExp(`(?:^|[ ,])(?:${oneOf(costs)})(?: ${oneOf(articles)})?[ :]*$|(?<![ :=–—.…-])[ :=–—.…-]+$`, 'iu'),
  };
  patterns.set(lexicon, made);
  return made;
}

export const pricesIn = (text: string, lexicon: Lexicon): RegExpExecArray[] =>
  /\d/.test(text) || lexicon.free.test(text)
    ? [...text.matchAll(patternsFor(lexicon).price)].filter((match) => !isOtherFree(match, text))
    : [];

const WE_VERB = /^\p{L}+(?:amos|emos|imos|iamo|emy|amy|imy)\s/iu;
const WE_ALLOW =
  /^(?:admitimos|aceptamos|aceitamos|acceptons|on accepte|accettiamo|pays?|costs?|cuesta|custa|coûte|kostet|costa|kost|kosztuje|get|add|includes?|incluye|inclui|comprend|paga)(?![\p{L}])/iu;
const IT =
  /^(?:then|after that|danach|dann|después|luego|depois|après|ensuite|puis|dopo|poi|daarna|dan|potem|it|it['’]s|this|that|all|es|c['’]est|è|het|to|é|esto|alles|tutto|todo|tudo|tout)$/iu;
const PRONOUN = /^(?:she|he|they|it|there|sie|er|es|elle|il|ils|elles|on|ella|ellos|lei|ela|ele|ze|zij|hij)\s/iu;
// "nach DIN 3962" is no price.
const STANDARD = /(?<!\p{L})(?:din|iso|en|nr|no|n°|nº|nummer|number|seit|since|desde|depuis|dal|sinds|od)[. ]*$/iu;
const MAX_LABEL_WORDS = 8;
const LONGEST_NAME = 60;
/** What is longer is no list of offers. */
const LONGEST_LIST = 2000;
const PREPOSITION =
  /^(?:incl|inkl|including|inclu\p{L}+|compris\p{L}*|above|acima|sopra|boven|powyżej|encima|oltre|after|before|nach|vor|después|antes|après|avant|dopo|depois|po|with|for|from|at|on|in|to|of|by|per|under|over|until|till|up|if|as|con|para|por|desde|hasta|de|del|a|al|en|sin|si|com|até|em|no|na|do|da|se|sem|avec|pour|par|dès|jusqu\p{L}*|dans|sous|sur|sans|du|des|chez|mit|für|ab|bis|von|vom|bei|im|am|auf|ohne|zu|zum|zur|wenn|per|di|dal|dalla|fino|nel|nella|su|senza|met|voor|vanaf|tot|van|bij|op|zonder|als|z|ze|dla|od|do|na|w|przy|bez)(?![\p{L}])/iu;
/** "D'un poêle", as opposed to "D'Artagnan". */
const ELIDED = /^d['’]\p{L}/u;
const HALF_END =
  / (?:a|an|the|of|for|with|and|or|to|at|get|gets|un|una|el|la|los|las|de|del|con|y|o|para|por|um|uma|os|as|do|da|com|e|le|les|des|du|et|ou|pour|avec|ein|eine|einen|der|die|das|den|und|oder|für|mit|il|lo|gli|di|per|een|het|van|en|met|voor|i|oraz|z|ze|dla|na)$/iu;

/** The offers with prices in a text; nothing unless the whole text is such offers. `priced` allows bare numbers. */
export function offersIn(sentence: string, lexicon: Lexicon, group: string, priced: boolean): FoundFact[] {
  if (sentence.length > LONGEST_LIST) return [];
  const written = sentence.replace(/(?<=\d)\.$/, '');
  const text = withoutOffering(written, lexicon).replace(NEXT_OFFER, ', ');
  const parts = splitOutsideBrackets(text, lexicon);
  const whole = (group === '' ? null : wholeItem(text, group, lexicon)) ?? beforeColon(text, group, lexicon);
  if (whole) return [whole];
  const goesOn = goesOnBare(parts, text !== written, lexicon);
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
  return found;
}

const A_UNIT =
  '(?:(?:per|por|pro|par|a|al|à) )?(?:nights?|days?|weeks?|months?|years?|hours?|hrs?|h|min(?:utes?)?|persons?|pers|people|pp|heads?|noches?|días?|semanas?|mes(?:es|i)?|años?|horas?|personas?|noites?|dias?|mês|pessoas?|nuits?|jours?|semaines?|mois|heures?|personnes?|nacht|nächte|tage?|wochen?|monate?|stunden?|personen|nott[ei]|giorn[oi]|settiman[ae]|or[ae]|person[ae]|nachten|dag(?:en)?|week|maand(?:en)?|uur|persoon|noc(?:e|y)?|doba|dobę|dzień|tydzień|miesiąc|godzin[aęy]?|os(?:oba|obę|oby|ób))(?!\\p{L})';

/** "Single hour 15 € / ten hours 110 €": two offers, as opposed to "15 € / hour". */
const NEXT_OFFER = new RegExp(
  `(?<=[€£$]|[€£$] ?\\d{1,5}) \\/ (?!${A_UNIT})(?=\\p{L}[^/€£$]{6,60} (?:\\d{1,5} ?[€£$]|[€£$] ?\\d))`,
  'giu',
);

/** "Washing, drying and folding: 12 €, ready the same day": one offer with a name of several parts. */
function beforeColon(text: string, group: string, lexicon: Lexicon): FoundFact | null {
  const [price, ...others] = pricesIn(text, lexicon);
  const label = price ? /^([^:()\d]{3,60}, [^:()\d]{3,60}): ?$/u.exec(text.slice(0, price.index))?.[1] : undefined;
  if (!price || !label || others.length > 0 || !/^[€£$\d]/.test(price[0])) return null;
  if (!isName(label) || tellsPrice(label, lexicon)) return null;
  const unit = (price[1] ?? '').trim();
  const value = price[0].slice(0, price[0].length - (price[1] ?? '').length).trim();
  const after = tidied(text.slice(price.index + price[0].length).replace(/^[,; ]+/, ''));
  return { kind: 'offer', label: tidied(label), value, unit, text: after, group };
}

/** A name and a number at the end of a line; with cents the name may have numbers of its own. */
const ENDS_IN_NUMBER = /^\p{L}[^€£$]{2,70}[ :–—-]\d{1,3}(?:[.,]\d{1,2})?$/u;
const ENDS_IN_CENTS = /^\p{L}[^€£$]{2,70}[ :–—-]\d{1,3}[.,]\d{2}$/u;
const FEWEST_WITH_CENTS = 3;

/** "Group of 6", "Kinderen tot 12": a bound. */
const OPEN_ENDED =
  /(?<!\p{L})(?:of|tot|bis|till|until|up to|hasta|até|jusqu['’](?:à|au|en)|fino a|do|max\.?|from age) ?\d[\d.,]*$/iu;
/** "Mannschaft Herren 40": teams and lines have numbers. */
const NUMBERED =
  /^(?:mannschaft|team|equipo|equipa|équipe|squadra|ploeg|drużyna|bus|linie|line|línea|linha|ligne|linea|lijn|linia|filiale)(?: \p{L}+){0,2} \d[\d.,]*$/iu;

/** "Kajak Länge 4,20", "Google 4.8": measures, and what others think. */
const MEASURED =
  /(?:(?<!\p{L})(?:sizes?|lengths?|depths?|widths?|heights?|area|weight|distance|temperature|km|ratings?|google|booking(?:\.com)?|tripadvisor|facebook|holidaycheck|trustpilot|airbnb|größe|gewicht|temperatur|profundidad|longitud|superficie|temperatura|profundidade|comprimento|área|profondeur|longueur|surface|température|profondità|lunghezza|diepte|lengte|oppervlakte|temperatuur|głębokość|długość|powierzchnia)|tiefe|länge|breite|höhe|fläche):? \d[\d.,]*$/iu;

const isCounted = (line: string): boolean =>
  MEASURED.test(line) || COUNTS.test(line) || CLOCKS.test(line) || OPEN_ENDED.test(line) || NUMBERED.test(line);

const ENDS_IN_CLOCK = /(?<![\d.,])(?:[01]?\d|2[0-4])([.,])([0-5]\d)$/;
const [FIVE, QUARTER, TEN] = [5, 15, 10];

/** Whether numbers may as well be a timetable: all could be times, and they rise or are too late for small sums. */
function areTimes(lines: readonly string[], step: number, told: boolean): boolean {
  const times = lines.map((line) => ENDS_IN_CLOCK.exec(line));
  if (lines.length < 2 || times.some((time) => !time || Number(time[2]) % step !== 0)) return false;
  const sums = times.map((time) => Number(time?.[0].replace(',', '.')));
  const rises = sums.every((sum, at) => at === 0 || sum > (sums[at - 1] ?? 0));
  return rises || (sums.some((sum) => sum >= TEN) && !(told && times.every((time) => time?.[1] === ',')));
}

/** Words that say that numbers below them are prices: of prices, menus and shops. */
const SELLS =
  /price|preis|preço|precio|prix|prezz|prijs|cennik|cardápio|menu|menü|menú|menù|speisekarte|getränkekarte|carta |carte |shop|store|laden|lädchen|tienda|loja|boutique|épicerie|negozio|winkel|sklep|bakery|bäckerei|panader|padaria|boulang|panetter|bakkerij|piekarnia|café|cafe|caffè|kawiarnia|eisdiele|gelater|helader|sorveter|glacier|lody|imbiss|kiosk|pizzeria|pizzería|restaurant|ristorante|trattoria|bistro|bar (?:in|en|em|a|à)(?!\p{L})|(?<!\p{L})pub(?!\p{L})|tavern|taberna|osteria|gasthaus|gasthof|food truck|salon|friseur|hairdress|peluquer|cabeleireir|coiff|parrucch|kapper|fryzjer/iu;
/** Words that say that they are none. */
const MEASURES =
  /(?<!\p{L})(?:sizes?|ratings?|reviews?|scores?|timetable|distances?|größen|bewertung\p{L}*|fahrplan|programm?|tallas|valoraci\p{L}+|tamanhos|avaliaç\p{L}+|tailles|avis|horaires|taglie|recension\p{L}+|maten|beoordeling\p{L}*|rozmiary|oceny|opinie)(?!\p{L})/iu;

/**
 * Lines of a list whose prices have no currency: others of them have one, or all have cents, where the brief has another
 * price or `around`, what the list stands below, names prices or a shop. Numbers that may be times or measures are none.
 */
export function barePriced(
  lines: readonly string[],
  lexicon: Lexicon,
  { around, priced }: { around: string; priced: boolean },
): string[] {
  if (MEASURES.test(around)) return [];
  const isBare = (line: string) =>
    pricesIn(line, lexicon).length === 0 &&
    (ENDS_IN_CENTS.test(line) || (BARE.test(line) && ENDS_IN_NUMBER.test(line))) &&
    !isCounted(line);
  const isOffer = (line: string) => {
    const found = offersIn(line, lexicon, '', true);
    return found.length > 0 && found.every(({ value }) => value);
  };
  const bare = lines.filter((line) => isBare(line) && isOffer(line));
  const sums = lines.flatMap((line) =>
    pricesIn(line, lexicon).flatMap(([price]) => (/\d/.test(price) ? amountsIn(price) : [])),
  );
  const told = SELLS.test(around);
  if (areTimes(bare, sums.length > 0 ? QUARTER : FIVE, told)) return [];
  const withCents = bare.filter((line) => ENDS_IN_CENTS.test(line)).length;
  if (withCents >= FEWEST_WITH_CENTS && (priced || told)) return bare;
  if (sums.length === 0 || bare.length === 0 || sums.length + bare.length < FEWEST_WITH_CENTS) return [];
  const apart = bare.length > FEWEST_WITH_CENTS ? MOST_APART * 2 : MOST_APART;
  const [least, most] = [Math.min(...sums) / apart, Math.max(...sums) * apart];
  const last = (line: string) => amountsIn(line).at(-1) ?? 0;
  return bare.every((line) => last(line) >= least && last(line) <= most) ? bare : [];
}

const MOST_IN_NAME = 2;

/** "Ham, egg and chips £10.50": a line of a list with its only price at its end is one offer, whatever its commas part. */
function wholeItem(text: string, group: string, lexicon: Lexicon): FoundFact | null {
  const prices = pricesIn(text, lexicon);
  const [price] = prices;
  if (!price || prices.length > 1 || price[1] || price.index === 0) return null;
  const label = tidied(text.slice(0, price.index)).replace(/(?<![\s:–—.…-])[\s:–—.…-]+$/, '');
  const parts = label.split(', ');
  const commas = parts.length - 1;
  // "Coffee 2.50, tea 2, cake £3" has more prices, "salary £28,000" is none.
  if (parts.slice(0, -1).some((part) => /\d$/.test(part)) || tellsPrice(label, lexicon)) return null;
  const isAll = price.index + price[0].length === text.length && /^[€£$\d]/.test(price[0]);
  if (!isAll || commas === 0 || commas > MOST_IN_NAME || !isName(label) || /[(;]/.test(label)) return null;
  return { kind: 'offer', label, value: price[0], unit: '', text: '', group };
}

/** "If you book both days, you pay £90": a clause that speaks of a price, or what somebody is paid. */
const tellsPrice = (label: string, lexicon: Lexicon): boolean =>
  WAGES.test(label) ||
  (PREPOSITION.test(label) && !isEnglishArticle(label, lexicon)) ||
  patternsFor(lexicon).costs.test(label) ||
  lexicon.own.test(label) ||
  lexicon.addressed.test(label);

/** "vélos électriques sur devis": what is offered without a sum, with the words that stand for one. */
const ASKED =
  /^([^,;:.()]{3,48}) (price on request|a consultar|bajo presupuesto|según presupuesto|sob consulta|sob orçamento|sur devis|auf anfrage|su preventivo|op offerte|po umówieniu)$/iu;
/** "Termine auf Anfrage": when, not what. */
const TIMES =
  /(?<!\p{L})(?:termin|zeit|tage?(?!\p{L})|anreise|abreise|check-?in|hor[aá]ri|horaires|heures|hours|times?(?!\p{L})|dates?(?!\p{L})|dat[aey]?(?!\p{L})|datum|tijd|godzin|przyjazd|arriv|llegada|chegada|aankomst|rendez|appointment|visit|citas?(?!\p{L})|fecha|orari|appuntament|marcaç|afspra|wizyt)/iu;
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
const OFFERS = new RegExp(`^(?:${oneOf(OFFERING)})(?!\\p{L}) `, 'iu');

/** "We do bouquets for 25 €, weddings from 400 €": a list of prices without the words that open it. */
function withoutOffering(text: string, lexicon: Lexicon): string {
  const rest = text.replace(OFFERS, '');
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
  const unit = (price[1] ?? '').trim();
  const value = price[0].slice(0, price[0].length - (price[1] ?? '').length).trim();
  const before = tidied(rest.slice(0, price.index));
  const after = tidied(rest.slice(price.index + price[0].length).replace(/[.]$/, ''));
  if (countWords(before) < 2) return null;
  const whole = `${tidied(label)}: ${rest.slice(0, price.index).replace(/(?<![\s,:–—-])[\s,:–—-]+$/, '')}`;
  if (isName(whole) && !whole.includes('(')) return { kind: 'offer', label: whole, value, unit, text: after, group };
  const text = [before, after]
    .filter((part) => /[\p{L}\d]/u.test(part))
    .join(', ')
    .replace(/ ?\([\s,]*\)/g, '');
  return { kind: 'offer', label: tidied(label), value, unit, text, group };
}

const isName = (text: string): boolean => countWords(text) <= MAX_LABEL_WORDS && text.length <= LONGEST_NAME;

/** What stands before the first price: offers without one where a heading says so, otherwise the text itself. */
function withoutPrice(entry: string, group: string): FoundFact[] {
  const names = entry.split(/[,;] /).map(tidied).filter(Boolean);
  if (group && names.every((name) => countWords(name) <= 4))
    return names.map((label) => ({ kind: 'offer', label, group }));
  return [{ kind: 'about', text: tidied(entry) }];
}

/** "2 € less": a sum that is taken off. */
const LESS =
  /^ ?(?:(?:de |a |di )?(?:less|off|cheaper|discount|menos|descuento|desconto|weniger|günstiger|rabatt|moins|réduction|remise|meno|sconto|minder|korting|goedkoper|mniej|taniej|zniżki|rabatu))(?!\p{L})/iu;
/** "£6 buys a book": what is done with what somebody gives. */
const BUYS =
  /^ (?:buys?|pays? for|will buy|helps?|compran?|pagan?|kauf\p{L}*|bezahl\p{L}*|ermöglich\p{L}*|achète(?:nt)?|paie(?:nt)?|permet(?:tent)?|comprano|pagano|koopt|betaalt|kupuje|wystarczy|kupi)(?!\p{L})/iu;
/** What somebody is paid. */
const WAGES =
  /(?<!\p{L})(?:salary|wages?|pay|we pay|sueldo|salario|gehalt|lohn|vergütung|salaire|rémunération|stipendio|retribuzione|salário|vencimento|salaris|loon|wynagrodzenie|pensja|zarobki)(?: \p{L}+)?[ :]*$/iu;
/** "68 square metres" is no name of what costs something. */
const MEASURE =
  /^\d[\d.,]* ?(?:m²|m2|qm|sqm|sq\.? ?ft|square \p{L}+|metros?(?: cuadrados| quadrados)?|mètres?(?: carrés)?|quadratmeter|metri(?: quadr\p{L}+)?|vierkante meter|km|kilomet\p{L}+)\.?$/iu;

/** "homme 18", "couleur à partir de 45": a name and a number, where a list named its currency before. */
const BARE =
  /^[,; ]*(?:(?:and|y|e|et|und|en|i) )?(?!(?:m[aá]x|min|m[ií]n|bis|tot|up to|hasta|até|jusqu|fino|do|nr|no|n°|n[º.]|raum|room|salle|sala|zaal|aula|platz)(?!\p{L}))\p{L}[^€£$\d,;:()]{2,40}(?: -\d{1,2} \p{L}+)?(?: (?:a|à|ab|für|for|voor|za|por|from|de|da|desde|od|vanaf|dès))? \d{1,4}(?:[.,]\d{1,2})?(?: ?(?:-|–|to|bis|à|tot) ?\d{1,4}(?:[.,]\d{1,2})?)?(?: (?:incl|inkl|pp|p\.p|each|with|con|mit|avec|met|com|z|ze)(?!\p{L})[^\d,;:()€£$]{0,30})?$/iu;
const FEWEST_BARE = 2;

/** What stands before a number that is no price: days, months, ages, seats, rooms, floors, years. */
const COUNTS = new RegExp(
  `(?<!\\p{L})(?:${oneOf([...WEEKDAY_NAMES, ...MONTHS.keys()])}|ages?|aged|years?|seats?|sleeps|beds?|bed\\p{L}{0,2}|rooms?|bedrooms?|bathrooms?|floors?|storeys?|guests?|persons?|people|places?|spaces?|tables?|levels?|weeks?|days?|hours?|minutes?|kilomet\\p{L}+|miles|edad\\p{L}{0,2}|años?|plazas?|asientos?|camas?|habitaci\\p{L}+|dormitorios?|baños?|plantas?|pisos?|personas?|huéspedes|nivel\\p{L}{0,2}|semanas?|días?|horas?|minutos?|idade|anos?|lugares|camas?|quartos?|andar\\p{L}{0,2}|pessoas?|âges?|ans?|années?|chambres?|couchages?|places?|lits?|étages?|personnes?|pièces?|semaines?|jours?|heures?|alter|jahre?n?|baujahr|plätze?|sitzplätze?|zimmer|betten|etage\\p{L}?|stock|stockwerk\\p{L}?|personen|gäste|stufen?|wochen?|tage?|stunden?|minuten?|età|anni|anno|posti|camere|stanze|letti|bagni|pian[oi]|persone|ospiti|settiman[ae]|giorn[oi]|or[ae]|leeftijd|jaar|plaatsen|kamers|slaapkamers|bedden|verdieping\\p{L}{0,2}|personen|gasten|weken|dagen|uur|wiek|lat|rok|miejsc\\p{L}{0,2}|pokoj\\p{L}{1,3}|łóżk\\p{L}{1,2}|piętr\\p{L}{1,2}|os[oó]b\\p{L}{0,2}|gości|tygodni\\p{L}?|dni|godzin\\p{L}?)s?\\.?:? (?:(?:from|ab|von|da|dai|de|desde|od|vanaf|min\\.?|max\\.?|up to|bis|dès) )?\\d`,
  'iu',
);
const CLOCKS = /(?<!\d)(?:[01]?\d|2[0-4]) ?(?:-|–|to|bis|à|tot) ?(?:[01]?\d|2[0-4])(?!\d)/u;
const MOST_APART = 4;

const amountsIn = (text: string): number[] =>
  (text.match(/\d[\d.,]*/g) ?? []).map((number) =>
    Number(
      number
        .replace(/[.,](?=\d{3}(?!\d))/g, '')
        .replace(/(?<![.,])[.,]+$/, '')
        .replace(',', '.'),
    ),
  );

/** Whether parts of a list have prices whose currency another one tells. */
function goesOnBare(parts: readonly string[], opened: boolean, lexicon: Lexicon): boolean {
  const isPriced = (part: string) => pricesIn(part, lexicon).some(([price]) => /\d/.test(price));
  const [sums, others] = [parts.filter(isPriced), parts.filter((part) => !isPriced(part))];
  const bare = others.filter((part) => BARE.test(part));
  if (sums.length === 0 || bare.length < FEWEST_BARE) return false;
  if (bare.some(isCounted)) return false;
  const known = sums.flatMap((part) => pricesIn(part, lexicon).flatMap(([price]) => amountsIn(price)));
  const [least, most] = [Math.min(...known) / MOST_APART, Math.max(...known) * MOST_APART];
  const areAlike = bare.every((part) => amountsIn(part).every((amount) => amount >= least && amount <= most));
  return opened || areAlike || sums.length > bare.length;
}

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

function offerOf(entry: string, lexicon: Lexicon, priced: boolean, listed: boolean): Omit<FoundFact, 'kind'> | null {
  const joined = entry.replace(lexicon.andFirst, '').trim();
  // "Plus £219" has a name of its own.
  const text = (pricesIn(joined, lexicon)[0]?.index === 0 ? entry : joined).trim().replace(/[.]$/, '');
  const { bare, costs } = patternsFor(lexicon);
  const price = pricesIn(text, lexicon)[0];
  if (!price) {
    const number = priced ? bare.exec(text) : null;
    if (!number?.[1] || STANDARD.test(text.slice(0, number.index))) return null;
    return named(text.slice(0, number.index), number[1].trim(), '', number[2] ?? '', costs, lexicon, listed);
  }
  const [unit, beside] = dividedUnit((price[1] ?? '').trim().replace(LED_ON, ''));
  const value = price[0]
    .slice(0, price[0].length - (price[1] ?? '').length)
    .trim()
    .replace(/^(?:at|for|à) (?=[\d€£$])/i, '')
    // "Une caution de 30 €" is no least sum, as opposed to "de 30 à 50 €".
    .replace(/^de (?=\d[\d.,]{0,9} ?[^\d\s]{1,8}$)/i, '');
  const before = text.slice(0, price.index);
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
  if (free) return null;
  if (before === '' && /^ ?,/.test(after) && !priced) return null;
  if (!/\d/.test(value) && /: \S/.test(before.trimEnd())) return null;
  if (before === '' && !/\d/.test(value) && (text.includes(':') || countWords(after) > 3)) return null;
  if (before.replace(/[\s(:–—-]/g, '') === '' || EACH.test(before)) {
    const label = after.replace(/^[\s,:)–—-]+/, '').replace(costs, '');
    const titled = /^ ?[:–—-] /.test(after);
    const bareLabel = titled
      ? label
      : withoutArticle(label.replace(/^(?:for|para|pour|für|per|voor|za) /iu, ''), lexicon);
    return named(bareLabel, value, unit, '', costs, lexicon, listed);
  }
  return named(before, value, unit, after, costs, lexicon, listed);
}

const WITH = / (?=(?:(?:with|con|mit|avec|com|met|z|ze)(?!\p{L})|(?:including|incl\.?|inkl\.?|inklusive) \p{L}))/iu;

/** "A notte con colazione": what a price is for, and what is told beside it. */
function dividedUnit(unit: string): [string, string] {
  const at = unit.search(WITH);
  return at > 0 ? [unit.slice(0, at), unit.slice(at)] : [unit, ''];
}

/** "58 € una clase a la semana, 95 € dos": an article that counts stays. */
const ONE =
  /^(?:one|una?|une?|eine?|um|uma|uno|een|één|jeden|jedna|jedno) .* (?:a|per|por|pro|par|al|à|w|in der|na) /iu;
const withoutArticle = (text: string, lexicon: Lexicon): string =>
  ONE.test(text) ? text : text.replace(lexicon.articles, '');

/** Whether a text opens with an article of English, which is a preposition elsewhere: "A meat box". */
const isEnglishArticle = (text: string, { words }: Lexicon): boolean =>
  words.articles.includes('the') && /^an? /i.test(text);

/** What is told after a price, without the word that joins it. */
const toldAfter = (text: string, { andFirst }: Lexicon): string => text.trim().replace(andFirst, '').trim() || text;

/** "£15 each or £95 for all": what leads to the next price is no part of a unit. */
const LED_ON = / (?:or|o|ou|oder|of|lub|and|y|e|et|und|en|i)$/iu;

/** "Every £50 pays for a bench". */
const EACH = /^(?:every|each|cada|jede[rns]?|chaque|ogni|elke|iedere|każd[eay]|każdy) $/iu;

/** An offer if its label is short enough to be a name; a clause that only speaks of a price is none. */
function named(
  before: string,
  value: string,
  unit: string,
  after: string,
  costs: RegExp,
  lexicon: Lexicon,
  listed: boolean,
): Omit<FoundFact, 'kind'> | null {
  let name = before.trim().replace(/(?<![\s(])[\s(]{1,4}$/, '');
  for (let tries = 0; tries < 3 && costs.test(name); tries += 1) name = name.replace(costs, '').trim();
  const bracket =
    /^([^(]{2,80})\(([^()]*)\)?$/.exec(name.replace(/\($/, '')) ??
    // "Massage (from the 4th month) 50 min"
    (isName(name) ? null : /^([^(]{2,80})\(([^()]{1,80}\) [^()]{1,30})$/.exec(name));
  // "Wheel: single class €28" is read on to its price.
  const comma = isName(name) ? null : /^([^,:]{2,60})[,:] (.+)$/.exec(name);
  const label = tidied(bracket?.[1] ?? comma?.[1] ?? name);
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
    (!listed && PREPOSITION.test(label) && !isEnglishArticle(label, lexicon)) ||
    (!listed && ELIDED.test(name)) ||
    HALF_END.test(name.replace(/(?<![\s,(:–—-])[\s,(:–—-]+$/, '')) ||
    WE_ALLOW.test(label)
  )
    return null;
  // "30 days free" is a trial and no offer called "30 days".
  if (!/\d/.test(value) && /^\d+ \p{L}+$/u.test(label)) return null;
  if (!/\p{L}/u.test(label) || countWords(label) > MAX_LABEL_WORDS || label.length > 90) return null;
  return { label, value: value.replace(/^[(]/, ''), unit, text: about };
}
