import type { PageLanguage } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { anchorsOf } from '../sections/anchors.ts';
import { clip } from '../sections/clip.ts';
import { type PageModel, pageModel, type SectionDraft } from '../sections/model.ts';
import { kitOf } from './kit.ts';
import type { Template } from './template.ts';

/** What the owner typed; a sample stands for what is empty, and is not published. */
export interface TemplateInput {
  title: string;
  description: string;
  projectName: string;
}

const MOST_LINKS = 4;
const MOST_LINK = 22;
const LINKED: ReadonlySet<string> = new Set([
  'features',
  'listing',
  'pricing',
  'gallery',
  'team',
  'faq',
  'goal',
  'place',
  'hours',
]);

const titleOf = (section: SectionDraft): string => ('title' in section ? section.title : '');

/** Links to the sections that people look for. */
function linksOf(middle: readonly SectionDraft[], kinds: ReadonlySet<string>) {
  const anchors = anchorsOf(middle.map(({ kind }) => kind));
  return middle
    .map((section, index) => ({ kind: section.kind, label: titleOf(section), href: `#${anchors[index] ?? ''}` }))
    .filter(({ kind, label }) => kinds.has(kind) && label.length <= MOST_LINK)
    .map(({ label, href }) => ({ label, href }));
}

/** The template's page in a language, with the owner's words where they gave some and samples everywhere else. */
export function buildTemplate(template: Template, language: PageLanguage, input: TemplateInput): PageModel {
  const texts = template.texts[language];
  const kit = kitOf(language, template);
  const headline = clip(input.title, 110) || clip(input.projectName, 110);
  const brand = clip(input.projectName, 50) || clip(input.title, 50);
  const lead = input.description.trim();
  const name = { brand: brand || kit.samples.brand, placeholder: brand === '' };
  const opening = kit.art();
  const middle = template.sections(language, kit);
  const links = linksOf(middle, LINKED).slice(0, MOST_LINKS);
  const second = linksOf(middle, new Set(template.second ? [template.second] : [])).slice(0, 1);
  return v.parse(pageModel, {
    language,
    title: headline || texts.name,
    description: clip(input.description, 160),
    theme: template.theme,
    sections: [
      { kind: 'header', ...name, links, action: kit.action },
      {
        kind: 'hero',
        variant: template.hero,
        eyebrow: texts.eyebrow,
        headline: headline || texts.name,
        lead: lead || texts.lead,
        actions: [kit.action, ...second],
        art: opening,
        placeholders: ['eyebrow', ...(headline ? [] : ['headline' as const]), ...(lead ? [] : ['lead' as const])],
      },
      ...middle,
      { kind: 'footer', ...name, links },
    ],
  });
}
