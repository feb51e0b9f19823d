import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { and, eq, like } from 'drizzle-orm';
import { readConfig } from '../../platform/config.ts';
import { events, leads, mailRecipients, mails, users } from '../../platform/db/schema.ts';
import { formMarkup, formSite } from '../../testing/form-site.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { eraseDueLeads } from './form-jobs.ts';
import { filledIn } from './lead-mails.ts';
import { takeFormEvents } from './take-form-events.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites({ ACCOUNT_MAILS: 'on' });
});
after(() => backend.close());

const FORM = formMarkup([
  { label: 'Name', input: 'name' },
  { label: 'E-mail', input: 'email' },
  { label: 'Message', input: 'message', required: false },
]);
const mailsOf = (leadId: string | undefined) =>
  backend.context.db
    .select()
    .from(mails)
    .where(eq(mails.leadId, leadId ?? ''))
    .orderBy(mails.id);
async function act(leadId: string | undefined, context = backend.context): Promise<void> {
  const rows = await backend.context.db
    .select()
    .from(events)
    .where(eq(events.subjectId, leadId ?? ''));
  const ids = rows.map(({ id }) => id);
  await takeFormEvents(context, ids);
  await takeFormEvents(context, ids);
}

test('those whom a form names are written to of each lead once; other addresses once they agreed', async () => {
  const { owner, send, set, list } = await formSite(backend, FORM);
  const { db } = backend.context;
  const [user] = await db.select().from(users).where(eq(users.id, owner.id));
  const other = `sales-${owner.id}@example.com`;
  assert.equal((await set({ notify: [user?.email, other] })).statusCode, 200);
  const [asked] = await db.select().from(mails).where(eq(mails.recipient, other));
  assert.ok(asked, 'asked first');
  await send({ Name: 'Ana', 'E-mail': 'ana@example.com', Message: 'Hello\r\nthere' });
  const [first] = await list();
  await act(first?.lead_id);
  assert.deepEqual(
    (await mailsOf(first?.lead_id)).map(({ recipient, replyTo }) => [recipient, replyTo]),
    [[user?.email, 'ana@example.com']],
  );
  await db.update(mailRecipients).set({ confirmedAt: new Date() }).where(eq(mailRecipients.email, other));
  await send({ Name: 'Bob', 'E-mail': 'bob@example.com' });
  const [second] = await list();
  await act(second?.lead_id);
  assert.equal((await mailsOf(second?.lead_id)).length, 2);
});

test('until a form is told otherwise its account is written to; an empty list of addresses ends that', async () => {
  const { owner, forms, send, set, list } = await formSite(backend, FORM);
  const { db } = backend.context;
  const [user] = await db.select().from(users).where(eq(users.id, owner.id));
  assert.deepEqual((await forms())[0]?.settings.notify, [user?.email]);
  await send({ Name: 'Ana', 'E-mail': 'ana@example.com', Message: 'Hello' });
  const [first] = await list();
  await act(first?.lead_id);
  const [mail, ...others] = await mailsOf(first?.lead_id);
  assert.deepEqual([mail?.recipient, mail?.replyTo, others], [user?.email, 'ana@example.com', []]);
  assert.match(mail?.body ?? '', new RegExp(`lead=${first?.lead_id}&project=${owner.project}`));

  assert.equal((await set({ notify: [] })).statusCode, 200);
  assert.deepEqual((await forms())[0]?.settings.notify, []);
  await send({ Name: 'Ben', 'E-mail': 'ben@example.com', Message: 'Good day' });
  const [second] = await list();
  await act(second?.lead_id);
  assert.deepEqual(await mailsOf(second?.lead_id), []);
});

test('an account that wants no mail on new leads gets none of forms that nobody told otherwise', async () => {
  const { owner, forms, send, set, list } = await formSite(backend, FORM);
  const mails = (body?: object) =>
    backend.call(`${body ? 'PUT' : 'GET'} /v1/api/user/mails`, { token: owner.token, ...(body && { body }) });
  assert.deepEqual((await mails()).json().data, { new_leads: true });
  await send({ Name: 'Ana', 'E-mail': 'ana@example.com', Message: 'Hello' });
  const [first] = await list();
  await act(first?.lead_id);
  const [told] = await mailsOf(first?.lead_id);
  assert.match(told?.body ?? '', /\/dashboard\/account\?mails=1/);

  assert.deepEqual((await mails({ new_leads: false })).json().data, { new_leads: false });
  assert.deepEqual((await mails()).json().data, { new_leads: false });
  assert.deepEqual((await forms())[0]?.settings.notify, []);
  await send({ Name: 'Ben', 'E-mail': 'ben@example.com', Message: 'Good day' });
  const [second] = await list();
  await act(second?.lead_id);
  assert.deepEqual(await mailsOf(second?.lead_id), []);

  assert.equal((await set({ notify: [told?.recipient] })).statusCode, 200);
  await send({ Name: 'Cai', 'E-mail': 'cai@example.com', Message: 'Good evening' });
  const [third] = await list();
  await act(third?.lead_id);
  const [mail] = await mailsOf(third?.lead_id);
  assert.equal(mail?.recipient, told?.recipient);
  assert.doesNotMatch(mail?.body ?? '', /account\?mails/);
});

