// "gluten free", "free-range": no price.
const WITHOUT_BEFORE =
  /(?<!\p{L})(?:gluten|dairy|lactose|sugar|nut|egg|wheat|alcohol|smoke|plastic|cruelty|tax|duty|hands|pain|stress|car|ads?|pet|fat|meat|soy|additive|chemical|hassle|trouble|feel|set|break|caffeine|carbon|latex|barrier|step)[ -]$/iu;
const OTHER_AFTER =
  /^(?:[ -](?:range|standing|time|from|to|style|spirit\p{L}*|space|hand|flow\p{L}*)|-\p{L}| of (?!charge))/iu;

// "9. Mai frei", "nachmittags frei": nobody has anything to do then.
const AT_LEISURE = /(?<!\p{L})(?:frei|free|vrij|livre|libre|libero|wolne)$/iu;
const TIME_BEFORE =
  /(?:(?<=\p{L}{3})tags|vormittags|abends|uhr|(?<!\p{L})(?:haben|habe|hat|noch|wir|jan\p{L}*|feb\p{L}*|märz|april|mai|jun\p{L}?|jul\p{L}?|aug\p{L}*|sept?\p{L}*|okt\p{L}*|nov\p{L}*|dez\p{L}*)) $/iu;

const INCLUDED =
  /^(?:inclusief|incl|inklusive|including|incluid[oa]s?|inclus[oaei]?s?|incluíd[oa]s?|compris\p{L}{0,2})$/iu;
/** "€ 11,20 per uur, inclusief luiers en voeding": what a price covers. */
const isCovering = (word: string, before: string, after: string): boolean =>
  INCLUDED.test(word) && /(?:^|[,(] ?)$/.test(before) && /^ \p{L}/u.test(after);

/** Whether a word for "free" tells no price where it stands. */
export const isOtherFree = (match: RegExpExecArray, text: string): boolean =>
  !/\d/.test(match[0]) &&
  (isCovering(match[0].trim(), text.slice(0, match.index), text.slice(match.index + match[0].length)) ||
    WITHOUT_BEFORE.test(text.slice(0, match.index)) ||
    (AT_LEISURE.test(match[0]) && TIME_BEFORE.test(text.slice(0, match.index))) ||
    OTHER_AFTER.test(text.slice(match.index + match[0].length)));
