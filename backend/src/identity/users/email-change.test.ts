import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { formSettings } from '@landfall/shared/contracts';
import { desc, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { emailChanges, forms, mails } from '../../platform/db/schema.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { PASSWORD, type TestApp, testApp } from '../../testing/test-app.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp({ TRUSTED_PROXIES: '127.0.0.1' });
});
after(() => backend.close());

const newEmail = () => `${randomUUID()}@example.com`;
const put = (token: string, body: object) =>
  backend.call('PUT /v1/api/user/me', { token, body: { old_password: PASSWORD, ...body } });
const me = async (token: string) => (await backend.call('GET /v1/api/user/me', { token })).json().data;
const confirm = (token: string) => backend.call('POST /v1/api/user/confirm', { body: { token } });
const signsIn = async (email: string, password = PASSWORD) =>
  (await backend.call('POST /v1/api/login', { body: { email, password } })).statusCode === 200;

const mailsTo = (email: string) =>
  backend.context.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.createdAt));

async function mailedToken(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return /confirm-email\?token=(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
}

test('a changed e-mail counts once it is confirmed, and the old one until then', async () => {
  const { token, email } = await backend.signIn();
  const changed = newEmail();
  const answer = await put(token, { name: 'Ann', email: changed.toUpperCase() });
  assert.equal(answer.statusCode, 200, answer.body);
  assert.deepEqual([answer.json().data.email, answer.json().data.pending_email], [email, changed]);
  assert.equal((await me(token)).pending_email, changed);
  assert.deepEqual([await signsIn(email), await signsIn(changed)], [true, false]);

  assert.equal((await confirm(await mailedToken(changed))).statusCode, 200);
  assert.deepEqual([await signsIn(email), await signsIn(changed)], [false, true]);
  const { email: current, pending_email } = await me(token);
  assert.deepEqual([current, pending_email], [changed, undefined]);
  assert.match((await mailsTo(email))[0]?.subject ?? '', /was changed/);
});

test('a link works once, also when used twice at once, and not after a day', async () => {
  const { token } = await backend.signIn();
  const first = newEmail();
  await put(token, { email: first });
  const link = await mailedToken(first);
  const answers = await Promise.all([confirm(link), confirm(link)]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 422]);
  assert.equal((await confirm(link)).json().code, 'confirmation_invalid');

  const second = newEmail();
  await put(token, { email: second });
  await backend.context.db.update(emailChanges).set({ expiresAt: new Date(Date.now() - 1000) });
  assert.equal((await me(token)).pending_email, undefined);
  assert.equal((await confirm(await mailedToken(second))).statusCode, 422);
  assert.equal((await me(token)).email, first);
});

test('a later change takes the place of the earlier one', async () => {
  const { token } = await backend.signIn();
  const [first, second] = [newEmail(), newEmail()];
  await put(token, { email: first });
  const link = await mailedToken(first);
  await put(token, { email: second });
  assert.equal((await confirm(link)).statusCode, 422);
  assert.equal((await confirm(await mailedToken(second))).statusCode, 200);
  assert.equal((await me(token)).email, second);
});

test('of two accounts that wait for one e-mail, who confirms first has it', async () => {
  const [one, two] = [await backend.signIn(), await backend.signIn()];
  const wanted = newEmail();
  await put(one.token, { email: wanted });
  const first = await mailedToken(wanted);
  await put(two.token, { email: wanted });
  const second = await mailedToken(wanted);
  assert.equal((await confirm(second)).statusCode, 200);
  const late = await confirm(first);
  assert.deepEqual([late.statusCode, late.json().code], [409, 'email_taken']);
  assert.equal((await me(one.token)).email, one.email);
});

test('a changed password drops the change that waits', async () => {
  const { token, email } = await backend.signIn();
  const wanted = newEmail();
  await put(token, { email: wanted });
  const changed = await put(token, { old_password: PASSWORD, password: 'Better-horse-2' });
  assert.equal(changed.statusCode, 200, changed.body);
  assert.equal((await confirm(await mailedToken(wanted))).statusCode, 422);
  assert.ok(await signsIn(email, 'Better-horse-2'));
});

