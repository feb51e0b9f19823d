import { accountOfCookie } from '../auth/cookie-account.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { App } from '../http/app-type.ts';
import { requireProject } from '../projects/projects.ts';
import { plainPage } from '../sites/plain-page.ts';
import { sendToLookAt, withEditorAssets } from './look-at.ts';
import { pageParams, requireListedPage } from './pages.ts';
import { writingDocument } from './writing.ts';

/** A look at a page while a model writes it. */
export function registerWritingRoutes(app: App, { db }: Context): void {
  const lookUp = accountOfCookie(db);
  app.get(
    '/v1/editor/project/:project_id/page/:page_id/writing/view',
    { schema: { tags: ['editor'], summary: 'What is written so far of a page, a web page', params: pageParams } },
    async ({ headers, params }, reply) => {
      const account = await lookUp(headers.cookie);
      if (!account) return reply.header('cache-control', 'no-store').redirect('/login', 302);
      const document = await requireProject(db, account.id, params.project_id)
        .then((project) => requireListedPage(db, project.id, params.page_id))
        .then((page) => writingDocument(db, page.id))
        .catch((error) => {
          if (error instanceof AppError && error.code === 'not_found') return null;
          throw error;
        });
      if (!document) return sendToLookAt(reply, 404, plainPage('Nothing to see yet', 'The page is not being written.'));
      return sendToLookAt(reply, 200, withEditorAssets(document));
    },
  );
}
