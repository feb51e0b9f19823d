import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, test } from 'node:test';
import { drawSection } from '@landfall/page/edit/draw-section';
import { applyOperations } from '@landfall/page/edit/edit-page';
import { htmlTree } from '@landfall/page/edit/html-tree';
import { outlineOf } from '@landfall/page/edit/outline';
import { type EditLine, editLine, type PageOperation, type PageOutline } from '@landfall/shared/contracts';
import { and, count, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { aiUsage, pages } from '../../platform/db/schema.ts';
import { type FakeModel, startFakeModel } from '../../testing/fake-model.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { brokenLlamaRules, brokenOpenAiRules } from '../../testing/structured-output-rules.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { EDIT_SCHEMA } from './edit-lines.ts';
import { WORDINGS_SCHEMA } from './write-section.ts';

const theme = { palette: 'iris', type: 'modern' };
const html = `<main><section data-section="hero" id="hero"><h1>Bread from Leeds</h1><p>Baked every night since 1998. We love it.</p><a href="#pricing">Order</a></section>
<section data-section="pricing" id="pricing" class="pricing"><h2>Prices</h2><article><h3>Loaf</h3><p class="price">3 €</p></article></section>
<section data-section="faq" id="faq"><h2>Good to know</h2><details><summary>Is it fresh?</summary><p>Every day.</p></details></section></main>`;
const outline = outlineOf(htmlTree(html), { language: 'en', theme });

const linesOf = (body: string): EditLine[] =>
  body.split('\n').flatMap((line) => (line === '' ? [] : [v.parse(editLine, JSON.parse(line))]));
const operationsOf = (lines: readonly EditLine[]): PageOperation[] =>
  lines.flatMap((line) => ('operation' in line ? [line.operation] : []));
const doneOf = (lines: readonly EditLine[]) => {
  const last = lines.at(-1);
  return last && 'done' in last ? last : assert.fail(JSON.stringify(lines));
};

async function setUp(backend: TestApp) {
  const owner = await pageOwner(backend);
  const page = await owner.create();
  const used = async () => {
    const mine = and(eq(aiUsage.userId, owner.id), eq(aiUsage.kind, 'component'));
    const [row] = await backend.context.db.select({ total: count() }).from(aiUsage).where(mine);
    return row?.total ?? 0;
  };
  const ask = (instruction: string, more: object = {}) =>
    owner.call('POST', `${page.page_id}/ai`, { instruction, outline, ...more });
  const lines = async (instruction: string, more?: object) => linesOf((await ask(instruction, more)).body);
  return { owner, page, used, ask, lines };
}

describe('without a model', () => {
  let backend: TestApp;
  before(async () => {
    backend = await testApp();
  });
  after(() => backend.close());

  test('rules change the page, line by line, and one use is counted', async () => {
    const { ask, used } = await setUp(backend);
    const answer = await ask('Replace Leeds with York');
    assert.equal(answer.statusCode, 200, answer.body);
    assert.match(String(answer.headers['content-type']), /^application\/x-ndjson/);
    const lines = linesOf(answer.body);
    assert.deepEqual(operationsOf(lines), [{ op: 'text', section: 'hero', ref: 'e1', text: 'Bread from York' }]);
    const { by, remaining, dropped } = doneOf(lines);
    assert.deepEqual([by, remaining, dropped], ['rules', 249, []]);
    assert.equal(await used(), 1);
  });

  test('says what can be asked where rules do not understand, and counts nothing', async () => {
    const { owner, page, lines, used } = await setUp(backend);
    const done = doneOf(await lines('Make it sound like my grandmother'));
    assert.match(done.message, /language model/);
    assert.ok(done.can.includes('Shorter') && done.can.some((text) => text.includes('Good to know')));
    assert.equal(done.remaining, 250);
    assert.equal(await used(), 0);
    const body = { instruction: 'Como mi abuela', outline };
    const address = `POST /v1/api/project/${owner.project}/page/${page.page_id}/ai`;
    const spanish = await backend.call(address, { token: owner.token, body, headers: { 'accept-language': 'es' } });
    assert.match(doneOf(linesOf(spanish.body)).message, /modelo de lenguaje/);
  });

  test('brings sections of what is known of the page, drawn', async () => {
    const { page, lines } = await setUp(backend);
    const facts = [
      { id: 'f1', kind: 'hours', label: 'Monday', value: '7 to 15', unit: '', text: '', details: [], group: '' },
    ];
    const sheet = { language: 'en', facts, wishes: [], sentences: [], questions: [] };
    await backend.context.db
      .update(pages)
      .set({ facts: sheet as never })
      .where(eq(pages.id, page.page_id));
    const [first] = await lines('Add the opening hours');
    if (!first || !('operation' in first)) assert.fail(JSON.stringify(first));
    assert.match(first.html, /data-section="hours"[\s\S]*7 to 15/);
    const tree = htmlTree(html);
    assert.equal(applyOperations(tree, [first], { made: { language: 'en', theme } }).refused.length, 0);
    assert.match(tree.html(), /id="hours"/);
  });

  test('lays a section out in other ways', async () => {
    const { owner, page, used } = await setUp(backend);
    const features = {
      kind: 'features' as const,
      variant: 'cards' as const,
      title: 'What we do',
      intro: '',
      items: [
        { title: 'Roofs', body: 'We mend them.' },
        { title: 'Gutters', body: 'We clean them.' },
      ],
    };
    const tree = htmlTree(drawSection(features, { language: 'en', theme }, '/a/') ?? '');
    const section = outlineOf(tree, { language: 'en', theme }).sections[0];
    const body = { outline_section: section };
    const answer = await owner.call('POST', `${page.page_id}/section/features/write`, body);
    assert.equal(answer.statusCode, 200, answer.body);
    const { alternatives, by } = answer.json().data;
    assert.deepEqual([alternatives.length, by, await used()], [3, 'rules', 1]);
    assert.equal(alternatives[0].steps[0].operation.op, 'replace');
    const other = await owner.call('POST', `${page.page_id}/section/faq/write`, body);
    assert.deepEqual(Object.keys(other.json().fields), ['outline_section.id']);
  });

  test('refuses what is foreign, pending, wrong or too much, and counts nothing of it', async () => {
    const { owner, page, ask, used } = await setUp(backend);
    const stranger = await pageOwner(backend);
    const address = `POST /v1/api/project/${owner.project}/page/${page.page_id}/ai`;
    const body = { instruction: 'darker', outline };
    assert.equal((await backend.call(address, { token: stranger.token, body })).statusCode, 404);
    assert.equal((await backend.call(address, { body })).statusCode, 401);
    assert.deepEqual(Object.keys((await ask('  ')).json().fields), ['instruction']);
    assert.equal((await ask('darker', { section_id: 'nowhere' })).statusCode, 422);
    assert.equal((await ask('darker', { outline: { sections: 'all' } })).statusCode, 422);
    assert.equal((await ask('darker', { filler: 'x'.repeat(600_000) })).statusCode, 413);
    await backend.context.db.update(pages).set({ status: 'pending' }).where(eq(pages.id, page.page_id));
    assert.equal((await ask('darker')).statusCode, 409);
    assert.equal(await used(), 0);
  });

  test('says how much a plan allows once that is used', async () => {
    const { owner, ask } = await setUp(backend);
    const rows = Array.from({ length: 249 }, (_, index) => ({
      id: `${owner.id}-${index}`,
      userId: owner.id,
      kind: 'component' as const,
      pageId: 'page',
    }));
    await backend.context.db.insert(aiUsage).values(rows);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('darker')));
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [
      200,
      ...Array.from({ length: 9 }, () => 402),
    ]);
    const refused = answers.find(({ statusCode }) => statusCode === 402)?.json();
    assert.equal(refused.code, 'plan_limit');
    assert.match(refused.message, /250 uses of AI a month/);
  });
});

