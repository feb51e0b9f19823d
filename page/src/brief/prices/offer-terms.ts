const WITH = / (?=(?:(?:with|con|mit|avec|com|met|z|ze)(?!\p{L})|(?:including|incl\.?|inkl\.?|inklusive) \p{L}))/iu;

/** "incl. clay", as opposed to the tax. */
const INCLUDES_THINGS = /^(?:including|incl\.?|inkl\.?|inklusive) (?!btw|vat|mwst|ust|tva|iva|tax|podatek)\p{L}/iu;

/** "A notte con colazione": what a price is for, and what is told beside it. */
export function dividedUnit(unit: string): [string, string] {
  if (INCLUDES_THINGS.test(unit)) return ['', ` ${unit}`];
  const at = unit.search(WITH);
  return at > 0 ? [unit.slice(0, at), unit.slice(at)] : [unit, ''];
}

/** "£15 each or £95 for all": what leads to the next price is no part of a unit. */
export const LED_ON = / (?:or|o|ou|oder|of|lub|and|y|e|et|und|en|i)$/iu;

/** "2 € less": a sum that is taken off. */
export const LESS =
  /^ ?(?:(?:de |a |di )?(?:less|off|cheaper|discount|menos|descuento|desconto|weniger|günstiger|rabatt|moins|réduction|remise|meno|sconto|minder|korting|goedkoper|mniej|taniej|zniżki|rabatu))(?!\p{L})/iu;

/** "Termine auf Anfrage": when, not what. */
export const TIMES =
  /(?<!\p{L})(?:termin|zeit|tage?(?!\p{L})|anreise|abreise|check-?in|hor[aá]ri|horaires|heures|hours|times?(?!\p{L})|dates?(?!\p{L})|dat[aey]?(?!\p{L})|datum|tijd|godzin|przyjazd|arriv|llegada|chegada|aankomst|rendez|appointment|visit|citas?(?!\p{L})|fecha|orari|appuntament|marcaç|afspra|wizyt)/iu;
