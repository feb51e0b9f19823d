import type { Fact } from '@landfall/shared/contracts';
import type { Lexicon } from '../lexicon.ts';
import { isGreetedLine, isSalutation, withoutAddress } from '../who/greeting.ts';
import { PART_OF_TOWN } from '../words/not-names.ts';
import { dictatedName } from './dictated-name.ts';
import { labelledName } from './labelled-name.ts';
import { NAME_FIRST, nameBeforePhone, nameOfFirstLine, nameOfKind, WHERE } from './name-of-kind.ts';
import { namedSubject } from './named-subject.ts';
import { nameByAddress } from './own-address.ts';
import { ownBusiness } from './own-business.ts';
import { statedOwner } from './stated-owner.ts';

/** The facts among which the first sentence is. */
const FIRST = 2;
/** "Eine Überweisung": something in general. */
const IN_GENERAL =
  /^(?:eine?|kein\p{L}?|jede[rs]?|unser\p{L}{0,2}|mein\p{L}{0,2}|ihr\p{L}{0,2}|an?|una?|uma?|une|een) /iu;

/** "Bei Ihnen hängt ein Schwarm?": a sentence with an adverbial or a verb first has no subject there. */
const OPENS_OTHERWISE =
  /^(?:bei|mit|für|von|zu|zum|zur|auf|an|nach|wenn|falls|hast|haben|habt|ist|sind|suchen|sucht|wollen|wollt|möchten|brauchen|braucht|kennen|kennt|können)(?!\p{L})/iu;

/** "Gas Safe registered": what somebody holds. */
const HELD = /^ (?:registered|certified|qualified|approved|insured|accredited|wanted|needed)(?!\p{L})/iu;

