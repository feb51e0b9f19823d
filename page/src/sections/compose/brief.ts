import type { TemplateLanguage as Language } from '../../templates/template-language.ts';
import { BUSINESSES, type Business } from '../copy/business.ts';
import { hashOf } from '../seeded.ts';
import type { Mood } from '../theme.ts';
import type { ThemeId } from '../themes.ts';
import { type Facts, factsOf } from './facts.ts';
import { itemsOf } from './items.ts';
import { isKin } from './kin.ts';
import { isForeign, languageOf, speaks } from './language.ts';
import { COLOUR_WORDS, MOOD_WORDS } from './mood.ts';
import { offersOf } from './offer.ts';
import { folded, tidy } from './plain-text.ts';
import { type Wishes, wishesOf } from './wishes.ts';

/** What the person told about the page: everything the composer may read. */
export interface ComposeInput {
  projectName: string;
  projectDescription: string;
  title: string;
  description: string;
  descriptionAi: string;
}

/** The input, understood. */
export interface Brief {
  language: Language;
  business: Business;
  moods: Set<Mood>;
  /** Themes of the colours that were asked for; empty for no wish. */
  themes: ThemeId[];
  brand: string;
  /** The title as a headline; empty where it only repeats the brand or says nothing. */
  headline: string;
  /** Sentences for visitors, the most specific first. */
  offers: string[];
  items: string[];
  facts: Facts;
  wishes: Wishes;
  wantsPrices: boolean;
  seed: number;
}

const count = (text: string, words: readonly string[]): number =>
  words.filter((word) => text.includes(word.startsWith(' ') ? word : ` ${word}`)).length;

// Who works for weddings and events invites nobody to one.
const SERVES_EVENTS =
  / (?:(?:wedding|event)s? (?:and \w+ )?(?:planner|planning|photograph|video|venue|florist|agency|compan|catering|design|dress|dj|decor|rental|staff|organi|hall|product|software)\w*|(?:photograph|cater|flowers|florist|venue|dj|music|cakes?|makeup|make up|plan|organi[sz]e)\w* (?:\w+ )?(?:for )?(?:weddings|events)|weddings and|corporate events|private events|(?:organiza|planifica|fotogra|floris|cater|coordina|vestid|finca|salon|espacio|dj|musica|maquillaj|tarta|decora|video|alquil|agencia|empresa|produc|flor)\w* (?:\w+ ){0,3}(?:de|para|en) (?:\w+ ){0,2}(?:bodas|eventos|novias?)|bodas y|eventos (?:de empresa|corporativos|privados)|(?!(?:invitacion|pagina|web|fiesta|celebracion|dia|fecha|lista) )\w{4,} de bodas?) /;

/** What a text speaks of. A page whose title names a course is one, whatever is taught there. */
function businessOf(text: string, title = ''): Business {
  const serves = SERVES_EVENTS.test(text);
  let best: Business = 'generic';
  let score = 1;
  for (const [business, { words, strong }] of Object.entries(BUSINESSES) as [
    Business,
    (typeof BUSINESSES)[Business],
  ][]) {
    if (serves && (business === 'wedding' || business === 'event')) continue;
    const named = business === 'course' ? count(title, strong) : 0;
    const points = count(text, words) + 3 * count(text, strong) + 3 * named;
    // Of an estate agency or a tattoo studio, the trade tells more than the word for the company.
    if (points > score || (points === score && best === 'agency')) {
      best = business;
      score = points;
    }
  }
  return best;
}

const SAYS_NOTHING =
  /^ (?:home|homepage|landing|landing page|page|my page|test|untitled|new page|website|site|index|inicio|pagina|mi pagina|prueba|nueva pagina|web|sin titulo)(?: \d+)? $/;

const EMPTY_PROJECT =
  /^(?:my|mi|new|nuevo|test|prueba)?\s*(?:projects?|proyectos?|landings?|landing pages?|website|sites?|web|pages?)\s*\d*$/i;

