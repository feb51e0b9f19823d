import { dataOf, messageAnswer, seo, seoForm } from '@landfall/shared/contracts';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import { projectParams, requireProject } from '../projects/projects.ts';
import { followSite } from '../publishing/publishing-jobs.ts';
import { readSeo, writeSeo } from './seo.ts';

const ADDRESS = '/v1/api/project/:project_id/seo';

/** A project's settings for search engines and shared links. */
export function registerSeoRoutes(app: App, context: Context): void {
  const { db } = context;
  const onRequest = app.requireAccount;
  const common = { tags: ['projects'], security: SIGNED_IN, params: projectParams };

  const read = { ...common, summary: 'Settings for search engines', response: { 200: dataOf(seo) } };
  app.get(ADDRESS, { onRequest, schema: read }, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return { data: await readSeo(db, project.id) };
  });

  const write = {
    ...common,
    summary: 'Change the settings for search engines; published pages carry them at once',
    body: seoForm,
    response: { 200: v.object({ ...dataOf(seo).entries, ...messageAnswer.entries }) },
  };
  app.put(ADDRESS, { onRequest, schema: write }, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    await writeSeo(db, account.id, project.id, body);
    await followSite(context, project.id);
    return { data: await readSeo(db, project.id), message: 'SEO settings updated successfully' };
  });
}
