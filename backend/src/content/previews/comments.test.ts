import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { CommentThread, Notification } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import { pageComments, pageCommentThreads, pagePreviews, projects, users } from '../../platform/db/schema.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../../testing/postgres.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { deleteOldComments, listThreads, storeComment } from './comments.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

let places = 0;

async function setUp({ comments = true } = {}) {
  const owner = await pageOwner(backend);
  const page = await owner.create();
  const share = async (body: object) =>
    (
      await backend.call(`POST /v1/editor/project/${owner.project}/page/${page.page_id}/preview`, {
        ...{ token: owner.token, body },
      })
    ).json().data;
  const link = await share({ days: 7, comments });
  const path = new URL(link.url).pathname;
  // Each reader sits somewhere else.
  const remoteAddress = `10.1.0.${++places}`;
  const look = (query = '', headers = {}) => backend.app.inject({ url: `${path}${query}`, headers });
  const send = (fields: Record<string, string>, headers = {}) =>
    backend.app.inject({
      ...{ method: 'POST', url: `${path}/comment`, remoteAddress },
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ on: 'hero', name: 'Ben', text: 'Larger, please', ...fields }).toString(),
    });
  const base = `/v1/api/project/${owner.project}/page/${page.page_id}/comment`;
  const call = (method: string, path = '', body?: object, token = owner.token) =>
    backend.call(`${method} ${base}${path}`, { token, ...(body && { body }) });
  const threads = async (): Promise<CommentThread[]> => (await call('GET')).json().data;
  return { owner, page, link, share, path, look, send, call, threads };
}

const nonceIn = (body: string): string => /name="nonce" value="([^"]+)"/.exec(body)?.[1] ?? '';

test('a reader comments on a section, sees the answer and what is resolved, and answers again', async () => {
  const { owner, page, path, look, send, call, threads } = await setUp();
  const form = await look('?on=hero');
  assert.equal(form.statusCode, 200);
  assert.match(form.body, /<h2>Comments on: /);
  const sent = await send({ nonce: nonceIn(form.body), text: 'Larger,\r\nplease' });
  assert.equal(sent.statusCode, 303, sent.body);
  assert.equal(sent.headers.location, `${path}?on=hero#lf-comments`);
  const cookie = String(sent.headers['set-cookie']);
  assert.match(cookie, new RegExp(`^lf-reader=Ben; Path=${path}; .*HttpOnly; SameSite=Lax`));

  const [thread] = await threads();
  assert.ok(thread);
  assert.equal(thread.section, 'hero');
  assert.notEqual(thread.section_name, '');
  assert.deepEqual(
    thread.comments.map(({ name, text, is_owner }) => [name, text, is_owner]),
    [['Ben', 'Larger,\nplease', false]],
  );
  const told = await backend.call('GET /v1/api/user/notification', { token: owner.token });
  const about = told.json().data.filter(({ type }: Notification) => type === 'comment.created');
  assert.deepEqual(
    about.map(({ thing, subject_id, name, sender }: Notification) => [thing, subject_id, name, sender]),
    [['page', page.page_id, 'Launch day', '']],
  );

  const reply = { text: 'Done!', nonce: 'reply-of-ana' };
  for (let click = 0; click < 2; click += 1)
    assert.equal((await call('POST', `/${thread.thread_id}/reply`, reply)).statusCode, 201);
  const seen = await look('?on=hero', { cookie: cookie.split(';')[0] });
  assert.match(seen.body, /Owner of this page<\/span>/);
  assert.equal(seen.body.split('Done!').length, 2);
  assert.match(seen.body, /name="name" value="Ben"/);
  assert.equal((await call('PUT', `/${thread.thread_id}`, { resolved: true })).json().data.resolved, true);
  assert.match((await look('?on=hero')).body, /<summary>1 resolved<\/summary>/);
  assert.equal((await send({ thread: thread.thread_id, text: 'Not quite', nonce: 'second-of-ben' })).statusCode, 303);
  const [again] = await threads();
  assert.equal(again?.resolved, false);
  assert.deepEqual(
    again?.comments.map(({ text }) => text),
    ['Larger,\nplease', 'Done!', 'Not quite'],
  );
  const after = await backend.call('GET /v1/api/user/notification', { token: owner.token });
  assert.equal(after.json().data.filter(({ type }: Notification) => type === 'comment.created').length, 1);
});

