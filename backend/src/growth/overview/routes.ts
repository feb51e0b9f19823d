import { readOverview as readOverviewEndpoint } from '@landfall/shared/endpoints';
import { readPlanRoom } from '../../commerce/entitlements.ts';
import { requireProject } from '../../content/projects/projects.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { readOverview } from './read-overview.ts';

/** What the dashboard's home says of a project. */
export function registerOverviewRoutes(app: App, { db }: Context): void {
  const overview = {
    tag: 'projects',
    summary: 'How far a project has come, what of it needs somebody, and how much room the plan has',
  };
  serve(app, readOverviewEndpoint, overview, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const [overview, room] = await Promise.all([readOverview(db, project.id), readPlanRoom(db, account)]);
    return { data: { ...overview, room } };
  });
}
