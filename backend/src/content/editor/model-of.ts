import { starterPage } from '@landfall/page/compose/starter-page';
import { type PageModel, pageModel } from '@landfall/page/sections/model';
import * as v from 'valibot';
import type { PageRow } from '../pages/pages.ts';

/** What a page began with, as far as its sections follow from it. */
export type Begun = Pick<PageRow, 'sections' | 'title' | 'description' | 'ownerLanguage'>;

/** The sections that a page began with; a starter where they are missing or of a newer version. */
export function modelOf({ sections, title, description, ownerLanguage }: Begun): PageModel {
  const known = v.safeParse(pageModel, sections);
  if (known.success) return known.output;
  return starterPage({ projectName: title, projectDescription: '', title, description }, ownerLanguage);
}
