import { BUSINESSES, type Business } from '../copy/business.ts';
import type { Language } from '../section-kind.ts';
import { hashOf } from '../seeded.ts';
import type { Mood } from '../theme.ts';
import type { ThemeId } from '../themes.ts';
import { type Facts, factsOf } from './facts.ts';
import { itemsOf } from './items.ts';
import { languageOf } from './language.ts';
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

function businessOf(text: string): Business {
  let best: Business = 'generic';
  let score = 1;
  for (const [business, { words, strong }] of Object.entries(BUSINESSES) as [
    Business,
    (typeof BUSINESSES)[Business],
  ][]) {
    const points = count(text, words) + 3 * count(text, strong);
    if (points > score) {
      best = business;
      score = points;
    }
  }
  return best;
}

const SAYS_NOTHING =
  / (?:home|homepage|landing|landing page|page|my page|test|untitled|new page|website|site|index|inicio|pagina|mi pagina|prueba|nueva pagina|web|sin titulo) /;

const EMPTY_PROJECT =
  /^(?:my|mi|new|nuevo|test|prueba)?\s*(?:projects?|proyectos?|landings?|landing pages?|website|sites?|web|pages?)\s*\d*$/i;

function namesOf(input: ComposeInput): { brand: string; headline: string } {
  const parts = tidy(input.title)
    .split(/\s+[|–—·]\s+|\s+-\s+|:\s+/u)
    .filter((part) => part !== '');
  const project = tidy(input.projectName);
  const brand = EMPTY_PROJECT.test(project) || project === '' ? (parts[0] ?? project) : project;
  const telling = parts.filter((part) => folded(part) !== folded(brand) && !SAYS_NOTHING.test(folded(part)));
  const [headline = ''] = telling.toSorted((one, other) => other.length - one.length);
  return { brand: brand || 'Landfall', headline };
}

/** Reads language, business, moods, names, own words and facts out of what the person wrote. */
export function readBrief(input: ComposeInput): Brief {
  const { projectName, projectDescription, title, description, descriptionAi } = input;
  const specific = `${title}. ${description}\n${descriptionAi}`;
  const all = `${specific}\n${projectName}. ${projectDescription}`;
  // What was said about this page weighs more than what was said about the project.
  const words = folded(`${specific} ${all}`);
  const own = businessOf(folded(specific));
  const moods = new Set((Object.keys(MOOD_WORDS) as Mood[]).filter((mood) => count(words, MOOD_WORDS[mood]) > 0));
  return {
    language: languageOf(descriptionAi.trim() === '' ? all : specific),
    business: own === 'generic' ? businessOf(words) : own,
    moods,
    themes: COLOUR_WORDS.filter(({ words: colours }) =>
      colours.some((colour) => words.includes(` ${colour} `)),
    ).flatMap((entry) => [...entry.themes]),
    ...namesOf(input),
    offers: offersOf(description, descriptionAi, projectDescription),
    items: itemsOf(descriptionAi, description, projectDescription),
    facts: factsOf(`${descriptionAi}\n${description}\n${projectDescription}`),
    wishes: wishesOf(folded(specific)),
    wantsPrices: /\b(?:pric|plan|tarif|precio|membership|subscri|suscri|cuota|ticket|entrada|fee)/i.test(specific),
    seed: hashOf([projectName, projectDescription, title, description, descriptionAi].join('\u0000')),
  };
}
