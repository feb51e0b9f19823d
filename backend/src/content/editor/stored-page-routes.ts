import { changePage, type ParamsOf, publishPage, readPageOutline } from '@landfall/shared/endpoints';
import { siteOrigin } from '../../delivery/domains/site-origin.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { requireListedPage, requirePage, toPage } from '../pages/pages.ts';
import { requireProject } from '../projects/projects.ts';
import { requireAllDone, requireWholeOperations } from './refused-operations.ts';
import { changed, type GoesOnFrom, openPage, outlineOfStored, publishStored, storeChanged } from './stored-page.ts';

/** Reading, changing and publishing a page without an editor. */
export function registerStoredPageRoutes(app: App, context: Context): void {
  const { db } = context;

  async function open(account: Account, params: ParamsOf<typeof changePage>, from?: GoesOnFrom) {
    const project = await requireProject(db, account.id, params.project_id);
    return openPage(context, account, project, await requirePage(db, project.id, params.page_id), from);
  }

  const read = { tag: 'editor', summary: 'What a page says: sections, texts, links and pictures, by their names' };
  serve(app, readPageOutline, read, async ({ account, params }) => {
    const opened = await open(account, params);
    const { id, title, path, status } = opened.page;
    const { version, stamp, isDraft } = opened;
    const outline = await outlineOfStored(context, opened);
    return { data: { page_id: id, title, path, status, version, stamp, is_draft: isDraft, outline } };
  });

  const change = { tag: 'editor', summary: 'Change a page by operations: all of them, or none' };
  serve(app, changePage, change, async ({ account, params, body }) => {
    const { operations, publish, ...from } = body;
    requireWholeOperations(operations);
    const opened = await open(account, params, from);
    const answer = await changed(context, opened, operations);
    requireAllDone(answer.results);
    const saved = await storeChanged(context, opened, answer, publish);
    const done = answer.results.flatMap((result) => ('change' in result ? [result] : []));
    const changes = done.map(({ change: { op, section, before, after } }) => ({ op, section, before, after }));
    const broken_links = done.flatMap(({ broken }) => broken);
    return { data: { page_id: opened.page.id, ...saved, changes, broken_links } };
  });

  const publish = { tag: 'editor', summary: 'Put a page online, with what waits as a draft' };
  serve(app, publishPage, publish, async ({ account, params, body }) => {
    const opened = await open(account, params, body);
    const saved = await publishStored(context, opened);
    const { project } = opened;
    const page = await requireListedPage(db, project.id, opened.page.id);
    return { data: { ...toPage(page, await siteOrigin(db, project.id)), ...saved } };
  });
}
