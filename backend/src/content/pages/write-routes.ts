import { duplicatePage, generatePage, updatePage } from '@landfall/shared/endpoints';
import { assertMayPublish } from '../../commerce/entitlements.ts';
import { siteOrigin } from '../../delivery/domains/site-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { languageOf } from '../../platform/http/language.ts';
import { serve } from '../../platform/http/serve.ts';
import { requireProject } from '../projects/projects.ts';
import { isInFunnel } from '../publishing/next-step.ts';
import { followSite } from '../publishing/publishing-jobs.ts';
import { askForGeneration } from './ask-generation.ts';
import { duplicatePage as copyPage } from './duplicate-page.ts';
import { type ListedPage, toPage } from './pages.ts';
import { updatePage as changePage } from './update-page.ts';

/** What an owner does with a page that is there. */
export function registerPageWriteRoutes(app: App, context: Context): void {
  const { db } = context;
  const answer = async (row: ListedPage) => ({ data: toPage(row, await siteOrigin(db, row.projectId)) });

  const update = {
    tag: 'pages',
    summary: 'Change a page: title, path, description, and whether it is online; what is left out stays',
  };
  serve(app, updatePage, update, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    if (body.status === 'active') assertMayPublish(account);
    const row = await changePage(context, project, params.page_id, body);
    if (await isInFunnel(db, row.id)) await followSite(context, project.id);
    return answer(row);
  });

  const duplicate = { tag: 'pages', summary: 'Copy a page with its contents; the copy is switched off' };
  serve(app, duplicatePage, duplicate, async (request) => {
    const { account, params } = request;
    const project = await requireProject(db, account.id, params.project_id);
    const copy = await copyPage(context, account, project, params.page_id, languageOf(request));
    return answer(copy);
  });

  const generate = {
    tag: 'pages',
    summary: 'Have a page written by AI, again or for the first time; it is pending until then',
  };
  serve(app, generatePage, generate, async (request) => {
    const { account, params, body } = request;
    const project = await requireProject(db, account.id, params.project_id);
    const row = await askForGeneration(context, account, project, params.page_id, body, languageOf(request));
    return answer(row);
  });
}
