import * as endpoints from '@landfall/shared/endpoints';
import { requireProject } from '../../content/projects/projects.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { languageOf } from '../../platform/http/language.ts';
import { serve } from '../../platform/http/serve.ts';
import { changeForm } from './change-form.ts';
import { listForms } from './forms.ts';

const tag = 'forms';

/** The forms of a project's pages, and what happens with what they are sent. */
export function registerFormRoutes(app: App, context: Context): void {
  const { db } = context;

  const list = { tag, summary: 'Forms of a project, those with the newest lead first' };
  serve(app, endpoints.listForms, list, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return { data: await listForms(db, account, project.id) };
  });

  const change = { tag, summary: "Replace a form's settings" };
  serve(app, endpoints.changeForm, change, async (request) => {
    const { account, params, body } = request;
    const project = await requireProject(db, account.id, params.project_id);
    const language = languageOf(request);
    return { data: await changeForm(context, account, project.id, params.form_id, body, language) };
  });
}
