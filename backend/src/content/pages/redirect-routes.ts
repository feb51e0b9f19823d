import { deletePageRedirect, listPageRedirects } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { requireProject } from '../projects/projects.ts';
import { requireListedPage } from './pages.ts';
import { dropRedirect, listRedirects } from './redirects.ts';

/** The addresses that a page had before. */
export function registerRedirectRoutes(app: App, { db }: Pick<Context, 'db'>): void {
  const list = { tag: 'pages', summary: 'The earlier addresses that lead to a page' };
  serve(app, listPageRedirects, list, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const page = await requireListedPage(db, project.id, params.page_id);
    return { data: await listRedirects(db, page.id) };
  });

  const drop = { tag: 'pages', summary: 'Let an earlier address lead nowhere' };
  serve(app, deletePageRedirect, drop, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const page = await requireListedPage(db, project.id, params.page_id);
    await dropRedirect(db, page.id, params.redirect_id);
    return { message: 'This address leads nowhere any more.' };
  });
}
