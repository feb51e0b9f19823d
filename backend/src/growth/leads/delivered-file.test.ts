import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { StoredFile } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import { eventConsumers, events, mails, users } from '../../platform/db/schema.ts';
import { formMarkup, formSite } from '../../testing/form-site.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { takeFormEvents } from '../forms/take-form-events.ts';

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n';
const FORM = formMarkup([
  { label: 'Name', input: 'name' },
  { label: 'E-mail', input: 'email' },
]);
const ANA = { Name: 'Ana', 'E-mail': 'ana@example.com' };

let backend: TestSites;
let origin: string;
before(async () => {
  backend = await testSites();
  origin = await backend.app.listen({ port: 0 });
});
after(() => backend.close());

async function sendFile(path: string, token: string, content: string, name: string): Promise<StoredFile> {
  const body = new FormData();
  body.append('file', new Blob([content]), name);
  const answer = await fetch(origin + path, { method: 'POST', headers: { accesstokenapp: token }, body });
  assert.ok(answer.ok, await answer.clone().text());
  return ((await answer.json()) as { data: StoredFile }).data;
}

const addressOf = ({ path_parent, path_child }: StoredFile) => `/v1/files/${path_parent}/${path_child}`;

/** A page whose form delivers a file. */
async function delivering(markup = FORM, plan = 'premium') {
  const site = await formSite(backend, markup, plan);
  const file = await sendFile('/v1/editor/other/upload', site.owner.token, PDF, 'Zoë’s guide.pdf');
  await site.publish(markup.replaceAll('<form ', `<form data-file="${addressOf(file)}" `), 1);
  const { host } = new URL(site.page.url);
  const open = (url: string, more: Record<string, string> = {}) =>
    backend.sites.inject({ url, headers: { host, ...more } });
  /** Does what the form says of its newest lead, and returns the mails of it. */
  const act = async () => {
    const [lead] = await site.list();
    const isOfLead = eq(events.subjectId, lead?.lead_id ?? '');
    const rows = await backend.context.db.select().from(events).where(isOfLead);
    const ids = rows.map(({ id }) => id);
    await takeFormEvents(backend.context, ids);
    await takeFormEvents(backend.context, ids);
    return backend.context.db
      .select()
      .from(mails)
      .where(eq(mails.leadId, lead?.lead_id ?? ''))
      .orderBy(mails.id);
  };
  return { ...site, file, open, act };
}

/** The address of the button in the thanks of a document. */
const buttonIn = (body: string) =>
  /<div class="lf-sent" id="[\w-]+"[^<>]*>.*?<a class="button" href="([^"]*)">([^<]*)<\/a><\/p><\/div>/s.exec(body);