test('the token is stored as a hash only, and mails are held back', async () => {
  const { token } = await backend.signIn();
  const wanted = newEmail();
  await put(token, { email: wanted });
  const stored = JSON.stringify(await backend.context.db.select().from(emailChanges));
  assert.ok(!stored.includes(await mailedToken(wanted)));
  const statuses: number[] = [];
  for (let change = 0; change < 10; change++) statuses.push((await put(token, { email: newEmail() })).statusCode);
  assert.deepEqual([...new Set(statuses.slice(0, 9)), statuses[9]], [200, 429]);
});

test('where nothing is to be confirmed, a changed e-mail counts at once and the old one is told', async () => {
  const plain = await testApp({ CONFIRM_EMAIL: 'off' });
  try {
    const { token, email } = await plain.signIn();
    const other = await plain.signIn();
    const change = (body: object) =>
      plain.call('PUT /v1/api/user/me', { token, body: { old_password: PASSWORD, ...body } });
    const changed = newEmail();
    const answer = await change({ name: 'Ann', email: changed });
    assert.deepEqual([answer.statusCode, answer.json().data.email], [200, changed]);
    assert.equal(answer.json().data.pending_email, undefined);
    const login = async (email: string) =>
      (await plain.call('POST /v1/api/login', { body: { email, password: PASSWORD } })).statusCode;
    assert.deepEqual([await login(changed), await login(email)], [200, 400]);
    const [mail] = await plain.context.db.select().from(mails).where(eq(mails.recipient, email));
    assert.match(mail?.subject ?? '', /was changed/);

    const taken = await change({ name: 'Bea', email: other.email });
    assert.deepEqual([taken.statusCode, Object.keys(taken.json().fields)], [409, ['email']]);
    const me = (await plain.call('GET /v1/api/user/me', { token })).json().data;
    assert.deepEqual([me.name, me.email], ['Ann', changed]);
  } finally {
    await plain.close();
  }
});

test('a change that waits is mailed again, which ends the first link, and can be dropped', async () => {
  const { token, email } = await backend.signIn();
  const typo = newEmail();
  assert.equal((await backend.call('POST /v1/api/user/confirm/again', { token })).statusCode, 404);
  await put(token, { email: typo });
  const first = await mailedToken(typo);
  assert.equal((await backend.call('POST /v1/api/user/confirm/again', { token })).statusCode, 200);
  assert.equal((await mailsTo(typo)).length, 2);
  assert.equal((await confirm(first)).statusCode, 422);

  const links = (await mailsTo(typo)).map(({ body }) => /token=(\S+)/.exec(body)?.[1] ?? '');
  assert.equal((await backend.call('DELETE /v1/api/user/confirm', { token })).statusCode, 200);
  assert.equal((await me(token)).pending_email, undefined);
  for (const link of links) assert.equal((await confirm(link)).statusCode, 422);
  assert.equal((await me(token)).email, email);
  assert.equal((await backend.call('DELETE /v1/api/user/confirm')).statusCode, 401);
});

test('forms that write of leads to the old e-mail write to the new one, and others as before', async () => {
  const { db } = backend.context;
  const [owner, stranger] = [await pageOwner(backend), await pageOwner(backend)];
  const { email } = await me(owner.token);
  const changed = newEmail();
  const settings = (notify: string[]) => v.parse(formSettings, { notify, retention_days: 30 });
  const add = async (projectId: string, notify: string[] | null) => {
    const id = randomUUID();
    const kept = notify && settings(notify);
    await db
      .insert(forms)
      .values({ id, projectId, pageId: 'p', pageTitle: 'P', fields: [], position: 1, settings: kept });
    return id;
  };
  const ids = [
    await add(owner.project, ['sales@example.com', email.toUpperCase(), 'shop@example.com']),
    await add(owner.project, [email, changed]),
    await add(owner.project, ['sales@example.com']),
    await add(owner.project, []),
    await add(owner.project, null),
    await add(stranger.project, [email]),
  ];
  await put(owner.token, { email: changed });
  assert.equal((await confirm(await mailedToken(changed))).statusCode, 200);
  const rows = await db.select().from(forms).where(inArray(forms.id, ids));
  assert.deepEqual(
    ids.map((id) => rows.find((row) => row.id === id)?.settings),
    [
      settings(['sales@example.com', changed, 'shop@example.com']),
      settings([changed]),
      settings(['sales@example.com']),
      settings([]),
      null,
      settings([email]),
    ],
  );
});
