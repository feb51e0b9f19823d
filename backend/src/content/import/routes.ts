import { importPage } from '@landfall/shared/endpoints';
import { siteOrigin } from '../../delivery/domains/site-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { languageOf } from '../../platform/http/language.ts';
import { serve } from '../../platform/http/serve.ts';
import { toPage } from '../pages/pages.ts';
import { requireProject } from '../projects/projects.ts';
import { importPage as makePage } from './import-page.ts';

/** Bytes of a call: a document as JSON writes it. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Pages that come from elsewhere, as HTML. */
export function registerImportRoutes(app: App, context: Context): void {
  const { db } = context;
  const make = {
    tag: 'pages',
    summary: 'Make a draft page out of an HTML document, and say what of it was left out',
    bodyLimit: MAX_BYTES,
  };
  serve(app, importPage, make, async (request) => {
    const { account, params, body } = request;
    const project = await requireProject(db, account.id, params.project_id);
    const { page, leftOut } = await makePage(context, account, project, body, languageOf(request));
    return { data: { page: toPage(page, await siteOrigin(db, project.id)), left_out: leftOut } };
  });
}