test('a link without comments is as it was: nothing is sent, and no comment is shown', async () => {
  const { share, look, send, threads } = await setUp({ comments: false });
  const seen = await look();
  assert.doesNotMatch(seen.body, /landfall-comments|lf-comments/);
  assert.match(String(seen.headers['content-security-policy']), /form-action 'none'.*sandbox allow-same-origin$/);
  const refused = await send({ text: 'Let me in' });
  assert.equal(refused.statusCode, 403);
  assert.match(refused.body, /<textarea readonly>\nLet me in</);
  assert.deepEqual(await threads(), []);
  assert.equal((await share({ days: 1 })).comments, false);
});

test('what readers send reaches one address alone, and nothing runs', async () => {
  const { link, look } = await setUp();
  const { headers, body } = await look();
  const policy = String(headers['content-security-policy']);
  assert.ok(policy.includes(`form-action ${link.url}/comment;`), policy);
  assert.match(policy, /^default-src 'none';.*sandbox allow-same-origin allow-forms$/);
  assert.equal(headers['x-robots-tag'], 'noindex, nofollow');
  assert.doesNotMatch(body, /<script/);
  assert.match(body, /<a class="mark" href="[^"]*\?on=hero#lf-comments" aria-label="Comment on: /);
});

test('a form that is sent twice is one comment', async () => {
  const { send, threads } = await setUp();
  const [first, second] = await Promise.all([send({ nonce: 'clicked-twice' }), send({ nonce: 'clicked-twice' })]);
  assert.deepEqual([first.statusCode, second.statusCode], [303, 303]);
  assert.equal((await threads()).length, 1);
});

test('hostile texts are shown as they were written', async () => {
  const { look, send, threads } = await setUp();
  const text = '</textarea></template><script>alert(1)</script>\0<img src=x onerror=alert(1)>';
  const name = '"><svg onload=alert(1)>';
  assert.equal((await send({ text, name, nonce: 'hostile-one' })).statusCode, 303);
  assert.equal((await send({ text, name, on: '"><script>', nonce: 'hostile-two' })).statusCode, 303);
  for (const query of ['?on=hero', '?on=-', `?on=${encodeURIComponent('"><script>')}`]) {
    const { body } = await look(query, { cookie: `lf-reader=${encodeURIComponent(name)}` });
    assert.doesNotMatch(body, /<script|<img src=x|<svg onload/);
  }
  const { body } = await send({ text: text.repeat(60), name });
  assert.doesNotMatch(body, /<script|<img src=x|<svg onload/);
  const [thread] = await threads();
  assert.equal(thread?.comments[0]?.text, text.replace('\0', ''));
  assert.equal((await look('?on=hero', { cookie: 'lf-reader=%E0%A4%A' })).statusCode, 200);
});

test('what cannot be taken comes back with its text, and says why', async () => {
  const { look, send, threads } = await setUp();
  const nonce = nonceIn((await look('?on=hero')).body);
  const long = 'a'.repeat(2001);
  for (const [fields, status, message] of [
    [{ name: ' ' }, 422, 'Say who you are, in 60 letters at most.'],
    [{ text: ' ' }, 422, 'Write a comment first.'],
    [{ text: long }, 422, 'A comment can have 2,000 letters at most.'],
  ] as const) {
    const answer = await send({ nonce, ...fields });
    assert.equal(answer.statusCode, status);
    assert.equal(nonceIn(answer.body.slice(answer.body.indexOf('role="alert"'))), nonce);
    assert.ok(answer.body.includes(message), message);
    assert.match(answer.body, /role="alert"/);
    const { text = 'Larger, please' } = fields as { text?: string };
    assert.ok(answer.body.includes(`>\n${text}</textarea>`));
  }
  assert.deepEqual(await threads(), []);
});

