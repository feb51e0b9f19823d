import { briefAnswer, pageFacts, readBriefBody } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import { Throttle } from '../../platform/http/throttle.ts';
import { projectParams, requireProject } from '../projects/projects.ts';
import { readText } from './compose-page.ts';
import { readFacts } from './facts.ts';
import { pageParams } from './pages.ts';

/** What is understood of a description before a page is written from it, and what a page was written from. */
export function registerFactsRoutes(app: App, context: Context): void {
  const { db } = context;
  const onRequest = app.requireAccount;
  const common = { tags: ['pages'], security: SIGNED_IN };
  const readings = new Throttle(60, 10 * 60);

  const read = {
    ...common,
    summary: 'What a description says, fact by fact; nothing is stored',
    params: projectParams,
    body: readBriefBody,
    response: { 200: briefAnswer },
  };
  app.post('/v1/api/project/:project_id/brief', { onRequest, schema: read }, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    readings.take(account.id);
    const { name: projectName, description: projectDescription } = project;
    const { text: descriptionAi, title } = body;
    const input = { projectName, projectDescription, title, description: '', descriptionAi };
    return { data: await readText(context.work, account.id, input) };
  });

  const facts = {
    ...common,
    summary: 'What a page was written from, and the section where each fact stands',
    params: pageParams,
    response: { 200: pageFacts },
  };
  app.get(
    '/v1/api/project/:project_id/page/:page_id/facts',
    { onRequest, schema: facts },
    async ({ account, params }) => {
      const project = await requireProject(db, account.id, params.project_id);
      return { data: await readFacts(context, project.id, params.page_id) };
    },
  );
}
