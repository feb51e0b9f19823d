import { readOverview as readOverviewEndpoint } from '@landfall/shared/endpoints';
import { requireProject } from '../../content/projects/projects.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { readOverview } from './read-overview.ts';

/** What the dashboard's home says of a project. */
export function registerOverviewRoutes(app: App, { db }: Context): void {
  const overview = { tag: 'projects', summary: 'How far a project has come, and what of it needs somebody' };
  serve(app, readOverviewEndpoint, overview, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return { data: await readOverview(db, project.id) };
  });
}
