import { cdnAnswer, dataOf, domainDetail } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { listDomains } from '../../delivery/domains/domains.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import { projectParams, requireProject } from '../projects/projects.ts';

/** A project's domains, and what a custom domain's CNAME points at. */
export function registerDomainRoutes(app: App, { db, config }: Context): void {
  const schema = { tags: ['domains'], security: SIGNED_IN, params: projectParams };

  app.get(
    '/v1/api/project/:project_id/domain',
    {
      onRequest: app.requireAccount,
      schema: { ...schema, summary: "The project's domains", response: { 200: dataOf(v.array(domainDetail)) } },
    },
    async ({ account, params }) => {
      const project = await requireProject(db, account.id, params.project_id);
      return { data: await listDomains(db, project.id, config) };
    },
  );

  app.get(
    '/v1/api/project/:project_id/domain/cdn',
    {
      onRequest: app.requireAccount,
      schema: { ...schema, summary: 'The CNAME target of custom domains', response: { 200: cdnAnswer } },
    },
    async ({ account, params }) => {
      await requireProject(db, account.id, params.project_id);
      return { cdn: config.cdnCname };
    },
  );
}
