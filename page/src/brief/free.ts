// "gluten free", "free-range": no price.
const WITHOUT_BEFORE =
  /(?<!\p{L})(?:gluten|dairy|lactose|sugar|nut|egg|wheat|alcohol|smoke|plastic|cruelty|tax|duty|hands|pain|stress|car|ads?|pet|fat|meat|soy|additive|chemical|hassle|trouble|feel|set|break|caffeine|carbon|latex|barrier|step)[ -]$/iu;
const OTHER_AFTER =
  /^(?:[ -](?:range|standing|time|from|to|style|spirit\p{L}*|space|hand|flow\p{L}*)|-\p{L}| of (?!charge))/iu;

/** Whether a word for "free" tells no price where it stands. */
export const isOtherFree = (match: RegExpExecArray, text: string): boolean =>
  !/\d/.test(match[0]) &&
  (WITHOUT_BEFORE.test(text.slice(0, match.index)) || OTHER_AFTER.test(text.slice(match.index + match[0].length)));
