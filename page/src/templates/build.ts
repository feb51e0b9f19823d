import * as v from 'valibot';
import { comparisonFor, formOf } from '../sections/compose/asked.ts';
import { readBrief } from '../sections/compose/brief.ts';
import type { Desk } from '../sections/compose/desk.ts';
import { clip } from '../sections/compose/plain-text.ts';
import { WORDS } from '../sections/compose/words.ts';
import { middleOf } from '../sections/compose/writer.ts';
import { BUSINESSES } from '../sections/copy/business.ts';
import { en } from '../sections/copy/en.ts';
import { es } from '../sections/copy/es.ts';
import type { CopyPack } from '../sections/copy/pack.ts';
import { type PageModel, pageModel, type SectionDraft } from '../sections/model.ts';
import type { TemplateLanguage as Language } from './template-language.ts';
import { hashOf, seeded } from '../sections/seeded.ts';
import type { Part, Recipe } from './recipe.ts';
import { PLACES, sampleOf } from './samples.ts';

/** What the owner typed; empty texts are filled from the template. */
export interface TemplateInput {
  title: string;
  description: string;
  projectName: string;
}

function packOf(recipe: Recipe, language: Language): CopyPack {
  const pack = (language === 'es' ? es : en)[recipe.business];
  const { features, story, steps } = recipe[language];
  return {
    ...pack,
    ...(features && { features: { titles: [features.title], intro: features.intro, items: features.items } }),
    ...(story && { story }),
    ...(steps && { steps }),
  };
}

function deskOf(recipe: Recipe, language: Language, brand: string): Desk {
  const random = seeded(recipe.seed);
  const pack = packOf(recipe, language);
  const nothing = { projectName: brand, projectDescription: '', title: brand, description: '', descriptionAi: '' };
  const fill = (phrase: string, max = 300) =>
    clip(
      phrase.replaceAll('{brand}', () => brand),
      max,
    );
  return {
    brief: { ...readBrief(nothing), language, business: recipe.business },
    traits: { ...BUSINESSES[recipe.business], motifs: [recipe.motif, ...BUSINESSES[recipe.business].motifs] },
    pack,
    words: WORDS[language],
    random,
    fill,
    art: (motif = recipe.motif) => ({ motif, seed: hashOf(`${recipe.id}${motif}${random.below(1000)}`) }),
    action: { label: recipe[language].form?.button ?? formOf(recipe.form, language).button, href: '#lead-form' },
  };
}

function sectionOf(part: Part, recipe: Recipe, desk: Desk): SectionDraft {
  const { language } = desk.brief;
  const texts = recipe[language];
  switch (part) {
    case 'features-cards':
    case 'features-rows':
    case 'features-aside': {
      const section = middleOf('features', desk, '');
      const variant = part === 'features-cards' ? 'cards' : part === 'features-rows' ? 'rows' : 'aside';
      return section.kind === 'features' ? { ...section, variant } : section;
    }
    case 'comparison':
      return comparisonFor(recipe.business, language, desk.fill);
    case 'cta':
      return {
        kind: 'cta',
        variant: recipe.seed % 2 === 0 ? 'band' : 'card',
        title: desk.fill(desk.pack.closing.titles[0] ?? '', 120),
        body: desk.fill(desk.pack.closing.body, 240),
        actions: [desk.action],
      };
    case 'form':
      return { ...formOf(recipe.form, language), ...texts.form };
    case 'contact':
    case 'date':
    case 'listing':
    case 'logos':
    case 'plans':
    case 'team':
      return sampleOf(part, texts, desk);
    default:
      return middleOf(part, desk, '');
  }
}

/** The template's page in a language, with the owner's names and words where they gave some. */
export function buildTemplate(recipe: Recipe, language: Language, input: TemplateInput): PageModel {
  const texts = recipe[language];
  const brand = clip(input.projectName, 50) || texts.brand;
  const desk = deskOf(recipe, language, brand);
  const own = clip(input.description, 260);
  const hero: SectionDraft = {
    kind: 'hero',
    variant: recipe.hero,
    eyebrow: texts.eyebrow,
    headline: desk.fill(texts.headline, 110),
    lead: own.length >= 30 ? own : desk.fill(texts.lead, 260),
    actions: [desk.action, { label: desk.pack.quiet, href: '#features' }],
    notes: desk.pack.notes.map((note) => desk.fill(note, 60)),
    art: desk.art(),
  };
  const middle = recipe.parts.map((part) => sectionOf(part, recipe, desk));
  const links = PLACES.filter(({ kind }) => middle.some((section) => section.kind === kind)).map(({ kind, label }) => ({
    label: label(desk),
    href: `#${kind}`,
  }));
  return v.parse(pageModel, {
    language,
    title: clip(input.title, 110) || texts.name,
    description: clip(input.description, 160),
    theme: recipe.theme,
    sections: [
      { kind: 'header', brand, links: links.slice(0, 3), action: desk.action },
      hero,
      ...middle,
      { kind: 'footer', brand, note: '', links: [] },
    ],
  });
}
