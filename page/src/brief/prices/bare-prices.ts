import type { Lexicon } from '../lexicon.ts';
import { oneOf } from '../text/phrases.ts';
import { MONTHS, WEEKDAY_NAMES } from '../words/calendar.ts';
import { pricesIn } from './money.ts';

/** "Group of 6", "Kinderen tot 12": a bound. */
const OPEN_ENDED =
  /(?<!\p{L})(?:of|tot|bis|till|until|up to|hasta|até|jusqu['’](?:à|au|en)|fino a|do|max\.?|from age) ?\d[\d.,]*$/iu;

/** "Mannschaft Herren 40": teams and lines have numbers. */
const NUMBERED =
  /^(?:mannschaft|team|equipo|equipa|équipe|squadra|ploeg|drużyna|bus|linie|line|línea|linha|ligne|linea|lijn|linia|filiale)(?: \p{L}+){0,2} \d[\d.,]*$/iu;

/** "Kajak Länge 4,20", "Google 4.8": measures, and what others think. */
const MEASURED =
  /(?:(?<!\p{L})(?:sizes?|lengths?|depths?|widths?|heights?|area|weight|distance|temperature|km|ratings?|google|booking(?:\.com)?|tripadvisor|facebook|holidaycheck|trustpilot|airbnb|größe|gewicht|temperatur|profundidad|longitud|superficie|temperatura|profundidade|comprimento|área|profondeur|longueur|surface|température|profondità|lunghezza|diepte|lengte|oppervlakte|temperatuur|anchura|ancho|altura|largura|largeur|hauteur|larghezza|altezza|breedte|hoogte|szerokość|wysokość|głębokość|długość|powierzchnia)|tiefe|länge|breite|höhe|fläche):? \d[\d.,]*$/iu;

export const isCounted = (line: string): boolean =>
  MEASURED.test(line) ||
  COUNTS.test(line) ||
  AT_CLOCK.test(line) ||
  CLOCKS.test(line) ||
  OPEN_ENDED.test(line) ||
  NUMBERED.test(line);

/** "homme 18", "couleur à partir de 45": a name and a number, where a list named its currency before. */
export const BARE =
  /^[,; ]*(?:(?:and|y|e|et|und|en|i) )?(?!(?:m[aá]x|min|m[ií]n|bis|tot|up to|hasta|até|jusqu|fino|do|nr|no|n°|n[º.]|raum|room|salle|sala|zaal|aula|platz)(?!\p{L}))\p{L}[^€£$\d,;:()]{2,40}(?: [-−]\d{1,2} \p{L}+)?(?: (?:a|à|ab|für|for|voor|za|por|from|de|da|desde|od|vanaf|dès))? \d{1,4}(?:[.,]\d{1,2})?(?: ?(?:-|–|to|bis|à|tot) ?\d{1,4}(?:[.,]\d{1,2})?)?(?: (?:incl|inkl|pp|p\.p|each|with|con|mit|avec|met|com|z|ze)(?!\p{L})[^\d,;:()€£$]{0,30})?$/iu;

const FEWEST_BARE = 2;
/** "enfant -12 ans 14": for whom up to an age. */
const AGED = / [-−]\d{1,2} \p{L}+(?= \d)/u;
/** "Trinca a partir de 50": what begins at a number is a price beside another one. */
export const FROM_NUMBER =
  /^(?:(?:and|y|e|et|und|en|i) )?(?<name>\p{L}[^€£$\d,;:()]{2,40}?) (?<sum>(?:a partir de|à partir de|a partire da|from|ab|dès|desde|od|vanaf) \d{1,4}(?:[.,]\d{2})?)$/iu;

/** What stands before a number that is no price: days, months, ages, seats, rooms, floors, years. */
const COUNTS = new RegExp(
  `(?<!\\p{L})(?:${oneOf([...WEEKDAY_NAMES, ...MONTHS.keys()])}|ages?|aged|years?|seats?|sleeps|beds?|bed\\p{L}{0,2}|rooms?|bedrooms?|bathrooms?|floors?|storeys?|guests?|persons?|people|places?|spaces?|tables?|levels?|weeks?|days?|hours?|minutes?|kilomet\\p{L}+|miles|edad\\p{L}{0,2}|años?|plazas?|asientos?|camas?|habitaci\\p{L}+|dormitorios?|baños?|plantas?|pisos?|personas?|huéspedes|nivel\\p{L}{0,2}|semanas?|días?|horas?|minutos?|idade|anos?|lugares|camas?|quartos?|andar\\p{L}{0,2}|pessoas?|âges?|ans?|années?|chambres?|couchages?|places?|lits?|étages?|personnes?|pièces?|semaines?|jours?|heures?|alter|jahre?n?|baujahr|plätze?|sitzplätze?|zimmer|betten|etage\\p{L}?|stock|stockwerk\\p{L}?|personen|gäste|stufen?|wochen?|tage?|stunden?|minuten?|età|anni|anno|posti|camere|stanze|letti|bagni|pian[oi]|persone|ospiti|settiman[ae]|giorn[oi]|or[ae]|leeftijd|jaar|plaatsen|kamers|slaapkamers|bedden|verdieping\\p{L}{0,2}|personen|gasten|weken|dagen|uur|wiek|lat|rok|miejsc\\p{L}{0,2}|pokoj\\p{L}{1,3}|łóżk\\p{L}{1,2}|piętr\\p{L}{1,2}|os[oó]b\\p{L}{0,2}|gości|tygodni\\p{L}?|dni|godzin\\p{L}?)s?\\.?:? (?:(?:from|ab|von|da|dai|de|desde|od|vanaf|min\\.?|max\\.?|up to|bis|dès) )?\\d`,
  'iu',
);

/** "los sábados a las 11", "dienstags um 19" */
const AT_CLOCK = new RegExp(
  `(?<!\\p{L})${oneOf([...WEEKDAY_NAMES])}s? (?:\\p{L}+ ){0,2}?(?:at|a las?|às|à|um|alle|om|o) \\d{1,2}(?!\\d)`,
  'iu',
);
const CLOCKS = /(?<!\d)(?:[01]?\d|2[0-4]) ?(?:-|–|to|bis|à|tot) ?(?:[01]?\d|2[0-4])(?!\d)/u;

export const MOST_APART = 4;

export const amountsIn = (text: string): number[] =>
  (text.match(/\d[\d.,]*/g) ?? []).map((number) =>
    Number(
      number
        .replace(/[.,](?=\d{3}(?!\d))/g, '')
        .replace(/(?<![.,])[.,]+$/, '')
        .replace(',', '.'),
    ),
  );

/** Whether parts of a list have prices whose currency another one tells. */
export function goesOnBare(parts: readonly string[], opened: boolean, lexicon: Lexicon): boolean {
  const isPriced = (part: string) => pricesIn(part, lexicon).some(([price]) => /\d/.test(price));
  const [sums, others] = [parts.filter(isPriced), parts.filter((part) => !isPriced(part))];
  const bare = others.filter((part) => BARE.test(part));
  if (sums.length === 0 || (bare.length < FEWEST_BARE && !bare.some((part) => FROM_NUMBER.test(part)))) return false;
  if (bare.some((part) => isCounted(part.replace(AGED, '')))) return false;
  const known = sums.flatMap((part) => pricesIn(part, lexicon).flatMap(([price]) => amountsIn(price)));
  const [least, most] = [Math.min(...known) / MOST_APART, Math.max(...known) * MOST_APART];
  const areAlike = bare.every((part) => amountsIn(part).every((amount) => amount >= least && amount <= most));
  return opened || areAlike || sums.length > bare.length;
}