test('whoever sends a form gets its file in the thanks; nobody else sees where it is', async () => {
  const { send, get, open, file, page } = await delivering();
  const before = await get();
  assert.ok(!before.body.includes(file.path_child) && !before.body.includes('data-file'));
  assert.equal(buttonIn(before.body), null);
  const { statusCode, headers } = await send(ANA);
  const location = String(headers.location);
  assert.equal(statusCode, 303);
  assert.match(location, /\?lf-file=[\w.%-]+#sent$/);
  assert.ok(location.startsWith(new URL(page.url).pathname));
  const thanks = await open(location.replace(/#.*/, ''), { 'accept-encoding': 'br' });
  assert.equal(thanks.headers['cache-control'], 'no-store');
  const [, href = '', label] = buttonIn(thanks.body) ?? [];
  assert.equal(label, 'Download Zoë’s guide.pdf');
  const download = await open(href);
  assert.deepEqual([download.statusCode, download.body], [200, PDF]);
  assert.match(
    String(download.headers['content-disposition']),
    /^attachment; .*filename\*=UTF-8''Zo%C3%AB%E2%80%99s%20guide\.pdf$/,
  );
  assert.equal(download.headers['cache-control'], 'private, no-store');
  const part = await open(href, { range: 'bytes=0-3' });
  assert.deepEqual([part.statusCode, part.body], [206, '%PDF']);
  assert.equal((await get()).body, before.body);
});

test('the link is sent by mail, once, with what its owner writes to senders', async () => {
  const { send, set, act, open, page } = await delivering();
  await set({ notify: [] });
  await send(ANA);
  const [mail, ...others] = await act();
  assert.deepEqual([mail?.recipient, mail?.subject, others], ['ana@example.com', 'Your download: Launch day', []]);
  const link = /https?:\/\/\S+\/_landfall\/file\?token=\S+/.exec(mail?.body ?? '')?.[0] ?? '';
  assert.equal(new URL(link).host, new URL(page.url).host);
  assert.equal((await open(link.slice(new URL(link).origin.length))).body, PDF);

  await set({ notify: [], autoresponder: { enabled: true, subject: 'Hello {{Name}}', body: 'Enjoy it, {{Name}}.' } });
  await send({ Name: 'Ben', 'E-mail': 'ben@example.com' });
  const [answer, ...more] = await act();
  assert.deepEqual([answer?.subject, more], ['Hello Ben', []]);
  assert.match(
    answer?.body ?? '',
    /^Enjoy it, Ben\.\n\nHere is what you asked for:\n\nZoë’s guide\.pdf\nhttp\S+file\?token=\S+\n\nThe link works for thirty days\.\n$/,
  );
});

test('mails go out of a form that writes to nobody else, as long as it delivers something', async () => {
  const { set, owner, publish } = await delivering();
  const followed = async () => {
    const rows = await backend.context.db
      .select()
      .from(eventConsumers)
      .where(eq(eventConsumers.projectId, owner.project));
    return rows.some(({ consumer }) => consumer === 'forms');
  };
  await set({ notify: [] });
  assert.equal(await followed(), true);
  await publish(FORM, 2);
  await set({ notify: [] });
  assert.equal(await followed(), false);
});

test('who has to confirm their address first gets the file with that', async () => {
  const { send, set, open, list } = await delivering();
  await set({ double_opt_in: true });
  assert.doesNotMatch(String((await send(ANA)).headers.location), /lf-file/);
  const [lead] = await list();
  const [mail] = await backend.context.db
    .select()
    .from(mails)
    .where(eq(mails.leadId, lead?.lead_id ?? ''));
  const link = /https?:\/\/\S+(\/_landfall\/confirm\?token=\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
  const confirmed = await open(link);
  const href = /<a href="([^"]*)">Download Zoë’s guide\.pdf<\/a>/.exec(confirmed.body)?.[1] ?? '';
  assert.equal((await open(href)).body, PDF);
});

test('who is led elsewhere gets it by mail alone, and the form of an exported page on the page that thanks', async () => {
  const { send, set, open, act } = await delivering();
  const headers = { origin: 'https://static.example', referer: 'https://static.example/launch/' };
  const thanks = await send(ANA, headers);
  const [, href = ''] = /<a href="(\/_landfall\/file[^"]*)">Download/.exec(thanks.body) ?? [];
  assert.equal((await open(href)).body, PDF);
  assert.match(thanks.body, /<a href="https:\/\/static\.example\/launch\/">Back to the page<\/a>/);

  await set({ redirect_url: 'https://thanks.example/' });
  assert.equal((await send({ Name: 'Ben', 'E-mail': 'ben@example.com' })).headers.location, 'https://thanks.example/');
  assert.ok((await act()).some(({ body }) => body.includes('/_landfall/file?token=')));
});

test('what replaced a file is delivered in its place; a deleted one is gone, and thanks are thanks', async () => {
  const { send, open, file, owner, forms, call } = await delivering();
  const tokenOf = async () => String((await send(ANA)).headers.location).replace(/#.*/, '');
  const before = await tokenOf();
  await sendFile(`/v1/api/project/file/${file.file_id}/replace`, owner.token, `${PDF}%%EOF\n`, 'new.pdf');
  const [, href = ''] = buttonIn((await open(before)).body) ?? [];
  assert.equal((await open(href)).body, `${PDF}%%EOF\n`);
  assert.equal((await forms())[0]?.file, 'Zoë’s guide.pdf');

  assert.equal((await call(`DELETE /v1/api/project/file/${file.file_id}`)).statusCode, 200);
  assert.equal((await forms())[0]?.file, null);
  const gone = await open(href);
  assert.equal(gone.statusCode, 410);
  assert.match(gone.body, /This link is not valid any more/);
  assert.equal(buttonIn((await open(before)).body), null);
  assert.doesNotMatch(String((await send({ ...ANA, Name: 'Cai' })).headers.location), /lf-file/);
});

test('nobody makes a link: another token, one that is over, and one for something else are refused', async (t) => {
  const { send, open } = await delivering();
  const location = String((await send(ANA)).headers.location).replace(/#.*/, '');
  const token = new URLSearchParams(location.split('?')[1]).get('lf-file') ?? '';
  const download = (value: string) => open(`/_landfall/file?token=${encodeURIComponent(value)}`);
  assert.equal((await download(token)).statusCode, 200);
  for (const wrong of ['', 'x', token.slice(0, -4), `${token}a`]) assert.equal((await download(wrong)).statusCode, 410);
  assert.equal((await open(`/_landfall/confirm?token=${encodeURIComponent(token)}`)).statusCode, 410);
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 31 * 24 * 60 * 60 * 1000 });
  assert.equal((await download(token)).statusCode, 410);
});

test('a plan without advanced forms delivers no file', async () => {
  const { send, forms, act, owner } = await delivering(FORM, 'pro');
  assert.equal((await forms())[0]?.file, null);
  assert.doesNotMatch(String((await send(ANA)).headers.location), /lf-file/);
  const [user] = await backend.context.db.select().from(users).where(eq(users.id, owner.id));
  assert.deepEqual(
    (await act()).map(({ recipient }) => recipient),
    [user?.email],
  );
});
