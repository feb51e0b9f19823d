import type { CreatePage } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import type { Account } from '../auth/sessions.ts';
import type { Context } from '../context.ts';
import { pages } from '../db/schema.ts';
import type { ProjectRow } from '../projects/projects.ts';
import { starterPage } from '../sections/compose.ts';
import { enqueueGeneration } from './generation.ts';
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
    // The page is acknowledged already; a job that could not be added is added by the sweep.
    await enqueueGeneration(context, page.id).catch((error) =>
      context.log.error({ err: error, pageId: page.id }, 'A generation could not be queued yet'),
    );
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
    return (await publishModel(context, page, starter)) ?? page;
  } catch (error) {
    // Not acknowledged: a page that nobody sees published must not keep the address.
    await context.db.delete(pages).where(eq(pages.id, page.id));
    throw error;
  }
}
