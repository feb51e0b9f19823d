import { withBrand } from '@landfall/page/compose/page-brand';
import type { PageModel } from '@landfall/page/sections/model';
import { templatePage } from '@landfall/page/templates/templates';
import type { CreatePage } from '@landfall/shared/contracts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import { eq } from '../../platform/db/operators.ts';
import { pages } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { discard, enqueueDiscard, pagePaths } from '../../platform/storage/discard.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { pageBrand } from '../brand/page-brand.ts';
import type { ProjectRow } from '../projects/projects.ts';
import { startPage } from './compose-page.ts';
import { wordsOf } from './fact-words.ts';
import { requestGeneration } from './generation.ts';
import { pageLanguageOf } from './page-language-of.ts';
import { insertPage, type PageRow, requirePage } from './pages.ts';
import { publishModel } from './publish.ts';

/** The sections of the template that was chosen; null where none was. @throws AppError invalid for one that does not exist */
function chosenTemplate({ template, language, title, description }: CreatePage, projectName: string): PageModel | null {
  if (!template) return null;
  const model = templatePage(template, language ?? 'en', { title, description: description ?? '', projectName });
  if (!model) throw new AppError('invalid', { fields: { template: ['This template does not exist.'] } });
  return model;
}

/** A page that is written from facts alone is described by them: it counts as one by AI, and it can be asked for again. */
const withDescription = (form: CreatePage): CreatePage =>
  form.facts && !form.description_ai ? { ...form, description_ai: wordsOf(form.facts) } : form;

/**
 * Creates a page. From a template, or without an AI description, it is published at once; otherwise it stays pending
 * and a job writes it. A draft has its contents, and is not online. @throws AppError slug_taken, plan_limit, invalid, unavailable, not_found (deleted meanwhile)
 */
export async function createPage(
  context: Context,
  account: Account,
  project: ProjectRow,
  form: CreatePage,
  language: SpokenLanguage,
): Promise<PageRow> {
  const template = chosenTemplate(form, project.name);
  // A template is complete: the AI is not asked, and the plan's pages by AI are not touched.
  const wanted = template ? { ...form, description_ai: '', facts: undefined } : withDescription(form);
  const page = await insertPage(context, account, project, wanted, language);
  if (page.descriptionAi) {
    await requestGeneration(context, page.id);
    return page;
  }
  const { title, description } = page;
  const { name: projectName, description: projectDescription } = project;
  try {
    const input = { projectName, projectDescription, title, description };
    const begun = template ?? (await startPage(context.work, account.id, input, pageLanguageOf(language)));
    const model = withBrand(begun, await pageBrand(context.db, project, form.pictures ?? null));
    const published = await publishModel(context, page, model, { origin: 'created', generatedBy: '' });
    // Written by a job meanwhile, or deleted with its project: then there is nothing to acknowledge.
    return published ?? (await requirePage(context.db, project.id, page.id));
  } catch (error) {
    await forgetPage(context, page.id);
    throw error;
  }
}

/** Takes a page back that is not acknowledged: one that nobody sees published must not keep the address. */
export async function forgetPage(context: Context, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await tx.delete(pages).where(eq(pages.id, id));
    await discard(tx, pagePaths([id]));
  });
  await enqueueDiscard(context);
}
