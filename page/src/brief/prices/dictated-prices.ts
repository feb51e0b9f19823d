import type { FoundFact } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';

const FROM = 'a partir de|desde|from|ab|od|da|vanaf|à partir de|dès';
const CURRENCY = 'reais|euros?|pounds?|quid|dollars?|pesos|złotych|złote|zł|€|£|\\$';
/** "corte masculino 45", "coloração a partir de 130 reais" */
const ROW = new RegExp(
  `(?:(?:e|y|and|et|und|en|i) )?(?<name>\\p{L}[\\p{L}'’-]*(?: \\p{L}[\\p{L}'’-]*){0,4}?) (?<from>(?:${FROM}) )?(?<sum>\\d{1,4}(?:[.,]\\d{2})?)(?: ?(?<currency>${CURRENCY})(?!\\p{L}))?(?= |$)`,
  'iuy',
);
/** "from 14 to 22", "at 9", "9 o'clock": hours, lengths and numbers of things. */
const NO_NAME =
  /(?<!\p{L})(?:to|till|until|at|from|by|for|of|in|age|room|number|bis|ab|um|von|für|nach|a|al|alle|dalle|ore|à|au|de|des|às|das|até|do|dos|od|o|godzinie|van|om|tot|las|los|les|le|la|lo|il|el|os|as|the|der|die|das|den|het|y|e|and|i|is|are|it['’]?s|that['’]?s|c['’]est|es|é|è|ist|kostet|costs?|cuesta|custa|costa|kost|jest|kosztuje)$/iu;
const COUNTED_BEHIND =
  /^ (?:do|to|till|until|bis|a|à|às|tot|al|alle) \d|^ (?:kilom\p{L}+|centimes?|cents?|met\p{L}{1,3}|years?|anni|años|anos|ans|jahre?n?|jaar|lat|minut\p{L}{0,3}|hours?|hor?as?|heures?|stunden?|uur|godzin\p{L}?|km|people|personas?|pessoas|personnes|persone|personen|osób|uhr|am|pm|h|m|kg|%)(?!\p{L})/iu;
const FEWEST_ROWS = 3;

interface Rows {
  start: number;
  end: number;
  offers: FoundFact[];
}

function rowsFrom(text: string, start: number, group: string): Rows {
  const offers: FoundFact[] = [];
  const currencies: string[] = [];
  let end = start;
  for (let at = start; at < text.length; ) {
    ROW.lastIndex = at;
    const { name = '', from = '', sum = '', currency = '' } = ROW.exec(text)?.groups ?? {};
    const next = ROW.lastIndex;
    if (name === '' || NO_NAME.test(name) || (currency === '' && COUNTED_BEHIND.test(text.slice(next)))) break;
    if (currency !== '') currencies.push(currency);
    offers.push({ kind: 'offer', label: tidied(name), value: `${from}${sum} ${currency}`.trim(), group });
    end = next;
    at = next + 1;
  }
  const [said] = currencies;
  return {
    start,
    end,
    offers: said === undefined ? [] : offers.map((offer) => withCurrency(offer, said)),
  };
}

const withCurrency = (offer: FoundFact, currency: string): FoundFact =>
  /\d$/.test(offer.value ?? '') ? { ...offer, value: `${offer.value} ${currency}` } : offer;

/** Rows whose first is named by no more words than the others: what stands before these is none of its name. */
function withoutLead(rows: Rows): Rows {
  const [first, ...others] = rows.offers;
  const words = (first?.label ?? '').split(' ');
  const most = Math.max(...others.map(({ label = '' }) => label.split(' ').length));
  if (!first || words.length <= most + 1) return rows;
  const lead = words.slice(0, -most).join(' ');
  const named = { ...first, label: tidied(words.slice(-most).join(' ')) };
  return { ...rows, start: rows.start + lead.length + 1, offers: [named, ...others] };
}

/**
 * "women's cut 70 pounds men's cut 45 blow dry 60": three prices at least that follow one another without a mark, their
 * currency said once or more, and the words before and behind them. Null where there are no such.
 */
export function dictatedPrices(
  text: string,
  group: string,
): { offers: FoundFact[]; before: string; after: string } | null {
  if (/[,;:]/.test(text)) return null;
  let best: Rows | null = null;
  for (const { index } of text.matchAll(/(?<=^| )\p{L}/gu)) {
    if (best && index < best.end) continue;
    const rows = rowsFrom(text, index, group);
    if (rows.offers.length >= FEWEST_ROWS && rows.offers.length > (best?.offers.length ?? 0)) best = rows;
  }
  if (!best) return null;
  const { offers, start, end } = withoutLead(best);
  return { offers, before: text.slice(0, start).trim(), after: text.slice(end).trim() };
}
