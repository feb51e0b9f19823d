import { correctedFacts, type PageLanguage } from '@landfall/shared/contracts';
import * as v from 'valibot';
import type { PageModel } from '../sections/model.ts';
import { composeFacts } from './compose-facts.ts';
import { tidyLine } from './known-fact.ts';
import { nameOf } from './page-name.ts';

/** What the owner typed of a page that is begun by hand; all of it may be empty. */
export interface StarterInput {
  projectName: string;
  projectDescription: string;
  title: string;
  description: string;
}

/**
 * A page to begin from by hand, which is online at once: its title, the owner's own description, and a form. Nothing
 * of ours stands on it but the words around the form.
 */
export function starterPage(input: StarterInput, language: PageLanguage): PageModel {
  const [projectName, title] = [tidyLine(input.projectName), tidyLine(input.title)];
  const description = tidyLine(input.description);
  const told = (description || tidyLine(input.projectDescription)).slice(0, 2000);
  const name = nameOf(projectName, title);
  const sheet = v.parse(correctedFacts, {
    language,
    facts: [
      ...(name ? [{ id: 'name', kind: 'name', text: name }] : []),
      ...(told ? [{ id: 'about', kind: 'about', text: told }] : []),
    ],
  });
  const { page } = composeFacts(sheet, { title, description, projectName, language });
  return withTitle(page, title, told);
}

/** The page with its title as the headline and what was told below it. */
function withTitle(page: PageModel, title: string, told: string): PageModel {
  if (title === '' || title.length > 200) return page;
  const sections = page.sections
    .filter(({ kind }) => kind !== 'story')
    .map((section) => (section.kind === 'hero' ? { ...section, headline: title, lead: told } : section));
  return { ...page, sections };
}
