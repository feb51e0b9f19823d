import { finishExperiment, listExperiments, startExperiment } from '@landfall/shared/endpoints';
import { hasFeature, lacksFeature, requireFeature } from '../../commerce/entitlements.ts';
import { requireListedPage } from '../../content/pages/pages.ts';
import { requireProject } from '../../content/projects/projects.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { endExperiment } from './end-experiment.ts';
import { experimentsOf, experimentWithResults } from './results.ts';
import { startExperiment as start } from './start-experiment.ts';

/** Experiments: a page beside variants of it. */
export function registerExperimentRoutes(app: App, context: Context): void {
  const { db } = context;

  async function resultsOf(id: string) {
    const found = await experimentWithResults(db, id);
    if (!found) throw new AppError('not_found', { message: 'This experiment does not exist.' });
    return { data: found };
  }

  const list = { tag: 'experiments', summary: 'Experiments of a page with their results, newest first' };
  serve(app, listExperiments, list, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const page = await requireListedPage(db, project.id, params.page_id);
    const all = await experimentsOf(db, page.id);
    if (hasFeature(account, 'stats_advanced')) return { data: all };
    // What the end of a plan ended says so, with what it had come to.
    const ended = all.filter(({ ended_because }) => ended_because === 'plan');
    if (ended.length === 0) throw lacksFeature(account, 'stats_advanced');
    return { data: ended };
  });

  const begin = { tag: 'experiments', summary: 'Try variants of a page on its visitors' };
  serve(app, startExperiment, begin, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const page = await requireListedPage(db, project.id, params.page_id);
    requireFeature(account, 'stats_advanced');
    return resultsOf(await start(context, page, body));
  });

  // Also without the plan that started it: nobody has to pay to get the page back.
  const finish = { tag: 'experiments', summary: 'End an experiment; a winner becomes the page' };
  serve(app, finishExperiment, finish, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const page = await requireListedPage(db, project.id, params.page_id);
    await endExperiment(context, project, page.id, params.experiment_id, body);
    return resultsOf(params.experiment_id);
  });
}
