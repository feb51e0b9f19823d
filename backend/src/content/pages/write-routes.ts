import { generatePage as generatePageBody, pageAnswer, updatePage as updatePageBody } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { assertMayPublish } from '../../commerce/plans/no-plan.ts';
import { siteOrigin } from '../../delivery/domains/site-origin.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { languageOf } from '../../platform/http/language.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import { requireProject } from '../projects/projects.ts';
import { askForGeneration } from './ask-generation.ts';
import { duplicatePage } from './duplicate-page.ts';
import { type ListedPage, pageParams, toPage } from './pages.ts';
import { updatePage } from './update-page.ts';

const ADDRESS = '/v1/api/project/:project_id/page/:page_id';

/** What an owner does with a page that is there. */
export function registerPageWriteRoutes(app: App, context: Context): void {
  const { db } = context;
  const onRequest = app.requireAccount;
  const common = { tags: ['pages'], security: SIGNED_IN, params: pageParams };
  const answer = async (row: ListedPage) => ({ data: toPage(row, await siteOrigin(db, row.projectId)) });

  const update = {
    ...common,
    summary: 'Change a page: title, path, description, and whether it is online; what is left out stays',
    body: updatePageBody,
    response: { 200: pageAnswer },
  };
  app.put(ADDRESS, { onRequest, schema: update }, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    if (body.status === 'active') assertMayPublish(account);
    return answer(await updatePage(context, project, params.page_id, body));
  });

  const duplicate = {
    ...common,
    summary: 'Copy a page with its contents; the copy is switched off',
    response: { 201: pageAnswer },
  };
  app.post(`${ADDRESS}/duplicate`, { onRequest, schema: duplicate }, async (request, reply) => {
    const { account, params } = request;
    const project = await requireProject(db, account.id, params.project_id);
    const copy = await duplicatePage(context, account, project, params.page_id, languageOf(request));
    return reply.code(201).send(await answer(copy));
  });

  const generate = {
    ...common,
    summary: 'Have a page written by AI, again or for the first time; it is pending until then',
    body: v.nullish(generatePageBody, {}),
    response: { 202: pageAnswer },
  };
  app.post(`${ADDRESS}/generate`, { onRequest, schema: generate }, async (request, reply) => {
    const { account, params, body } = request;
    const project = await requireProject(db, account.id, params.project_id);
    const row = await askForGeneration(context, account, project, params.page_id, body, languageOf(request));
    return reply.code(202).send(await answer(row));
  });
}
