import type { GeneratePage } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import type { Account } from '../auth/sessions.ts';
import type { Context } from '../context.ts';
import { pages } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import type { ProjectRow } from '../projects/projects.ts';
import { requestGeneration } from './generation.ts';
import { holdRoomForAiPage, LISTED, type ListedPage, requireListedPage } from './pages.ts';

/**
 * Has a page written by AI, again or for the first time: it is pending until then. Contents that it has stay online as
 * they are meanwhile, and in its history afterwards.
 * @throws AppError not_found, conflict while it is generated, invalid without an AI description, plan_limit
 */
export async function askForGeneration(
  context: Context,
  account: Account,
  project: ProjectRow,
  pageId: string,
  form: GeneratePage,
): Promise<ListedPage> {
  const asked = await context.db.transaction(async (tx) => {
    await holdRoomForAiPage(tx, account, pageId);
    // Held, so that of two requests at once the second finds it pending.
    await tx.select({ id: pages.id }).from(pages).where(eq(pages.id, pageId)).for('update');
    const page = await requireListedPage(tx, project.id, pageId);
    if (page.status === 'pending') {
      throw new AppError('conflict', { message: 'The page is being generated already.' });
    }
    const descriptionAi = form.description_ai ?? page.descriptionAi;
    if (descriptionAi === '') {
      const message = 'Please describe the page for the AI.';
      throw new AppError('invalid', { message, fields: { description_ai: [message] } });
    }
    const statusAfter = page.publishedKey && page.status === 'inactive' ? 'inactive' : 'active';
    const [row] = await tx
      .update(pages)
      .set({ status: 'pending', statusAfter, descriptionAi, generationError: '', updatedAt: new Date() })
      .where(eq(pages.id, page.id))
      .returning(LISTED);
    return row ?? page;
  });
  await requestGeneration(context, asked.id);
  return asked;
}
