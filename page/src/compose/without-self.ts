const SELF =
  /^(?:(?:[Ii](?: a|['’])m|[Ww]e(?: a|['’])re|[Ss]oy|[Ss]omos|[Ss]ou|[Jj]e suis|[Nn]ous sommes|[Oo]n est|[Ss]ono|[Ss]iamo|[Ii]k ben|[Ww]i?je? zijn|[Jj]estem|[Jj]esteśmy) (?:(?:an?|una?|uma?|une|un|uno|een) )?(?=\p{Ll}{4})(?!(?:here|happy|proud|aquí)(?!\p{L}))|(?:[Ww]ir sind|[Ii]ch bin) eine?n? (?=\p{L}{4}))/u;
/** "Soy Lucía Etxeberria, acupuntora en ...": who it is, with their trade. */
const SELF_NAMED =
  /^(?:[Ii](?: a|['’])m|[Mm]y name(?:['’]s| is)|[Ss]oy|[Mm]e llamo|[Ss]ou(?: [oa])?|[Cc]hamo-me|[Mm]e chamo|[Jj]e suis|[Jj]e m['’]appelle|[Ii]ch bin|[Ii]ch heiße|[Mm]ein Name ist|[Ss]ono|[Mm]i chiamo|[Ii]k ben|[Mm]ijn naam is|[Jj]estem|[Nn]azywam się) (?=\p{Lu}\p{L}{1,20}(?: (?:(?:de|da|do|van|von|der|den|du|di) ){0,2}\p{Lu}[\p{L}'’-]{1,20}){1,2}, (?:(?:an?|una?|une?|uma?|eine?|een) )?\p{L}{4})/u;
/** "Mi presento: sono Ottavia Benassi". */
const PRESENTS =
  /^(?:(?:let me|allow me to) introduce myself|(?:me|mi) present[oa]|je me présente|ich (?:darf|möchte)? ?(?:stelle )?mich (?:kurz )?(?:vor|vorstellen)|apresento-me|ik stel me(?:zelf)? (?:even )?voor|przedstawi[ęa]m? się)[:,.] /iu;
/** "So it's Dunford Rowing Club": how somebody begins to tell. */
const BEGINS =
  /^(?:so|ok|okay|right|well|pues|bueno|entonces|bom|então|alors|bon|also|allora|dunque|dus|nou|no więc),? (?:it['’]?s|this is|es|é|c['’]est|das ist|è|het is|to(?: jest)?) (?=\p{Lu})/iu;
const AND = / (?:and|y|e|et|und|en|i) (?=\p{Ll})/u;
const OF_THESE = / (?:for|para|pour|für|per|voor|dla|de|di|of) \p{L}{3,20}$/u;
const LEAST_LEFT = 3;
// More words without a comma were dictated, and go on to something else.
const MOST_LEFT = 10;

/** A sentence as a headline; `isWhole`: it says all of the sentence but who speaks. */
export interface Headed {
  text: string;
  isWhole: boolean;
}

const SPEAKS_ON =
  /^(?:(?:and|y|e|et|und|en|i) )?(?:i|i['’]m|we|we['’]re|soy|somos|yo|sou|eu|atendo|atendemos|faço|fazemos|je|nous|ich|wir|sono|siamo|ik|wij|jestem|jesteśmy)(?!\p{L})/iu;

/** "Forge in Hull, I make gates": the part before whoever speaks goes on about themselves. */
function beforeSpeaker(text: string): string {
  const parts = text.split(', ');
  const at = parts.findIndex((part, index) => index > 0 && SPEAKS_ON.test(part));
  const before = parts.slice(0, Math.max(0, at)).join(', ');
  return before.includes(' ') && !/\d/.test(before) && !SPEAKS_ON.test(before) ? before : text;
}

/** "I am a joiner in Quimper": the page is not headed by who speaks. A name alone stays, as "I am Lea Sommer". */
export function withoutSelf(said: string): Headed {
  const text = said.replace(PRESENTS, '').replace(BEGINS, '');
  const named = text.replace(SELF_NAMED, '');
  if (named !== text) return { text: named, isWhole: true };
  const bare = text.replace(SELF, '');
  const before = bare === text ? beforeSpeaker(text) : '';
  if (bare === text) return { text: before, isWhole: before === text };
  const found = AND.exec(bare);
  // "A groomer for dogs and cats in Quimper": of what they are the trade.
  const and = found && OF_THESE.test(bare.slice(0, found.index)) ? null : found;
  const head = and ? bare.slice(0, and.index).replace(/,$/, '') : bare;
  const words = head.split(' ').length;
  const isUsable = words >= LEAST_LEFT && (words <= MOST_LEFT || head.includes(','));
  return isUsable ? { text: head, isWhole: !and } : { text, isWhole: true };
}
