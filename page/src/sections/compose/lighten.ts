import type { PageModel, Section } from '../model.ts';
import { renderPage } from '../render.ts';

/**
 * Bytes of body and rules. A published document has to stay below 20 KB with what is added to it: the head with its
 * texts for search and sharing, and what makes its forms work.
 */
const MOST_BYTES = 18_300;

/** What a page can do without, the least missed first. */
const DISPENSABLE: readonly Section['kind'][] = [
  'steps',
  'gallery',
  'logos',
  'story',
  'team',
  'comparison',
  'features',
];

function weight(page: PageModel): number {
  const { html, css } = renderPage(page, 'publish', '/_landfall/');
  return Buffer.byteLength(html) + Buffer.byteLength(css);
}

/** The page without the sections that make it too heavy, and without links to them. */
export function lightened(page: PageModel): PageModel {
  let light = page;
  for (const kind of DISPENSABLE) {
    if (weight(light) <= MOST_BYTES) break;
    const sections = light.sections
      .filter((section) => section.kind !== kind)
      .map((section) =>
        section.kind === 'header'
          ? { ...section, links: section.links.filter(({ href }) => href !== `#${kind}`) }
          : section,
      );
    light = { ...light, sections };
  }
  return light;
}
