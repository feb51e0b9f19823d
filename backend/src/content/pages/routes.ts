import { createPage, deletePage, listPages, readPage } from '@landfall/shared/endpoints';
import { siteOrigin } from '../../delivery/domains/site-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { inSpanish, languageOf } from '../../platform/http/language.ts';
import { readPaging } from '../../platform/http/paging.ts';
import { serve } from '../../platform/http/serve.ts';
import { enqueueDiscard } from '../../platform/storage/discard.ts';
import { requireProject } from '../projects/projects.ts';
import { isInFunnel } from '../publishing/next-step.ts';
import { followSite } from '../publishing/publishing-jobs.ts';
import { createPage as makePage } from './create.ts';
import { listPages as pagesOf, deletePage as remove, requireListedPage, toPage, toPageDetail } from './pages.ts';
import { readWriting } from './writing.ts';

/** The pages of a project. */
export function registerPageRoutes(app: App, context: Context): void {
  const { db } = context;
  const list = { tag: 'pages', summary: 'Pages of a project, newest first' };
  serve(app, listPages, list, async ({ account, params, query }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const paging = readPaging(query);
    const [{ rows, total }, origin] = [await pagesOf(db, project.id, paging), await siteOrigin(db, project.id)];
    return paging.answer(
      rows.map((row) => toPage(row, origin)),
      total,
    );
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
    if (languageOf(request) === 'es') detail.generation_error = inSpanish(detail.generation_error);
    return { data: detail };
  });

  const create = { tag: 'pages', summary: 'Create a page; with an AI description it is generated in the background' };
  serve(app, createPage, create, async (request) => {
    const { account, params, body } = request;
    const project = await requireProject(db, account.id, params.project_id);
    const row = await makePage(context, account, project, body, languageOf(request));
    return { data: toPage(row, await siteOrigin(db, project.id)) };
  });

  const erase = { tag: 'pages', summary: 'Delete a page and what it published' };
  serve(app, deletePage, erase, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const wasInFunnel = await isInFunnel(db, params.page_id);
    await remove(context, project.id, params.page_id);
    if (wasInFunnel) await followSite(context, project.id);
    await enqueueDiscard(context);
    return { message: 'Page deleted successfully' };
  });
}