const EMPTY = {
  section: '',
  ref: '',
  text: '',
  href: '',
  before: '',
  kind: '',
  title: '',
  items: [],
  palette: '',
  type: '',
  language: '',
};
const saying = (...operations: object[]) =>
  JSON.stringify({ operations: operations.map((one) => ({ ...EMPTY, ...one })) });

describe('with a model', () => {
  let backend: TestApp;
  let model: FakeModel;
  before(async () => {
    model = await startFakeModel();
    backend = await testApp({ AI_URL: model.url, AI_KEY: 'k', AI_MODEL: 'm' });
  });
  after(async () => {
    await backend.close();
    model.close();
  });
  beforeEach(() => model.answerWith({ content: saying() }));

  test('asks within the rules of strict structured output and of grammars', () => {
    for (const schema of [EDIT_SCHEMA, WORDINGS_SCHEMA]) {
      assert.deepEqual(brokenOpenAiRules(schema), []);
      assert.deepEqual(brokenLlamaRules(schema), []);
    }
  });

  test('does what the model answers, and leaves out what nobody said', async () => {
    const { lines, used, owner } = await setUp(backend);
    model.answerWith({
      content: saying(
        { op: 'text', section: 'hero', ref: 'e1', text: 'Fresh bread from Leeds' },
        { op: 'text', section: 'hero', ref: 'e2', text: 'Awarded best bakery of 2024' },
        { op: 'text', section: 'nowhere', ref: 'e1', text: 'Bread' },
        { op: 'move', section: 'faq', before: 'pricing' },
        {
          op: 'insert',
          section: 'faq',
          kind: 'notes',
          title: 'Prices',
          items: [{ title: 'Loaf', text: 'Baked every night', value: '' }],
        },
        { op: 'theme', palette: 'none', type: 'modern' },
      ),
    });
    const answer = await lines('Make it fresh');
    assert.deepEqual(
      operationsOf(answer).map(({ op }) => op),
      ['text', 'move', 'insert'],
    );
    const done = doneOf(answer);
    assert.deepEqual([done.by, done.dropped], ['model', ['Awarded best bakery of 2024']]);
    assert.equal(await used(), 1);
    const [row] = await backend.context.db.select().from(aiUsage).where(eq(aiUsage.userId, owner.id));
    assert.deepEqual([row?.model, row?.inputTokens, row?.outputTokens], ['m', 700, 300]);
  });

  test('lets a translation stand that keeps numbers and names', async () => {
    const { lines } = await setUp(backend);
    model.answerWith({
      content: saying(
        { op: 'text', section: 'hero', ref: 'e1', text: 'Pan de Leeds' },
        { op: 'text', section: 'hero', ref: 'e2', text: 'Horneado cada noche desde 1997.' },
      ),
    });
    const answer = await lines('Translate it to Spanish');
    assert.deepEqual(operationsOf(answer), [{ op: 'text', section: 'hero', ref: 'e1', text: 'Pan de Leeds' }]);
    assert.deepEqual(doneOf(answer).dropped, ['Horneado cada noche desde 1997.']);
  });

  test('changes nothing outside of the section that was chosen', async () => {
    const { lines } = await setUp(backend);
    model.answerWith({
      content: saying(
        { op: 'text', section: 'hero', ref: 'e1', text: 'Bread' },
        { op: 'text', section: 'faq', ref: 'e1', text: 'Fresh' },
        { op: 'theme', palette: 'volt', type: 'modern' },
      ),
    });
    const answer = await lines('Change it', { section_id: 'faq' });
    assert.deepEqual(operationsOf(answer), [{ op: 'text', section: 'faq', ref: 'e1', text: 'Fresh' }]);
  });

  test('keeps what had landed when the connection drops', async () => {
    const { lines, used } = await setUp(backend);
    const first = { op: 'text', section: 'hero', ref: 'e1', text: 'Fresh bread from Leeds' };
    const content = saying(first, { op: 'move', section: 'faq', before: 'pricing' }, { op: 'remove', section: 'faq' });
    model.answerWith({ content, dropsAfter: content.length - 60 });
    const answer = await lines('Change it');
    assert.equal(operationsOf(answer).length, 2);
    assert.ok(answer.at(-1) && 'done' in (answer.at(-1) ?? {}));
    assert.equal(await used(), 1);
  });

  test('has the rules do it where the model is away, and says so where they cannot', async () => {
    const { lines, used } = await setUp(backend);
    model.answerWith({ status: 500, content: 'broken' });
    assert.equal(doneOf(await lines('darker')).by, 'rules');
    assert.equal(await used(), 1);
    const last = (await lines('Make it sing')).at(-1);
    assert.ok(last && 'error' in last && last.error.code === 'unavailable' && last.remaining === 249);
    assert.equal(await used(), 1);
  });

  test('gives the use back of an answer that changes nothing, or that says nothing to keep', async () => {
    const { lines, used } = await setUp(backend);
    assert.equal(doneOf(await lines('Make it better')).message, 'Nothing was changed.');
    model.answerWith({ content: saying({ op: 'text', section: 'hero', ref: 'e1', text: 'Voted number 1 by Forbes' }) });
    const done = doneOf(await lines('Make it better'));
    assert.deepEqual([done.dropped, done.remaining], [['Voted number 1 by Forbes'], 250]);
    assert.equal(await used(), 0);
  });

  test('words a section in three ways that say no more than it does', async () => {
    const { owner, page, used } = await setUp(backend);
    const texts = (text: string) => ({ texts: [{ ref: 'e2', text }] });
    const alternatives = [
      texts('Baked every night, since 1998.'),
      texts('We love to bake every night.'),
      texts('Best in town, says the BBC.'),
    ];
    model.answerWith({ content: JSON.stringify({ alternatives }) });
    const body = { outline_section: outline.sections[0] };
    const answer = await owner.call('POST', `${page.page_id}/section/hero/write`, body);
    const { data } = answer.json();
    assert.deepEqual(
      data.alternatives.map(({ label }: { label: string }) => label),
      ['Plainer', 'Warmer'],
    );
    assert.deepEqual([data.by, data.dropped, await used()], ['model', ['Best in town, says the BBC.'], 1]);
  });

  test('ends with its caller: a cancelled question is not counted', async () => {
    const { owner, page, used } = await setUp(backend);
    model.answerWith({ hangs: true });
    await backend.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = backend.app.server.address() as AddressInfo;
    const cancel = new AbortController();
    const asked = fetch(`http://127.0.0.1:${port}/v1/api/project/${owner.project}/page/${page.page_id}/ai`, {
      method: 'POST',
      headers: { accesstokenapp: owner.token, 'content-type': 'application/json' },
      body: JSON.stringify({ instruction: 'Make it sing', outline: outline satisfies PageOutline }),
      signal: cancel.signal,
    }).catch(() => undefined);
    await until(async () => model.questions.length > 0);
    assert.equal(await used(), 1);
    cancel.abort();
    await asked;
    await until(async () => (await used()) === 0);
  });
});
