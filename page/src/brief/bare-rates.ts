import { labelled } from './headings.ts';
import { tidied } from './normalise.ts';
import { countWords } from './phrases.ts';
import { partsAtCommas } from './price-parts.ts';
import type { FoundFact } from './sheet.ts';

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
const CURRENCY = /^(?:pounds?|euros?|dollars?|reais|pesos|zł(?:otych)?|franken|francs|€|£|\$)$/iu;

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
/** "both in pounds" */
const SAYS_CURRENCY =
  /^(?:(?:both|all|prices|beide|alle|preise|ambos|todos|precios|preços|les deux|tous|prix|entrambi|tutti|prezzi|allebei|prijzen|oba|ceny) )?(?:are )?(?:in|en|em|w) (pounds|euros?|dollars|reais|pesos|złotych|franken|francs)$/iu;

/** "Solo plan 9 a month, Brewhouse plan (up to 6 users) 29 a month, both in pounds, 21-day trial": plans without a currency beside their sums; null for another text. */
export function namedRatesIn(text: string, group: string): FoundFact[] | null {
  const parts = partsAtCommas(text.replace(/[.]$/, ''));
  const currency = parts.map((part) => SAYS_CURRENCY.exec(part)?.[1]).find((said) => said !== undefined) ?? '';
  const offers: FoundFact[] = [];
  for (const part of parts) {
    const [, label = '', told = '', value = '', unit = ''] = NAMED_RATE.exec(part) ?? [];
    const last = offers.at(-1);
    const isRate = value !== '' && Number(value.replace(',', '.')) >= LEAST && !HAPPENS.test(label);
    if (isRate && countWords(label) <= MOST_WORDS_OF_LABEL)
      offers.push({
        kind: 'offer',
        label: tidied(label),
        value: `${value} ${currency}`.trim(),
        unit,
        text: told,
        group,
      });
    else if (!last) return null;
    else if (!SAYS_CURRENCY.test(part)) last.text = [last.text ?? '', part].filter(Boolean).join(', ');
  }
  return offers.length > 1 ? offers.map((offer) => ({ ...offer, text: tidied(offer.text ?? '') })) : null;
}

/** "19 a month up to 100 swimmers, 49 a month above that, pounds" , where its heading or a currency says that it tells prices (`priced`); null for another text. */
export function ratesIn(text: string, group: string, priced: boolean): FoundFact[] | null {
  const parts = partsAtCommas(text.replace(/[.]$/, ''));
  const currency = parts.find((part) => CURRENCY.test(part)) ?? '';
  const offers: FoundFact[] = [];
  for (const part of parts) {
    const [, value = '', unit = '', name = ''] = RATE_FIRST.exec(part) ?? [];
    const last = offers.at(-1);
    if (value !== '')
      offers.push({ kind: 'offer', label: tidied(name), value: `${value} ${currency}`.trim(), unit, group });
    else if (!last) return null;
    else if (part !== currency) last.text = [last.text ?? '', part].filter(Boolean).join(', ');
  }
  const isPriced = priced || currency !== '';
  return isPriced && offers.length > 1 && offers.every(({ label }) => label !== '')
    ? offers.map((offer) => ({ ...offer, text: tidied(offer.text ?? '') }))
    : null;
}
