import { withCountdowns } from '@landfall/page/publish/countdowns';
import { listPageVersions, notePageVersion, restorePageVersion, viewPageVersion } from '@landfall/shared/endpoints';
import { assertMayPublish, assertStorageRoom } from '../../commerce/entitlements.ts';
import { siteOrigin } from '../../delivery/domains/site-origin.ts';
import { plainPage } from '../../delivery/sites/plain-page.ts';
import { accountOfCookie } from '../../identity/auth/cookie-account.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { readPaging } from '../../platform/http/paging.ts';
import { serve } from '../../platform/http/serve.ts';
import { requireProject } from '../projects/projects.ts';
import { sendToLookAt } from './look-at.ts';
import { withEditorAssets } from './look-at-policy.ts';
import { requireListedPage, toPage } from './pages.ts';
import { restoreVersion } from './restore-version.ts';
import { readStored } from './stored-document.ts';
import { listVersions, noteVersion, requireVersion, toVersion } from './versions.ts';

/** What a page was: its versions, a look at one, and the way back to it. */
export function registerVersionRoutes(app: App, context: Context): void {
  const { db } = context;
  const lookUp = accountOfCookie(db);

  const list = { tag: 'pages', summary: 'Versions of a page, newest first' };
  serve(app, listPageVersions, list, async ({ account, params, query }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const page = await requireListedPage(db, project.id, params.page_id);
    const paging = readPaging(query);
    const { rows, total, newest } = await listVersions(db, page.id, paging);
    return paging.answer(
      rows.map((row) => toVersion(row, project.id, newest)),
      total,
    );
  });

  const restore = { tag: 'pages', summary: 'Publish a version again, as a newer one' };
  serve(app, restorePageVersion, restore, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    assertMayPublish(account);
    await assertStorageRoom(db, account, 1);
    const row = await restoreVersion(context, project, params.page_id, params.version_id);
    return { data: toPage(row, await siteOrigin(db, project.id)) };
  });

  const note = { tag: 'pages', summary: 'Note something of a version; empty takes the note away' };
  serve(app, notePageVersion, note, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const page = await requireListedPage(db, project.id, params.page_id);
    const { row, newest } = await noteVersion(db, page.id, params.version_id, body.note);
    return { data: toVersion(row, project.id, newest) };
  });

  const view = { tag: 'editor', summary: 'One version of a page, a web page' };
  serve(app, viewPageVersion, view, async ({ headers, params }, reply) => {
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
      return sendToLookAt(reply, 404, plainPage('Version not found', 'It may be older than what is kept, or deleted.'));
    return sendToLookAt(reply, 200, withEditorAssets(withCountdowns(document.toString(), Date.now()).document));
  });
}
