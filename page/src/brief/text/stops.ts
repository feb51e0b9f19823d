import { BEFORE_NUMBERS, isAbbreviation } from '../words/abbreviations.ts';
import { MONTHS, WEEKDAY_NAMES } from '../words/calendar.ts';

// "2. Stock", "13. Gehalt"
const ORDERED =
  /^(?:stock|stockwerk|etage|og|obergeschoss|ug|hinterhof|hof|gehalt|klasse|mal|platz|kurs|staffel|auflage|runde|liga|jahrhundert|geburtstag|termin|teil|advent|semester|schuljahr|lebensjahr|woche|schwangerschaftswoche|lebenswoche|ssw|tag|monat|lebensmonat|stunde|seite|kapitel|sitzung|edycj\p{L}{1,2}|miejsc\p{L}{1,2}|piętr\p{L}{1,2}|rocznic\p{L}{1,2}|urodzin\p{L}{0,2}|kolejk\p{L}{1,2}|klas\p{L}{1,2})$/iu;

// "bis zur 12. Woche": an article before the number, and a noun after it.
const ORDINAL =
  /(?<!\p{L})(?:der|die|das|des|zur|ein\p{L}{0,2}|jede\p{L}?|unser\p{L}{0,2}) \d{1,2}\.$|[–—] \d{1,2}\.$/iu;

const MONTHS_OF_YEAR = 12;
/** "Kranichweg 3." */
const AT_HOUSE = /(?:weg|stra(?:ß|ss)e|str\.|platz|gasse|allee|damm|ufer|chaussee) \d{1,3}\.$/iu;

/** Letters in which the last word of a sentence is looked for: "Mo.-Fr.", and the whole of a handle. */
const LONGEST_LAST = 60;

/**
 * Whether the full stop at the end of a text is that of an abbreviation or an ordinal, so that what stands `next` goes on with
 * it: "Studio Geom." before "Tiziana Ferrero", "jeden 2." before "Samstag".
 */
export function endsInAbbreviation(text: string, next: string): boolean {
  // "21./22. März"
  const last = (text.trimEnd().slice(-LONGEST_LAST).split(/[\s(]/).at(-1) ?? '').replace(/^\d{1,2}\.\/(?=\d)/, '');
  if (!last.endsWith('.')) return false;
  if (/^\d{1,2}\.$/.test(last)) {
    if (AT_HOUSE.test(text.trimEnd().slice(-LONGEST_LAST))) return false;
    const [following = ''] = /\p{L}+/u.exec(next) ?? [];
    if ([MONTHS, WEEKDAY_NAMES].some((names) => names.has(following.toLowerCase())) || ORDERED.test(following))
      return true;
    // "25. bis 27. Juni"
    if (/^\s*(?:bis|und|u\.|oder|–|-|\/) ?(?:\p{L}{2,10},? )?\d{1,2}\.(?: ?\p{L}|\s*$)/iu.test(next)) return true;
    return ORDINAL.test(text.trimEnd().slice(-30)) && /^\s*\p{Lu}/u.test(next);
  }
  // "Fr 6.2. 19 Uhr"
  const [, month] = /^\d{1,2}\.(\d{1,2})\.$/.exec(last) ?? [];
  // "Alle 16.30. Tre percorsi" ends with an hour.
  if (month !== undefined) return Number(month) >= 1 && Number(month) <= MONTHS_OF_YEAR && /^\s*[\d\p{L}]/u.test(next);
  if (/\p{L}(?:str|pl)\.$/iu.test(last)) return /^\s*\d/.test(next);
  if (last === 'm.' && /\d m\.\s*$/.test(text)) return false;
  if (/^(?:\p{L}{1,6}\.-?){2,4}$/u.test(last)) return true;
  if (/^n[or]\.$/i.test(last)) return /^\s*\d/.test(next);
  if (/^(?:\p{Lu}|(?:\p{L}\.)+)\.?$/u.test(last.slice(0, -1)) || isAbbreviation(last)) return true;
  // "z. B.", "e. V.", "EE. UU."
  if (SINGLE_LETTER.test(last) && SPACED_LETTER.test(next)) return true;
  if (/^(\p{Lu})\1\.$/u.test(last)) return /^\s*\p{Ll}/u.test(next);
  if (/^co\.$/i.test(last)) return BEHIND_CO.test(next);
  const word = last.split(/[–—/-]/).at(-1) ?? '';
  // "24 Std. vorher", "gr. 164": no word is without a vowel.
  const isShort = VOWELLESS.test(word) && !ACRONYM.test(word) && !CHATTED.test(word) && /^\s*(?:\d|\p{Ll})/u.test(next);
  return (
    isShort ||
    (SHORT_DAY.test(word) && BESIDE_DAY.test(next)) ||
    (BEFORE_NUMBERS.has(word.toLowerCase()) && /^\s*\d/.test(next))
  );
}

/** The pieces that a text was parted into at full stops, those put together again that an abbreviation's stop parted. */
export function joinedAtAbbreviations(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    if (before !== undefined && endsInAbbreviation(before, piece)) joined[joined.length - 1] = `${before} ${piece}`;
    else joined.push(piece);
  }
  return joined;
}

const SINGLE_LETTER = /^(?:\p{L}|(\p{Lu})\1)\.$/u;
const SPACED_LETTER = /^\s*(?:\p{L}|(\p{Lu})\1)\.(?!\p{L})/u;
/** "Co. Ltd", "Co. Cork": a company, or an Irish county. */
const BEHIND_CO =
  /^\s*(?:Ltd|Limited|Inc|KG|OHG|KGaA|Antrim|Armagh|Carlow|Cavan|Clare|Cork|Derry|Donegal|Down|Dublin|Durham|Fermanagh|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Tyrone|Waterford|Westmeath|Wexford|Wicklow)(?!\p{L})/u;

/** "No celular tbm.": words of chats that are written without vowels. */
const CHATTED = /^(?:tbm|tmb|tb|vc|vcs|pq|blz|msm|hj|dps|ctz)\.$/iu;
const VOWELLESS = /^(?!mm|cm|km|kg|pm|am|ft|zł|zl|kr|hr)[bcdfghjklmnpqrstvwxzćńśźżłçñ]{2,4}\.$/iu;
/** "RSS" */
const ACRONYM = /^\p{Lu}{3,4}\.$/u;
/** The hours of a day, or the day that it goes on to: "Thurs. to Sat." */
const BESIDE_DAY = /^\s*(?:\d|(?:to|till|until|through|thru|and|a|al|à|au|et|y|e|bis|und|tot|t\/m|en|do|i|até) )/iu;
/** Short names of days, before their hours. */
const SHORT_DAY =
  /^(?:pon|sob|niedz|nie|lun|mar|mié|mier|jue|vie|sáb|sab|dom|seg|ter|qua|qui|sex|mer|jeu|ven|sam|dim|gio|mon|tues?|wed|thur?s?|fri|sat|sun|maa|din|woe|don|vrij?|zat?|zon?|mo|di|mi|do|sa|so)\.$/iu;
