const SELF =
  /^(?:(?:[Ii](?: a|['’])m|[Ww]e(?: a|['’])re|[Ss]oy|[Ss]omos|[Ss]ou|[Jj]e suis|[Nn]ous sommes|[Oo]n est|[Ss]ono|[Ss]iamo|[Ii]k ben|[Ww]i?je? zijn|[Jj]estem|[Jj]esteśmy) (?:(?:an?|una?|uma?|une|un|uno|een) )?(?=\p{Ll}{4})(?!(?:here|happy|proud|aquí)(?!\p{L}))|(?:[Ww]ir sind|[Ii]ch bin) eine?n? (?=\p{L}{4}))/u;
const AND = / (?:and|y|e|et|und|en|i) (?=\p{Ll})/u;
const LEAST_LEFT = 3;
// More words without a comma were dictated, and go on to something else.
const MOST_LEFT = 10;

/** A sentence as a headline; `isWhole`: it says all of the sentence but who speaks. */
export interface Headed {
  text: string;
  isWhole: boolean;
}

/** "I am a joiner in Quimper": the page is not headed by who speaks. Names stay, as "I am Lea Sommer". */
export function withoutSelf(text: string): Headed {
  const bare = text.replace(SELF, '');
  if (bare === text) return { text, isWhole: true };
  const and = AND.exec(bare);
  const head = and ? bare.slice(0, and.index).replace(/,$/, '') : bare;
  const words = head.split(' ').length;
  const isUsable = words >= LEAST_LEFT && (words <= MOST_LEFT || head.includes(','));
  return isUsable ? { text: head, isWhole: !and } : { text, isWhole: true };
}
