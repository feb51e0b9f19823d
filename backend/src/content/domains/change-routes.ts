import {
  changeDomains,
  createDomain,
  deleteDomain,
  previewDomain,
  updateDomain,
  verifyDomain,
} from '@landfall/shared/endpoints';
import { readDomain, requireDomain } from '../../delivery/domains/domains.ts';
import { verifyDomain as verify } from '../../delivery/domains/verify.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { inBulk } from '../../platform/http/in-bulk.ts';
import { serve } from '../../platform/http/serve.ts';
import { Throttle } from '../../platform/http/throttle.ts';
import { requireProject } from '../projects/projects.ts';
import { followSite } from '../publishing/publishing-jobs.ts';
import { addDomain, makePrimary, recordsBefore, removeDomain } from './change-domains.ts';

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
  const additions = new Throttle(60, PER_SECONDS);
  const lookups = new Throttle(60, PER_SECONDS);

  const add = { tag: 'domains', summary: 'Add a subdomain of the provider, or claim a custom domain' };
  serve(app, createDomain, add, async ({ account, params, body }) => {
    additions.take(account.id);
    const project = await requireProject(db, account.id, params.project_id);
    const row = await addDomain(context, account, project, body);
    await followSite(context, project.id);
    const message = row.status === 'active' ? SAID.active : 'Set these records where your domain is managed.';
    return { data: await readDomain(db, row, config), message };
  });

  const preview = { tag: 'domains', summary: 'The records that a custom domain would need' };
  serve(app, previewDomain, preview, async ({ account, params, body }) => {
    additions.take(account.id);
    const project = await requireProject(db, account.id, params.project_id);
    return { data: await recordsBefore(context, account, project, body.domain) };
  });

  serve(app, verifyDomain, { tag: 'domains', summary: 'Look the records up now' }, async ({ account, params }) => {
    lookups.take(account.id);
    const project = await requireProject(db, account.id, params.project_id);
    const row = await verify(context, await requireDomain(db, project.id, params.domain_id));
    await followSite(context, project.id);
    const data = await readDomain(db, row, config);
    return { data, message: data.taken ? SAID.taken : SAID[row.status] };
  });

  const choose = { tag: 'domains', summary: "Make it the domain of the pages' addresses" };
  serve(app, updateDomain, choose, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    const row = await makePrimary(db, project, params.domain_id);
    await followSite(context, project.id);
    return { data: await readDomain(db, row, config), message: 'The primary domain was changed.' };
  });

  serve(app, deleteDomain, { tag: 'domains', summary: 'Remove a domain' }, async ({ account, params }) => {
    const project = await requireProject(db, account.id, params.project_id);
    await removeDomain(db, project, params.domain_id);
    await followSite(context, project.id);
    return { message: 'The domain was removed.' };
  });

  const changeMany = { tag: 'domains', summary: 'Look up or remove several domains, each by itself' };
  serve(app, changeDomains, changeMany, async (request) => {
    const { account, params, body } = request;
    const project = await requireProject(db, account.id, params.project_id);
    const response = await inBulk(request, body.ids, async (id) => {
      if (body.action === 'delete') return removeDomain(db, project, id);
      lookups.take(account.id);
      await verify(context, await requireDomain(db, project.id, id));
    });
    await followSite(context, project.id);
    return response;
  });
}
