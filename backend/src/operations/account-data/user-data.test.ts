import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { eq, lte, sql } from 'drizzle-orm';
import { generate } from 'otplib';
import { applyProviderEvent } from '../../commerce/payments/order-events.ts';
import { png } from '../../content/files/sample-files.ts';
import { storeComment } from '../../content/previews/comments.ts';
import { PART } from '../../platform/db/in-parts.ts';
import { discarded, files, invoices, mails, pages, projects, sessions, users } from '../../platform/db/schema.ts';
import { readZip } from '../../testing/read-zip.ts';
import { PASSWORD } from '../../testing/test-app.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { until } from '../../testing/until.ts';

let backend: TestSites;
let origin: string;
before(async () => {
  backend = await testSites();
  origin = await backend.app.listen({ port: 0 });
});
after(() => backend.close());

type Person = Awaited<ReturnType<typeof settled>>;

/** Somebody with a project, a published page and a deleted one, a file, an avatar and an invoice. */
async function settled() {
  const { id, email, token } = await backend.signIn({ planName: 'basic' });
  const post = async (path: string, body: object) => (await backend.call(`POST ${path}`, { token, body })).json();
  const type = 'project:landing:page';
  const project = { name: 'Rocket/shop', description: 'We sell small rockets.', tipo: type, type };
  const { project_id } = (await post('/v1/api/project/new', project)).data;
  const launch = { title: 'Launch', slug: '/launch', description: '', description_ai: '' };
  const page = (await post(`/v1/api/project/${project_id}/page/new`, launch)).data;
  for (const path of ['/v1/editor/other/upload', '/v1/api/user/me/avatar']) {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(await png(16, 16))]), 'rocket.png');
    const answer = await fetch(origin + path, { method: 'POST', headers: { accesstokenapp: token }, body });
    assert.ok(answer.ok, await answer.text());
  }
  const contents = { component: { tagName: 'footer' }, styles: [] };
  await post(`/v1/api/project/${project_id}/shared-section`, { name: 'Footer', contents });
  const old = (await post(`/v1/api/project/${project_id}/page/new`, { ...launch, slug: '/old' })).data;
  await backend.call(`DELETE /v1/api/project/${project_id}/page/${old.page_id}`, { token });
  const { payment_url } = await post('/v1/api/user/plan/checkout', { plan_name: 'pro', period: 'yr', method: 2 });
  const orderId = payment_url.split('/').at(-1);
  await applyProviderEvent(backend.context, 'sandbox', { eventId: orderId, orderId, type: 'paid' });
  return {
    id,
    email,
    token,
    projectId: project_id,
    pageId: page.page_id,
    deletedId: old.page_id,
    host: new URL(page.url).host,
  };
}

const leave = ({ token }: Person, password = PASSWORD) =>
  backend.call('DELETE /v1/api/user/me', { token, body: { password } });
const visit = async ({ host }: Person) => (await backend.visit(`http://${host}/launch`)).statusCode;

/** What the store holds, by key. */
function stored(): string[] {
  const folder = join(backend.context.config.dataDir, 'storage');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

test('everything that is kept can be taken along, and no secret', async () => {
  const person = await settled();
  const pin = { key: 'hero', name: 'Launch' };
  const said = { name: 'Ben', text: 'Larger, please', nonce: 'first-of-ben', thread: '' };
  assert.equal(await storeComment(backend.context.db, person.pageId, pin, said), null);
  const answer = await fetch(`${origin}/v1/api/user/export`, {
    method: 'POST',
    headers: { accesstokenapp: person.token, 'content-type': 'application/json' },
    body: JSON.stringify({ password: PASSWORD }),
  });
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('content-type'), 'application/zip');
  assert.match(
    answer.headers.get('content-disposition') ?? '',
    /^attachment; filename="landfall-\d{4}-\d\d-\d\d\.zip"$/,
  );
  const archive = readZip(Buffer.from(await answer.arrayBuffer()));
  const read = (name: string) => JSON.parse(archive.get(name)?.toString() ?? 'null');
  assert.equal(read('account.json').email, person.email);
  assert.equal(read('sessions.json').length, 1);
  assert.equal(read('files.json').length, 1);
  const folder = `projects/${person.projectId}-Rocket_shop`;
  assert.equal(read(`${folder}/project.json`).domains.length, 1);
  const [shared] = read(`${folder}/shared-sections.json`);
  assert.deepEqual([shared.name, shared.contents.component.tagName], ['Footer', 'footer']);
  const page = read(`${folder}/pages/${person.pageId}.json`);
  assert.equal(page.path, '/launch');
  assert.ok('sections' in page && 'facts' in page);
  assert.equal(page.comments[0].comments[0].text, 'Larger, please');
  assert.equal(read(`${folder}/project.json`).brand.scheme, 'light');
  assert.match(archive.get(`${folder}/pages/${person.pageId}.html`)?.toString() ?? '', /^<!doctype html>/);
  const deleted = read(`trash/page-${person.deletedId}.json`);
  assert.deepEqual([deleted.title, deleted.rows[0].row.path], ['Launch', '/old']);
  assert.ok([...archive.keys()].some((name) => name.startsWith(`trash/page-${person.deletedId}/`)));
  const [file] = [...archive.keys()].filter((name) => name.startsWith('files/'));
  assert.match(file ?? '', /-rocket\.png$/);
  assert.equal(
    archive
      .get(file ?? '')
      ?.subarray(1, 4)
      .toString(),
    'PNG',
  );
  assert.ok(archive.has('avatar.jpg') && [...archive.keys()].some((name) => /^invoices\/LF-\d+\.pdf$/.test(name)));

  const [row] = await backend.context.db.select().from(users).where(eq(users.id, person.id));
  const everything = Buffer.concat([...archive.values()]).toString('latin1');
  for (const secret of [row?.passwordHash ?? '-', person.token]) assert.ok(!everything.includes(secret));
});

