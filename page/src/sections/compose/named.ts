import { MONEY } from './money.ts';
import { capitalised, folded, tidy } from './plain-text.ts';

const NAME = "\\p{Lu}[\\p{L}'’.-]+(?:\\s+(?:(?:de|del|la|van|von|da)\\s+)*\\p{Lu}[\\p{L}'’.-]+){1,3}";
// "Ana Ruiz (chef)", "Ana Ruiz - chef": a name of two words or more with what they do.
const PERSON = new RegExp(`(${NAME})\\s*(?:\\(([^()]{3,60})\\)|\\s[-–—]\\s+([^,;.\\n]{3,60}))`, 'gu');

/** People whom the person names with their task. Up to eight. */
export const peopleIn = (text: string): { name: string; role: string }[] =>
  [...text.matchAll(PERSON)]
    .map(([, name = '', inBrackets, afterDash]) => ({
      name: tidy(name),
      role: capitalised(tidy(inBrackets ?? afterDash ?? '')),
    }))
    .filter(({ name, role }) => name.length <= 60 && !/\d|[$€£@]/.test(role))
    .slice(0, 8);

const CLIENTS =
  /(?:trusted by|worked with|work with|works with|partners? (?:are|include)|clients? (?:such as|like|include|are|:)|clients:|customers (?:such as|like|include)|as seen in|featured in|sponsored by|sponsors:?|clientes como|clientes:|trabajado con|trabajamos con|colaboramos con|confían en nosotros|patrocinado por|patrocinadores:?|visto en)\s*:?\s+([^.;\n!?]+)/giu;
const PROPER =
  /^\p{Lu}[\p{L}\p{N}&'’.-]*(?:\s+(?:(?:de|del|la|of|the|&|y|and)\s+)*[\p{Lu}\p{N}][\p{L}\p{N}&'’.-]*){0,3}$/u;

/** Companies that the person names as clients, partners or press; they stand in their own words. Up to eight. */
export function clientsIn(text: string): string[] {
  for (const [, list = ''] of text.matchAll(CLIENTS)) {
    const names = list
      .split(/\s*,\s*(?:(?:and|y|e)\s+)?|\s+(?:and|y|e)\s+/u)
      .map(tidy)
      .filter((name) => PROPER.test(name) && name.length <= 40);
    if (names.length >= 2) return [...new Set(names)].slice(0, 8);
  }
  return [];
}

const TIMED =
  /(?:^|[\n;,.:(]\s?)\s*(?:[-*•–]\s*)?((?:[01]?\d|2[0-3])(?:[:.]\d{2}|\s?h)(?:\s?[-–]\s?(?:[01]?\d|2[0-3])(?:[:.]\d{2}|\s?h))?(?:\s?[ap]\.?m\.?)?|\d{1,2}\s?[ap]m)\s*[-–—:,]?\s+([^\n;,.]{3,90})/giu;

/** A programme: what the person lists with a time before it. Up to twelve; nothing for fewer than two. */
export function programmeIn(text: string): { time: string; title: string }[] {
  const found = [...text.matchAll(TIMED)].map(([, time = '', title = '']) => ({
    time: tidy(time),
    title: capitalised(tidy(title).replace(/\.$/u, '')),
  }));
  return found.length >= 2 ? found.slice(0, 12) : [];
}

const PRICED = new RegExp(
  `([^,;:.\\n()$€£\\d]{3,70}?)(?:\\s+(?:at|for|a|por)\\s|\\s*[(:–—-])?\\s*(${MONEY.source})`,
  'giu',
);
const BEFORE_DISH = /^(?:(?:and|y|e|or|o|with|con|our|the|a|el|la|los|las|un|una|nuestr[oa]s?)\s+|[-*•–]\s*)+/iu;

/** What is sold by the piece, with its price, where at least two are listed. Up to twelve. */
export function pricedItemsIn(text: string): { title: string; price: string }[] {
  const found = [...text.matchAll(PRICED)]
    .map(([, title = '', price = '']) => ({
      title: capitalised(tidy(title).replace(BEFORE_DISH, '')),
      price: tidy(price).replace(/[.,]$/, ''),
    }))
    .filter(
      ({ title }) =>
        title.length >= 3 &&
        title.split(' ').length <= 7 &&
        !/ (?:from|desde|price|precio|cost|cuesta|menu|each|per|plan|only|solo) /.test(folded(title)),
    );
  return found.length >= 2 ? found.slice(0, 12) : [];
}
