import * as endpoints from '@landfall/shared/endpoints';
import { startBackground } from '../background.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { buildSitesApp } from '../sites-app.ts';
import { pageOwner } from '../testing/page-owner.ts';
import type { TestApp } from '../testing/test-app.ts';

/** Answers of a whole site or account: they read all of it on purpose. */
const WHOLE = /\/(pdf|preview|picture|view|mcp)$|\/public\/docs|\/writing/;

/** Runs every schedule once, right now. Returns their names. */
async function runSchedules(backend: TestApp): Promise<string[]> {
  const sweeps: [name: string, run: () => Promise<void>][] = [];
  const ignore = async () => {};
  const jobs: Jobs = {
    ...backend.context.jobs,
    ...{ enqueue: ignore, enqueueWith: ignore, work: ignore, workBatches: ignore, workPool: ignore },
    sweep: async (name, _seconds, run) => void sweeps.push([name, run]),
  };
  await startBackground({ ...backend.context, jobs });
  for (const [, run] of sweeps) await run();
  return sweeps.map(([name]) => name);
}

/** Asks for everything that can be asked: schedules, a TLS check, claims, visits, forms, sign-in and every list. */
export async function askEverything(backend: TestApp): Promise<{ asked: string[]; failed: string[] }> {
  const asked: string[] = [];
  const failed: string[] = [];
  const owner = await pageOwner(backend, 'premium');
  const page = await owner.create();
  const { token, project } = owner;
  const call = async (line: string, body?: object) => {
    const answer = await backend.call(line, { token, ...(body && { body }) });
    asked.push(line);
    if (answer.statusCode >= 500) failed.push(`${line}: ${answer.statusCode} ${answer.body}`);
    return answer;
  };

  for (const name of ['site-7.bench.example', 'nobody.bench.example'])
    await backend.call(`GET /v1/internal/domain-allowed?domain=${name}`);
  const claimed = await call(`POST /v1/api/project/${project}/domain`, { type: 'custom', domain: 'www.bench.example' });
  const domain = claimed.json().data?.domain_id;
  await call(`POST /v1/api/project/${project}/domain/${domain}/verify`);
  for (const one of Object.values(endpoints)) {
    const { method, path } = one as { method?: string; path?: string };
    if (method !== 'GET' || !path || WHOLE.test(path)) continue;
    const address = path.replace(':project_id', project).replace(':page_id', page.page_id).replace(/:\w+/g, 'none');
    await call(`GET ${address}`);
  }
  const listed = await call(`GET /v1/api/project/${project}/page?limit=1`);
  for (const query of [
    ...['lead?q=bread&status=new', 'lead?sort=created_at', 'page?q=bread', 'page?tag=sale', 'page?sort=title'],
    ...['page?sort=-updated_at', `page?cursor=${listed.json().next_cursor ?? ''}`],
  ])
    await call(`GET /v1/api/project/${project}/${query}`);
  for (const query of ['q=bread', 'sort=name', 'sort=size', 'kind=video', 'tag=sale'])
    await call(`GET /v1/editor/other/files?${query}`);
  for (const query of ['search?q=bread', 'trash?kind=page']) await call(`GET /v1/api/${query}`);
  await backend.call('POST /v1/api/login', { body: { email: 'nobody@bench.example', password: 'Wrong-horse-1' } });
  await backend.call('POST /v1/api/forgot-password', { body: { email: 'nobody@bench.example' } });

  const sites = await buildSitesApp(backend.context);
  const headers = { host: new URL(page.url).host };
  for (const path of ['/launch', '/nothing', '/robots.txt', '/sitemap.xml']) await sites.inject({ url: path, headers });
  await sites.inject({
    method: 'POST',
    url: '/launch',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'Name=Ada&Email=ada%40bench.example',
  });
  await sites.close();
  asked.push(...(await runSchedules(backend)));

  await owner.call('PUT', page.page_id, { title: 'Moved', slug: '/moved' });
  await owner.call('DELETE', page.page_id);
  await call(`POST /v1/api/trash/${page.page_id}/restore`);
  await owner.call('DELETE', page.page_id);
  await call(`DELETE /v1/api/project/${project}`);
  return { asked, failed };
}
