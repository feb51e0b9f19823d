import * as endpoints from '@landfall/shared/endpoints';
import { hasFeature, lacksFeature, requireFeature } from '../../commerce/entitlements.ts';
import { requireProject } from '../../content/projects/projects.ts';
import { followSite } from '../../content/publishing/publishing-jobs.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { languageOf } from '../../platform/http/language.ts';
import { serve } from '../../platform/http/serve.ts';
import { readRange } from '../stats/stats-range.ts';
import { listFunnels, requireFunnel } from './find-funnels.ts';
import { funnelStats } from './funnel-stats.ts';
import { changeFunnel, deleteFunnel, insertFunnel } from './keep-funnel.ts';
import { writeFunnel } from './write-funnel.ts';

const tag = 'funnels';

/** Funnels: ordered paths of pages. */
export function registerFunnelRoutes(app: App, context: Context): void {
  const { db } = context;

  serve(app, endpoints.listFunnels, { tag, summary: 'Funnels of a project, newest first' }, async (request) => {
    const project = await requireProject(db, request.account.id, request.params.project_id);
    return { data: await listFunnels(db, project.id) };
  });

  const create = { tag, summary: 'Make a funnel of pages; links to the next step follow their order' };
  serve(app, endpoints.createFunnel, create, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const id = await db.transaction((tx) => insertFunnel(tx, project.id, body));
    await followSite(context, project.id);
    return { data: await requireFunnel(db, project.id, id) };
  });

  const write = { tag, summary: 'Have a landing page, an offer and a page of thanks written from one description' };
  serve(app, endpoints.writeFunnel, write, async (request) => {
    const { account, params, body } = request;
    const project = await requireProject(db, account.id, params.project_id);
    const id = await writeFunnel(context, account, project, body, languageOf(request));
    return { data: await requireFunnel(db, project.id, id) };
  });

  serve(app, endpoints.readFunnel, { tag, summary: 'One funnel' }, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return { data: await requireFunnel(db, project.id, params.funnel_id) };
  });

  const update = { tag, summary: 'Change the name and the steps of a funnel' };
  serve(app, endpoints.updateFunnel, update, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    await db.transaction((tx) => changeFunnel(tx, project.id, params.funnel_id, body));
    await followSite(context, project.id);
    return { data: await requireFunnel(db, project.id, params.funnel_id) };
  });

  serve(app, endpoints.deleteFunnel, { tag, summary: 'Delete a funnel; its pages stay' }, async (request) => {
    const { account, params } = request;
    const project = await requireProject(db, account.id, params.project_id);
    await db.transaction((tx) => deleteFunnel(tx, project.id, params.funnel_id));
    await followSite(context, project.id);
    return { message: 'Funnel deleted successfully' };
  });

  const read = { tag, summary: 'How many people reached each step of a funnel over a range of days' };
  serve(app, endpoints.readFunnelStats, read, async ({ account, params, query }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const funnel = await requireFunnel(db, project.id, params.funnel_id);
    requireFeature(account, hasFeature(account, 'stats_advanced') ? 'stats_advanced' : 'stats_basic');
    const range = readRange({ ...query, interval: 'day' }, project.timeZone, Math.floor(Date.now() / 1000));
    if (range.isOlder && !hasFeature(account, 'stats_advanced')) throw lacksFeature(account, 'stats_advanced');
    return { data: await funnelStats(db, project.id, funnel, range) };
  });
}
