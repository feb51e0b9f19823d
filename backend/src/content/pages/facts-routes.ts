import { readBrief, readPageFacts } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { Throttle } from '../../platform/http/throttle.ts';
import { requireProject } from '../projects/projects.ts';
import { readText } from './compose-page.ts';
import { readFacts } from './facts.ts';

/** What is understood of a description before a page is written from it, and what a page was written from. */
export function registerFactsRoutes(app: App, context: Context): void {
  const { db } = context;
  const readings = new Throttle(60, 10 * 60);

  const read = { tag: 'pages', summary: 'What a description says, fact by fact; nothing is stored' };
  serve(app, readBrief, read, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    readings.take(account.id);
    const { name: projectName, description: projectDescription } = project;
    const { text: descriptionAi, title } = body;
    const input = { projectName, projectDescription, title, description: '', descriptionAi };
    return { data: await readText(context.work, account.id, input) };
  });

  const facts = { tag: 'pages', summary: 'What a page was written from, and the section where each fact stands' };
  serve(app, readPageFacts, facts, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return { data: await readFacts(context, project.id, params.page_id) };
  });
}
