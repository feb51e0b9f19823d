import { type ParamsOf, picturePageWriting, viewPageWriting } from '@landfall/shared/endpoints';
import { plainPage } from '../../delivery/sites/plain-page.ts';
import { accountOfCookie } from '../../identity/auth/cookie-account.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { requireProject } from '../projects/projects.ts';
import { documentToLookAt, pictureOfPage } from './look.ts';
import { sendToLookAt } from './look-at.ts';
import { withEditorAssets } from './look-at-policy.ts';
import { requireListedPage } from './pages.ts';
import { writtenSoFar } from './writing.ts';

type PageParams = ParamsOf<typeof viewPageWriting>;

/** A look at a page while a model writes it. */
export function registerWritingRoutes(app: App, { db, work }: Context): void {
  const lookUp = accountOfCookie(db);
  /** What the owner of a page may see of it; null for anybody else and for what is not there. */
  const ofOwner = async (account: Account, params: PageParams) => {
    try {
      const project = await requireProject(db, account.id, params.project_id);
      return await writtenSoFar(db, (await requireListedPage(db, project.id, params.page_id)).id);
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return null;
      throw error;
    }
  };

  const view = { tag: 'editor', summary: 'What is written so far of a page, a web page' };
  serve(app, viewPageWriting, view, async ({ headers, params }, reply) => {
    const account = await lookUp(headers.cookie);
    if (!account) return reply.header('cache-control', 'no-store').redirect('/login', 302);
    const model = await ofOwner(account, params);
    if (!model) return sendToLookAt(reply, 404, plainPage('Nothing to see yet', 'The page is not being written.'));
    return sendToLookAt(reply, 200, withEditorAssets(await documentToLookAt(work, account.id, model)));
  });

  const picture = { tag: 'editor', summary: 'A picture of what is written so far of a page' };
  serve(app, picturePageWriting, picture, async ({ headers, params }, reply) => {
    const account = await lookUp(headers.cookie);
    const model = account && (await ofOwner(account, params));
    if (!model) throw new AppError('not_found', { message: 'The page is not being written.' });
    const drawn = await pictureOfPage(work, account.id, model);
    return reply.header('cache-control', 'private, no-store').type('image/webp').send(drawn);
  });
}
