import { pageAnswer, pageQuery, pageVersionList } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { assertMayPublish } from '../../commerce/plans/no-plan.ts';
import { assertStorageRoom } from '../../commerce/usage/storage-use.ts';
import { siteOrigin } from '../../delivery/domains/site-origin.ts';
import { plainPage } from '../../delivery/sites/plain-page.ts';
import { accountOfCookie } from '../../identity/auth/cookie-account.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { readPaging } from '../../platform/http/paging.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import { requireProject } from '../projects/projects.ts';
import { sendToLookAt, withEditorAssets } from './look-at.ts';
import { pageParams, requireListedPage, toPage } from './pages.ts';
import { restoreVersion } from './restore-version.ts';
import { readStored } from './stored-document.ts';
import { listVersions, requireVersion, toVersion } from './versions.ts';

const ADDRESS = '/v1/api/project/:project_id/page/:page_id/version';

const versionParams = v.object({ ...pageParams.entries, version_id: v.string() });

/** What a page was: its versions, a look at one, and the way back to it. */
export function registerVersionRoutes(app: App, context: Context): void {
  const { db } = context;
  const onRequest = app.requireAccount;
  const common = { tags: ['pages'], security: SIGNED_IN };
  const lookUp = accountOfCookie(db);

  const list = {
    ...common,
    summary: 'Versions of a page, newest first',
    params: pageParams,
    querystring: pageQuery,
    response: { 200: pageVersionList },
  };
  app.get(ADDRESS, { onRequest, schema: list }, async ({ account, params, query }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const page = await requireListedPage(db, project.id, params.page_id);
    const paging = readPaging(query);
    const { rows, total, newest } = await listVersions(db, page.id, paging);
    return paging.answer(
      rows.map((row) => toVersion(row, project.id, newest)),
      total,
    );
  });

  const restore = {
    ...common,
    summary: 'Publish a version again, as a newer one',
    params: versionParams,
    response: { 200: pageAnswer },
  };
  app.post(`${ADDRESS}/:version_id/restore`, { onRequest, schema: restore }, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    assertMayPublish(account);
    await assertStorageRoom(db, account, 1);
    const row = await restoreVersion(context, project, params.page_id, params.version_id);
    return { data: toPage(row, await siteOrigin(db, project.id)) };
  });

  app.get(
    '/v1/editor/project/:project_id/page/:page_id/version/:version_id/view',
    { schema: { tags: ['editor'], summary: 'One version of a page, a web page', params: versionParams } },
    async ({ headers, params }, reply) => {
      const account = await lookUp(headers.cookie);
      if (!account) return reply.header('cache-control', 'no-store').redirect('/login', 302);
      const { project_id, page_id, version_id } = params;
      const document = await requireProject(db, account.id, project_id)
        .then((project) => requireListedPage(db, project.id, page_id))
        .then((page) => requireVersion(db, page.id, version_id))
        .then(({ publishedKey }) => readStored(context, publishedKey))
        .catch((error) => {
          if (error instanceof AppError && error.code === 'not_found') return null;
          throw error;
        });
      if (!document)
        return sendToLookAt(
          reply,
          404,
          plainPage('Version not found', 'It may be older than what is kept, or deleted.'),
        );
      return sendToLookAt(reply, 200, withEditorAssets(document.toString()));
    },
  );
}
