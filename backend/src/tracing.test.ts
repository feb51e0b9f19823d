import assert from 'node:assert/strict';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { run } from './operations/cli/run.ts';
import { type Child, startChild } from './testing/child.ts';
import { startFakeModel } from './testing/fake-model.ts';
import { attribute, type Collector, otlpCollector, type ReceivedSpan } from './testing/otlp-collector.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from './testing/postgres.ts';
import { writeMigratedDatabase } from './testing/template.ts';
import { until } from './testing/until.ts';
import { webhookReceiver } from './testing/webhook-receiver.ts';

const EMAIL = 'ann.tracer@example.com';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CLICK = 'b7ad6b7169203331';

const cleanUps: (() => unknown)[] = [];
after(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

interface Backend {
  child: Child;
  api: string;
  sites: string;
  call: (line: string, body?: object, headers?: Record<string, string>) => Promise<Response>;
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-tracing-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function newAccount(env: Record<string, string>): Promise<string> {
  const made = await run(['users', 'create', '--email', EMAIL, '--plan', 'pro', '--json'], env);
  return JSON.parse(made.stdout).password;
}

/** An embedded database with the account, of which every backend gets a copy. */
let template: Promise<{ folder: string; password: string }> | undefined;

async function makeTemplate() {
  const folder = await newFolder();
  await writeMigratedDatabase(join(folder, 'db'));
  return { folder, password: await newAccount({ DATA_DIR: folder }) };
}

/** The backend as a process of its own, with an account that is signed in. */
async function start(env: Record<string, string> = {}): Promise<Backend> {
  const dataDir = await newFolder();
  const own = { DATA_DIR: dataDir, PORT: '0', SITES_PORT: '0', SITES_DOMAIN: 'sites.example', ...env };
  let password: string;
  if (env.DATABASE_URL) password = await newAccount(own);
  else {
    template ??= makeTemplate();
    const made = await template;
    await cp(made.folder, dataDir, { recursive: true });
    password = made.password;
  }
  const child = startChild(new URL('./main.ts', import.meta.url), [], own);
  cleanUps.push(() => child.kill('SIGKILL'));
  const address = async (name: string) =>
    /on (127[\d.]+:\d+)/.exec(await child.line(new RegExp(`${name} on`)))?.[1] ?? '';
  const [api, sites] = [await address('API'), await address('Sites')];
  const ask =
    (token: string): Backend['call'] =>
    (line, body, headers) => {
      const [method = '', path] = line.split(' ');
      return fetch(`http://${api}/v1/api${path}`, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { accesstokenapp: token }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    };
  const { access_token: token } = (await (await ask('')('POST /login', { email: EMAIL, password })).json()) as {
    access_token: string;
  };
  assert.ok(token);
  secrets.set(`password ${dataDir}`, password).set(`token ${dataDir}`, token);
  return { child, api, sites, call: ask(token) };
}

/** What no span may have in it, by what it is. */
const secrets = new Map<string, string>();

/** A visit with a host of its own, which fetch does not send. */
const visit = (sites: string, host: string, path: string, headers: Record<string, string>, form?: string) =>
  new Promise<number>((resolve, reject) => {
    const [hostname, port] = sites.split(':');
    const type = form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
    const method = form === undefined ? 'GET' : 'POST';
    const call = request({ hostname, port, path, method, headers: { host, ...type, ...headers } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    call.once('error', reject).end(form);
  });

const TYPE = 'project:landing:page';

async function newProject({ call }: Backend): Promise<string> {
  const body = { name: 'Bakery', description: 'We bake bread and cakes.', tipo: TYPE, type: TYPE };
  return (await (await call('POST /project/new', body)).json()).data.project_id;
}

/** Writes a page as the dashboard has it written, from a click on. */
async function writePage({ call }: Backend, project: string, slug: string, headers: Record<string, string> = {}) {
  const form = { title: 'Bread', slug, description: '', description_ai: 'A bakery in Porto that sells bread.' };
  const made = await (await call(`POST /project/${project}/page/new`, form, headers)).json();
  const at = `/project/${project}/page/${made.data.page_id}`;
  await until(async () => (await (await call(`GET ${at}`)).json()).data.status === 'active');
  return new URL(made.data.url);
}

for (const database of ['the embedded database', 'PostgreSQL'] as const)
  describe(`over ${database}`, () => {
    let collector: Collector;
    let backend: Backend;
    let project: string;
    let site: URL;
    const binaries = findPostgres();
    const skip = database === 'PostgreSQL' && !binaries ? NO_POSTGRES : false;

    before(async () => {
      if (skip) return;
      const env: Record<string, string> = { SECRET_KEY: 'ab'.repeat(32) };
      if (database === 'PostgreSQL' && binaries) {
        const postgres = await startPostgres(binaries);
        cleanUps.push(postgres.stop);
        env.DATABASE_URL = await postgres.newDatabase();
      }
      collector = await otlpCollector();
      cleanUps.push(collector.close);
      const model = await startFakeModel();
      cleanUps.push(model.close);
      backend = await start({
        ...env,
        ...collector.env,
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
        OTEL_SERVICE_NAME: 'landfall-test',
        AI_URL: model.url,
        AI_KEY: 'ai-key-0123456789',
        AI_MODEL: 'none',
        AI_ATTEMPTS: '1',
        OUTBOUND_ALLOW: '127.0.0.0/8,::1',
      });
      project = await newProject(backend);
    });

    const below = (parent: ReceivedSpan, name: string) =>
      collector.span((span) => span.parentSpanId === parent.spanId && span.name === name);

    test('one trace leads from the click to the query of the job that it queued', { skip }, async () => {
      site = await writePage(backend, project, '/bread', { traceparent: `00-${TRACE}-${CLICK}-00` });
      const asked = await collector.span(({ name }) => name === 'POST /v1/api/project/:project_id/page/new');
      assert.deepEqual([asked.traceId, asked.parentSpanId, asked.kind], [TRACE, CLICK, 2]);
      assert.equal(attribute(asked, 'http.response.status_code'), 201);
      const inserted = await below(asked, 'INSERT pages');
      assert.match(String(attribute(inserted, 'db.query.text')), /^insert into "pages" .* values \(\$1, /);
      const queued = await below(asked, 'send page.generate');
      const job = await below(queued, 'process page.generate');
      assert.deepEqual(
        job.links?.map(({ spanId }) => spanId),
        [queued.spanId],
      );
      await below(job, 'UPDATE pages');
      await below(job, 'work render-work');
      const model = await below(job, 'POST');
      assert.deepEqual([model.kind, attribute(model, 'server.address')], [3, '127.0.0.1']);
      assert.equal(model.traceId, TRACE);
    });

    test('lines of the log name their trace', { skip }, async () => {
      const answered = backend.child.line(/"trace_id":"11111111111111111111111111111111".*Answered/);
      await backend.call('GET /user/me', undefined, { traceparent: `00-${'1'.repeat(32)}-${CLICK}-00` });
      const line = JSON.parse(await answered);
      const span = await collector.span(({ traceId, kind }) => kind === 2 && traceId === '1'.repeat(32));
      assert.equal(line.reqId, attribute(span, 'landfall.request_id'));
    });

    test('a refusal is no failure, and a failure is named without its words', { skip }, async () => {
      await backend.call(`GET /project/${project}/page/none`);
      const refused = await collector.span(
        ({ name, attributes }) =>
          name.endsWith('/page/:page_id') && attribute({ attributes }, 'http.response.status_code') === 404,
      );
      assert.notEqual(refused.status.code, 2);
      await backend.call('POST /login', { email: EMAIL, password: 'Wrong-horse-2' });
      secrets.set('wrong password', 'Wrong-horse-2');
      for (const span of collector.spans) assert.equal(span.status.message, undefined);
    });

    test('what a visitor says of a trace counts for nothing', { skip }, async () => {
      const traceparent = `00-${'2'.repeat(32)}-${CLICK}-01`;
      await until(async () => (await visit(backend.sites, site.host, site.pathname, { traceparent })) === 200);
      secrets.set("a visitor's word", 'word-of-a-visitor');
      assert.notEqual(
        await visit(backend.sites, site.host, site.pathname, { traceparent }, 'message=word-of-a-visitor'),
        500,
      );
      const sent = await collector.span(({ name }) => name === 'POST /*');
      assert.notEqual(sent.traceId, '2'.repeat(32));
      assert.equal(sent.parentSpanId || undefined, undefined);
      assert.ok(!collector.spans.some(({ traceId }) => traceId === '2'.repeat(32)));
    });

    test('a traceparent that is none is passed over', { skip }, async () => {
      const hostile = [
        '',
        '00-0-0-01',
        `00-${'0'.repeat(32)}-${CLICK}-01`,
        `ff-${TRACE}-${CLICK}-01`,
        'x'.repeat(8_000),
      ];
      for (const traceparent of hostile)
        assert.equal((await backend.call('GET /user/me', undefined, { traceparent })).status, 200);
    });

    test('no span has anything that is secret or personal', { skip }, async () => {
      const hook = await webhookReceiver();
      cleanUps.push(hook.close);
      secrets.set('address of a webhook', 'path-of-the-hook');
      const made = await backend.call(`POST /project/${project}/webhook`, {
        url: `${hook.url}/path-of-the-hook?key=key-of-the-hook`,
        events: ['*'],
      });
      assert.equal(made.status, 201);
      await writePage(backend, project, '/cakes');
      await hook.got(1);
      const delivered = await collector.span(({ name }) => name === 'process webhook.deliver');
      await below(delivered, 'POST');
      await backend.call(`GET /project/${project}/page?search=words-of-a-search`);
      secrets.set('query', 'words-of-a-search');
      await fetch(`http://${backend.api}/v1/preview/token-of-a-preview`);
      secrets.set('token of a preview', 'token-of-a-preview');
      await collector.span(({ name }) => name.startsWith('GET /v1/preview/'));
      await backend.call('POST /password/forgot', { email: EMAIL });
      await collector.span(({ name }) => name === 'process mail.send');
      secrets.set('e-mail', EMAIL).set('description', 'A bakery in Porto').set('key of the model', 'ai-key-0123456789');
      secrets.set('key of a webhook', 'key-of-the-hook').set('master key', 'ab'.repeat(32));
      backend.child.process.kill('SIGTERM');
      assert.equal(await backend.child.exited, 0);
      const text = JSON.stringify(collector.spans);
      for (const [name, secret] of secrets) assert.ok(!text.includes(secret), `the ${name} is in a span`);
      assert.ok(collector.text().includes('landfall-test'));
      assert.ok(collector.text().includes('Bearer of-the-collector'));
    });
  });

/** Tells on standard error of everything of OpenTelemetry that a process loads. */
const WATCHED = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  import { writeSync } from 'node:fs';
  registerHooks({ load(url, context, next) { if (url.includes('/node_modules/@opentelemetry/')) writeSync(2, 'LOADED ' + url + '\\n'); return next(url, context); } });
`)}`;

test('nothing of OpenTelemetry is loaded unless an exporter is configured, but the interface that prom-client asks for', async () => {
  const watch = { NODE_OPTIONS: `--import=${WATCHED}` };
  const off = await start(watch);
  await newProject(off);
  await off.call('POST /password/forgot', { email: EMAIL });
  await off.child.line(/mail written to the outbox/);
  off.child.process.kill('SIGTERM');
  assert.equal(await off.child.exited, 0);
  assert.doesNotMatch(off.child.errors(), /LOADED .*@opentelemetry\/(?!api\/)/);
  const on = await start({ ...watch, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  assert.match(on.child.errors(), /LOADED .*@opentelemetry\/sdk-trace\//);
  await on.child.kill('SIGKILL');
});

test('a share of nothing is nothing, whatever callers ask for', async () => {
  const collector = await otlpCollector();
  cleanUps.push(collector.close);
  const sampling = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' };
  const backend = await start({ ...collector.env, ...sampling });
  const traceparent = `00-${TRACE}-${CLICK}-01`;
  assert.equal((await backend.call('GET /user/me', undefined, { traceparent })).status, 200);
  await visit(backend.sites, 'nobody.example', '/', { traceparent }, 'a=b');
  backend.child.process.kill('SIGTERM');
  assert.equal(await backend.child.exited, 0);
  assert.deepEqual(collector.spans, []);
});

for (const [name, listens] of [
  ['is not there', false],
  ['takes connections and never answers', true],
] as const)
  test(`a collector that ${name} delays neither requests nor the end`, async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as { port: number };
    cleanUps.push(() => silent.close());
    const url = `http://127.0.0.1:${listens ? port : 1}`;
    const backend = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: url,
      OTEL_BSP_SCHEDULE_DELAY: '20',
      OTEL_BSP_MAX_QUEUE_SIZE: '64',
      OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '16',
    });
    for (let count = 0; count < 100; count += 1) assert.equal((await backend.call('GET /user/me')).status, 200);
    const began = performance.now();
    backend.child.process.kill('SIGTERM');
    assert.equal(await backend.child.exited, 0);
    assert.ok(performance.now() - began < 8_000, `it took ${Math.round(performance.now() - began)} ms to end`);
    assert.equal(backend.child.errors(), '');
  });
