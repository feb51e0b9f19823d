import type { Language } from '../section-kind.ts';
import { folded } from './plain-text.ts';

const SPANISH =
  ' el la los las de del y que para con una un en por es mi mis tu su sus nuestro nuestra nuestros al lo se mas como quiero necesito pagina sobre desde clases curso tienda servicios todo hecho gente ';
const ENGLISH =
  ' the of and that for with a an in on by is my your our we you to from it as i want need page about this their who are services all made people ';

/** English or Spanish, by the small words; English where nothing tells. */
export function languageOf(text: string): Language {
  let spanish = (text.match(/[ñ¿¡]/gi)?.length ?? 0) * 3 + (text.match(/[áéíóú]/gi)?.length ?? 0);
  let english = 0;
  for (const word of folded(text).trim().split(' ')) {
    if (SPANISH.includes(` ${word} `)) spanish += 1;
    if (ENGLISH.includes(` ${word} `)) english += 1;
  }
  return spanish > english ? 'es' : 'en';
}
