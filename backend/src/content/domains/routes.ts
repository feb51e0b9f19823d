import { listDomains, readCdn } from '@landfall/shared/endpoints';
import { listDomains as domainsOf } from '../../delivery/domains/domains.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { requireProject } from '../projects/projects.ts';

/** A project's domains, and what a custom domain's CNAME points at. */
export function registerDomainRoutes(app: App, { db, config }: Context): void {
  serve(app, listDomains, { tag: 'domains', summary: "The project's domains" }, async ({ account, params, query }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return { data: await domainsOf(db, project.id, config, query) };
  });

  const cdn = { tag: 'domains', summary: 'The CNAME target of custom domains' };
  serve(app, readCdn, cdn, async ({ account, params }) => {
    await requireProject(db, account.id, params.project_id);
    return { cdn: config.cdnCname };
  });
}
