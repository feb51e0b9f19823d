import { assertMayPublish } from '../../commerce/plans/no-plan.ts';
import { plainPage } from '../../delivery/sites/plain-page.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { inLanguage, languageOf } from '../../platform/http/language.ts';
import { serve } from '../../platform/http/serve.ts';
import { sendToLookAt } from '../pages/look-at.ts';
import { requireListedPage } from '../pages/pages.ts';
import { requireProject } from '../projects/projects.ts';
import { createPreviewLink, deletePreviewLink, listPreviewLinks, viewPreview } from './endpoints.ts';
import { previewDocuments } from './preview-document.ts';
import { createPreview, deletePreview, listPreviews, previewedPage } from './preview-links.ts';

/** Links under which people without an account look at a page as it is being edited. */
export function registerPreviewRoutes(app: App, context: Context): void {
  const { db } = context;
  const documentOf = previewDocuments(context);
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
    return { data: await createPreview(context, (await pageOf(account, params)).id, body.days) };
  });

  const remove = { tag: 'editor', summary: 'Take back a link to look at a page' };
  serve(app, deletePreviewLink, remove, async ({ account, params }) => {
    await deletePreview(db, (await pageOf(account, params)).id, params.preview_id);
    return { message: 'The link works no more.' };
  });

  const view = { tag: 'editor', summary: 'A page as it is being edited, for whoever has its link, a web page' };
  serve(app, viewPreview, view, async (request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    const language = languageOf(request);
    const say = (status: number, title: string, text: string) =>
      sendToLookAt(reply, status, plainPage(inLanguage(title, language), inLanguage(text, language), { language }));
    const found = await previewedPage(db, request.params.token);
    if (!found) return say(404, 'This preview has ended', 'Ask whoever sent you the link for a new one.');
    try {
      const document = found.page.status === 'pending' ? null : await documentOf(found);
      if (document !== null) return sendToLookAt(reply, 200, document);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return say(503, 'This preview cannot be shown now', 'Try again in a minute, or ask whoever sent you the link.');
    }
    return say(200, 'Nothing to see yet', 'The page is being written. Try again later.');
  });
}
