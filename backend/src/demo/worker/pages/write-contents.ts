import { type PageBrand, withBrand } from '@landfall/page/compose/page-brand';
import type { StarterInput } from '@landfall/page/compose/starter-page';
import type { StepRole } from '@landfall/page/compose/step-role';
import type { PageModel } from '@landfall/page/sections/model';
import { renderPage } from '@landfall/page/sections/render';
import { templatePage } from '@landfall/page/templates/templates';
import type { CorrectedFacts, CreatePage, FactSheet, PageLanguage } from '@landfall/shared/contracts';
import { run as compose } from '../../../content/pages/compose-work.ts';
import { SITE_ASSETS } from '../../../delivery/sites/asset-base.ts';
import { AppError } from '../../../platform/errors.ts';
import type { PageContents, ProjectRecord } from '../state/records.ts';

/** What is published of a page's sections. */
export function contentsOf(model: PageModel, from: Partial<PageContents> = {}): PageContents {
  return { facts: null, placed: [], editorData: null, ...from, model, ...renderPage(model, 'publish', SITE_ASSETS) };
}

/** What a person corrected, as the sheet that a page is written from. */
export const sheetOf = (corrected: CorrectedFacts): FactSheet => ({ sentences: [], questions: [], ...corrected });

interface Wanted extends Pick<CreatePage, 'title'> {
  description: string;
  descriptionAi: string;
  facts: FactSheet | null;
  language: PageLanguage;
  brand: PageBrand;
  /** Which page of a path it is. */
  step?: StepRole | undefined;
  look?: string | undefined;
}

const inputOf = ({ name, description }: ProjectRecord) => ({ projectName: name, projectDescription: description });

/** A page that the built-in composer writes from a description, or from facts. */
export function writtenContents(project: ProjectRecord, wanted: Wanted): PageContents {
  const { title, description, descriptionAi, ...how } = wanted;
  const input = { ...inputOf(project), title, description, descriptionAi };
  const { sheet = null, page, placed = [] } = compose({ task: 'write', input, wording: null, ...how });
  if (!page) throw new Error('No page was written.');
  return contentsOf(page, { facts: sheet, placed });
}

/** A page to begin from by hand. */
export function begunContents(
  project: ProjectRecord,
  typed: Pick<StarterInput, 'title' | 'description'>,
  language: PageLanguage,
  brand: PageBrand,
): PageContents {
  const { page } = compose({ task: 'start', input: { ...inputOf(project), ...typed }, language });
  if (!page) throw new Error('No page was written.');
  return contentsOf(withBrand(page, brand));
}

/** A page from a template. @throws AppError invalid for one that does not exist */
export function templateContents(
  project: ProjectRecord,
  id: string,
  { title, description }: Pick<StarterInput, 'title' | 'description'>,
  language: PageLanguage,
  brand: PageBrand,
): PageContents {
  const model = templatePage(id, language, { title, description, projectName: project.name });
  if (!model) throw new AppError('invalid', { fields: { template: ['This template does not exist.'] } });
  return contentsOf(withBrand(model, brand));
}
