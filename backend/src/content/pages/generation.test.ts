import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { writePage } from '@landfall/page/compose/write-page';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { pages } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { type FakeModel, type ModelAnswer, startFakeModel } from '../../testing/fake-model.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { runGeneration } from './generation.ts';
import { type PageWriter, pageWriter, retryAfterOf } from './page-writer.ts';

const DESCRIPTION = 'A shop in Porto that sells small rockets. We repair old rockets too.';
const { page: composed } = writePage({
  projectName: 'Nova',
  projectDescription: 'Small rockets',
  title: 'Launch',
  description: '',
  descriptionAi: DESCRIPTION,
  language: 'en',
});
/** In other words, and with what nobody said. */
const WORDING = {
  headline: { text: 'Small rockets from a shop in Porto', facts: ['f1', 'f2', 'f3'] },
  lead: { text: 'Loved by 4,000 pilots', facts: ['f1'] },
  action: 'Ask for a rocket',
  paragraphs: [],
  facts: [],
  headings: [{ section: 'story', heading: 'Old rockets, repaired' }],
};
const WRITTEN: ModelAnswer = { content: JSON.stringify(WORDING) };

let model: FakeModel;
let backend: TestApp;
let owner: PageOwner;
before(async () => {
  model = await startFakeModel();
  // Asked twice, so that a test waits for one pause of the queue and not for four.
  backend = await testApp({ AI_URL: model.url, AI_MODEL: 'm', AI_KEY: 'k', AI_TIMEOUT_MS: '1500', AI_ATTEMPTS: '2' });
  owner = await pageOwner(backend);
});
after(async () => {
  model.close();
  await backend.close();
});

let count = 0;
async function generated(...answers: ModelAnswer[]) {
  model.answerWith(...answers);
  count += 1;
  const { page_id } = await owner.create({ slug: `/page-${count}`, description_ai: DESCRIPTION });
  return owner.settled(page_id, 30);
}

const sectionsOf = async (pageId: string) => {
  const [row] = await backend.context.db.select().from(pages).where(eq(pages.id, pageId));
  return JSON.stringify(row?.sections);
};

test('says that the model wrote the page', async () => {
  const done = await generated(WRITTEN);
  assert.deepEqual([done.status, done.generated_by, done.generation_error], ['active', 'model', '']);
  assert.match(await sectionsOf(done.page_id), /Small rockets from a shop in Porto/);
  assert.doesNotMatch(await sectionsOf(done.page_id), /4,000|Loved/);
  assert.equal(done.fallback_reason, '');
});

for (const [what, failure] of [
  ['is slower than it may be', { hangs: true }],
  ['answers prose', { content: 'I would rather not.' }],
  ['answers the beginning of a page', { content: JSON.stringify(WORDING).slice(0, 12) }],
  ['is rate-limited', { status: 429, headers: { 'retry-after': '1' } }],
  ['fails', { status: 500, content: 'Our secret stack trace' }],
] satisfies [string, ModelAnswer][]) {
  test(`asks again where the model ${what}, and takes its page then`, async () => {
    const done = await generated(failure, WRITTEN);
    assert.deepEqual([done.status, done.generated_by], ['active', 'model']);
    assert.equal(model.questions.length, 2);
  });
}

test('after the last question the composer writes the page, and the page says so', async () => {
  const done = await generated({ status: 401, content: 'Wrong key' });
  assert.deepEqual([done.status, done.generated_by, done.generation_error], ['active', 'fallback', '']);
  assert.equal(model.questions.length, 2);
  assert.doesNotMatch(await sectionsOf(done.page_id), /Small rockets from a shop/);
  assert.equal(done.fallback_reason, 'refused');
});

test('keeps what had arrived when the model was cut off', async () => {
  const half = JSON.stringify(WORDING).slice(0, 150);
  const done = await generated({ content: half, runsOut: true });
  assert.equal(done.generated_by, 'model');
  assert.match(await sectionsOf(done.page_id), /Small rockets from a shop in Porto/);
  const [row] = await backend.context.db.select().from(pages).where(eq(pages.id, done.page_id));
  assert.deepEqual(
    [row?.writingReport?.complete, row?.writingReport?.model, row?.writingReport?.language],
    [false, 'm', 'en'],
  );
});

