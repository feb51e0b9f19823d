import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { storedBytes } from '../../commerce/usage/storage-use.ts';
import { events, mails, users } from '../../platform/db/schema.ts';
import { formMarkup, formSite } from '../../testing/form-site.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { until } from '../../testing/until.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
});
after(() => backend.close());

const EVERYTHING = formMarkup([
  { label: 'Name', input: 'name' },
  { label: 'E-mail', input: 'email' },
  { label: 'Phone', input: 'phone', required: false },
  { label: 'Guests', input: 'number', required: false },
  { label: 'Site', input: 'url', required: false },
  { label: 'Day', input: 'date', required: false },
  { label: 'Size', input: 'choice', style: 'radio', options: ['Small', 'Large'] },
  { label: 'Extras', input: 'choice', style: 'several', options: ['Cake', 'Flowers'], required: false },
  { label: 'City', input: 'choice', options: ['Porto', 'Lisboa'], required: false },
  { label: 'utm_source', input: 'hidden' },
  { label: 'page', input: 'hidden' },
  { label: 'Terms', input: 'consent', text: 'I agree to be written to.', help: 'At most once a month.' },
  { label: 'Message', input: 'message', required: false },
]);
const FILLED = { Name: 'Ana', 'E-mail': 'Ana@Example.com', Size: 'Large', Terms: 'yes' };

test('a form is taken in by its types: what was agreed to is kept word by word, hidden fields are ours to fill in', async () => {
  const { page, send, list, forms } = await formSite(backend, EVERYTHING);
  const [form] = await forms();
  assert.deepEqual(
    form?.fields.map(({ name, type }) => `${name}: ${type}`),
    [
      'Name: text',
      'E-mail: email',
      'Phone: phone',
      'Guests: number',
      'Site: url',
      'Day: date',
      'Size: choice',
      'Extras: choice',
      'City: choice',
      'utm_source: hidden',
      'page: hidden',
      'Terms: consent',
      'Message: long_text',
    ],
  );
  const answer = await send(
    [
      ...Object.entries(FILLED),
      ['Extras', 'Cake'],
      ['Extras', 'Flowers'],
      ['Guests', '4'],
      ['Day', '2026-12-24'],
      ['utm_source', 'forged'],
    ],
    { referer: `${page.url}?utm_source=news&utm_campaign=winter` },
  );
  assert.equal(answer.statusCode, 303, answer.body);
  const [lead] = await list();
  assert.deepEqual(lead?.consent, ['I agree to be written to.']);
  assert.deepEqual(
    [lead?.fields.Extras, lead?.fields.utm_source, lead?.fields.page, lead?.form_id],
    ['Cake, Flowers', 'news', '/launch', form?.form_id],
  );
  assert.deepEqual(lead?.source, { referrer: '', utm_source: 'news', utm_medium: '', utm_campaign: 'winter' });
});

test('refused input comes back with the values and, beside each field, what is wrong', async () => {
  const { send, list } = await formSite(backend, EVERYTHING);
  const answer = await send({
    Name: 'Zoë "the" <b>',
    'E-mail': 'nobody',
    Size: 'Huge',
    Guests: 'four',
    Site: 'javascript:alert(1)',
    Day: '2026-02-31',
    City: 'Faro',
  });
  assert.equal(answer.statusCode, 422);
  assert.equal(answer.headers['cache-control'], 'no-store');
  const { body } = answer;
  assert.ok(body.includes('value="Zoë &quot;the&quot; &lt;b&gt;"'));
  assert.match(body, /<div role="alert" tabindex="-1" autofocus[^>]*><strong>Not sent yet/);
  assert.match(
    body,
    /<input value="nobody" id="form-1-field-1" aria-invalid="true" aria-describedby="form-1-problem-1"[^>]*><span id="form-1-problem-1"[^>]*>Please enter an e-mail/,
  );
  for (const label of ['E-mail', 'Guests', 'Site', 'Day', 'Size', 'City', 'Terms'])
    assert.match(body, new RegExp(`<a href="#form-1-field-\\d"[^>]*>${label}</a>: `), label);
  assert.equal((await list()).length, 0);
  assert.equal((await send({})).statusCode, 422);
});

const STEPS = formMarkup([
  { label: 'Kind', input: 'choice', style: 'radio', options: ['Question', 'Job'] },
  { label: 'Job title', input: 'text', condition: { field: 'Kind', value: 'Job' } },
  { label: 'CV', input: 'file', condition: { field: 'Kind', value: 'Job' }, step: 2 },
  { label: 'E-mail', input: 'email', step: 2 },
]);

test('what a condition hides is neither required nor stored; steps are links that need no script', async () => {
  const { get, send, list } = await formSite(backend, STEPS);
  const { body } = await get();
  assert.match(body, /<form data-form="ask" method="post" enctype="multipart\/form-data" data-lf="1" novalidate="">/);
  assert.match(body, /<a class="button" href="#form-1-step-2">Next<\/a>/);
  assert.ok(body.includes('@supports selector(:has(*))'));
  assert.doesNotMatch(body, /<script/);
  const answer = await send({ Kind: 'Question', 'Job title': 'Spy', 'E-mail': 'ana@example.com' });
  assert.equal(answer.statusCode, 303, answer.body);
  assert.deepEqual((await list())[0]?.fields, { Kind: 'Question', 'E-mail': 'ana@example.com' });
  const refused = await send({ Kind: 'Job', 'E-mail': 'ana@example.com' });
  assert.equal(refused.statusCode, 422);
  assert.match(refused.body, /<form [^>]*data-all=""/);
  assert.match(refused.body, />Job title<\/a>: Please fill this in/);
});

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n';
function application(file: File): FormData {
  const form = new FormData();
  for (const [name, value] of [
    ['Kind', 'Job'],
    ['Job title', 'Cook'],
    ['E-mail', 'ana@example.com'],
  ] as const)
    form.set(name, value);
  form.set('CV', file);
  return form;
}

