import * as v from 'valibot';
import { type Brief, type ComposeInput, readBrief } from './compose/brief.ts';
import { lightened } from './compose/lighten.ts';
import { clip, tidy } from './compose/plain-text.ts';
import { writeSections } from './compose/writer.ts';
import { BUSINESSES } from './copy/business.ts';
import { type PageModel, pageModel } from './model.ts';
import { seeded } from './seeded.ts';
import { THEMES } from './themes.ts';
import { TYPE_PAIR_IDS } from './type-pairs.ts';

function themeFor(brief: Brief): PageModel['theme'] {
  const random = seeded(brief.seed ^ 0x5bd1e995);
  const suits = BUSINESSES[brief.business].moods;
  const scored = THEMES.map((theme) => {
    const moods: readonly string[] = theme.moods;
    const asked = [...brief.moods].filter((mood) => moods.includes(mood)).length;
    const usual = suits.filter((mood) => moods.includes(mood)).length;
    const wished = brief.themes.includes(theme.id) ? 10 : 0;
    return { theme, score: wished + asked * 2 + usual * 1.4 + random.next() * 2.4 };
  }).toSorted((one, other) => other.score - one.score);
  const theme = scored[0]?.theme ?? THEMES[0];
  return { palette: theme.id, type: random.next() < 0.75 ? theme.type : random.pick(TYPE_PAIR_IDS) };
}

/**
 * The built-in composer: writes a whole page from what the person told, in English or Spanish, without any model.
 * Deterministic. Uses the person's names, sentences, lists, prices and contact details; invents no facts.
 */
export function composePage(input: ComposeInput): PageModel {
  const brief = readBrief(input);
  const page = v.parse(pageModel, {
    language: brief.language,
    title: clip(input.title, 110) || brief.brand.slice(0, 60),
    description: clip(tidy(input.description) || (brief.offers[0] ?? ''), 160),
    theme: themeFor(brief),
    sections: writeSections(brief),
  });
  return lightened(page);
}

const STARTER = new Set(['header', 'hero', 'features', 'cta', 'lead-form', 'contact', 'footer']);

/**
 * A page to begin from by hand, which is online at once: the title, the owner's own words and list where they gave some,
 * and a way to get in touch. Nothing of ours stands on it but the words around the form.
 */
export function starterPage(input: Omit<ComposeInput, 'descriptionAi'>): PageModel {
  const brief = readBrief({ ...input, descriptionAi: '' });
  const page = composePage({ ...input, descriptionAi: '' });
  const hasList = brief.items.length > 0;
  const sections = page.sections
    .filter(({ kind }) => STARTER.has(kind) && (kind !== 'features' || hasList))
    .map((section) => {
      if (section.kind === 'header') return { ...section, links: [] };
      if (section.kind !== 'hero') return section;
      const headline = clip(input.title, 110) || section.headline;
      const lead = brief.offers.length > 0 && brief.offers.some((offer) => section.lead === clip(offer, 260));
      return {
        ...section,
        headline,
        lead: lead ? section.lead : clip(brief.offers[0] ?? '', 260),
        actions: section.actions.filter(({ href }) => hasList || href !== '#features'),
      };
    });
  return v.parse(pageModel, { ...page, sections });
}
