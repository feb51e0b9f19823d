import { setTimeout as pause } from 'node:timers/promises';
import { findPostgres, NO_POSTGRES, startPostgres } from '../testing/postgres.ts';
import { untilCopied } from '../testing/until-copied.ts';
import { Instance } from './instance.ts';
import { CannotTry, type Options, type Result } from './scenario.ts';
import { type Address, Visitors } from './visitors.ts';

const TYPE = 'project:landing:page';
const PROJECTS = 2;
const PAGES = 15;

/** Publishes pages with a form, on several hosts. */
async function publishPages(instance: Instance): Promise<{ addresses: Address[]; projects: string[] }> {
  const addresses: Address[] = [];
  const projects: string[] = [];
  for (let project = 0; project < PROJECTS; project += 1) {
    const body = { name: `Shop ${project}`, description: 'A bakery in Porto.', tipo: TYPE, type: TYPE };
    const { data } = await instance.call('POST', '/v1/api/project/new', body);
    const id = String(data.project_id);
    projects.push(id);
    for (let page = 0; page < PAGES; page += 1) {
      const form = { title: `Page ${page}`, slug: `/page-${page}`, description: '', description_ai: '' };
      const { status, data } = await instance.call('POST', `/v1/api/project/${id}/page/new`, form);
      // A busy machine may take longer than an answer is waited for: the page is left out.
      if (status === 201) addresses.push({ host: new URL(String(data.url)).host, path: form.slug });
    }
  }
  return { addresses, projects };
}

async function storedLeads(instance: Instance, projects: readonly string[]): Promise<Set<string>> {
  const names = new Set<string>();
  for (const id of projects) {
    // What is taken for spam is stored, too.
    for (const status of ['new', 'spam'])
      for (let page = 1; ; page += 1) {
        const list = `/v1/api/project/${id}/lead?status=${status}&limit=100&page=${page}`;
        const { data } = await instance.call('GET', list);
        const leads = data as unknown as { fields: Record<string, string> }[];
        if (!Array.isArray(leads) || leads.length === 0) break;
        for (const { fields } of leads) names.add(fields.Name ?? '');
      }
  }
  return names;
}

/**
 * PostgreSQL ends while pages are visited and forms are sent. Every published page answers meanwhile, those that nobody had
 * asked for included; forms come back with what was typed; afterwards everything is as before.
 */
export async function visitsWithoutDatabase({ away }: Pick<Options, 'away'>): Promise<Result> {
  const binaries = findPostgres();
  if (!binaries) throw new CannotTry(NO_POSTGRES);
  const postgres = await startPostgres(binaries);
  const databaseUrl = await postgres.newDatabase();
  const instance = await Instance.start({ DATABASE_URL: databaseUrl });
  const { addresses, projects } = await publishPages(instance);
  await untilCopied(databaseUrl);

  // Half of the pages are known before; nobody has asked for the others when the database ends.
  const before = new Visitors(instance, addresses.slice(0, addresses.length / 2));
  const visits = Promise.all([before.visit(5), before.send()]);
  await pause(3_000);
  await postgres.pause();
  before.stop();
  const during = new Visitors(instance, addresses);
  for (const address of addresses.toReversed()) await during.look(address);
  const load = Promise.all([during.visit(5), during.visit(5), during.send()]);
  await pause(away * 1000);
  const live = await instance.call('GET', '/v1/health/live');
  during.stop();
  await Promise.all([visits, load]);

  const failures = [...before.failures, ...during.failures];
  if (live.status !== 200) failures.push(`Without its database the process does not live: ${live.status}`);
  if (!during.forms[503]) failures.push('No form was sent back.');
  await postgres.resume();
  if (!(await instance.untilReady(60))) failures.push('It was not ready again within a minute.');
  const after = new Visitors(instance, addresses);
  for (const address of addresses) await after.look(address);
  for (const address of addresses.slice(0, 3)) await after.sendOne(address);
  failures.push(...after.failures);
  if (after.acknowledged.length < 3) failures.push('Forms are not taken in again.');
  const stored = await storedLeads(instance, projects);
  const acknowledged = [...before.acknowledged, ...during.acknowledged, ...after.acknowledged];
  for (const typed of acknowledged) if (!stored.has(typed)) failures.push(`An acknowledged form is lost: ${typed}`);
  const fresh = await publishOne(instance, projects[0] ?? '');
  const status = await after.look(fresh);
  if (status !== 200) failures.push(`A new page answers ${status}.`);

  await instance.stop();
  await postgres.stop();
  const [answered, sentBack] = [during.pages[200] ?? 0, during.forms[503] ?? 0];
  return {
    acknowledged: acknowledged.length,
    refused: sentBack,
    slowest: Math.round(Math.max(...during.times)),
    failures,
    note: `${away} s: ${answered} visits answered, p50 ${during.percentile(0.5)} ms, p99 ${during.percentile(0.99)} ms; ${sentBack} forms sent back with what was typed`,
  };
}

async function publishOne(instance: Instance, project: string): Promise<Address> {
  const form = { title: 'Afterwards', slug: '/afterwards', description: '', description_ai: '' };
  const { data } = await instance.call('POST', `/v1/api/project/${project}/page/new`, form);
  return { host: new URL(String(data.url)).host, path: form.slug };
}
