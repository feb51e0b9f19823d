import type { Context } from '../../platform/context.ts';
import { and, asc, eq, gt, lt, or, sql } from '../../platform/db/operators.ts';
import { projects, sites } from '../../platform/db/schema.ts';
import { followCountdowns } from './follow-countdowns.ts';
import { recipeOf } from './write-artefact.ts';
import { writeSite } from './write-site.ts';

const SWEEP_SECONDS = 10;
/** Sites that one sweep looks at, and that wait for their job because they were told of; of more the sweep thinks. */
const SWEEP_SIZE = 1_000;
const TOLD_SIZE = 100;

/** What the triggers of the database notify: the id of a project whose pages are to be written anew. */
const CHANNEL = 'landfall_sites_due';

/** Pages that a change of a site writes before it is answered, and the milliseconds that this may take; a job does the rest. */
const AT_ONCE = { pages: 20, ms: 1_000 };

/** Seconds that a job leaves to whoever made the change: mostly there is nothing left to do for it. */
const HEAD_START = 3;

async function enqueueSite({ db, jobs }: Pick<Context, 'db' | 'jobs'>, projectId: string, startAfter = 0) {
  const [project] = await db.select({ owner: projects.userId }).from(projects).where(eq(projects.id, projectId));
  if (project) await jobs.enqueue('site.write', { projectId }, { key: projectId, group: project.owner, startAfter });
}

/**
 * Has the published pages of a project follow a change of its settings: small sites at once, of larger ones the rest by a
 * job. Never throws: the sweep finds what is left.
 */
export async function followSite(context: Context, projectId: string): Promise<void> {
  try {
    const isWritten = await writeSite(context, projectId, { most: AT_ONCE.pages, until: Date.now() + AT_ONCE.ms });
    if (!isWritten) await enqueueSite(context, projectId);
  } catch (error) {
    context.log.error({ err: error, projectId }, 'Published pages could not follow a change yet');
  }
}

/** Gives every site that is due a job: after a change by hand, a crash, or an update of the program. */
async function sweepDueSites({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  const due = await db
    .select({ id: sites.projectId })
    .from(sites)
    .where(lt(sites.written, sites.revision))
    .orderBy(asc(sites.projectId))
    .limit(SWEEP_SIZE);
  for (const { id } of due) await enqueueSite({ db, jobs }, id);
}

/** Has pages written anew that were written by another release, or under another address of the dashboard. */
export async function noteRecipe({ db, config }: Pick<Context, 'db' | 'config'>): Promise<void> {
  const recipe = recipeOf(config);
  await db
    .update(sites)
    .set({ recipe, revision: sql`${sites.revision} + 1` })
    // Two ranges, so that an index finds them.
    .where(or(and(gt(sites.recipe, ''), lt(sites.recipe, recipe)), gt(sites.recipe, recipe)));
}

/**
 * Registers the job that writes the pages of sites, and the sweep that finds those whose job got lost, and pages with
 * countdowns that say something else by now.
 */
export async function registerPublishingJobs(context: Context): Promise<void> {
  await noteRecipe(context);
  await context.jobs.work('site.write', async ({ projectId }, { signal }) => {
    await writeSite(context, projectId, { signal });
  });
  const told = new Set<string>();
  const enqueueTold = async () => {
    for (const projectId of told) {
      await enqueueSite(context, projectId, HEAD_START).catch((error) =>
        context.log.warn({ err: error, projectId }, 'A site waits for the next sweep'),
      );
      told.delete(projectId);
    }
  };
  await context.subscribe(
    CHANNEL,
    (projectId) => {
      const isIdle = told.size === 0;
      if (told.size < TOLD_SIZE) told.add(projectId);
      if (isIdle) void enqueueTold();
    },
    () => {},
  );
  await context.jobs.sweep('sites.due', SWEEP_SECONDS, async () => {
    await sweepDueSites(context);
    await followCountdowns(context);
  });
}