test('shows its owner the page while it is written, and nobody else', async () => {
  const id = await pendingPage();
  const look = (cookie: string) =>
    backend.app.inject({
      url: `/v1/editor/project/${owner.project}/page/${id}/writing/view`,
      headers: { cookie: `access_token_app=${cookie}` },
    });
  assert.equal((await owner.get(id)).writing, null);
  assert.equal((await look(owner.token)).statusCode, 404);
  await backend.context.db.update(pages).set({ writing: composed }).where(eq(pages.id, id));
  const { writing } = await owner.get(id);
  assert.ok(writing && writing.sections.length > 0);
  const answer = await look(owner.token);
  assert.equal(answer.statusCode, 200);
  assert.match(answer.body, /small rockets/);
  assert.match(String(answer.headers['content-security-policy']), /default-src 'none'.*sandbox/);
  const picture = await backend.app.inject({
    url: writing.picture_url,
    headers: { cookie: `access_token_app=${owner.token}` },
  });
  assert.deepEqual([picture.statusCode, picture.headers['content-type']], [200, 'image/webp']);
  const stranger = await backend.signIn();
  assert.equal((await look(stranger.token)).statusCode, 404);
  await backend.context.db.delete(pages).where(eq(pages.id, id));
});

test('hears of a page before the whole answer has arrived', async () => {
  const write = pageWriter(backend.context, 0);
  const input = { projectName: 'N', projectDescription: '', title: 'T', description: '', descriptionAi: DESCRIPTION };
  const asked = { owner: 'u', facts: null, language: 'en' } as const;
  model.answerWith(WRITTEN);
  const seen: string[] = [];
  const run = { attempt: 1, last: false, signal: new AbortController().signal };
  await write(input, run, asked, async (page) => void seen.push(JSON.stringify(page)));
  assert.ok(seen.length > 0);
});

test('leaves a rate-limited model alone for as long as it asks', async () => {
  const write = pageWriter(backend.context);
  const input = { projectName: 'N', projectDescription: '', title: 'T', description: '', descriptionAi: 'A shop' };
  const run = { attempt: 1, last: false, signal: new AbortController().signal };
  const asked = { owner: 'u', facts: null, language: 'en' } as const;
  model.answerWith({ status: 429, headers: { 'retry-after': '1' } }, WRITTEN);
  await assert.rejects(write(input, run, asked));
  await write(input, run, asked);
  const [first = 0, second = 0] = model.questions;
  assert.ok(second - first >= 990, `${second - first} ms`);
  assert.equal(retryAfterOf(new Error('other')), 0);
});

async function pendingPage(): Promise<string> {
  count += 1;
  const id = crypto.randomUUID();
  const path = `/page-${count}`;
  await backend.context.db
    .insert(pages)
    .values({ id, projectId: owner.project, title: 'Lost', path, status: 'pending' });
  return id;
}

const composer: PageWriter = async () => ({
  model: composed,
  generatedBy: 'composer',
  facts: null,
  placed: [],
  writingReport: null,
});

for (const [what, context, write, reason] of [
  ['the writer fails', {}, () => Promise.reject(new Error('secret: key 123')), /could not be written/],
  ['the store is away', { put: () => Promise.reject(new AppError('unavailable')) }, composer, /could not be stored/],
] as const) {
  test(`where ${what}, the page waits for the next try, and after the last one says why`, async () => {
    const id = await pendingPage();
    const storage = { ...backend.context.storage, ...context };
    const broken: Context = { ...backend.context, storage };
    const attempt = (last: boolean) =>
      runGeneration(broken, write as PageWriter, id, {
        attempt: last ? 5 : 4,
        last,
        signal: new AbortController().signal,
      });
    await assert.rejects(attempt(false));
    assert.equal((await owner.get(id)).status, 'pending');
    await assert.rejects(attempt(true));
    const ended = await owner.get(id);
    assert.equal(ended.status, 'inactive');
    assert.match(ended.generation_error, reason);
    assert.doesNotMatch(ended.generation_error, /secret/);
    const inSpanish = await backend.call(`GET /v1/api/project/${owner.project}/page/${id}`, {
      token: owner.token,
      headers: { 'accept-language': 'es' },
    });
    assert.match(inSpanish.json().data.generation_error, /^No se ha podido/);

    model.answerWith(WRITTEN);
    assert.equal((await owner.call('POST', `${id}/generate`)).statusCode, 422);
    assert.equal((await owner.call('POST', `${id}/generate`, { description_ai: 'A shop' })).statusCode, 202);
    const again = await owner.settled(id, 30);
    assert.deepEqual([again.status, again.generation_error, again.generated_by], ['active', '', 'model']);
  });
}

test('contents that a page had stay online where writing them anew fails', async () => {
  model.answerWith(WRITTEN);
  const { page_id } = await owner.create({ slug: '/kept' });
  await backend.context.db.update(pages).set({ status: 'pending' }).where(eq(pages.id, page_id));
  const run = { attempt: 5, last: true, signal: new AbortController().signal };
  await assert.rejects(runGeneration(backend.context, () => Promise.reject(new Error('no')), page_id, run));
  const ended = await owner.get(page_id);
  assert.equal(ended.status, 'active');
  assert.match(ended.generation_error, /could not be written/);
});
