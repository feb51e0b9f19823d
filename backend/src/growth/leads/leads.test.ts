import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { FORM_PAGE, TRAP } from '@landfall/page/publish/form-names';
import { leadList, leadResponse, type Page } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { leads } from '../../platform/db/schema.ts';
import { buildSitesApp } from '../../sites-app.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { csvCell } from '../csv.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
});
after(() => backend.close());

const FORM =
  '<main><h1>Ask us</h1><form action="https://evil.example/" method="get"><label>Name<input name="Name" required></label><label>Message<textarea name="Message"></textarea></label><label>Size<select name="Size"><option>Small</option></select></label><input type="password" name="Secret"><button type="submit" formaction="https://evil.example">Send</button></form></main>';

async function pageWith(owner: PageOwner, slug: string, html: string): Promise<Page> {
  const page = await owner.create({ slug });
  const saved = await backend.call(`PUT /v1/editor/project/${owner.project}/page/${page.page_id}`, {
    token: owner.token,
    body: { version: 0, data: {}, html, css: '' },
  });
  assert.equal(saved.statusCode, 200, saved.body);
  return page;
}

async function setUp() {
  const owner = await pageOwner(backend);
  return { owner, page: await pageWith(owner, '/launch', FORM) };
}

function send(
  page: Page,
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
  app = backend.sites,
) {
  const { host, origin, pathname } = new URL(page.url);
  return app.inject({
    method: 'POST',
    url: pathname,
    headers: { host, origin, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });
}

const list = async ({ token, project }: PageOwner, query = '') =>
  v.parse(leadList, (await backend.call(`GET /v1/api/project/${project}/lead${query}`, { token })).json());

test('a published form posts to its page, thanks in place, and traps programs', async () => {
  const { page } = await setUp();
  const { body } = await backend.visit(page.url);
  assert.match(body, /<form method="post">/);
  assert.match(body, /<div class="lf-sent" id="sent" role="status">/);
  assert.ok(body.includes(`name="${TRAP}" tabindex="-1"`));
  assert.match(body, /<textarea name="Message"><\/textarea>/);
  assert.match(body, /<select name="Size"><option>Small<\/option><\/select>/);
  assert.doesNotMatch(body, /evil|Secret|<script/);
});

test('each form of a page thanks in its own place, and says which it is to nobody but us', async () => {
  const owner = await pageOwner(backend);
  const form = '<form><label>Name<input name="Name"></label><button>Send</button></form>';
  const page = await pageWith(owner, '/two', `<main><h1>Two</h1>${form}${form}</main>`);
  const { body } = await backend.visit(page.url);
  const [, first = '', second = ''] = body.split('<form ');
  assert.ok(body.includes('id="sent"') && first.includes('id="sent-2"') && !second.includes('id="sent'));
  const [, name = '', value = ''] = /type="hidden" name="(\w+)" value="(\d)"/.exec(second) ?? [];
  assert.doesNotMatch(first, new RegExp(name));
  const answer = await send(page, { Name: 'Ann', [name]: value });
  assert.equal(answer.headers.location, '/two#sent-2');
  const { data } = await list(owner);
  assert.deepEqual(data[0]?.fields, { Name: 'Ann' });
  assert.equal((await send(page, { Name: 'Eve', [name]: '"><script>' })).headers.location, '/two#sent');
});

test('what a visitor sends reaches the owner, in any script', async () => {
  const { owner, page } = await setUp();
  const fields = { Name: 'Zoë 李 🚀', Message: 'Line one\r\nLine "two" <b>\u0000', Size: '' };
  const answer = await send(page, fields);
  assert.equal(answer.statusCode, 303, answer.body);
  assert.equal(answer.headers.location, '/launch#sent');
  const { data, total_count } = await list(owner);
  assert.equal(total_count, 1);
  assert.deepEqual(Object.entries(data[0]?.fields ?? {}), [
    ['Name', 'Zoë 李 🚀'],
    ['Message', 'Line one\r\nLine "two" <b>'],
    ['Size', ''],
  ]);
  assert.deepEqual([data[0]?.page_id, data[0]?.page_title], [page.page_id, 'Launch day']);
});

test('answers of one name become one field; a second click stores nothing more', async () => {
  const { owner, page } = await setUp();
  const twice = 'Name=Ann&Days=Monday&Days=Tuesday';
  await Promise.all([send(page, twice), send(page, twice)]);
  const { data } = await list(owner);
  assert.equal(data.length, 1);
  assert.deepEqual(data[0]?.fields.Days, 'Monday, Tuesday');
});

test('a program that fills in everything is answered as usual, and put aside with its reason', async () => {
  const { owner, page } = await setUp();
  const answer = await send(page, { Name: 'Bot', [TRAP]: 'https://spam.example' });
  assert.equal(answer.statusCode, 303);
  assert.equal((await list(owner)).total_count, 0);
  const { data } = await list(owner, '?status=spam');
  assert.deepEqual([data[0]?.fields.Name, data[0]?.spam_reasons], ['Bot', ['trap']]);
});

test('a form on another site gets a page that thanks and leads back', async () => {
  const { owner, page } = await setUp();
  const headers = { origin: 'https://static.example', referer: 'https://static.example/launch/?a="><script>' };
  const answer = await send(page, { Name: 'Ann' }, headers);
  assert.equal(answer.statusCode, 200);
  assert.match(answer.body, /Thank you!/);
  assert.match(answer.body, /<a href="https:\/\/static\.example\/launch\/\?a=[^"<>]*">Back to the page<\/a>/);
  assert.equal((await list(owner)).total_count, 1);
});

test('a page of a static host is found again where a browser says no more than the host', async () => {
  const { owner, page } = await setUp();
  const back = async (place: string) => {
    const headers = { origin: 'https://static.example', referer: 'https://static.example/' };
    const { body } = await send(page, { Name: place, [FORM_PAGE]: place }, headers);
    return /<a href="([^"]*)">/.exec(body)?.[1];
  };
  assert.equal(await back('/launch/'), 'https://static.example/launch/');
  for (const hostile of ['//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])
    assert.equal(await back(hostile), 'https://static.example/', hostile);
  const { data } = await list(owner);
  assert.ok(data.every(({ fields }) => Object.keys(fields).join() === 'Name'));
});

test('refuses what is too long, too much, empty or no form, and stores nothing', async () => {
  const { owner, page } = await setUp();
  assert.equal((await send(page, { Name: 'x'.repeat(70_000) })).statusCode, 413);
  const many = Object.fromEntries(Array.from({ length: 32 }, (_, index) => [`field ${index}`, 'x']));
  assert.equal((await send(page, many)).statusCode, 413);
  assert.equal((await send(page, { Name: ' ', Message: '' })).statusCode, 422);
  assert.equal((await send(page, '{"Name":"Ann"}', { 'content-type': 'application/json' })).statusCode, 415);
  assert.equal((await list(owner)).total_count, 0);
});

test('takes nothing for pages that are switched off, elsewhere, or have no form', async () => {
  const { owner, page } = await setUp();
  const bare = await pageWith(owner, '/bare', '<h1>Nothing to fill in</h1>');
  assert.equal((await send(bare, { Name: 'Ann' })).statusCode, 405);
  assert.equal((await send({ ...page, url: `${new URL(page.url).origin}/nothing` }, { Name: 'Ann' })).statusCode, 404);
  await owner.call('PUT', page.page_id, { status: 'inactive' });
  assert.equal((await send(page, { Name: 'Ann' })).statusCode, 404);
  assert.equal((await list(owner)).total_count, 0);
});

test('slows down an address that sends too often', async () => {
  const { page } = await setUp();
  const app = await buildSitesApp(backend.context);
  let answer = await send(page, { Name: 'Visitor 0' }, {}, app);
  for (let count = 1; count <= 20; count += 1) answer = await send(page, { Name: `Visitor ${count}` }, {}, app);
  assert.equal(answer.statusCode, 429);
  assert.ok(Number(answer.headers['retry-after']) > 0);
  await app.close();
});

test('says "in a moment" while the lead cannot be stored', async () => {
  const { page } = await setUp();
  const db = Object.assign(Object.create(backend.context.db), {
    transaction: () => {
      throw new Error('gone');
    },
  });
  const app = await buildSitesApp({ ...backend.context, db });
  const answer = await send(page, { Name: 'Ann' }, {}, app);
  assert.equal(answer.statusCode, 503);
  assert.equal(answer.headers['retry-after'], '5');
  await app.close();
});

test('leads are listed newest first, by page, in parts, and outlive their page', async () => {
  const { owner, page } = await setUp();
  const copy = (await owner.call('POST', `${page.page_id}/duplicate`)).json().data;
  await owner.call('PUT', copy.page_id, { status: 'active' });
  for (const name of ['Ann', 'Bob', 'Cleo']) await send(page, { Name: name });
  await send(copy, { Name: 'Dora' });
  const names = async (query: string) => (await list(owner, query)).data.map(({ fields }) => Object.values(fields)[0]);
  assert.deepEqual(await names(''), ['Dora', 'Cleo', 'Bob', 'Ann']);
  assert.deepEqual(await names('?limit=2&page=2'), ['Bob', 'Ann']);
  assert.deepEqual(await names(`?page_id=${copy.page_id}`), ['Dora']);
  await owner.call('DELETE', page.page_id);
  assert.deepEqual(await names(`?page_id=${page.page_id}`), ['Cleo', 'Bob', 'Ann']);
  assert.equal((await list(owner)).data[1]?.page_title, 'Launch day');
  const [first] = (await list(owner)).data;
  const address = `/v1/api/project/${owner.project}/lead/${first?.lead_id}`;
  assert.equal((await backend.call(`DELETE ${address}`, { token: owner.token })).statusCode, 200);
  assert.equal((await backend.call(`DELETE ${address}`, { token: owner.token })).statusCode, 404);
  await backend.call(`DELETE /v1/api/project/${owner.project}`, { token: owner.token });
  assert.equal((await backend.context.db.select().from(leads).where(eq(leads.projectId, owner.project))).length, 0);
});

test('a lead that a mail names is read alone, wherever it is in the list, and in its own project only', async () => {
  const { owner, page } = await setUp();
  for (const name of ['Ann', 'Bob']) await send(page, { Name: name });
  const [, oldest] = (await list(owner)).data;
  const at = (project: string) => `GET /v1/api/project/${project}/lead/${oldest?.lead_id}`;
  const answer = await backend.call(at(owner.project), { token: owner.token });
  assert.deepEqual(v.parse(leadResponse, answer.json()).data, oldest);
  const other = await pageOwner(backend);
  assert.equal((await backend.call(at(other.project), { token: other.token })).statusCode, 404);
});

test('exports a table that no spreadsheet takes for formulas', async () => {
  const { owner, page } = await setUp();
  await send(page, { Name: '=cmd|calc', Message: 'Say "hi", please\nbye' });
  await send(page, { Name: 'Bob', Phone: '+34 600' });
  const answer = await backend.call(`GET /v1/api/project/${owner.project}/lead/export`, { token: owner.token });
  assert.equal(answer.statusCode, 200, answer.body);
  assert.match(String(answer.headers['content-type']), /text\/csv; charset=utf-8/);
  const [head, ...rows] = answer.body.split('\r\n');
  assert.equal(head, '\ufeff"Received","Page","Name","Message","Phone"');
  assert.match(
    rows[0] ?? '',
    /^"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d","Launch day","'=cmd\|calc","Say ""hi"", please\nbye",""$/,
  );
  assert.match(rows[1] ?? '', /,"Launch day","Bob","","'\+34 600"$/);
  assert.equal(csvCell('plain'), '"plain"');
  for (const begin of ['=', '+', '-', '@', '\t=', ' =', '\u00a0@', '＝', '＋', '－', '＠', '\u200b=', '\r='])
    assert.equal(csvCell(`${begin}1`), `"'${begin}1"`, JSON.stringify(begin));
});

test('an export that cannot begin is answered as any other refusal', async () => {
  const { owner } = await setUp();
  const address = `GET /v1/api/project/${owner.project}/lead/export?format=csv&page_id=%00`;
  const answer = await backend.call(address, { token: owner.token });
  assert.deepEqual([answer.statusCode, answer.json().code], [422, 'invalid'], answer.body);
  assert.equal(answer.headers['content-disposition'], undefined);
});

test('another account sees, takes and deletes none of it', async () => {
  const { owner, page } = await setUp();
  await send(page, { Name: 'Ann' });
  const [lead] = (await list(owner)).data;
  const { token } = await backend.signIn();
  const base = `/v1/api/project/${owner.project}/lead`;
  const one = `${base}/${lead?.lead_id}`;
  for (const line of [`GET ${base}`, `GET ${base}/export`, `GET ${one}`, `DELETE ${one}`]) {
    assert.equal((await backend.call(line, { token })).statusCode, 404, line);
  }
});
