import type { OutlineSection } from '@landfall/shared/contracts';
import { Phrase, plain } from './phrase.ts';
import type { Ask, Problem } from './rule.ts';
import { PARTS, type Part } from './rule-words.ts';

/** Kinds of sections that people mean by a name, the best one first. */
export const KINDS_OF: Readonly<Record<Part, readonly string[]>> = {
  prices: ['pricing', 'listing', 'comparison'],
  hours: ['hours', 'place'],
  address: ['place', 'contact'],
  contact: ['contact', 'lead-form'],
  form: ['lead-form'],
  questions: ['faq'],
  reviews: ['testimonials'],
  menu: ['listing'],
  team: ['team'],
  steps: ['steps'],
  story: ['story'],
  features: ['features'],
  pictures: ['gallery'],
  logos: ['logos'],
  goal: ['goal'],
  date: ['countdown', 'timer'],
  notes: ['notes'],
  closing: ['cta'],
  header: ['header'],
  footer: ['footer'],
  popup: ['popup'],
  opening: ['hero'],
};

/** What may be left of a heading in an instruction. */
const SHORTEST_HEADING = 3;

/** The part of a page that is named first in an instruction. */
export function partIn(words: Ask['words'], phrase: Phrase): Part | null {
  let best: { part: Part; from: number; length: number } | null = null;
  for (const part of PARTS) {
    const found = phrase.find(words.parts[part]);
    if (!found) continue;
    const length = found.to - found.from;
    if (!best || length > best.length || (length === best.length && found.from < best.from))
      best = { part, from: found.from, length };
  }
  return best?.part ?? null;
}

/** Sections of a part: those of its best kind that the page has. */
export function sectionsOfPart({ outline }: Pick<Ask, 'outline'>, part: Part): OutlineSection[] {
  for (const kind of KINDS_OF[part]) {
    const sections = outline.sections.filter((section) => section.kind === kind);
    if (sections.length > 0) return sections;
  }
  return [];
}

/** Sections whose heading stands in a text; of headings within each other, the longest. */
function headed({ outline }: Pick<Ask, 'outline'>, text: string): OutlineSection[] {
  const said = ` ${plain(text)} `;
  const named = outline.sections.filter(({ heading }) => {
    const words = plain(heading);
    return words.length >= SHORTEST_HEADING && said.includes(` ${words} `);
  });
  const longest = Math.max(0, ...named.map(({ heading }) => plain(heading).length));
  return named.filter(({ heading }) => plain(heading).length === longest);
}

export type Named = { section: OutlineSection } | { problem: Problem; about?: string };

const one = (ask: Ask, sections: readonly OutlineSection[]): Named => {
  const [first, second] = sections;
  const selected = sections.find((section) => section === ask.selected);
  if (selected) return { section: selected };
  if (first && !second) return { section: first };
  return { problem: 'which_section', about: sections.map(({ heading, id }) => heading || id).join(' · ') };
};

/** The one section that a part of an instruction names: by its heading, by what it is, or as the selected one. */
export function namedSection(ask: Ask, text: string): Named {
  const phrase = new Phrase(text.replace(/["“”„«»‘’']/g, ' '));
  const nothing: Named = { problem: 'no_such_section', about: text.trim() };
  const { thisOne, fillers, parts, up, down, first, last, move } = ask.words;
  const beside = [...thisOne, ...fillers, ...up, ...down, ...first, ...last, ...move];
  const byHeading = headed(ask, text);
  const headings = byHeading.map(({ heading }) => plain(heading));
  // "The sentence about prices" is no section.
  if (byHeading.length > 0 && phrase.saysOnly([...beside, ...headings])) return one(ask, byHeading);
  const part = partIn(ask.words, phrase);
  if (part) {
    const sections = phrase.saysOnly([...beside, ...parts[part]]) ? sectionsOfPart(ask, part) : [];
    return sections.length > 0 ? one(ask, sections) : nothing;
  }
  if (ask.selected && (phrase.words.length === 0 || phrase.has(ask.words.thisOne))) return { section: ask.selected };
  return nothing;
}
