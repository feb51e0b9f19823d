import type { Component } from 'grapesjs';
import { backdropOf, shadeOf } from '../backdrops/backdrop.ts';
import { shadeFor } from '../backdrops/shade-for.ts';
import { faintTexts } from './faint-texts.ts';
import { headingOf, MAX_WORDS, type Problem, published, saysOf } from './problems.ts';

/** What of a page cannot be read as the canvas draws it: text that is too close to its background, or on too bright a picture. */
export async function drawnProblems(page: Component): Promise<Problem[]> {
  const shown = published(page);
  const faint = faintTexts(shown).map(
    (component): Problem => ({
      kind: 'faintText',
      component,
      words: saysOf(component).slice(0, MAX_WORDS),
      address: '',
    }),
  );
  const bright: Problem[] = [];
  for (const section of shown) {
    const backdrop = backdropOf(section);
    if (!backdrop || shadeOf(backdrop) >= (await shadeFor(backdrop))) continue;
    bright.push({ kind: 'brightBackdrop', component: section, words: headingOf(section), address: '' });
  }
  return [...faint, ...bright];
}
