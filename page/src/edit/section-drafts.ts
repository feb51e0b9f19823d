import { CTA_VARIANTS } from '../sections/kinds/cta.ts';
import { FEATURE_VARIANTS } from '../sections/kinds/features.ts';
import { HERO_VARIANTS } from '../sections/kinds/hero.ts';
import { NOTES_VARIANTS } from '../sections/kinds/notes.ts';
import type { SectionDraft } from '../sections/model.ts';
import type { SectionContent } from './section-content.ts';

const lines = (...parts: readonly (string | readonly string[])[]): string =>
  parts
    .flat()
    .filter((part) => part !== '')
    .join('\n');

// A person's own picture takes its place where there is one.
const art = { motif: 'tiles' as const, seed: 7 };

type Draw = (content: SectionContent) => SectionDraft[];

/** Sections of each kind that can say a content. What they leave out is found by comparing what is drawn. */
const DRAWN: Readonly<Record<string, Draw>> = {
  hero: ({ eyebrow, title, intro, items, links }) =>
    HERO_VARIANTS.map((variant) => ({
      kind: 'hero' as const,
      variant,
      eyebrow,
      headline: title,
      lead: lines(intro),
      actions: links.slice(0, 2),
      notes: items.map((item) => item.title),
      art,
    })),
  features: ({ title, intro, items }) =>
    FEATURE_VARIANTS.map((variant) => ({
      kind: 'features' as const,
      variant,
      title,
      intro: lines(intro),
      items: items.map((item) => ({ title: item.title, body: lines(item.value, item.body), points: item.points })),
    })),
  pricing: ({ title, intro, items }) => [
    {
      kind: 'pricing',
      title,
      intro: lines(intro),
      plans: items.map((item) => ({
        name: item.title,
        price: item.value,
        body: lines(item.body),
        points: item.points,
        placeholder: item.placeholder,
      })),
    },
  ],
  listing: ({ title, intro, items }) => [
    {
      kind: 'listing',
      title,
      intro: lines(intro),
      items: items.map((item) => ({
        title: item.title,
        value: item.value,
        body: lines(item.body),
        points: item.points,
        placeholder: item.placeholder,
      })),
    },
  ],
  steps: ({ title, intro, items }) => [
    {
      kind: 'steps',
      title,
      intro: lines(intro),
      items: items.map((item) => ({ title: item.title, body: lines(item.value, item.body), points: item.points })),
    },
  ],
  faq: ({ title, items }) => [
    {
      kind: 'faq',
      title,
      items: items.map((item) => ({
        question: item.title,
        answer: lines(item.value, item.body),
        points: item.points,
        placeholder: item.placeholder,
      })),
    },
  ],
  notes: ({ title, intro, items }) =>
    NOTES_VARIANTS.map((variant) => ({
      kind: 'notes' as const,
      variant,
      title,
      intro: items.length > 0 ? lines(intro) : '',
      items:
        items.length > 0
          ? items.map((item) => ({
              title: item.title,
              body: lines(item.value, item.body),
              points: item.points,
              placeholder: item.placeholder,
            }))
          : intro.map((body) => ({ body })),
    })),
  story: ({ title, intro, links, pictures }) =>
    (['right', 'left'] as const).map((side) => ({
      kind: 'story' as const,
      side,
      title,
      paragraphs: intro,
      actions: links.slice(0, 1),
      ...(pictures > 0 && { art }),
    })),
  cta: ({ title, intro, links }) =>
    CTA_VARIANTS.map((variant) => ({
      kind: 'cta' as const,
      variant,
      title,
      body: lines(intro),
      actions: links.slice(0, 2),
    })),
};

/** Kinds that can be made of a heading, some text and items. */
export const DRAWN_KINDS: readonly string[] = Object.keys(DRAWN);

/** A content as sections of one kind, one for each of its layouts. They may break the rules of their kind. */
export const draftsOf = (kind: string, content: SectionContent): SectionDraft[] => DRAWN[kind]?.(content) ?? [];
