import type { TemplateLanguage as Language } from '../../templates/template-language.ts';
import { folded } from './plain-text.ts';

const SPANISH =
  ' el la los las de del y que para con una un en por es mi mis tu su sus nuestro nuestra nuestros al lo se mas como quiero necesito pagina sobre desde clases curso tienda servicios todo hecho gente ';
const ENGLISH =
  ' the of and that for with a an in on by is my your our we you to from it as i want need page about this their who are services all made people ';

// "a page in Spanish", as opposed to classes in Spanish.
const ASKS_FOR_SPANISH =
  /\b(?:page|site|website|text|texts|copy|written|write(?: it)?|everything)(?:\s+[\p{L}-]+){0,2}\s+in\s+spanish\b/iu;
const ASKS_FOR_ENGLISH =
  /(?:p[aá]gina|web|sitio|textos?|escrit[oa]|todo)(?:\s+[\p{L}-]+){0,2}\s+en\s+ingl[eé]s(?!\p{L})/iu;

/** How much more Spanish than English a text is, by its small words; 0 where nothing tells. */
function spanishness(text: string): number {
  let points = (text.match(/[ñ¿¡]/gi)?.length ?? 0) * 3 + (text.match(/[áéíóú]/gi)?.length ?? 0);
  for (const word of folded(text).trim().split(' ')) {
    if (SPANISH.includes(` ${word} `)) points += 1;
    if (ENGLISH.includes(` ${word} `)) points -= 1;
  }
  return points;
}

/** The language that is asked for, else that of the first text which tells; English where none does. */
export function languageOf(...texts: readonly string[]): Language {
  for (const text of texts) {
    if (ASKS_FOR_SPANISH.test(text)) return 'es';
    if (ASKS_FOR_ENGLISH.test(text)) return 'en';
  }
  const telling = texts.map(spanishness).find((points) => points !== 0);
  return (telling ?? 0) > 0 ? 'es' : 'en';
}

/** Whether a text is surely in the other language than `language`. */
export const isForeign = (text: string, language: Language): boolean =>
  language === 'es' ? spanishness(text) < 0 : spanishness(text) > 0;

/** Whether a text may stand on a page in `language`. What does not tell is taken for English. */
export const speaks = (text: string, language: Language): boolean =>
  language === 'es' ? spanishness(text) > 0 : spanishness(text) <= 0;
