import { readSeo, updateSeo } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { requireProject } from '../projects/projects.ts';
import { followSite } from '../publishing/publishing-jobs.ts';
import { readSeo as seoOf, writeSeo } from './seo.ts';

/** A project's settings for search engines and shared links. */
export function registerSeoRoutes(app: App, context: Context): void {
  const { db } = context;
  serve(app, readSeo, { tag: 'projects', summary: 'Settings for search engines' }, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return { data: await seoOf(db, project.id) };
  });

  const update = {
    tag: 'projects',
    summary: 'Change the settings for search engines; published pages carry them at once',
  };
  serve(app, updateSeo, update, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    await writeSeo(db, account.id, project.id, body);
    await followSite(context, project.id);
    return { data: await seoOf(db, project.id), message: 'SEO settings updated successfully' };
  });
}
