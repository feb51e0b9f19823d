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

/** A line without the name that it only says, with what it goes on to tell: "It's called Otters and we're at Bramcote". */
export function withoutNaming(line: string, brand: string): string {
  const [led = ''] = NAMING.exec(line) ?? [];
  const rest = line.slice(led.length);
  if (led === '' || brand === '' || !rest.toLowerCase().startsWith(brand.toLowerCase())) return line;
  const told = rest.slice(brand.length);
  return /^[.!]?$/.test(told) ? '' : /^[\s,]/.test(told) ? capitalised(told.replace(GOES_ON_TELLING, '')) : line;
}

/** Whether a text does nothing but say a name that the header shows. */
export const onlyNames = (text: string, brand: string): boolean => {
  if (withoutNaming(text, brand) === '') return text !== '';
  const [, name = '', end] = NAMES_OWNER.exec(text) ?? [];
  return name !== '' && end !== undefined && says(brand, name);
};
