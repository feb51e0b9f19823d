import type { Database } from '../../platform/db/client.ts';
import { and, eq, ne } from '../../platform/db/operators.ts';
import { experiments, experimentVariants, pages } from '../../platform/db/schema.ts';

type Shown = Pick<typeof pages.$inferSelect, 'title' | 'description' | 'path' | 'robots' | 'imageKey'>;

const { title, description, path, robots, imageKey } = pages;

/** The columns that make the head of a page. */
export const HEAD_COLUMNS = { title, description, path, robots, imageKey };

/** The page that a page is tried in place of, by an experiment that runs; undefined for most pages. */
export async function controlOf(db: Database, pageId: string): Promise<Shown | undefined> {
  const [control] = await db
    .select(HEAD_COLUMNS)
    .from(experimentVariants)
    .innerJoin(experiments, eq(experiments.id, experimentVariants.experimentId))
    .innerJoin(pages, eq(pages.id, experiments.pageId))
    .where(
      and(eq(experimentVariants.pageId, pageId), ne(experimentVariants.letter, 'A'), eq(experiments.status, 'running')),
    )
    .limit(1);
  return control;
}

/**
 * A page as visitors meet it: a variant of an experiment that runs stands at the address, and under the title, of the page
 * that it is tried in place of.
 */
export const shownAs = async <P extends Shown & { id: string }>(db: Database, page: P): Promise<P> => ({
  ...page,
  ...(await controlOf(db, page.id)),
});
