import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { Scope } from '@landfall/shared/contracts';
import { scopes } from '@landfall/shared/contracts';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { PASSWORD } from '../../testing/test-app.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { bounded } from './bounded.ts';

let backend: TestSites;
let origin: string;
before(async () => {
  backend = await testSites();
  await backend.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(backend.app.server.address() as AddressInfo).port}`;
});
after(() => backend.close());

async function tokenOf(owner: Pick<PageOwner, 'token'>, fields: object = {}): Promise<string> {
  const body = { name: 'assistant', scopes: [...scopes], password: PASSWORD, ...fields };
  const answer = await backend.call('POST /v1/api/user/token', { token: owner.token, body });
  assert.equal(answer.statusCode, 201, answer.body);
  return answer.json().token;
}

/** What the tools of these tests answer. */
interface Said {
  projects: { project_id: string }[];
  pages: { page_id: string }[];
  page: { page_id: string; url: string };
  sections: Section[];
  leads: object[];
  total: number;
  version: number;
  stamp: string;
  is_draft: boolean;
  status: string;
  totals: { views: number; leads: number };
  funnels: { id: string; name: string; steps: object[] }[];
  steps: { slug: string; visitors: number }[];
}

async function connected(token: string) {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/v1/mcp`), { requestInit: { headers } }));
  const call = async (name: string, args: object = {}) =>
    (await client.callTool({ name, arguments: { ...args } })) as CallToolResult;
  const said = async (name: string, args?: object) => {
    const answer = await call(name, args);
    assert.ok(!answer.isError, JSON.stringify(answer.content));
    return answer.structuredContent as unknown as Said;
  };
  const refused = async (name: string, args?: object) => {
    const answer = await call(name, args);
    assert.ok(answer.isError, JSON.stringify(answer));
    const [first] = answer.content;
    return first?.type === 'text' ? first.text : '';
  };
  return { client, call, said, refused };
}

interface Section {
  id: string;
  kind: string;
  elements: { ref: string; tag: string; text: string }[];
}

const headlineOf = (sections: readonly Section[]) => {
  const hero = sections.find(({ kind }) => kind === 'hero') ?? assert.fail('no opening');
  const headline = hero.elements.find(({ tag }) => tag === 'h1') ?? assert.fail('no headline');
  return { op: 'text', section: hero.id, ref: headline.ref };
};

async function siteBody(url: string): Promise<string> {
  return (await backend.visit(url)).body;
}

test('goes from the list of projects to a page that is written, changed, published and answered', async () => {
  const owner = await pageOwner(backend);
  const { client, said } = await connected(await tokenOf(owner));
  assert.match(client.getInstructions() ?? '', /list_projects/);
  // The client checks every answer against the tool's own output schema.
  await client.listTools();
  const { projects } = await said('list_projects');
  assert.deepEqual(
    projects.map(({ project_id: id }) => id),
    [owner.project],
  );
  const project_id = owner.project;
  const { page: made } = await said('create_page', { project_id, title: 'Spring offer', slug: '/spring' });
  const at = { project_id, page_id: made.page_id };
  const { pages, total } = await said('list_pages', { project_id });
  assert.deepEqual([pages[0]?.page_id, total], [made.page_id, 1]);

  const page = await said('get_page', at);
  const operation = headlineOf(page.sections);
  const { version, stamp } = page;
  const changed = await said('edit_page', {
    ...at,
    version,
    stamp,
    operations: [{ ...operation, text: 'Rockets in bloom' }],
  });
  assert.equal(changed.is_draft, true);
  assert.doesNotMatch(await siteBody(made.url), /Rockets in bloom/);
  const published = await said('publish_page', { ...at, version: changed.version, stamp: changed.stamp });
  assert.deepEqual([published.is_draft, published.status], [false, 'active']);
  const body = await siteBody(made.url);
  assert.match(body, /Rockets in bloom/);

  const { leads } = await said('list_leads', { project_id });
  assert.deepEqual(leads, []);
  const { totals, pages: counted } = await said('get_stats', { project_id });
  assert.deepEqual([totals.leads, counted.length <= 1], [0, true]);
  await client.close();
});

test('tells the funnels of a project and how many reached each step', async () => {
  const owner = await pageOwner(backend);
  const [first, second] = [await owner.create({ slug: '/first' }), await owner.create({ slug: '/second' })];
  const at = `POST /v1/api/project/${owner.project}/funnel`;
  const made = await backend.call(at, { ...owner, body: { name: 'Spring', steps: [first.page_id, second.page_id] } });
  assert.equal(made.statusCode, 201, made.body);
  const { client, said, refused } = await connected(await tokenOf(owner));
  const project_id = owner.project;
  const { funnels, total } = await said('list_funnels', { project_id });
  assert.deepEqual([funnels.map(({ name, steps }) => [name, steps.length]), total], [[['Spring', 2]], 1]);
  const funnel_id = funnels[0]?.id;
  const { steps } = await said('get_funnel_stats', { project_id, funnel_id });
  assert.deepEqual(
    steps.map(({ slug, visitors }) => [slug, visitors]),
    [
      ['/first', 0],
      ['/second', 0],
    ],
  );
  assert.match(await refused('get_funnel_stats', { project_id, funnel_id: `${funnel_id}x` }), /not_found/);
  await client.close();
});