test('a thread that was deleted meanwhile gives the answer back', async () => {
  const { send, call, threads } = await setUp();
  await send({ nonce: 'first-of-ben' });
  const [thread] = await threads();
  assert.equal((await call('DELETE', `/${thread?.comments[0]?.comment_id}`)).statusCode, 200);
  assert.deepEqual(await threads(), []);
  const answer = await send({ thread: thread?.thread_id ?? '', text: 'But why?', nonce: 'second-of-ben' });
  assert.equal(answer.statusCode, 410, answer.body);
  assert.match(answer.body, /Your text is here: send it as a new comment/);
  assert.match(answer.body, />\nBut why\?<\/textarea>/);
});

test('many comments at once have to wait, with their text', async () => {
  const { send, threads } = await setUp();
  for (let count = 0; count < 10; count += 1) assert.equal((await send({ nonce: `comment-${count}` })).statusCode, 303);
  const answer = await send({ nonce: 'one-too-many', text: 'I go on' });
  assert.equal(answer.statusCode, 429);
  assert.ok(Number(answer.headers['retry-after']) > 0);
  assert.match(answer.body, />\nI go on<\/textarea>/);
  assert.equal((await threads()).length, 10);
});

test('a page holds so many comments, and takes so many in a day', async () => {
  const { send, call, threads } = await setUp();
  const { db } = backend.context;
  await send({ nonce: 'first-of-ben' });
  const [thread] = await threads();
  const threadId = thread?.thread_id ?? '';
  const fill = async (from: number, to: number, isOwner: boolean) =>
    db.insert(pageComments).values(
      Array.from({ length: to - from }, (_item, index) => ({
        ...{ id: `${threadId}-${from + index}`, threadId, isOwner, name: '', text: 'More' },
      })),
    );
  await fill(1, 100, false);
  const tomorrow = await send({ nonce: 'of-the-day', text: 'Today?' });
  assert.equal(tomorrow.statusCode, 429);
  assert.match(tomorrow.body, /in a day[\s\S]*>\nToday\?<\/textarea>/);
  await fill(100, 500, true);
  const full = await send({ nonce: 'of-the-page', text: 'Room?' });
  assert.equal(full.statusCode, 409);
  assert.match(full.body, /as many comments as it can hold[\s\S]*>\nRoom\?<\/textarea>/);
  const reply = await call('POST', `/${threadId}/reply`, { text: 'Yes', nonce: 'reply-of-ana' });
  assert.equal(reply.statusCode, 409);
});

test('whoever comments by a link that has ended keeps the text', async () => {
  const { link, send, threads } = await setUp();
  const expired = { expiresAt: new Date(0) };
  await backend.context.db.update(pagePreviews).set(expired).where(eq(pagePreviews.id, link.preview_id));
  const answer = await send({ text: 'Too late' }, { 'accept-language': 'es' });
  assert.equal(answer.statusCode, 404);
  assert.match(answer.body, /Tu comentario no se ha enviado[\s\S]*<textarea readonly>\nToo late</);
  assert.deepEqual(await threads(), []);
});

test('a comment on a section that is gone is kept, and shown below the page', async () => {
  const { path, look, send } = await setUp();
  const answer = await send({ on: 'old-offer', nonce: 'on-the-old-one' });
  assert.equal(answer.headers.location, `${path}?on=-#lf-comments`);
  const { body } = await look();
  assert.match(body.slice(body.indexOf('</main>')), /Section no longer there[\s\S]*Larger, please/);
});

test('comments are the owner’s business alone', async () => {
  const { send, call, threads } = await setUp();
  await send({ nonce: 'first-of-ben' });
  const [thread] = await threads();
  const id = thread?.thread_id ?? '';
  const other = await setUp();
  for (const token of [other.owner.token]) {
    assert.equal((await call('GET', '', undefined, token)).statusCode, 404);
    assert.equal((await call('DELETE', `/${id}`, undefined, token)).statusCode, 404);
  }
  // By an address of their own page, neither.
  assert.equal((await other.call('PUT', `/${id}`, { resolved: true })).statusCode, 404);
  assert.equal((await other.call('DELETE', `/${id}`)).statusCode, 404);
  const reply = { text: 'Mine', nonce: 'reply-of-other' };
  assert.equal((await other.call('POST', `/${id}/reply`, reply)).statusCode, 404);
  assert.equal((await call('POST', `/${id}/reply`, { text: ' ', nonce: 'reply-of-ana' })).statusCode, 422);
  assert.equal((await threads()).length, 1);
});

