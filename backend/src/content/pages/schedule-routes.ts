import * as endpoints from '@landfall/shared/endpoints';
import { siteOrigin } from '../../delivery/domains/site-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { requireProject } from '../projects/projects.ts';
import { type ListedPage, toPage } from './pages.ts';
import { schedulePage, unschedulePage } from './schedule.ts';

/** Pages that are published at an hour of their own. */
export function registerScheduleRoutes(app: App, context: Context): void {
  const { db } = context;
  const answer = async (row: ListedPage) => ({ data: toPage(row, await siteOrigin(db, row.projectId)) });

  const schedule = { tag: 'pages', summary: 'Publish a page at a moment to come, as it is kept then' };
  serve(app, endpoints.schedulePage, schedule, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return answer(await schedulePage(context, account, project, params.page_id, body));
  });

  const unschedule = { tag: 'pages', summary: 'Withdraw the moment at which a page would be published' };
  serve(app, endpoints.unschedulePage, unschedule, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return answer(await unschedulePage(context, project, params.page_id));
  });
}
