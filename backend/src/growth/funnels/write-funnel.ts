import { stepSheet, stepTitle } from '@landfall/page/compose/funnel-step';
import { STEP_ROLES, type StepRole } from '@landfall/page/compose/step-role';
import { isPageLanguage, WORDS } from '@landfall/page/languages/languages';
import type { FactSheet, writeFunnel as writeFunnelBody } from '@landfall/shared/contracts';
import type * as v from 'valibot';
import { readText } from '../../content/pages/compose-page.ts';
import { wordsOf } from '../../content/pages/fact-words.ts';
import { sheetOf } from '../../content/pages/facts.ts';
import { requestGeneration } from '../../content/pages/generation.ts';
import { pageLanguageOf } from '../../content/pages/page-language-of.ts';
import { insertPageIn, withFreeSlugs } from '../../content/pages/pages.ts';
import type { ProjectRow } from '../../content/projects/projects.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { eq } from '../../platform/db/operators.ts';
import { pages } from '../../platform/db/schema.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { insertFunnel } from './keep-funnel.ts';

const MOST_TITLE = 100;
const MOST_SLUG = 60;

/** Where the pages of a path are, below the landing page. */
const pathOf = (landing: string, role: StepRole): string =>
  role === 'landing' ? landing : `${landing === '/' ? '' : landing}/${role}`;

/** A path made of a name, of which nothing is taken. */
async function freeSlug(db: Database, projectId: string, name: string): Promise<string> {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const base = `/${(words ?? ['funnel']).join('-').slice(0, MOST_SLUG)}`.replace(/-$/, '');
  const rows = await db.select({ path: pages.path }).from(pages).where(eq(pages.projectId, projectId));
  const taken = new Set(rows.map(({ path }) => path));
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (STEP_ROLES.every((role) => !taken.has(pathOf(slug, role)))) return slug;
  }
}

/** Whose words the titles have: those of the pages, where we know that language. */
function wordsFor({ wishes, language }: FactSheet, ownerLanguage: SpokenLanguage) {
  const wished = wishes.findLast(({ kind, negated }) => kind === 'language' && !negated)?.value;
  return WORDS[[wished ?? '', language].find(isPageLanguage) ?? pageLanguageOf(ownerLanguage)];
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
  const landing = slug ?? (await freeSlug(db, project.id, name));
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