test('a file is taken in by its content, kept private, and counted', async () => {
  const { owner, sendParts, list, call, get } = await formSite(backend, STEPS);
  const before = await storedBytes(backend.context.db, owner.id);
  const answer = await sendParts(application(new File([PDF], '../../Ana "CV".pdf', { type: 'text/html' })));
  assert.equal(answer.statusCode, 303, answer.body);
  const [lead] = await list();
  const [file] = lead?.files ?? [];
  assert.deepEqual(
    [file?.name, file?.content_type, file?.field, file?.size],
    ['Ana "CV".pdf', 'application/pdf', 'CV', PDF.length],
  );
  const download = await call(`GET PROJECT/lead/${lead?.lead_id}/file/${file?.id}`);
  assert.equal(download.body, PDF);
  assert.match(String(download.headers['content-disposition']), /^attachment/);
  assert.equal((await storedBytes(backend.context.db, owner.id)) - before, PDF.length);
  assert.equal((await get()).statusCode, 200);
  await call(`DELETE PROJECT`.replace('PROJECT', `/v1/api/project/${owner.project}`));
  const isLeft = async () => {
    for await (const _ of backend.context.storage.list(`leads/${owner.project}/`)) return true;
    return false;
  };
  await until(async () => !(await isLeft()));
});

test('a program in place of a file, and one that is too large, are refused beside the field', async () => {
  const { sendParts, list } = await formSite(backend, STEPS);
  const program = await sendParts(
    application(new File([Buffer.from('4d5a90000300000004000000ffff0000', 'hex')], 'cv.pdf')),
  );
  assert.equal(program.statusCode, 422);
  assert.match(program.body, />CV<\/a>: A file of this type cannot be sent/);
  const large = await sendParts(application(new File([PDF, Buffer.alloc(10 * 1024 * 1024)], 'cv.pdf')));
  assert.equal(large.statusCode, 422, large.body.slice(0, 300));
  assert.match(large.body, />CV<\/a>: This file is larger/);
  assert.equal((await list()).length, 0);
});

test('a form without a file field takes no file, and a plan without them asks for none', async () => {
  const site = await formSite(backend, EVERYTHING);
  assert.equal((await site.sendParts(application(new File([PDF], 'cv.pdf')))).statusCode, 415);
  const plain = await formSite(backend, STEPS, 'pro');
  const { body } = await plain.get();
  assert.doesNotMatch(body, /type="file"|data-lf=|multipart/);
  const answer = await plain.send({ Kind: 'Job', 'E-mail': 'ana@example.com' });
  assert.equal(answer.statusCode, 303, answer.body);
  await backend.context.db.update(users).set({ planName: 'premium' }).where(eq(users.id, plain.owner.id));
  await until(async () => (await plain.get()).body.includes('type="file"'));
});

test('a form leads on to where its owner says, in its own language, and thanks in its own words', async () => {
  const { send, set, get } = await formSite(
    backend,
    formMarkup([{ label: 'Name', input: 'name' }], { thanks: 'See you on Sunday.' }),
  );
  assert.ok((await get()).body.includes('See you on Sunday.'));
  assert.equal((await set({ redirect_url: 'https://thanks.example/?a=1' })).statusCode, 200);
  const answer = await send({ Name: 'Ana' });
  assert.deepEqual([answer.statusCode, answer.headers.location], [303, 'https://thanks.example/?a=1']);
});

test('with double opt-in a lead counts once its sender has opened the link', async () => {
  const { send, set, list, page, forms } = await formSite(backend, EVERYTHING);
  await set({ double_opt_in: true });
  await send(FILLED);
  const [lead] = await list();
  assert.equal(lead?.confirmed, false);
  assert.equal((await forms())[0]?.total, 0);
  const [mail] = await backend.context.db
    .select()
    .from(mails)
    .where(eq(mails.leadId, lead?.lead_id ?? ''));
  const link = /https?:\/\/\S+confirm\?token=\S+/.exec(mail?.body ?? '')?.[0] ?? '';
  assert.equal(new URL(link).host, new URL(page.url).host);
  assert.equal((await backend.visit(link.replace(/.{6}$/, 'abcdef'))).statusCode, 410);
  const eventsOf = () =>
    backend.context.db
      .select()
      .from(events)
      .where(eq(events.subjectId, lead?.lead_id ?? ''));
  assert.equal((await eventsOf()).length, 0);
  assert.equal((await backend.visit(link)).statusCode, 200);
  assert.equal((await backend.visit(link)).statusCode, 200);
  assert.equal((await eventsOf()).length, 1);
  assert.equal((await list())[0]?.confirmed, true);
});

test('an exported form goes on posting here: thanked, refused with the hosted page, and known by its id', async () => {
  const { send, list, forms } = await formSite(backend, EVERYTHING);
  const [form] = await forms();
  const headers = { origin: 'https://static.example', referer: 'https://static.example/launch/?utm_source=news' };
  const refused = await send({ Name: 'Ana', contact_form_id: form?.form_id ?? '' }, headers);
  assert.equal(refused.statusCode, 422);
  assert.match(refused.body, /value="Ana"/);
  const taken = await send({ ...FILLED, contact_form_id: form?.form_id ?? '' }, headers);
  assert.equal(taken.statusCode, 200);
  assert.match(taken.body, /Back to the page/);
  const [lead] = await list();
  assert.deepEqual([lead?.form_id, lead?.source.utm_source], [form?.form_id, 'news']);
});
