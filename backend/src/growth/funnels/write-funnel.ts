import { stepSheet, stepTitle } from '@landfall/page/compose/funnel-step';
import { STEP_ROLES } from '@landfall/page/compose/step-role';
import type { writeFunnel as writeFunnelBody } from '@landfall/shared/contracts';
import type * as v from 'valibot';
import { readText } from '../../content/pages/compose-page.ts';
import { wordsOf } from '../../content/pages/fact-words.ts';
import { sheetOf } from '../../content/pages/facts.ts';
import { requestGeneration } from '../../content/pages/generation.ts';
import { insertPageIn, withFreeSlugs } from '../../content/pages/pages.ts';
import type { ProjectRow } from '../../content/projects/projects.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { eq } from '../../platform/db/operators.ts';
import { pages } from '../../platform/db/schema.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { insertFunnel } from './keep-funnel.ts';
import { freeSlug, pathOf, wordsFor } from './step-paths.ts';

const MOST_TITLE = 100;
/** The paths of a project's pages. */
async function pathsOf(db: Database, projectId: string): Promise<Set<string>> {
  const rows = await db.select({ path: pages.path }).from(pages).where(eq(pages.projectId, projectId));
  return new Set(rows.map(({ path }) => path));
}

/**
 * Has a landing page, an offer and a page of thanks written from one description, as drafts, and returns their funnel's
 * id. Each counts as a page by AI; all of them are asked for, or none.
 * @throws AppError invalid, conflict, slug_taken, plan_limit, plan_required, not_found
 */
export async function writeFunnel(
  context: Context,
  account: Account,
  project: ProjectRow,
  { name, description, facts, slug, pictures }: v.InferOutput<typeof writeFunnelBody>,
  ownerLanguage: SpokenLanguage,
): Promise<string> {
  const { db, work } = context;
  const brief = { projectName: project.name, projectDescription: project.description, title: name, description: '' };
  const sheet = facts ? sheetOf(facts) : await readText(work, account.id, { ...brief, descriptionAi: description });
  const words = wordsFor(sheet, ownerLanguage);
  const landing = slug ?? freeSlug(name, await pathsOf(db, project.id));
  const made = await withFreeSlugs(
    db.transaction(async (tx) => {
      const ids: string[] = [];
      for (const role of STEP_ROLES) {
        const form = {
          title: stepTitle(name, role, words).slice(0, MOST_TITLE),
          slug: pathOf(landing, role),
          description: '',
          description_ai: description || wordsOf(sheet),
          facts: stepSheet(sheet, role),
          pictures,
        };
        const page = await insertPageIn(tx, context, account, project, form, ownerLanguage, 'inactive');
        ids.push(page.id);
      }
      return { ids, id: await insertFunnel(tx, project.id, { name, steps: ids }, STEP_ROLES) };
    }),
  );
  for (const id of made.ids) await requestGeneration(context, id);
  return made.id;
}