test('says of each tool what it wants, what it answers and what it may destroy', async () => {
  const { client } = await connected(await tokenOf(await pageOwner(backend)));
  const { tools } = await client.listTools();
  const hints = Object.fromEntries(
    tools.map(({ name, annotations: a }) => [name, [a?.readOnlyHint, a?.destructiveHint, a?.idempotentHint]]),
  );
  assert.deepEqual(hints, {
    list_projects: [true, false, true],
    list_pages: [true, false, true],
    get_page: [true, false, true],
    create_page: [false, false, false],
    edit_page: [false, true, false],
    publish_page: [false, true, true],
    list_leads: [true, false, true],
    get_stats: [true, false, true],
    list_funnels: [true, false, true],
    get_funnel_stats: [true, false, true],
  });
  for (const { name, inputSchema, outputSchema } of tools) {
    assert.equal(inputSchema.type, 'object', name);
    assert.equal(outputSchema?.type, 'object', name);
  }
  const edit = JSON.stringify(tools.find(({ name }) => name === 'edit_page')?.inputSchema);
  for (const op of ['text', 'link', 'move', 'insert', 'replace', 'duplicate', 'theme', 'language', 'remove_element'])
    assert.ok(edit.includes(`"const":"${op}"`), op);
  assert.ok(edit.includes('"$ref":"#/$defs/section"') && edit.includes('"const":"testimonials"'));
  assert.ok(JSON.stringify(tools).length < 60_000);
  await client.close();
});

test('a scope that the token lacks is named', async () => {
  const owner = await pageOwner(backend);
  const page = await owner.create();
  const at = { project_id: owner.project, page_id: page.page_id };
  const cases: [Scope, string, object][] = [
    ['projects:read', 'list_projects', {}],
    ['pages:read', 'list_pages', { project_id: owner.project }],
    ['pages:read', 'get_page', at],
    ['pages:write', 'create_page', { project_id: owner.project, title: 'Another', slug: '/another' }],
    ['pages:write', 'edit_page', { ...at, operations: [{ op: 'remove', section: 'contact' }] }],
    ['pages:write', 'publish_page', at],
    ['leads:read', 'list_leads', { project_id: owner.project }],
    ['stats:read', 'get_stats', { project_id: owner.project }],
    ['pages:read', 'list_funnels', { project_id: owner.project }],
    ['stats:read', 'get_funnel_stats', { project_id: owner.project, funnel_id: 'any' }],
  ];
  for (const [scope, name, args] of cases) {
    const others = scopes.filter((one) => one !== scope);
    const { client, refused } = await connected(await tokenOf(owner, { scopes: others }));
    assert.match(await refused(name, args), new RegExp(`${scope}.*scope_missing`), name);
    await client.close();
  }
});

test('a token of one project sees that project alone, and nobody sees a stranger’s', async () => {
  const [owner, stranger] = [await pageOwner(backend), await pageOwner(backend)];
  const { page_id } = await owner.create();
  const one = await connected(await tokenOf(owner, { project_id: owner.project }));
  assert.equal((await one.said('list_projects')).total, 1);
  assert.match(await one.refused('list_pages', { project_id: stranger.project }), /not_found/);
  const other = await connected(await tokenOf(stranger));
  for (const [name, args] of [
    ['list_pages', {}],
    ['get_page', { page_id }],
    ['edit_page', { page_id, operations: [{ op: 'remove', section: 'contact' }] }],
    ['publish_page', { page_id }],
    ['list_leads', {}],
    ['get_stats', {}],
    ['list_funnels', {}],
    ['get_funnel_stats', { funnel_id: 'any' }],
    ['create_page', { title: 'Mine now', slug: '/mine' }],
  ] as const)
    assert.match(await other.refused(name, { project_id: owner.project, ...args }), /not_found/, name);
  assert.match(await other.refused('get_page', { project_id: stranger.project, page_id }), /not_found/);
  await one.client.close();
  await other.client.close();
});