function namesOf(input: ComposeInput): { brand: string; headline: string } {
  const parts = tidy(input.title)
    .split(/\s+[|–—·]\s+|\s+-\s+|:\s+/u)
    .filter((part) => part !== '');
  const project = tidy(input.projectName);
  const names = parts.filter((part) => !SAYS_NOTHING.test(folded(part)));
  const brand = EMPTY_PROJECT.test(project) || project === '' ? (names[0] ?? (project || parts[0])) : project;
  const telling = parts.filter((part) => folded(part) !== folded(brand ?? '') && !SAYS_NOTHING.test(folded(part)));
  const [headline = ''] = telling.toSorted((one, other) => other.length - one.length);
  return { brand: brand || 'Landfall', headline };
}

/** Pages that a company of any trade has. */
const FORMATS: ReadonlySet<Business> = new Set(['book', 'event', 'course', 'cause']);

/** Whether a page that is not about its project goes by its own name: a wedding, or yoga in a bakery's project. */
const speaksForItself = (own: Business, theirs: Business): boolean =>
  own === 'wedding' || (own !== 'generic' && theirs !== 'generic' && !FORMATS.has(own) && !FORMATS.has(theirs));

/** Facts of the page itself; where it is about what the project does, also those that were told of the project. */
function factsFor({ description, descriptionAi, projectDescription }: ComposeInput, kin: boolean, told: string): Facts {
  const facts = factsOf(`${descriptionAi}\n${description}\n${told}`);
  if (!kin || told !== '') return facts;
  // The project is told in the other language: how to reach it is the same in both.
  const { email, phone, street } = factsOf(projectDescription);
  return { ...facts, email: facts.email || email, phone: facts.phone || phone, street: facts.street || street };
}

const WANTS_PRICES =
  /(?<!\p{L})(?:pric(?:e|es|ing)|plans|planes|tarifas?|precios?|memberships?|subscriptions?|suscripci[oó]n(?:es)?|cuotas?|tickets?|entradas|fees?)(?!\p{L})/iu;

/** Reads language, business, moods, names, own words and facts out of what the person wrote. */
export function readBrief(input: ComposeInput): Brief {
  const { projectName, projectDescription, title, description, descriptionAi } = input;
  const specific = `${title}. ${description}\n${descriptionAi}`;
  const project = `${projectName}. ${projectDescription}`;
  const all = `${specific}\n${project}`;
  const own = businessOf(folded(specific), folded(title));
  const theirs = businessOf(folded(project));
  const said = offersOf(description, descriptionAi);
  const kin = isKin({
    page: specific,
    pageBusiness: own,
    saysMore: said.length > 0 || itemsOf(descriptionAi, description).length > 0,
    projectName,
    projectDescription,
    projectBusiness: theirs,
  });
  // What was said about this page weighs more than what was said about the project.
  const words = folded(kin ? `${specific} ${all}` : specific);
  const language = descriptionAi.trim() === '' ? languageOf(all) : languageOf(specific, project);
  const told = kin && speaks(projectDescription, language) ? projectDescription : '';
  const isOurs = (text: string) => !isForeign(text, language);
  const moods = new Set((Object.keys(MOOD_WORDS) as Mood[]).filter((mood) => count(words, MOOD_WORDS[mood]) > 0));
  const names = namesOf(input);
  const facts = factsFor(input, kin, told);
  const items = itemsOf(descriptionAi, description, told).filter(isOurs);
  // Neither the headline nor a line of the list is told again as a sentence.
  const known = new Set([names.headline, ...items].map(folded));
  return {
    language,
    business: own === 'generic' ? businessOf(words) : own,
    moods,
    themes: COLOUR_WORDS.filter(({ words: colours }) =>
      colours.some((colour) => words.includes(` ${colour} `)),
    ).flatMap((entry) => [...entry.themes]),
    ...names,
    brand: !kin && speaksForItself(own, theirs) ? names.headline || names.brand : names.brand,
    offers: offersOf(description, descriptionAi, told).filter((offer) => isOurs(offer) && !known.has(folded(offer))),
    items,
    facts: { ...facts, place: folded(facts.place) === folded(names.brand) ? '' : facts.place },
    wishes: wishesOf(folded(specific)),
    wantsPrices: WANTS_PRICES.test(specific),
    seed: hashOf([projectName, projectDescription, title, description, descriptionAi].join('\u0000')),
  };
}