test('a mail leads to the switch of the account only where the dashboard has it', async () => {
  const { send, list } = await formSite(backend, FORM);
  await send({ Name: 'Ana', 'E-mail': 'ana@example.com', Message: 'Hello' });
  const [lead] = await list();
  const { accountMails } = readConfig({});
  await act(lead?.lead_id, { ...backend.context, config: { ...backend.context.config, accountMails } });
  const [mail] = await mailsOf(lead?.lead_id);
  assert.match(mail?.body ?? '', /\/dashboard\/forms\?lead=/);
  assert.doesNotMatch(mail?.body ?? '', /account/);
});

test('a visitor is answered with what they sent, but nobody is flooded through a form', async () => {
  const { send, set, list, owner } = await formSite(backend, FORM);
  const victim = `victim-${owner.id}@example.com`;
  const autoresponder = {
    enabled: true,
    subject: 'Hello {{Name}}',
    body: 'Dear {{ name }}, you wrote: {{Message}} {{Nothing}}',
  };
  await set({ autoresponder });
  for (let count = 1; count <= 8; count += 1)
    await send({ Name: `Ana ${count}`, 'E-mail': victim, Message: `see https://evil.example/${count}` });
  for (const lead of await list()) await act(lead.lead_id);
  const sent = await backend.context.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, victim), like(mails.subject, 'Hello %')));
  assert.equal(sent.length, 5);
  assert.match(sent[0]?.body ?? '', /^Dear Ana \d, you wrote: see … $/);
});

test('what a plan lacks does nothing until the plan has it', async () => {
  const { send, set, list, owner } = await formSite(backend, FORM);
  await set({ autoresponder: { enabled: true, subject: 'Hi', body: 'Hi' } });
  await backend.context.db.update(users).set({ planName: 'pro' }).where(eq(users.id, owner.id));
  await send({ Name: 'Ana', 'E-mail': `ana-${owner.id}@example.com` });
  const [lead] = await list();
  await act(lead?.lead_id);
  assert.equal((await mailsOf(lead?.lead_id)).length, 0);
});

test('spam has no actions until it is restored, and then they run once', async () => {
  const { send, set, list, owner, call } = await formSite(backend, FORM);
  await set({ autoresponder: { enabled: true, subject: 'Hi', body: 'Hi' } });
  await send({ Name: 'Ana', 'E-mail': `ana-${owner.id}@example.com`, contact_website_url: 'x' });
  const [lead] = await list('?status=spam');
  await act(lead?.lead_id);
  assert.equal((await mailsOf(lead?.lead_id)).length, 0);
  for (const status of ['new', 'spam', 'read']) await call(`PUT PROJECT/lead/${lead?.lead_id}`, { status });
  await act(lead?.lead_id);
  assert.equal((await mailsOf(lead?.lead_id)).length, 1);
  await call(`DELETE PROJECT/lead/${lead?.lead_id}`);
  assert.equal((await mailsOf(lead?.lead_id)).length, 0);
});

test('leads are erased once their form keeps them no longer, and where nobody confirmed them', async () => {
  const { send, set, list } = await formSite(backend, FORM);
  await set({ retention_days: 30 });
  await send({ Name: 'Old', 'E-mail': 'old@example.com' });
  await send({ Name: 'New', 'E-mail': 'new@example.com' });
  const [fresh, old] = await list();
  const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
  const { db } = backend.context;
  await db
    .update(leads)
    .set({ createdAt: days(31) })
    .where(eq(leads.id, old?.lead_id ?? ''));
  await eraseDueLeads(backend.context);
  assert.deepEqual(
    (await list()).map(({ fields }) => fields.Name),
    ['New'],
  );
  await db
    .update(leads)
    .set({ createdAt: days(8), confirmed: false })
    .where(eq(leads.id, fresh?.lead_id ?? ''));
  await eraseDueLeads(backend.context);
  assert.deepEqual(await list(), []);
});

test('a connection that a form does not know is refused beside the field', async () => {
  const { set } = await formSite(backend, FORM);
  const answer = await set({ integrations: ['nothing'] });
  assert.equal(answer.statusCode, 422);
  assert.deepEqual(Object.keys(answer.json().fields), ['integrations']);
});

test('names in a text stand for what was sent, whatever they are', () => {
  const fields = [{ name: 'Full Name', value: '$& {{Full Name}}' }];
  assert.equal(filledIn('Hi {{full name}}! {{x}}{{}}', fields), 'Hi $& {{Full Name}}! {{}}');
});
