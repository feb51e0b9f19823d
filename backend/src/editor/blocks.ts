import * as v from 'valibot';
import { KINDS } from '../sections/kinds.ts';
import type { PageModel } from '../sections/model.ts';
import { section } from '../sections/model.ts';
import { renderSection } from '../sections/render.ts';
import { EDITOR_ASSETS } from './assets.ts';
import { wireframe } from './wireframes.ts';

export interface EditorBlock {
  id: string;
  label: string;
  category: string;
  /** A small drawing of it, as SVG. */
  media: string;
  content: string;
}

const BASICS: readonly { id: string; label: string; content: string }[] = [
  { id: 'heading', label: 'Heading', content: '<h2>A new heading</h2>' },
  { id: 'text', label: 'Text', content: '<p>Write something here.</p>' },
  { id: 'button', label: 'Button', content: '<a class="button" href="#contact">Press here</a>' },
  { id: 'image', label: 'Picture', content: '' },
  {
    id: 'columns',
    label: 'Two columns',
    content:
      '<section><div class="wrap" style="display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,280px),1fr));gap:40px"><div><h2>On the left</h2><p>Write something here.</p></div><div><h2>On the right</h2><p>Write something here.</p></div></div></section>',
  },
];

/** What each kind of section is called, in English. */
export const KIND_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  KINDS.map(({ kind, label }) => [kind, label]),
);

/** What the editor offers to drag into a page: our sections in the page's theme, and single elements. */
export function blocksFor({ language, theme }: PageModel): EditorBlock[] {
  const context = { language, palette: theme.palette, assets: EDITOR_ASSETS, mode: 'edit', anchor: '' } as const;
  const sections = KINDS.flatMap(({ kind, category, samples }) =>
    samples.map((sample, index) => ({
      id: samples.length === 1 ? kind : `${kind}-${'variant' in sample.section ? sample.section.variant : index + 1}`,
      label: sample.label,
      category,
      content: renderSection(v.parse(section, sample.section), context).markup,
    })),
  );
  const image = `<img alt="" width="640" height="560" style="max-width:100%;height:auto" src="${EDITOR_ASSETS}art/tiles-${theme.palette}-5.svg">`;
  const basics = BASICS.map((basic) => ({ ...basic, category: 'Elements', content: basic.content || image }));
  return [...sections, ...basics].map((block) => ({ ...block, media: wireframe(block.id) }));
}
