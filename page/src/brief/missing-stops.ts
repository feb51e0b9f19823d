/** "bakery in Leeds We bake": a town, and how people go on with themselves in a sentence of its own. */
const BEHIND_TOWN =
  /(?<= (?:in|near|at|a|en|à|em|te|w|bei) \p{Lu}\p{Ll}{2,20}) (?=(?:We|Our|I|Wir|Unsere?|Ich|Nous|Notre|Wij|Onze|Ik|My|\p{Lu}\p{Ll}{1,12}(?:iamo|amos|emos|imos)) \p{Ll})/gu;
/** "We the People" and the like are names. */
const NAMES = /^(?:We|I|Our|My) (?:the|and|of|for|love)(?!\p{L})/u;

/** A text with the full stops that its writer left out behind a town. */
export const withMissingStops = (text: string): string =>
  text.replace(BEHIND_TOWN, (space, at: number) => (NAMES.test(text.slice(at + 1, at + 20)) ? space : '. '));