/** The name that a sentence begins with, where a verb or what it is follows: "Edificio Jardines de Irarrázabal, Ñuñoa". */
function nameAtStart(text: string, language: string): string {
  const [whole = '', bare = ''] = NAME_FIRST.exec(text) ?? [];
  const after = text.slice(whole.length);
  // "Les Voisins, a choir": the article belongs to what is explained; "Le Studio Bassi plans" has the one of its sentence.
  const name = /^,/.test(after) ? whole : bare;
  const isSubject =
    language === 'de'
      ? /^ \p{Ll}{2,}(?!\p{Ll}| (?:ich|wir)(?!\p{L}))/u.test(after)
      : /^(?:,| \p{Ll}{2,}| [éè] )/u.test(after);
  return name !== '' &&
    !WHERE.test(name) &&
    !PART_OF_TOWN.test(name) &&
    !OPENS_OTHERWISE.test(name) &&
    !IN_GENERAL.test(`${whole} `) &&
    !/\d|^(?:it|i|this|that|we|you|here|there)['’ ]/iu.test(name) &&
    isSubject &&
    !HELD.test(after)
    ? name
    : '';
}

/** The subject of the first sentence: "Funeraria Hermanas Cordero acompaña a las familias". */
const firstSubject = (facts: readonly Fact[], lexicon: Lexicon, language: string): string =>
  facts
    .filter(({ kind }) => kind === 'about' || kind === 'proof')
    .slice(0, FIRST)
    .map(({ text }) => nameAtStart(text, language))
    .find((name) => name !== '' && !lexicon.own.test(name) && !lexicon.pageThing.test(name)) ?? '';

/** "«Corri tra i Castagni», a race": a title in quotation marks that a description begins with. */
const QUOTED_FIRST = /^["“„«]((?:\p{Lu}|\d)[^"“”„«»\n.!?]{2,60})["”“»](?=,| [–—-] | \p{Ll})/u;

/** "Met Dennis" */
const NOT_FIRST =
  /^(?:(?:i|it|we|you|that|what|who|here|there)['’]\p{L}+|nota de (?:prensa|imprensa)|comunicado|press release|pressemitteilung|communiqué|comunicato|persbericht|informacja prasowa|embargo\p{L}*|draft|entwurf|borrador|brouillon|bozza|rascunho|concept|szkic|old|alter|vecchio|viejo|ancien|oude|stary|met|hier|het gaat|es geht|hier geht|il s['’]agit|se trata|trata-se|si tratta|chodzi|this is|with|mit|con|com|avec|z|dla|for|para|pour|per|voor|für|wir|we|i|ich|siamo|somos|jestem|ik|wij|je|nous|soy|sou|sono)(?: |$)/iu;

/** What the first line names, where that is no page: "Landing page for Toits & Laine". */
function firstLine(text: string, lexicon: Lexicon, language: string): string {
  const name = nameOfFirstLine(text, language);
  const isGreeting =
    isGreetedLine(`${name},`) ||
    isSalutation(`${name},`, language, true, true) ||
    isSalutation(text.split('\n', 1)[0] ?? '', language, true, true);
  return isGreeting || NOT_FIRST.test(name) || lexicon.page.test(name) || lexicon.pageThing.test(name) ? '' : name;
}

/** The name that a description's labels or its own address give, which are surer than a sentence; empty where they give none. */
export const writtenName = (text: string, language: string): string =>
  labelledName(text, language) || nameByAddress(text, language);

/** "Dad Ronnie Abelard" of "my dad Ronnie Abelard": whose relative somebody was. */
const KIN =
  /^(?:dad|mum|mom|father|mother|grandad|granddad|grandma|husband|wife|brother|sister|papa|papá|mama|mamá|padre|madre|abuelo|abuela|marido|esposa|hermano|hermana|pai|mãe|avô|avó|irmão|irmã|père|mère|maman|grand-père|grand-mère|mari|frère|sœur|vater|mutter|opa|oma|bruder|schwester|babbo|mamma|nonno|nonna|fratello|sorella|vader|moeder|broer|zus|tata|mama|dziadek|babcia|brat|siostra) (?=\p{Lu}\p{Ll}+ \p{Lu})/iu;
const withoutKin = (name: string): string => name.replace(KIN, '');

/** "I'm writing on behalf of the Tidemill Rowing Club, ..." */
const ON_BEHALF =
  /(?:on behalf of|[Ii]m [Nn]amen (?:von|der|des|vom)|en nombre del?|au nom (?:de|du|des)|em nome d[aeo]s?|a nome (?:di|del|della|dei|dell['’])|per conto (?:di|del|della)|[Nn]amens|w imieniu) ?(?:(?:\p{Ll}{4,20}|the club|the association) (?=\p{Lu}))?(?:(?:the|la|el|le|il|de|het|der|die|das) )?(\p{Lu}[\p{L}'’&.-]*(?: (?:(?:u|of|the|de|del|di|da|do|van|von|für|for|et|and|y|e|i|en|und|&|na|w|la|le) )?\p{Lu}[\p{L}\d'’&.-]*){1,5})(?=[,.:;(\n]| [–—-] )/u;

/**
 * The name of what a description is about, where no sentence gives it alone: behind a kind of thing, or as the subject of
 * what is told. Empty where nothing is surely named.
 */
export function toldName(written: string, facts: readonly Fact[], lexicon: Lexicon, language: string): string {
  const text = withoutAddress(written);
  const told = facts.map((fact) => ({ ...fact, text: withoutAddress(fact.text) }));
  return withoutKin(
    (QUOTED_FIRST.exec(text)?.[1] ?? '') ||
      (ON_BEHALF.exec(text)?.[1]?.trim() ?? '') ||
      ownBusiness(text) ||
      namedSubject(told, lexicon, language) ||
      firstLine(text, lexicon, language) ||
      nameOfKind(text, language) ||
      firstSubject(told, lexicon, language) ||
      dictatedName(text) ||
      nameBeforePhone(text) ||
      statedOwner(text),
  );
}
