import { labelled } from '../headings.ts';
import type { FoundFact } from '../sheet.ts';
import { tidied } from '../text/normalise.ts';
import { countWords } from '../text/phrases.ts';
import { WEEKDAY_NAMES } from '../words/calendar.ts';
import { OFFERING_FIRST } from '../words/offering.ts';
import { EACH_PIECE, NO_NAME_SAID } from '../words/said-prices.ts';
import { isCounted } from './bare-prices.ts';
import { partsAtCommas } from './price-parts.ts';

/** What only a price is for: a month, once. */
const RATE =
  'p\\/m|p\\.m\\.|pcm|\\/ ?mo(?:nth)?|a month|per month|monthly|one-off|al mes|por mes|mensuales|pago único|por mês|ao mês|mensais|par mois|mensuels|im monat|pro monat|monatlich|einmalig|al mese|mensili|una tantum|per maand|eenmalig|miesięcznie|jednorazowo';
const LABELLED_RATE = new RegExp(`^(\\d{1,5}(?:[.,]\\d{1,2})?) (${RATE})(?![\\p{L}\\d])(?:[,;.] ?|$)`, 'iu');
const RATE_FIRST = new RegExp(`^(\\d{1,5}(?:[.,]\\d{1,2})?) (${RATE})(?![\\p{L}\\d]) ?(.*)$`, 'iu');
/** "Classes: 2 a month", "newsletter: 10 a month": how often. */
const LEAST = 5;
const HAPPENS =
  /(?<!\p{L})(?:class|session|lesson|meeting|event|issue|newsletter|letter|mail|post|clase|sesi|reuni|boletín|aula|sess|cours|séance|numéro|kurs|termin|treffen|ausgabe|lezion|incontr|numer|les(?:sen)?|bijeenkomst|nummer|zajęcia|spotka)\p{L}*/iu;
const MOST_WORDS_OF_LABEL = 5;
/** "pounds", "both in pounds" */
const CURRENCY =
  /^(?:(?:(?:both|all|prices|beide|alle|preise|ambos|todos|precios|preços|les deux|tous|prix|entrambi|tutti|prezzi|allebei|prijzen|oba|ceny) )?(?:are )?(?:in|en|em|w) )?(pounds?|euros?|dollars?|reais|pesos|zł(?:otych)?|franken|francs|€|£|\$)$/iu;

/** "Package Small: 59 p/m, questions by mail": an offer whose sum has no currency; null for another text. */
export function labelledRate(text: string, group: string): FoundFact | null {
  const parts = labelled(text);
  const [whole = '', value = '', unit = ''] = LABELLED_RATE.exec(parts?.rest ?? '') ?? [];
  if (!parts || whole === '' || Number(value.replace(',', '.')) < LEAST) return null;
  if (HAPPENS.test(parts.label) || countWords(parts.label) > MOST_WORDS_OF_LABEL) return null;
  const told = tidied(parts.rest.slice(whole.length).replace(/[.]$/, ''));
  return { kind: 'offer', label: tidied(parts.label), value, unit, text: told, group };
}

/** "Solo plan 9 a month", "Brewhouse (up to 6 users) 29 a month" */
const NAMED_RATE = new RegExp(
  `^(\\p{L}[^\\d€£$()]{1,40}?)(?: \\(([^()]{2,40})\\))? (\\d{1,5}(?:[.,]\\d{1,2})?) (${RATE})$`,
  'iu',
);
/** "27,50 per uur", alone: what an hour costs. */
const LONE_RATE =
  /^(\d{1,4}[.,]\d{2}) ((?:per|pro|par|por|an|za|the|all['’]|à l['’]|la|el|de|het) ?\p{L}{3,14})[.]?$/iu;

/** "Focaccia con cipolla 3,20 al pezzo": what each of something costs. */
const PRICED_EACH = new RegExp(`^(\\p{L}[^\\d€£$():;,"“„«]{2,60}) (\\d{1,4}[.,]\\d{2}) (${EACH_PIECE})[.]?$`, 'iu');
const MOST_WORDS_OF_NAME = 7;

/** A thing whose price has cents and is told for each of it; null for another text. */
function pricedEach(text: string, group: string): FoundFact | null {
  const [, said = '', value = '', unit = ''] = PRICED_EACH.exec(text) ?? [];
  const label = said.replace(OFFERING_FIRST, '');
  const words = label.split(' ').filter((word) => !WEEKDAY_NAMES.has(word.toLowerCase()));
  const isThing =
    /\p{L}{3}/u.test(words.join(' ')) &&
    words.length <= MOST_WORDS_OF_NAME &&
    ![HAPPENS, NO_NAME_SAID].some((pattern) => pattern.test(words.join(' '))) &&
    !isCounted(`${label} ${value}`);
  return isThing ? { kind: 'offer', label: tidied(label), value, unit, group } : null;
}

interface Rate {
  label: string;
  value: string;
  unit: string;
  text: string;
}

/** "19 a month up to 100 swimmers", where the name comes last; null for another text. */
function rateFirst(part: string): Rate | null {
  const [, value = '', unit = '', label = ''] = RATE_FIRST.exec(part) ?? [];
  return value === '' ? null : { label, value, unit, text: '' };
}

function namedRate(part: string): Rate | null {
  const [, label = '', text = '', value = '', unit = ''] = NAMED_RATE.exec(part) ?? [];
  const isRate = value !== '' && Number(value.replace(',', '.')) >= LEAST && !HAPPENS.test(label);
  return isRate && countWords(label) <= MOST_WORDS_OF_LABEL ? { label, value, unit, text } : null;
}

function offersOf(parts: readonly string[], group: string, rateIn: (part: string) => Rate | null): FoundFact[] | null {
  const currency = currencyIn(parts);
  const offers: FoundFact[] = [];
  for (const part of parts) {
    const rate = rateIn(part);
    const last = offers.at(-1);
    if (rate)
      offers.push({
        ...rate,
        kind: 'offer',
        label: tidied(rate.label),
        value: `${rate.value} ${currency}`.trim(),
        group,
      });
    else if (!last) return null;
    else if (!CURRENCY.test(part)) last.text = [last.text, part].filter(Boolean).join(', ');
  }
  return offers.length > 1 && offers.every(({ label }) => label !== '')
    ? offers.map((offer) => ({ ...offer, text: tidied(offer.text ?? '') }))
    : null;
}

const currencyIn = (parts: readonly string[]): string =>
  parts.map((part) => CURRENCY.exec(part)?.[1]).find((said) => said !== undefined) ?? '';

/**
 * "19 a month up to 100 swimmers, 49 a month above that, pounds", where its heading or a currency says that it tells prices
 * (`priced`); "Solo plan 9 a month, Brewhouse plan (up to 6 users) 29 a month, both in pounds", where names come first; null for
 * another text.
 */
export function ratesIn(text: string, group: string, priced: boolean): FoundFact[] | null {
  const [, sum = '', each = ''] = LONE_RATE.exec(text) ?? [];
  if (sum !== '') return [{ kind: 'offer', label: tidied(each), value: sum, group }];
  const thing = pricedEach(text, group);
  if (thing) return [thing];
  const parts = partsAtCommas(text.replace(/[.]$/, ''));
  const named = offersOf(parts, group, namedRate);
  if (named) return named;
  return priced || currencyIn(parts) !== '' ? offersOf(parts, group, rateFirst) : null;
}
