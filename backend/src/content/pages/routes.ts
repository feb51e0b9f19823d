import {
  createPage as createPageBody,
  dataOf,
  messageAnswer,
  page,
  pageDetail,
  pageList,
  pageQuery,
} from '@landfall/shared/contracts';
import { siteOrigin } from '../../delivery/domains/site-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { inSpanish, languageOf } from '../../platform/http/language.ts';
import { readPaging } from '../../platform/http/paging.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import { enqueueDiscard } from '../../platform/storage/discard.ts';
import { projectParams, requireProject } from '../projects/projects.ts';
import { createPage } from './create.ts';
import { deletePage, listPages, pageParams, requireListedPage, toPage, toPageDetail } from './pages.ts';
import { readWriting } from './writing.ts';

/** The pages of a project. */
export function registerPageRoutes(app: App, context: Context): void {
  const { db } = context;
  const schema = { tags: ['pages'], security: SIGNED_IN };

  app.get(
    '/v1/api/project/:project_id/page',
    {
      onRequest: app.requireAccount,
      schema: {
        ...schema,
        summary: 'Pages of a project, newest first',
        params: projectParams,
        querystring: pageQuery,
        response: { 200: pageList },
      },
    },
    async ({ account, params, query }) => {
      const project = await requireProject(db, account.id, params.project_id);
      const paging = readPaging(query);
      const [{ rows, total }, origin] = [await listPages(db, project.id, paging), await siteOrigin(db, project.id)];
      return paging.answer(
        rows.map((row) => toPage(row, origin)),
        total,
      );
    },
  );

  app.get(
    '/v1/api/project/:project_id/page/:page_id',
    {
      onRequest: app.requireAccount,
      schema: { ...schema, summary: 'One page', params: pageParams, response: { 200: dataOf(pageDetail) } },
    },
    async (request) => {
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
    },
  );

  app.post(
    '/v1/api/project/:project_id/page/new',
    {
      onRequest: app.requireAccount,
      schema: {
        ...schema,
        summary: 'Create a page; with an AI description it is generated in the background',
        params: projectParams,
        body: createPageBody,
        response: { 201: dataOf(page) },
      },
    },
    async (request, reply) => {
      const { account, params, body } = request;
      const project = await requireProject(db, account.id, params.project_id);
      const row = await createPage(context, account, project, body, languageOf(request));
      return reply.code(201).send({ data: toPage(row, await siteOrigin(db, project.id)) });
    },
  );

  app.delete(
    '/v1/api/project/:project_id/page/:page_id',
    {
      onRequest: app.requireAccount,
      schema: {
        ...schema,
        summary: 'Delete a page and what it published',
        params: pageParams,
        response: { 200: messageAnswer },
      },
    },
    async ({ account, params }) => {
      const project = await requireProject(db, account.id, params.project_id);
      await deletePage(context, project.id, params.page_id);
      await enqueueDiscard(context);
      return { message: 'Page deleted successfully' };
    },
  );
}
