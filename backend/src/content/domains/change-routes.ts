import { createDomain, domainAnswer, domainUpdate, messageAnswer } from '@landfall/shared/contracts';
import { domainParams, readDomain, requireDomain } from '../../delivery/domains/domains.ts';
import { verifyDomain } from '../../delivery/domains/verify.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import { Throttle } from '../../platform/http/throttle.ts';
import { projectParams, requireProject } from '../projects/projects.ts';
import { followSite } from '../publishing/publishing-jobs.ts';
import { addDomain, makePrimary, removeDomain } from './change-domains.ts';

const ALL = '/v1/api/project/:project_id/domain';
const ONE = `${ALL}/:domain_id`;
const PER_SECONDS = 10 * 60;

const SAID = {
  active: 'The domain is active.',
  pending: 'The records are not there yet. We keep looking; changes of DNS can take some hours.',
  taken: 'Another account has proven that this domain is theirs. Remove it here, or prove it after it is free.',
  error: 'The records could not be found. Please check them, then verify again.',
} as const;

/** Adding, verifying, choosing and removing a project's domains. */
export function registerDomainChangeRoutes(app: App, context: Context): void {
  const { db, config } = context;
  const onRequest = app.requireAccount;
  const common = { tags: ['domains'], security: SIGNED_IN, params: domainParams };
  const additions = new Throttle(60, PER_SECONDS);
  const lookups = new Throttle(60, PER_SECONDS);

  const add = {
    ...common,
    params: projectParams,
    summary: 'Add a subdomain of the provider, or claim a custom domain',
    body: createDomain,
    response: { 201: domainAnswer },
  };
  app.post(ALL, { onRequest, schema: add }, async ({ account, params, body }, reply) => {
    additions.take(account.id);
    const project = await requireProject(db, account.id, params.project_id);
    const row = await addDomain(context, account, project, body);
    await followSite(context, project.id);
    const message = row.status === 'active' ? SAID.active : 'Set these records where your domain is managed.';
    return reply.code(201).send({ data: await readDomain(db, row, config), message });
  });

  const verify = { ...common, summary: 'Look the records up now', response: { 200: domainAnswer } };
  app.post(`${ONE}/verify`, { onRequest, schema: verify }, async ({ account, params }) => {
    lookups.take(account.id);
    const project = await requireProject(db, account.id, params.project_id);
    const row = await verifyDomain(context, await requireDomain(db, project.id, params.domain_id));
    await followSite(context, project.id);
    const data = await readDomain(db, row, config);
    return { data, message: data.taken ? SAID.taken : SAID[row.status] };
  });

  const choose = {
    ...common,
    summary: "Make it the domain of the pages' addresses",
    body: domainUpdate,
    response: { 200: domainAnswer },
  };
  app.put(ONE, { onRequest, schema: choose }, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const row = await makePrimary(db, project, params.domain_id);
    await followSite(context, project.id);
    return { data: await readDomain(db, row, config), message: 'The primary domain was changed.' };
  });

  const remove = { ...common, summary: 'Remove a domain', response: { 200: messageAnswer } };
  app.delete(ONE, { onRequest, schema: remove }, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    await removeDomain(db, project, params.domain_id);
    await followSite(context, project.id);
    return { message: 'The domain was removed.' };
  });
}
