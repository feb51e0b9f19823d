/** Words that lead on to what was taken from behind them: "Season from" of "Season from 1 May". */
const LEADS_ON =
  'from|of|au|aux|à|al|alla|ao|aos|zur|or|ou|oder|lub|oraz|und|and|between|starting|a partir de|a partire da|à partir du|à partir de|desde|del?|entre|em|de|da|do|du|dès|des|dal|dalla|di|vom|von|ab|zum|vanaf|van|op|od|w|na|przy|the|aan|naar|neben|près de|en|el|la|le|les|los|las|il|lo|der|die|das|den|dem|het|o|os|as|um|bei|beim|im|am|per|por|para|pour|für|voor|dla';
/** "Next free slots are", "La tariffa è di": what says no more than that something follows. */
const IS =
  'is|are|es|son|é|são|est|sont|ist|sind|è|sono|zijn|są|jest|costs?|cuesta|custa|kostet|coûte|costa|kost|kosztuje';

/** "Villarbosa y", in small letters alone: "Vitamin E" and "Level I" are whole. */
const AND_END = / (?:y|e|et|i|près)$/u;
const SMALL_END = new RegExp(` (?:(?:${IS}) )?(?:${LEADS_ON}|${IS})$`, 'iu');

/** A label without the small words at its end, which led on to a date, a sum or a street. */
export function withoutSmallEnd(label: string): string {
  const rest = label.replace(AND_END, '').replace(SMALL_END, '');
  return rest === label ? label : withoutSmallEnd(rest);
}

const IS_END = new RegExp(` (?:c['’]est|${IS})(?: (?:di|de|von|of|van))?$`, 'iu');

/** "La tariffa" of "La tariffa è di 0,11 euro". */
export const withoutIsEnd = (label: string): string => label.replace(IS_END, '');
