import type { Lexicon } from '../lexicon.ts';
import { amountsIn, BARE, isCounted, MOST_APART } from './bare-prices.ts';
import { pricesIn } from './money.ts';
import { offersIn } from './offers.ts';

/** A name and a number at the end of a line; with cents the name may have numbers of its own. */
const ENDS_IN_NUMBER = /^\p{L}[^€£$]{2,70}[ :–—-]\d{1,3}(?:[.,]\d{1,2})?$/u;

const ENDS_IN_CENTS = /^(?:\d{1,3} )?\p{L}[^€£$]{2,70}[ :–—-]\d{1,3}[.,]\d{2}(?: \([^()]{2,40}\))?$/u;

const FEWEST_WITH_CENTS = 3;
/** "Honig 500 g 6,90", "10 Eier 3,80": how much of it is sold. */
const MEASURED_OUT =
  /^\d{1,3} \p{L}|(?<![\p{L}\d.,])\d[\d.,]{0,7} ?(?:g|kg|l|ml|cl|lit(?:er|re|ro|r)s?|szt\.?|pcs|stück|stuks) \d/iu;

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
    if (ENDS_IN_CENTS.test(line)) return true;
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
  if (withCents >= FEWEST_WITH_CENTS && (priced || told || bare.some((line) => MEASURED_OUT.test(line)))) return bare;
  if (sums.length === 0 || bare.length === 0 || sums.length + bare.length < FEWEST_WITH_CENTS) return [];
  const apart = bare.length > FEWEST_WITH_CENTS ? MOST_APART * 2 : MOST_APART;
  const [least, most] = [Math.min(...sums) / apart, Math.max(...sums) * apart];
  const last = (line: string) => amountsIn(line).at(-1) ?? 0;
  return bare.every((line) => last(line) >= least && last(line) <= most) ? bare : [];
}
