import { assertMayPublish } from '../../commerce/entitlements.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { requireListedPage } from '../pages/pages.ts';
import { requireProject } from '../projects/projects.ts';
import { createPreviewLink, deletePreviewLink, listPreviewLinks } from './endpoints.ts';
import { createPreview, deletePreview, listPreviews } from './preview-links.ts';

/** Links under which people without an account look at a page as it is being edited, for its owner. */
export function registerPreviewRoutes(app: App, context: Context): void {
  const { db } = context;
  const pageOf = async (account: { id: string }, params: { project_id: string; page_id: string }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return requireListedPage(db, project.id, params.page_id);
  };

  const list = { tag: 'editor', summary: 'Links to look at a page as it is being edited, newest first' };
  serve(app, listPreviewLinks, list, async ({ account, params }) => ({
    data: await listPreviews(context, (await pageOf(account, params)).id),
  }));

  const create = { tag: 'editor', summary: 'Make a link to look at a page as it is being edited' };
  serve(app, createPreviewLink, create, async ({ account, params, body }) => {
    assertMayPublish(account);
    return { data: await createPreview(context, (await pageOf(account, params)).id, body) };
  });

  const remove = { tag: 'editor', summary: 'Take back a link to look at a page' };
  serve(app, deletePreviewLink, remove, async ({ account, params }) => {
    await deletePreview(db, (await pageOf(account, params)).id, params.preview_id);
    return { message: 'The link works no more.' };
  });
}
