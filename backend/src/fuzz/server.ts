import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WARM_TASKS } from '../content/warm-tasks.ts';
import { hashPassword } from '../identity/auth/passwords.ts';
import { openSession } from '../identity/auth/sessions.ts';
import { users } from '../platform/db/schema.ts';
import { checkUpload, MEDIA } from '../platform/media/media.ts';
import { buildSitesApp } from '../sites-app.ts';
import { writeSample } from '../testing/sample-upload.ts';
import { testApp } from '../testing/test-app.ts';

// The fuzzed side, in a process of its own: the real API and sites with three accounts, one of which nobody uses.
// Says in one line of JSON where they listen, and tells its memory after a collection of garbage, and opens sessions: the
// fuzzed ones end them.
const TOKENS = 60;

const backend = await testApp({ LOG_LEVEL: 'silent', ...process.env, MAX_CONNECTIONS: '10000' });
const { app, context, database } = backend;
const sites = await buildSitesApp(context);
await startWorkers();
const type = 'project:landing:page';

/** Starts what the product starts when it begins to listen, and waits until both processes have read a picture. */
async function startWorkers() {
  const { work } = context;
  work.threads.warm(WARM_TASKS);
  work.media.warm([MEDIA]);
  await Promise.all(
    Array.from({ length: 2 }, async (_, at) => {
      const source = await writeSample();
      await checkUpload(work, `warm ${at}`, { source, target: `${source}-made`, allowed: ['image/jpeg'] });
    }),
  );
}

async function account(name: string) {
  const id = randomUUID();
  // Stands in whatever this account owns, and in no request of the others.
  const marker = `only-${name}-${randomUUID()}`;
  const password = `Harbour-7-${randomUUID()}`;
  const email = `${marker}@example.com`;
  await context.db
    .insert(users)
    .values({ id, email, name: marker, planName: 'premium', passwordHash: await hashPassword(password) });
  const tokens: string[] = [];
  for (let count = 0; count < TOKENS; count += 1) tokens.push(await openSession(context.db, id, 'fuzz'));
  const call = async (line: string, body?: object) =>
    (await backend.call(line, { token: tokens[0] ?? '', ...(body && { body }) })).json().data;
  const project = await call('POST /v1/api/project/new', { name: marker, description: marker, tipo: type, type });
  const at = `/v1/api/project/${project.project_id}`;
  const page = await call(`POST ${at}/page/new`, { title: marker, slug: '/', description: marker, description_ai: '' });
  const domain = await call(`POST ${at}/domain`, { type: 'custom', domain: `${marker}.example.net` });
  await call(`PUT ${at}/seo`, {
    title_pattern: '{page}',
    description: marker,
    robots: 'index',
    image_id: null,
    favicon_id: null,
  });
  const ids = { project_id: project.project_id, page_id: page.page_id, domain_id: domain?.domain_id };
  return { id, name, marker, tokens, password, email, ids, site: new URL(page.url).host };
}

const accounts = [await account('a'), await account('b'), await account('c')];
const listening = { host: '127.0.0.1', port: 0, listenTextResolver: () => 'Listening' };
await app.listen(listening);
await sites.listen(listening);
const control = createServer(async ({ url = '' }, response) => {
  const asked = accounts.find(({ name }) => url === `/token/${name}`);
  if (asked) return response.end(await openSession(context.db, asked.id, 'fuzz'));
  globalThis.gc?.();
  globalThis.gc?.();
  // The database lies in this process's memory: what it stores is no growth of the process.
  const { rows } = await database.executeSql('select pg_database_size(current_database())::int as bytes');
  response.end(JSON.stringify({ bytes: process.memoryUsage().rss - Number(rows[0]?.bytes ?? 0) }));
});
await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
const port = (server: { address: () => unknown }) => (server.address() as AddressInfo).port;
console.log(JSON.stringify({ api: port(app.server), sites: port(sites.server), control: port(control), accounts }));

process.on('SIGTERM', async () => {
  control.close();
  await sites.close();
  await backend.close();
  await database.close().catch(() => {});
  process.exit(0);
});