test('arguments that are wrong are named, whatever is sent', async () => {
  const owner = await pageOwner(backend);
  const { page_id } = await owner.create();
  const { client, refused } = await connected(await tokenOf(owner));
  const project_id = owner.project;
  assert.match(await refused('list_pages'), /project_id/);
  assert.match(await refused('list_pages', { project_id, limit: 5000 }), /limit/);
  assert.match(await refused('list_pages', { project_id, surprise: 1 }), /surprise/);
  assert.match(await refused('list_pages', { project_id: '../user/me?x=' }), /not_found/);
  assert.match(await refused('list_pages', { project_id: { $ne: null } }), /project_id/);
  assert.match(await refused('get_page', { project_id, page_id: `${page_id}/../../..` }), /not_found/);
  assert.match(await refused('create_page', { project_id, title: 'x', slug: 'no slash' }), /title.*\n.*slug/);
  assert.match(await refused('edit_page', { project_id, page_id, operations: [{ op: 'paint' }] }), /operations\.0\.op/);
  assert.match(
    await refused('edit_page', { project_id, page_id, operations: [{ op: 'remove', section: 'nowhere' }] }),
    /operations\.0: The page has no section of this id/,
  );
  const script = {
    kind: 'faq',
    title: '<script>alert(1)</script>',
    intro: '',
    items: [{ question: 'a', answer: 'b' }],
  };
  const bring = { op: 'insert', at: 'after', beside: 'hero', section: script };
  const { said } = await connected(await tokenOf(owner));
  await said('edit_page', { project_id, page_id, operations: [bring], publish: true });
  const { url } = await owner.get(page_id);
  assert.doesNotMatch(await siteBody(url), /<script>alert/);
  await assert.rejects(client.callTool({ name: 'drop_tables', arguments: {} }), /no tool/);
  await client.close();
});

test('of two assistants that change a page at once one is told to read it again', async () => {
  const owner = await pageOwner(backend);
  const { page_id } = await owner.create();
  const at = { project_id: owner.project, page_id };
  const [one, two] = [await connected(await tokenOf(owner)), await connected(await tokenOf(owner))];
  const { sections, version, stamp } = await one.said('get_page', at);
  const edit = (text: string) => ({ ...at, version, stamp, operations: [{ ...headlineOf(sections), text }] });
  const answers = await Promise.all([one.call('edit_page', edit('One')), two.call('edit_page', edit('Two'))]);
  const failures = answers.filter(({ isError }) => isError);
  assert.equal(failures.length, 1);
  assert.match(JSON.stringify(failures[0]?.content), /stale_version/);
  await one.client.close();
  await two.client.close();
});

const ask = (headers: Record<string, string> = {}, method = 'POST') =>
  fetch(`${origin}/v1/mcp`, {
    method,
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    ...(method === 'POST' && { body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }) }),
  });

test('without a token it says where to learn how to get one', async () => {
  const owner = await pageOwner(backend);
  for (const headers of [{}, { authorization: 'Bearer lf_wrong' }, { accesstokenapp: owner.token }]) {
    const answer = await ask(headers as Record<string, string>);
    assert.equal(answer.status, 401);
    const [, metadata = ''] = /resource_metadata="([^"]+)"/.exec(answer.headers.get('www-authenticate') ?? '') ?? [];
    const path = new URL(metadata).pathname;
    assert.equal(path, '/.well-known/oauth-protected-resource/v1/mcp');
    const described = await (await fetch(origin + path)).json();
    assert.match(described.resource, /\/v1\/mcp$/);
    assert.deepEqual(described.scopes_supported, [...scopes]);
  }
});

test('answers POST alone, and no other site', async () => {
  const authorization = `Bearer ${await tokenOf(await pageOwner(backend))}`;
  for (const method of ['GET', 'DELETE']) {
    const answer = await ask({ authorization }, method);
    assert.deepEqual([answer.status, answer.headers.get('allow')], [405, 'POST']);
  }
  assert.equal((await ask({ authorization, origin: 'http://rebound.example' })).status, 403);
  assert.equal((await ask({ authorization, origin: 'null' })).status, 403);
  const own = await ask({ authorization, origin: new URL(backend.context.config.publicUrl).origin });
  assert.equal(own.status, 200);
  assert.match(own.headers.get('ratelimit') ?? '', /"token";r=\d+/);
});

test('a long answer is cut, and says so', () => {
  const row = (text: string) => ({ text });
  assert.deepEqual(bounded([row('a')]), { items: [row('a')], cut: '' });
  const long = bounded([row('x'.repeat(5000)), row('b')], 1000);
  assert.deepEqual([long.items.length, long.items[0]?.text.length], [2, 301]);
  assert.match(long.cut, /cut/);
  const many = bounded(
    Array.from({ length: 100 }, () => row('y'.repeat(50))),
    1000,
  );
  assert.ok(many.items.length < 20);
  assert.match(many.cut, new RegExp(`last ${100 - many.items.length} of 100`));
});