test('very many rows are read in parts, each once and in order', async () => {
  const { id: userId, token } = await backend.signIn();
  const { db } = backend.context;
  const count = 2 * PART + 3;
  // Several of a moment: the id decides between them.
  await db.execute(sql`
    insert into files (id, user_id, name, extension, content_type, size, path_parent, path_child, created_at)
    select ${userId} || '-' || n, ${userId}, n || '.png', 'png', 'image/png', 1, 'uploads/gone', md5(n::text), now() - (n / 7) * interval '1 second'
    from generate_series(1, ${count}::int) n`);
  const answer = await backend.call('POST /v1/api/user/export', { token, body: { password: PASSWORD } });
  assert.equal(answer.statusCode, 200, answer.body);
  const listed = JSON.parse(readZip(answer.rawPayload).get('files.json')?.toString() ?? '[]') as { file_id: string }[];
  assert.deepEqual([listed.length, new Set(listed.map(({ file_id }) => file_id)).size], [count, count]);
  const { rows } = (await db.execute(
    sql`select id from files where user_id = ${userId} order by created_at, id`,
  )) as unknown as { rows: { id: string }[] };
  assert.deepEqual(
    listed.map(({ file_id }) => file_id),
    rows.map(({ id }) => id),
  );
});

test('an account that leaves takes everything with it, stored objects included', async () => {
  const person = await settled();
  const stays = await settled();
  const [page] = await backend.context.db.select().from(pages).where(eq(pages.id, person.pageId));
  assert.equal(await visit(person), 200);
  for (const id of [person.pageId, person.deletedId]) assert.ok(stored().some((path) => path.includes(id)));
  const { db } = backend.context;
  const [file] = await db.select().from(files).where(eq(files.userId, person.id));
  const [{ avatarKey } = { avatarKey: null }] = await db.select().from(users).where(eq(users.id, person.id));
  assert.ok(file && avatarKey);

  const answer = await leave(person);
  assert.equal(answer.statusCode, 200, answer.body);
  assert.equal(await visit(person), 404);
  assert.equal((await backend.call('GET /v1/api/user/me', { token: person.token })).statusCode, 401);
  const login = { body: { email: person.email, password: PASSWORD } };
  assert.equal((await backend.call('POST /v1/api/login', login)).statusCode, 400);
  assert.deepEqual(await db.select().from(sessions).where(eq(sessions.userId, person.id)), []);
  assert.deepEqual(await db.select().from(projects).where(eq(projects.userId, person.id)), []);
  assert.deepEqual(await db.select().from(files).where(eq(files.userId, person.id)), []);
  // What was mailed before is gone; the one mail that is left tells of the end.
  const left = await db.select({ subject: mails.subject }).from(mails).where(eq(mails.recipient, person.email));
  assert.deepEqual(left, [{ subject: 'Your Landfall account was deleted' }]);

  // What visitors were shown a moment ago, of those who stay, is not due yet.
  const isDue = lte(discarded.dueAt, new Date());
  await until(async () => (await db.select().from(discarded).where(isDue)).length === 0);
  assert.ok(page?.publishedKey);
  for (const own of [person.pageId, person.deletedId, file.pathChild, avatarKey])
    assert.ok(!stored().some((path) => path.includes(own)), own);
  assert.equal(await visit(stays), 200);

  const books = await db.select().from(invoices).where(eq(invoices.billedEmail, person.email));
  assert.deepEqual(
    books.map(({ userId }) => userId),
    [null],
  );
});

test('leaving needs the password', async () => {
  const person = await settled();
  const answer = await leave(person, 'not-this-one');
  assert.deepEqual([answer.statusCode, Object.keys(answer.json().fields)], [422, ['password']]);
  assert.equal(await visit(person), 200);
});

test('leaving needs a code too, where sign-in does', async () => {
  const person = await settled();
  await backend.context.db
    .update(users)
    .set({ totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' })
    .where(eq(users.id, person.id));
  const body = { password: PASSWORD };
  const leaveWith = (fields: object) =>
    backend.call('DELETE /v1/api/user/me', { token: person.token, body: { ...body, ...fields } });
  assert.equal((await leaveWith({})).json().code, 'otp_required');
  assert.equal((await leaveWith({ otp: '000000' })).json().code, 'otp_wrong');
  assert.equal(await visit(person), 200);
  const otp = await generate({ secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' });
  assert.equal((await leaveWith({ otp })).statusCode, 200);
  assert.equal(await visit(person), 404);
});

test('an e-mail is free again once its account has left', async () => {
  const { email, token } = await backend.signIn();
  await backend.call('DELETE /v1/api/user/me', { token, body: { password: PASSWORD } });
  await backend.signIn({ email });
});

test('leaving twice at once leaves once', async () => {
  const person = await settled();
  const answers = await Promise.all([leave(person), leave(person)]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 401]);
});

test('a project that is deleted takes its stored pages with it', async () => {
  const person = await settled();
  assert.ok(stored().some((path) => path.includes(person.pageId)));
  await backend.call(`DELETE /v1/api/project/${person.projectId}`, { token: person.token });
  assert.equal(await visit(person), 404);
  await until(() => !stored().some((path) => path.includes(person.pageId)));
});
