import type { CreatePage } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import type { Account } from '../auth/sessions.ts';
import type { Context } from '../context.ts';
import { pages } from '../db/schema.ts';
import type { ProjectRow } from '../projects/projects.ts';
import { starterPage } from '../sections/compose.ts';
import { requestGeneration } from './generation.ts';
import { insertPage, type PageRow } from './pages.ts';
import { publishModel } from './publish.ts';

/**
 * Creates a page. With an AI description it stays pending and a job writes it; without, a starter is published at once.
 * @throws AppError slug_taken, plan_limit, unavailable
 */
export async function createPage(
  context: Context,
  account: Account,
  project: ProjectRow,
  form: CreatePage,
): Promise<PageRow> {
  const page = await insertPage(context.db, account, project, form);
  if (page.descriptionAi) {
    await requestGeneration(context, page.id);
    return page;
  }
  const { title, description } = page;
  const starter = starterPage({
    projectName: project.name,
    projectDescription: project.description,
    title,
    description,
  });
  try {
    return (await publishModel(context, page, starter, { origin: 'created', generatedBy: '' })) ?? page;
  } catch (error) {
    // Not acknowledged: a page that nobody sees published must not keep the address.
    await context.db.delete(pages).where(eq(pages.id, page.id));
    throw error;
  }
}
