import type { CorrectedFacts } from '@landfall/shared/contracts';
import { type Composition, composeFacts } from '../compose/compose-facts.ts';
import type { ComposeOptions } from '../compose/writing.ts';
import type { Section } from '../sections/model.ts';
import { applyWording, keepsMeaning, type WordedSheet } from './apply-wording.ts';
import { unsupportedParts } from './grounding.ts';
import type { Wording } from './wording.ts';

const MAX_BUTTON = 30;

export interface WordedComposition extends Composition {
  /** What the model said without a fact for it, and which was therefore left out. */
  dropped: string[];
}

/** The sheet whose action has the model's words on its button, where the person gave none. */
function withButton(sheet: CorrectedFacts, label: string): CorrectedFacts {
  const isFair =
    label !== '' &&
    label.length <= MAX_BUTTON &&
    unsupportedParts(label, sheet.facts, sheet.language).every((part) => part === label);
  if (!isFair) return sheet;
  const facts = sheet.facts.map((fact) => (fact.kind === 'action' && fact.label === '' ? { ...fact, label } : fact));
  return { ...sheet, facts };
}

type Hero = Extract<Section, { kind: 'hero' }>;

/** The hero in the model's words, as far as what it said in the person's still stands somewhere on the page. */
function withOpening(hero: Hero, sections: readonly Section[], { headline, lead }: WordedSheet): Hero {
  const elsewhere = JSON.stringify(sections.filter((section) => section !== hero));
  const stays = (text: string, opening: string) => text === '' || keepsMeaning(text, `${opening} ${elsewhere}`);
  const opening = { headline: headline || hero.headline, lead: lead || hero.lead };
  const all = `${opening.headline} ${opening.lead}`;
  if (stays(hero.headline, all) && stays(hero.lead, all)) return { ...hero, ...opening };
  const withHeadline = `${opening.headline} ${hero.lead}`;
  return stays(hero.headline, withHeadline) ? { ...hero, headline: opening.headline } : hero;
}

/**
 * Composes a page whose facts a model has worded. Its structure, and everything exact on it, comes from the facts alone;
 * of the model's words only those are used that facts bear out.
 */
export function composeWorded(sheet: CorrectedFacts, wording: Wording, options: ComposeOptions): WordedComposition {
  const worded = applyWording(sheet, wording);
  const { page, placed } = composeFacts(withButton(worded.sheet, wording.action.trim()), options);
  const reworded = (section: Section): Section => {
    if (section.kind === 'hero')
      return options.step === 'thanks' ? section : withOpening(section, page.sections, worded);
    const heading = worded.headings.get(section.kind);
    return heading && 'title' in section ? { ...section, title: heading } : section;
  };
  const sections = page.sections.map(reworded);
  const places = new Map(placed.map((place) => [place.fact_id, place]));
  return {
    page: { ...page, sections },
    placed: [
      ...placed,
      ...[...worded.merged].flatMap(([id, ids]) => {
        const place = places.get(id);
        return place ? ids.filter((other) => other !== id).map((fact_id) => ({ ...place, fact_id })) : [];
      }),
    ],
    dropped: worded.dropped,
  };
}