test('an answer is deleted alone, the first comment with its thread', async () => {
  const { send, call, threads } = await setUp();
  await send({ nonce: 'first-of-ben' });
  const [thread] = await threads();
  await call('POST', `/${thread?.thread_id}/reply`, { text: 'Yes', nonce: 'reply-of-ana' });
  const [{ comments } = { comments: [] }] = await threads();
  assert.equal((await call('DELETE', `/${comments[1]?.comment_id}`)).statusCode, 200);
  assert.equal((await threads())[0]?.comments.length, 1);
  assert.equal((await call('DELETE', `/${comments[0]?.comment_id}`)).statusCode, 200);
  assert.equal((await call('DELETE', `/${comments[0]?.comment_id}`)).statusCode, 404);
});

test('comments go to the trash with their page and come back; they go for good with project and account', async () => {
  const { db } = backend.context;
  const [first, second] = [await setUp(), await setUp()];
  for (const { send } of [first, second]) await send({ nonce: 'first-of-ben' });
  const kept = async () => (await db.select({ id: pageComments.id }).from(pageComments)).length;
  const before = await kept();
  await first.owner.call('DELETE', first.page.page_id);
  assert.equal(await kept(), before - 1);
  const { token } = first.owner;
  const restored = await backend.call(`POST /v1/api/trash/${first.page.page_id}/restore`, { token });
  assert.equal(restored.statusCode, 200, restored.body);
  assert.equal((await first.threads())[0]?.comments[0]?.text, 'Larger, please');
  await db.delete(projects).where(eq(projects.id, first.owner.project));
  assert.equal(await kept(), before - 1);
  await db.delete(users).where(eq(users.id, second.owner.id));
  assert.equal(await kept(), before - 2);
});

test('threads with which nothing is done for a year are deleted', async () => {
  const { send, threads } = await setUp();
  await send({ nonce: 'first-of-ben' });
  await send({ nonce: 'second-of-ben' });
  const [old] = await threads();
  const { db } = backend.context;
  const updatedAt = new Date(Date.now() - 366 * 24 * 60 * 60_000);
  await db
    .update(pageCommentThreads)
    .set({ updatedAt })
    .where(eq(pageCommentThreads.id, old?.thread_id ?? ''));
  await deleteOldComments(db);
  assert.deepEqual(
    (await threads()).map(({ thread_id }) => thread_id === old?.thread_id),
    [false],
  );
});

test('on PostgreSQL, where readers really come at once, a click counts once and the limits hold', async (t) => {
  const binaries = findPostgres();
  if (!binaries) return t.skip(NO_POSTGRES);
  const postgres = await startPostgres(binaries);
  const server = await testApp({ DATABASE_URL: await postgres.newDatabase() });
  try {
    const { db } = server.context;
    const page = await (await pageOwner(server)).create();
    const pin = { key: 'hero', name: 'Launch' };
    const store = (nonce: string) =>
      storeComment(db, page.page_id, pin, { name: 'Ben', text: 'Larger, please', nonce, thread: '' });
    const clicks = await Promise.all(Array.from({ length: 20 }, () => store('clicked-often')));
    assert.deepEqual(new Set(clicks), new Set([null]));
    const [thread] = await listThreads(db, page.page_id);
    const threadId = thread?.thread_id ?? '';
    await db.insert(pageComments).values(
      Array.from({ length: 94 }, (_item, index) => ({
        ...{ id: `${threadId}-${index}`, threadId, isOwner: false, name: 'Ben', text: 'More' },
      })),
    );
    const taken = await Promise.all(Array.from({ length: 20 }, (_item, index) => store(`at-once-${index}`)));
    assert.equal(taken.filter((problem) => problem === null).length, 5);
    assert.ok(taken.every((problem) => problem === null || problem === 'day'));
    assert.equal((await listThreads(db, page.page_id)).length, 6);
  } finally {
    await server.close();
    await postgres.stop();
  }
});
