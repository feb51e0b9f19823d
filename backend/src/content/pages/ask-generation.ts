import type { PageModel } from '@landfall/page/sections/model';
import type { FactSheet, GeneratePage } from '@landfall/shared/contracts';
import { assertStorageRoom, countUse } from '../../commerce/entitlements.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import { eq, sql } from '../../platform/db/operators.ts';
import { pages } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { pageBrand } from '../brand/page-brand.ts';
import type { ProjectRow } from '../projects/projects.ts';
import { wordsOf } from './fact-words.ts';
import { sheetOf } from './facts.ts';
import { requestGeneration } from './generation.ts';
import { otherLook } from './other-look.ts';
import { pageLanguageOf } from './page-language-of.ts';
import { LISTED, type ListedPage, requireListedPage } from './pages.ts';

/** What the page is written from: what was corrected just now, else what was known of it; null where a description is to be read. */
function factsFor({ facts, description_ai }: GeneratePage, known: FactSheet | null): FactSheet | null {
  if (facts) return sheetOf(facts);
  return description_ai === undefined ? known : null;
}

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
  ownerLanguage: SpokenLanguage,
): Promise<ListedPage> {
  const brand = form.another ? await pageBrand(context.db, project, []) : {};
  const asked = await context.db.transaction(async (tx) => {
    await assertStorageRoom(tx, account, 1);
    await countUse(tx, account, 'page', new Date(), pageId);
    // Held, so that of two requests at once the second finds it pending.
    const theme = sql<PageModel['theme'] | null>`${pages.sections} -> 'theme'`;
    const [held] = await tx.select({ facts: pages.facts, theme }).from(pages).where(eq(pages.id, pageId)).for('update');
    const page = await requireListedPage(tx, project.id, pageId);
    if (page.status === 'pending') {
      throw new AppError('conflict', { message: 'The page is being generated already.' });
    }
    const facts = factsFor(form, held?.facts ?? null);
    const descriptionAi = form.description_ai || page.descriptionAi || (facts ? wordsOf(facts) : '');
    if (descriptionAi === '') {
      const message = 'Please describe the page for the AI.';
      throw new AppError('invalid', { message, fields: { description_ai: [message] } });
    }
    const stays = page.status === 'inactive' ? ('inactive' as const) : ('active' as const);
    const statusAfter = page.publishedKey ? stays : page.statusAfter;
    const [row] = await tx
      .update(pages)
      .set({
        status: 'pending',
        statusAfter,
        descriptionAi,
        facts,
        // What will be read has other names.
        ...(facts === null && { placed: null }),
        ownerLanguage: pageLanguageOf(ownerLanguage),
        ...(form.another && { look: otherLook(held?.theme ?? null, { facts, projectName: project.name, brand }) }),
        generationError: '',
        updatedAt: new Date(),
      })
      .where(eq(pages.id, page.id))
      .returning(LISTED);
    return row ?? page;
  });
  await requestGeneration(context, asked.id);
  return asked;
}
