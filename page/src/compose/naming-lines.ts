import { capitalised } from './capitalised.ts';
import { says } from './headline-score.ts';

/** "My name is Gareth Lowe", "I'm Gareth Lowe and my book": the name, and whether anything follows. */
const NAMES_OWNER =
  /^(?:[Mm]y name is|I['’]m(?: called)?|I am|[Mm]e llamo|[Mm]i nombre es|[Ss]oy|[Cc]hamo-me|[Mm]e chamo|[Oo] meu nome é|[Ss]ou(?: [oa])?|[Jj]e m['’]appelle|[Mm]on nom est|[Jj]e suis|[Ii]ch heiße|[Mm]ein Name ist|[Ii]ch bin|[Mm]i chiamo|[Ii]l mio nome è|[Ss]ono|[Ii]k heet|[Mm]ijn naam is|[Ii]k ben|[Nn]azywam się|[Mm]am na imię|[Jj]estem) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?=[.!,]|$| (?:and|y|e|et|und|en|i) )([.!]?$)?/u;

/** Who says their name in a text: "My name is Gareth Lowe"; empty where nobody does. */
export const ownerIn = (text: string): string => NAMES_OWNER.exec(text)?.[1] ?? '';

/** "It's called", "chama": what leads to the name of what somebody does. */
const NAMING =
  /^(?:(?:it|she|he|this|the (?:business|shop|company|place|band|farm|studio|event))(?:['’]s| is) (?:called )?|its (?:called )?|(?:die|der|das|sie|er|es|wir) (?:heißt|heißen|nennt sich) |(?:se llama|nos llamamos|la empresa (?:es|se llama)) |(?:chama(?:-se)?|a empresa (?:é|chama-se)|o (?:espaço|nome) é) |(?:ça|elle|il) s['’]appelle |(?:si chiama|la ditta è) |(?:het|de zaak) heet |(?:nazywa się|firma (?:to|nazywa się)) )(?:the |a |o |la |el |le |il |de |het |die |der |das )?/iu;
/** ", and we're", " und ist": what a sentence goes on with behind the name. */
const GOES_ON_TELLING =
  /^,? ?(?:(?:and|und|y|e|et|en|i)(?: (?:it|we|ich|wir))?(?:['’](?:s|re)| is| are| ist| sind| está| estamos| fica| est| se trouve| è| si trova| is| są| mieści się)? |fica )?(?=\p{L})/iu;

/** "Union branch": what something is, in a few words without a name. */
const KIND = /^(?:\p{L}[\p{Ll}'’-]+)(?: \p{Ll}[\p{Ll}'’-]*){0,3}$/u;
/** "Queseria, se llama", "La nostra sartoria si chiama": a kind, and what leads from it to its name. */
const KIND_CALLED =
  /^(?:(?:the|our|my|la|el|nuestr[oa]|mi|notre|mon|ma|le|unser\p{L}{0,2}|mein\p{L}{0,2}|die|der|das|la nostra|il nostro|la mia|il mio|a nossa|o nosso|a minha|o meu|ons|onze|mijn|de|het|nasz[ae]?|mój|moja) )?(\p{L}[\p{Ll}'’-]+(?: \p{Ll}[\p{Ll}'’-]*){0,3}),? (?:(?:which|that|que|die|der|das|qui|che|która|który) )?(?:is called|se llama|si chiama|s['’]appelle|heißt|heet|chama-se|se chama|nazywa się) $/iu;
/** "And it's in Potes": where, behind the name. */
const AND_IS_IN =
  /^,? ?(?:and|y|e|et|und|en|i),? (?:it |we )?(?:is |['’]s |are |esta |está |estamos |fica |ficamos |liegt |ist |sind |se trouve |est |si trova |è |jest |mieści się |ligt |staat )(?=(?:in|at|near|en|em|no|na|à|a|au|bei|im|am|te|w|nel|nella) )/iu;

/** "Union branch, Grimsby" of "Union branch, Harbour Workers Branch 417, Grimsby" below that name: what it is and the rest; the line itself elsewhere. */
export function withoutNameWithin(line: string, brand: string): string {
  const at = brand.length < 3 ? -1 : line.indexOf(brand);
  if (at <= 0) return line;
  const [before, after] = [line.slice(0, at), line.slice(at + brand.length)];
  if (KIND.test(before.replace(/, $/, '')) && before.endsWith(', ') && /^(?:[,.]|$)/.test(after)) {
    const rest = after.replace(/^[,. ]{1,2}/, '');
    return rest === '' ? before.slice(0, -2) : `${before}${rest}`;
  }
  const kind = KIND_CALLED.exec(before)?.[1] ?? '';
  const where = AND_IS_IN.exec(after)?.[0] ?? '';
  return kind === '' || where === '' ? line : `${capitalised(kind)} ${after.slice(where.length)}`;
}

/** A line without the name that it only says, with what it goes on to tell: "It's called Otters and we're at Bramcote". */
export function withoutNaming(line: string, brand: string): string {
  const [led = ''] = NAMING.exec(line) ?? [];
  const rest = line.slice(led.length);
  if (led === '' || brand === '' || !rest.toLowerCase().startsWith(brand.toLowerCase()))
    return withoutNameWithin(line, brand);
  const told = rest.slice(brand.length);
  return /^[.!]?$/.test(told) ? '' : /^[\s,]/.test(told) ? capitalised(told.replace(GOES_ON_TELLING, '')) : line;
}

/** Whether a text does nothing but say a name that the header shows. */
export const onlyNames = (text: string, brand: string): boolean => {
  if (withoutNaming(text, brand) === '') return text !== '';
  const [, name = '', end] = NAMES_OWNER.exec(text) ?? [];
  return name !== '' && end !== undefined && says(brand, name);
};
