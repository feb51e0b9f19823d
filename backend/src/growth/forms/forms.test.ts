import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Form, formList, type Page } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { eventConsumers, users } from '../../platform/db/schema.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { until } from '../../testing/until.ts';
import { followUntoldForms } from './follow-form.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
});
after(() => backend.close());

const form = (id: string, fields = '<label>Name<input name="Name" required></label>') =>
  `<form${id && ` data-form="${id}"`}>${fields}<button>Send</button></form>`;

async function publish(owner: PageOwner, page: Page, forms: string): Promise<void> {
  const version = (
    await backend.call(`GET /v1/api/project/${owner.project}/page/${page.page_id}/version`, owner)
  ).json().data.length;
  const saved = await backend.call(`PUT /v1/editor/project/${owner.project}/page/${page.page_id}`, {
    token: owner.token,
    body: { version: version - 1, data: {}, html: `<main><h1>Ask us</h1>${forms}</main>`, css: '' },
  });
  assert.equal(saved.statusCode, 200, saved.body);
}

async function setUp(forms = form('ask'), plan = 'premium') {
  const owner = await pageOwner(backend, plan);
  const page = await owner.create({ slug: '/launch' });
  await publish(owner, page, forms);
  return { owner, page, ...calls(owner) };
}

const calls = ({ token, project }: PageOwner) => ({
  list: async (): Promise<Form[]> =>
    v.parse(formList, (await backend.call(`GET /v1/api/project/${project}/form`, { token })).json()).data,
  set: (id: string | undefined, body: unknown) =>
    backend.call(`PUT /v1/api/project/${project}/form/${id}`, { token, body }),
});

const visit = async (page: Pick<Page, 'url'>) => {
  return backend.visit(page.url);
};

test('a form keeps its id through edits, publications and restored versions; a copy has one of its own', async () => {
  const { owner, page, list } = await setUp();
  const [first] = await list();
  assert.deepEqual(
    [first?.title, first?.page_title, first?.online, first?.fields[0]?.name],
    ['Ask us', 'Launch day', true, 'Name'],
  );
  await publish(owner, page, form('news', '<label>E-mail<input type="email" name="E-mail"></label>') + form('ask'));
  const both = await list();
  assert.equal(both.length, 2);
  assert.ok(both.some(({ form_id }) => form_id === first?.form_id));
  assert.ok((await visit(page)).body.includes(`value="${first?.form_id}"`));
  const copy = (await owner.call('POST', `${page.page_id}/duplicate`)).json().data;
  const ids = (await list()).map(({ form_id }) => form_id);
  assert.equal(new Set(ids).size, 4);
  await publish(owner, copy, form('ask'));
  assert.equal((await list()).filter(({ page_id }) => page_id === copy.page_id).length, 1);
  assert.ok((await list()).every(({ form_id }) => ids.includes(form_id)));
});

test('two forms never share an id, also where a section was copied with its own', async () => {
  const { page, list } = await setUp(form('ask') + form('ask'));
  const { body } = await visit(page);
  const ids = [...body.matchAll(/name="contact_form_id" value="(\w+)"/g)].map(([, id]) => id);
  assert.equal(new Set(ids).size, 2);
  assert.deepEqual(new Set((await list()).map(({ form_id }) => form_id)), new Set(ids));
});

test('settings are replaced as a whole, and what a plan lacks is refused, kept and named', async () => {
  const { owner, list, set } = await setUp();
  const [first] = await list();
  const autoresponder = { enabled: true, subject: 'Hello {{Name}}', body: 'We write soon.' };
  const answer = await set(first?.form_id, { redirect_url: 'https://thanks.example/x', autoresponder });
  assert.equal(answer.statusCode, 200, answer.body);
  assert.equal(answer.json().data.settings.autoresponder.subject, 'Hello {{Name}}');
  assert.deepEqual(answer.json().data.locked, []);
  const { context } = backend;
  await context.db.update(users).set({ planName: 'pro' }).where(eq(users.id, owner.id));
  const [kept] = await list();
  assert.equal(kept?.settings.autoresponder.enabled, true);
  assert.ok(kept?.locked.includes('autoresponder'));
  assert.equal((await set(first?.form_id, { ...kept?.settings, retention_days: 30 })).statusCode, 200);
  const anew = await set(first?.form_id, { ...kept?.settings, double_opt_in: true });
  assert.equal(anew.statusCode, 402, anew.body);
  assert.equal((await set(first?.form_id, { autoresponder: { enabled: false } })).statusCode, 200);
  assert.equal((await set('nothing', {})).statusCode, 404);
  assert.equal((await set(first?.form_id, { notify: ['nobody'] })).statusCode, 422);
  assert.equal((await set(first?.form_id, { redirect_url: 'javascript:alert(1)' })).statusCode, 422);
  const stranger = calls(await pageOwner(backend));
  assert.equal((await stranger.set(first?.form_id, {})).statusCode, 404);
});

test("a page's policy lets its form lead to where it is sent on, and to nowhere else", async () => {
  const { page, list, set } = await setUp();
  const policy = async () => String((await visit(page)).headers['content-security-policy']);
  assert.match(await policy(), /form-action 'self';/);
  const [first] = await list();
  await set(first?.form_id, { redirect_url: 'https://user:pass@thanks.example:8443/x;y' });
  await until(async () => (await policy()).includes("form-action 'self' https://thanks.example:8443;"));
  await set(first?.form_id, {});
  await until(async () => (await policy()).includes("form-action 'self';"));
});

test('an account whose address is as long as they can be sees its forms', async () => {
  const { owner, list } = await setUp();
  const email = `long-${owner.id}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`;
  assert.ok(email.length > 200 && email.length <= 254);
  await backend.context.db.update(users).set({ email }).where(eq(users.id, owner.id));
  assert.deepEqual((await list())[0]?.settings.notify, [email]);
});

test('events come to forms that nobody has told otherwise, also where an earlier release ended that, and to no others', async () => {
  const { db } = backend.context;
  const follows = async ({ project }: PageOwner) =>
    (await db.select().from(eventConsumers).where(eq(eventConsumers.projectId, project))).length > 0;
  const untold = await setUp();
  const told = await setUp();
  assert.equal((await told.set((await told.list())[0]?.form_id, { notify: [] })).statusCode, 200);
  await publish(told.owner, told.page, form('ask'));
  assert.deepEqual([await follows(untold.owner), await follows(told.owner)], [true, false]);

  await db.delete(eventConsumers).where(eq(eventConsumers.projectId, untold.owner.project));
  for (let turn = 0; turn < 2; turn += 1) await followUntoldForms(db);
  assert.deepEqual([await follows(untold.owner), await follows(told.owner)], [true, false]);
});
