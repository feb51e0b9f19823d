import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { buildApp } from '../app.ts';
import { writeInvoice } from '../commerce/billing/invoices.ts';
import { seedPlans } from '../commerce/plans/seed.ts';
import { WARM_TASKS } from '../content/warm-tasks.ts';
import { hashPassword } from '../identity/auth/passwords.ts';
import { accountLookup, openSession } from '../identity/auth/sessions.ts';
import { readUser } from '../identity/users/user.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/db/client.ts';
import { migrate } from '../platform/db/migrate.ts';
import { eq, sql } from '../platform/db/operators.ts';
import { orders, users } from '../platform/db/schema.ts';
import { startJobs } from '../platform/jobs/pg-boss.ts';
import { createLog } from '../platform/log.ts';
import { MEDIA } from '../platform/media/media.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { openSecretBox } from '../platform/secrets/secret-key.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { createWork } from '../platform/workers/work.ts';
import { buildSitesApp } from '../sites-app.ts';
import { seedSites } from './seed-sites.ts';

// The measured side, in a process of its own: the real API with one account and a published page, and a bare Fastify
// route beside it.
// Says where they listen in one line of JSON, and cleans up when its parent tells it to stop.
const dataDir = mkdtempSync(join(tmpdir(), 'landfall-bench-'));
const config = readConfig({
  LOG_LEVEL: 'warn',
  SECRET_KEY: 'ab'.repeat(32),
  REQUEST_RATE: 'off',
  ...process.env,
  DATA_DIR: dataDir,
});
const log = createLog(config.logLevel);
const database = await openDatabase(config);
await migrate(database, seedPlans);
const metrics = createMetrics();
const work = createWork(config, metrics);
const jobs = await startJobs(database, log, metrics.jobEnded);
const context = {
  config,
  db: database.db,
  ping: database.ping,
  subscribe: database.subscribe,
  storage: await createStorage(config),
  jobs,
  work,
  secrets: await openSecretBox(config, log),
  metrics,
  stopping: new AbortController().signal,
  log,
};
const app = await buildApp(context);
const bare = fastify({ loggerInstance: log });
bare.get('/', async () => ({ hello: 'world' }));
// What the API's own route asks of the database and answers, and nothing else.
const accountOf = accountLookup(context.db);
bare.get('/me', async ({ headers }) => {
  const account = await accountOf(String(headers.accesstokenapp));
  return account && { data: await readUser(context, account) };
});

const id = randomUUID();
const email = `${id}@bench.example`;
await context.db.insert(users).values({ id, email, planName: 'pro', passwordHash: await hashPassword(id) });
const token = await openSession(context.db, id, 'bench');

// For those who measure what counting costs.
const nobody = { count: () => {}, close: async () => {} };
const sites = await buildSitesApp(
  { ...context, ...database.forVisitors },
  process.env.BENCH_COUNTING === 'off' ? { visits: nobody } : { counting: context },
);
const call = async (url: string, payload: object) => {
  const answer = await app.inject({ method: 'POST', url, headers: { accesstokenapp: token }, payload });
  return answer.json().data;
};
const type = 'project:landing:page';
const project = await call('/v1/api/project/new', {
  name: 'Bench',
  description: 'A bakery in Porto that sells bread, cakes and coffee.',
  tipo: type,
  type,
});
const page = await call(`/v1/api/project/${project.project_id}/page/new`, {
  title: 'Bread and cakes',
  slug: '/launch',
  description: '',
  description_ai: '',
});

// A project of very many pages, for those who measure lists: the one above and what is missing.
const wanted = Number(process.env.BENCH_PAGES ?? 0);
if (wanted > 0) {
  await context.db.execute(sql`
    insert into pages (id, project_id, title, path, description, status, created_at)
    select gen_random_uuid()::text, ${project.project_id}, 'Page ' || n, '/many-' || n, 'One of very many', 'inactive',
      now() - make_interval(mins => n)
    from generate_series(1, ${wanted - 1}::int) as n`);
  await context.db.execute(sql`vacuum analyze pages`);
}

// Very many sites, for those who measure visits.
const wantedSites = Number(process.env.BENCH_SITES ?? 0);
if (wantedSites > 0) await seedSites(context, page.page_id, wantedSites);

// Invoices, for those who measure their drawing: in a script that takes most of a second to draw.
const invoices = Number(process.env.BENCH_INVOICES ?? 0);
for (let number = 1; number <= invoices; number += 1) {
  const orderId = randomUUID();
  const price = { planName: 'pro', method: 'card', amount: 900, period: 'mo' } as const;
  await context.db.insert(orders).values({ ...price, id: orderId, email, provider: 'bench', status: 'paid' });
  const billed = { billedName: `\u4f60\u597d ${number}`, billedEmail: email, planTitle: 'Pro', paidUntil: null };
  await writeInvoice(context.db, { ...price, ...billed, kind: 'invoice', userId: id, orderId });
}
// Many sites are measured as `ROLE=sites` serves them, which loads no workers at its start.
if (wantedSites === 0) {
  work.threads.warm(WARM_TASKS);
  work.media.warm([MEDIA]);
}

const listening = { host: '127.0.0.1', port: 0, listenTextResolver: () => 'Listening' };
await app.listen(listening);
await bare.listen(listening);
await sites.listen(listening);
const port = (server: { address: () => unknown }) => (server.address() as AddressInfo).port;
const ports = { api: port(app.server), bare: port(bare.server), sites: port(sites.server) };
console.log(JSON.stringify({ ...ports, token, pageUrl: page.url, project: project.project_id }));

process.on('SIGTERM', async () => {
  await Promise.all([app.close(), bare.close(), sites.close()]);
  await jobs.stop();
  await work.close();
  await database.db.delete(users).where(eq(users.id, id));
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
