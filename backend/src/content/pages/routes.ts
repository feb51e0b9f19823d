import { createPage, deletePage, listPages, listPageTags, readPage } from '@landfall/shared/endpoints';
import { siteOrigin } from '../../delivery/domains/site-origin.ts';
import type { Context } from '../../platform/context.ts';
import { eq } from '../../platform/db/operators.ts';
import { pages } from '../../platform/db/schema.ts';
import type { App } from '../../platform/http/app-type.ts';
import { inLanguage, languageOf } from '../../platform/http/language.ts';
import { serve } from '../../platform/http/serve.ts';
import { enqueueDiscard } from '../../platform/storage/discard.ts';
import { requireProject } from '../projects/projects.ts';
import { isInFunnel } from '../publishing/next-step.ts';
import { followSite } from '../publishing/publishing-jobs.ts';
import { countTags } from '../tags/tags.ts';
import { deletePage as deletePageOf } from '../trash/delete-page.ts';
import { createPage as makePage } from './create.ts';
import { findPages } from './find-pages.ts';
import { requireListedPage, toPage, toPageDetail } from './pages.ts';
import { registerSmallPreviewRoutes } from './small-preview-routes.ts';
import { readWriting } from './writing.ts';

/** The pages of a project. */
export function registerPageRoutes(app: App, context: Context): void {
  const { db } = context;
  registerSmallPreviewRoutes(app, context);
  const list = { tag: 'pages', summary: 'Pages of a project, newest first unless `sort` says otherwise' };
  serve(app, listPages, list, async ({ account, params, query }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return findPages(db, project.id, query, await siteOrigin(db, project.id));
  });

  serve(app, listPageTags, { tag: 'pages', summary: 'Tags of the pages, most used first' }, async (request) => {
    const project = await requireProject(db, request.account.id, request.params.project_id);
    return { data: await countTags(db, pages, eq(pages.projectId, project.id)) };
  });

  serve(app, readPage, { tag: 'pages', summary: 'One page' }, async (request) => {
    const { account, params } = request;
    const project = await requireProject(db, account.id, params.project_id);
    const row = await requireListedPage(db, project.id, params.page_id);
    const detail = {
      ...toPageDetail(row, await siteOrigin(db, project.id)),
      ...(await readWriting(db, project.id, row.id)),
    };
    // Kept as it was said when it happened; read in the language of today's reader.
    detail.generation_error = inLanguage(detail.generation_error, languageOf(request));
    return { data: detail };
  });

  const create = { tag: 'pages', summary: 'Create a page; with an AI description it is generated in the background' };
  serve(app, createPage, create, async (request) => {
    const { account, params, body } = request;
    const project = await requireProject(db, account.id, params.project_id);
    const row = await makePage(context, account, project, body, languageOf(request));
    return { data: toPage(row, await siteOrigin(db, project.id)) };
  });

  const erase = { tag: 'pages', summary: 'Take a page offline and move it to the trash' };
  serve(app, deletePage, erase, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const wasInFunnel = await isInFunnel(db, params.page_id);
    await deletePageOf(context, account, project.id, params.page_id);
    if (wasInFunnel) await followSite(context, project.id);
    await enqueueDiscard(context);
    return { message: 'Page deleted successfully' };
  });
}
