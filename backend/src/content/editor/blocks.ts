import type { EditorBlock } from '@landfall/editor/editor-start';
import { KINDS } from '@landfall/page/sections/kinds';
import type { PageModel } from '@landfall/page/sections/model';
import { section } from '@landfall/page/sections/model';
import { contextOf, renderSection } from '@landfall/page/sections/render';
import * as v from 'valibot';
import { openWordings } from '../../platform/texts/open-wordings.ts';
import { languageForTag, SOURCE_LANGUAGE } from '../../platform/texts/spoken-language.ts';
import { EDITOR_ASSETS } from './asset-base.ts';
import { wireframe } from './wireframes.ts';

const wordingIn = openWordings(new URL('./block-texts/', import.meta.url));

type Say = (english: string) => string;

const basics = (say: Say): readonly { id: string; label: string; content: string }[] => [
  { id: 'heading', label: 'Heading', content: `<h2>${say('A new heading')}</h2>` },
  { id: 'text', label: 'Text', content: `<p>${say('Write something here.')}</p>` },
  { id: 'button', label: 'Button', content: `<a class="button" href="#contact">${say('Press here')}</a>` },
  { id: 'image', label: 'Picture', content: '' },
  {
    id: 'columns',
    label: 'Two columns',
    content: `<section><div class="wrap" style="display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,280px),1fr));gap:40px"><div><h2>${say('On the left')}</h2><p>${say('Write something here.')}</p></div><div><h2>${say('On the right')}</h2><p>${say('Write something here.')}</p></div></div></section>`,
  },
];

/** What a sample says to our code, and not to visitors. */
const NO_TEXTS = new Set(['kind', 'variant', 'side', 'icon', 'input', 'motif', 'href']);

/** A sample section with its texts in another language. */
function translated<T>(sample: T, say: Say): T {
  const translate = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return NO_TEXTS.has(key) ? value : say(value);
    if (Array.isArray(value)) return value.map((inner) => translate(inner, key));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, translate(inner, name)]));
  };
  return translate(sample) as T;
}

/** What each kind of section is called, in English. */
export const KIND_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  KINDS.map(({ kind, label }) => [kind, label]),
);

/** What tells a sample from the others of its kind: its variant, with its place where another one has it, too. */
function variantOf(samples: readonly { section: object }[], index: number): string {
  const variants = samples.map(({ section }) => ('variant' in section ? String(section.variant) : ''));
  const variant = variants[index] ?? '';
  return variants.indexOf(variant) === index && variant ? variant : [variant, index + 1].filter(Boolean).join('-');
}

/** What the editor offers to drag into a page, in the page's language and theme: our sections, and single elements. */
export function blocksFor(page: PageModel): EditorBlock[] {
  const { language, theme } = page;
  const spoken = languageForTag(language) ?? SOURCE_LANGUAGE;
  const say: Say = (english) => wordingIn(english, spoken) ?? english;
  const context = contextOf(page, 'edit', EDITOR_ASSETS);
  const sections = KINDS.flatMap(({ kind, category, samples }) =>
    samples.map((sample, index) => ({
      id: samples.length === 1 ? kind : `${kind}-${variantOf(samples, index)}`,
      label: sample.label,
      category,
      content: renderSection(v.parse(section, translated(sample.section, say)), context).markup,
    })),
  );
  // Without an alternative text, even an empty one: whoever uses it is asked for one before they publish.
  const image = `<img class="picture" width="640" height="560" src="${EDITOR_ASSETS}art/tiles-${theme.palette}-5.svg">`;
  const elements = basics(say).map((basic) => ({ ...basic, category: 'Elements', content: basic.content || image }));
  return [...sections, ...elements].map((block) => ({ ...block, media: wireframe(block.id) }));
}
