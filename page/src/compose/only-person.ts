import type { Writing } from './writing.ts';

/** Who speaks for themselves alone, and who speaks for others. */
const I_SPEAK =
  /(?<![\p{L}'’])(?:I|I['’]m|[Mm]y|[Ii]ch|[Mm]ein\p{L}{0,2}|[Yy]o|[Ss]oy|[Mm]e|[Mm]i|[Ee]u|[Ss]ou|[Jj]e|[Jj]['’]|[Mm]on|[Mm]a|[Ii]o|[Ss]ono|[Mm]io|[Mm]ia|[Ii]k|[Mm]ijn|[Jj]estem|[Mm]oj\p{L}{0,2}|[Mm]ój)(?!\p{L})/u;
const WE_SPEAK =
  /(?<!\p{L})(?:we|our|wir|unser\p{L}{0,2}|nosotr[oa]s|nuestr[oa]s?|nós|noss[oa]s?|nous|notre|nos|noi|nostr[oaie]|wij|ons|onze|nasz\p{L}{0,2}|\p{L}{2,}(?:amos|emos|imos|iamo))(?!\p{L})/iu;

/** The only person of a page without a part to play on it, where one alone speaks: whoever it is about. */
export function onlyPerson(writing: Writing): string {
  const [person, ...others] = writing.of('person');
  const told = writing
    .of('about', 'proof', 'condition', 'note')
    .map(({ text }) => text)
    .join(' ');
  const isAlone = person && others.length === 0 && person.value === '' && person.label.includes(' ');
  return isAlone && I_SPEAK.test(told) && !WE_SPEAK.test(told) ? person.label : '';
}
