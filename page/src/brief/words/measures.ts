/** Units that a number measures or counts something in, in all our languages. */
const UNITS = [
  'kw|kwh|kwp|kva|mah|k?hz|mhz|ghz|gb|tb|[mg]bps|psi|ps|b?hp|mg|kgs?|lbs?|oz|ml|cl|dl|mm|cm|ft|sqm|qm|m[²³23]|cc|mph|km\\/?h|kms|%',
  'amp(?:ere)?s?|(?:kilo)?watts?|volts?|horsepower|tons?|tonnes?|kilos?|(?:kilo)?gram(?:me)?s?|ounces?|inch(?:es)?|feet|yards?|acres?',
  'lit(?:re|er)s?|gallons?|pints?|(?:centi|milli)met(?:re|er)s?|hectares?|(?:square|cubic) (?:met|feet|foot|yard)\\p{L}*|pages?|pieces|places?|spaces|seaters?|storeys?',
  'amperios?|(?:kilo)?vatios?|voltios?|(?:kilo)?gramos?|toneladas?|litros?|gal[oó]n(?:es)?|(?:cent|mil)[ií]metros?|hectáreas?|pulgadas?|p[aá]ginas?|asientos?|piezas?|caballos',
  '[aâ]mp[eéè]rios?|(?:quilo)?gramas?|quilos?|polegadas?|assentos?|peças?|cavalos',
  'ampères?|(?:centi|milli)mètres?|mètres carrés|pouces?|sièges?|couverts?|chevaux',
  'kilogramm|gramm|tonnen|(?:zenti|milli|quadrat|kubik)metern?|hektar|zoll|seiten|sitze|sitzplätzen?|stück|grad',
  'litri|(?:chilo)?grammi|tonnellat[ae]|(?:centi|milli)metri|ettari|pollici|pagine|pezzi|cavalli',
  "pagina['’]s|zitplaatsen|stuks|(?:vierkante|kubieke) meter|pk",
  'amper\\p{L}*|wat(?:y|ów)|wolt\\p{L}*|litr\\p{L}*|(?:kilo)?gram\\p{L}*|ton[yę]|hektar\\p{L}*|(?:pod)?stron[ay]?|koni|(?:(?:centy|mili)metr|sztuk)\\p{L}*|metr(?:ów|y)|cali',
].join('|');

/** Lengths of time and of ways. */
const LASTS = [
  'km|min\\.?|minutes?|mins|hours?|hrs?|days?|weeks?|months?|years?|miles?',
  'minutos?|horas?|d[ií]as?|semanas?|mes(?:es)?|años?|anos?|cuadras|metros?|kil[oó]metros?|quil[oóô]metros?',
  'heures?|jours?|semaines?|mois|ans?|mètres?|kilomètres?',
  'minuten?|stunden?|tagen?|wochen?|monaten?|jahren?|uhr|(?:kilo)?metern?',
  'minuti|or[ae]|giorni|settimane|mesi|anni|(?:chilo)?metri',
  'uur|dagen|weken|maanden|jaar',
  'minut\\p{L}?|godzin\\p{L}?|dni|tygodni\\p{L}?|miesi\\p{L}+|lat\\p{L}?|kilometr\\p{L}+',
].join('|');

const UNIT_NEXT = new RegExp(`^ ?(?:${UNITS})(?![\\p{L}\\d])`, 'iu');
/** Units that are words of a language in small letters, and a litre. */
const SIGN_NEXT = /^ ?(?:[AVW]|CV|Ah|l(?!['’]))(?![\p{L}\d])/u;

/** Whether what stands behind a number is a unit: "200 amps", "12 V", "3 kg". */
export const isUnitNext = (behind: string): boolean => UNIT_NEXT.test(behind) || SIGN_NEXT.test(behind);

/** The source of a pattern for a unit or a length behind a number. */
export const MEASURED = ` ?(?:${UNITS}|${LASTS})(?![\\p{L}\\d])`;
