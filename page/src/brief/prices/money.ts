import type { Lexicon } from '../lexicon.ts';
import { oneOf } from '../text/phrases.ts';
import { MONTHS } from '../words/calendar.ts';
import { MEASURED } from '../words/measures.ts';
import { isOtherFree } from './free.ts';

const CURRENCY =
  'U\\$[SD]|(?:US|MX|NZ|AU|CA|HK|R|C|A|S)\\$|[$€£¥₹₺₽₪₩₦₴]|S\\/\\.?|Rs\\.?|CHF|EUR|USD|GBP|PLN|BRL|MXN|ARS|COP|CLP|PEN|INR|AUD|CAD|NZD|JPY|CZK|zł(?:otych|ote|oty)?|zl|Kč|SEK|NOK|DKK|kr';

const WORDS =
  'euros?|eur|dollars?|pounds?|quid|d[oó]lares|d[oó]lar|pesos?|reais|real|libras|livres|sterline|dollari|dollar|pond|pfund|franken|francs?|dolarów|funtów|usd|gbp|chf|pln|zł|złotych|zl|cents|pence|c[eé]ntimos|cêntimos|centavos|centimes|centesimi|groszy';

/** "1,50,000" as sums are grouped in India, "1,500", "1 500,50". */
const NUMBER =
  "\\d{1,2}(?:,\\d{2}){1,3},\\d{3}(?!\\d)|\\d{1,3}(?:[.,'’ ]\\d{3}){1,3}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,7}(?:[.,]\\d{1,2})?(?!\\d)";

/** "Fr. 280.–", as sums are written in Switzerland; "Fr. 9.–12. Mai" is a Friday. */
const FRANCS = "Fr\\.? ?\\d{1,3}(?:['’]?\\d{3})?\\.[–—-]{1,2}(?! ?\\d)";

/** "$2,800 pesos", "$40 USD": the currency behind a sum that has its sign; "$4 pound cake" has none. */
const TOLD_AGAIN = `(?:${CURRENCY}|pesos?|d[oó]lar(?:es)?|dollars?|dollari|dolarów|euros?|reais|francs|franken|złotych)`;

/** Whether a sum is before or after tax, between it and what it is paid for: "39 € HT par mois". */
const TAXED =
  ' (?:HT|TTC|hors taxes?|plus VAT|\\+ ?(?:VAT|TVA|IVA|MwSt\\.?|BTW)|(?:ex|excl|inc|incl)\\.? (?:VAT|btw)|IVA incluid[oa]|netto|brutto|(?:zzgl|inkl)\\. MwSt\\.?)(?= ?/| \\p{L}{1,5} )';
const SUM = `(?:${FRANCS}|(?:${CURRENCY}) ?(?:${NUMBER})(?:,-|\\.[–—-]{1,2}(?! ?\\d)|k(?![\\p{L}])| ?(?:million|m)(?![\\p{L}]))?(?: ?${TOLD_AGAIN}(?!\\p{L}))?|\\d{1,4} ?(?:€|euros?|francs?) \\d{2}(?=[,;.)]?(?:\\s|$))(?! (?:min|km|kg|cm|personnes?|pers|places|ans|invités|heures?|jours?))|(?:${NUMBER})(?:,-+|k)? ?(?:(?:${CURRENCY})|(?:${WORDS}))(?![\\p{L}\\d]|(?<=[$£]) \\d)|\\d{1,5},-+|\\d{1,2}p(?![\\p{L}\\d])|\\d{1,3}(?:[.,]\\d{2})?(?= ?p\\.?p(?![\\p{L}\\d])))`;

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

const MONTH_NAME = `${oneOf([...MONTHS.keys()])}(?!\\p{L})`;

/** "Tacos $4 al pastor", "£120 a dry suit": what follows tells of the thing, not how it is counted. */
export const NO_UNIT =
  '(?! (?:pastor|ajillo|horno|vapor|carb[oó]n|natural|lim[oó]n|vino|curry|dry|wet|new|small|large|big|fresh|hot|cold|warm)(?!\\p{L}))';

const patterns = new WeakMap<Lexicon, PricePatterns>();

export function patternsFor(lexicon: Lexicon): PricePatterns {
  const known = patterns.get(lexicon);
  if (known) return known;
  const { from, per, free, costs, articles } = lexicon.words;
  const before = `(?:(?<![\\p{L}])${oneOf(from)} )?(?:(?<![\\p{L}\\d])\\+ ?)?`;
  const unit = `(?:${TAXED})?(?: ?(?:pp|p\\.p\\.|p/[duwmjh])(?![\\p{L}\\d/])| ?/ ?(?:\\d+ )?[\\p{L}.]+[²³23]?(?: [\\p{L}]+(?=$|[,;.)]))?| (?:${oneOf(per)})${NO_UNIT}(?: (?:\\d{1,3} ?)?[\\p{L}.'’-]+){0,4}?(?: ?/ ?[\\p{L}.]+)?(?=$|[,;.:()!]| [–—-] )| (?:${oneOf(per)})${NO_UNIT} [\\p{L}.'’-]+(?![\\p{L}.'’$-])[²³]?(?: ?/ ?[\\p{L}.]+)?)`;
  // "84 € bis 15. August" tells until when, "80 € bis 20 km" how far.
  const range = `(?: ?(?:[–—-]|to|bis|a|à|do|tot|e) ?(?:${SUM}|(?!\\d{1,2}(?:\\.|er|º)? ?(?:de |di )?${MONTH_NAME})(?:${NUMBER})(?![.,]\\d|${MEASURED})))?`;
  // "25, 40 and 60 €", "£25, £40 or £60"
  const and = '(?:and|or|y|o|e|ou|et|und|oder|en|of|i|lub|&)';
  const several = `(?:(?:${SUM})(?:(?:, (?:${SUM})){1,5},?)? ${and} |(?<!${COUNTED_BY} )(?:(?:${NUMBER})(?:, (?:${NUMBER})){1,5},? ${and} |\\d{2} ${and} (?=\\d{2}(?!\\d))|\\d{3} ${and} (?=\\d{3}(?!\\d)))(?=(?:${ENDED_SUM})))?`;
  const made = {
    price: new RegExp(
      `${before}(?:(?<![\\p{L}\\d]|\\d:)(?:${several}(?:(?:between|entre|zwischen|tra|fra|tussen|między) (?:${NUMBER}) ?(?:and|y|e|et|und|en|i|a) |(?:${NUMBER})(?: ?[–-] ?| (?:to|à|a|bis|tot|do) ))?${SUM}${range})|(?<![\\p{L}])${oneOf(free)}(?![\\p{L}]))(${unit})?`,
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
