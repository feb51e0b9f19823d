import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { CorrectedFacts, FactDraft, FactSheet, PageFacts } from '@landfall/shared/contracts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { watchTurns } from '../../testing/watch-turns.ts';
import { readText } from './compose-page.ts';
import { wordsOf } from './fact-words.ts';

let backend: TestApp;
let owner: PageOwner;
before(async () => {
  backend = await testApp();
  owner = await pageOwner(backend);
});
after(() => backend.close());

const TEXT = 'We bake sourdough bread in Porto. A loaf is 4 €. Open Tuesday to Sunday, 8:00 to 14:00.';
const FACTS = {
  language: 'en',
  facts: [
    { id: 'f1', kind: 'name', text: 'Forno Velho' },
    { id: 'own-1', kind: 'offer', label: 'Rye loaf', value: '5 €', details: ['Rye', 'Salt'] },
    { id: 'f2', kind: 'contact', label: 'email', value: 'forno@example.com' },
  ] satisfies FactDraft[],
};

const read = (body: object, { token, project } = owner) =>
  backend.call(`POST /v1/api/project/${project}/brief`, { token, body });
const factsOf = async (pageId: string): Promise<PageFacts['data']> => {
  const answer = await owner.call('GET', `${pageId}/facts`);
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json().data;
};

let count = 0;
const create = (fields: object) => {
  count += 1;
  return owner.create({ slug: `/facts-${count}`, ...fields });
};
const ids = (sheet: FactSheet | null) => sheet?.facts.map(({ id }) => id);

test('reads a description without storing anything', async () => {
  const answer = await read({ text: TEXT, title: 'Bread' });
  assert.equal(answer.statusCode, 200, answer.body);
  const sheet: FactSheet = answer.json().data;
  assert.equal(sheet.language, 'en');
  assert.ok(sheet.facts.length > 0);
  assert.equal(sheet.sentences.length, 3);
  assert.equal((await owner.call('GET', '')).json().total_count, 0);
});

for (const [what, body, field] of [
  ['no text', { title: 'Bread' }, 'text'],
  ['only spaces', { text: '   ' }, 'text'],
  ['more than 5,000 characters', { text: 'x'.repeat(5001) }, 'text'],
  ['a title that is too long', { text: TEXT, title: 'x'.repeat(101) }, 'title'],
  ['a text that is none', { text: { $ne: '' } }, 'text'],
] as const) {
  test(`refuses ${what}, naming the field`, async () => {
    const answer = await read(body);
    assert.equal(answer.statusCode, 422);
    assert.ok(answer.json().fields[field][0]);
  });
}

test('a page keeps the facts that it was read from', async () => {
  const { page_id } = await create({ description_ai: TEXT });
  await owner.settled(page_id);
  const { sheet } = await factsOf(page_id);
  assert.equal(sheet?.sentences.length, 3);
});

test('corrected facts survive the generation, and stand behind the page', async () => {
  const { page_id } = await create({ description_ai: TEXT, facts: FACTS });
  assert.deepEqual(ids((await factsOf(page_id)).sheet), ['f1', 'own-1', 'f2']);
  const done = await owner.settled(page_id);
  assert.deepEqual([done.status, done.description_ai], ['active', TEXT]);
  const { sheet, placed } = await factsOf(page_id);
  assert.deepEqual(ids(sheet), ['f1', 'own-1', 'f2']);
  assert.deepEqual(sheet?.facts[1]?.details, ['Rye', 'Salt']);
  for (const { fact_id } of placed) assert.ok(ids(sheet)?.includes(fact_id));
});

test('a corrected page knows which sentences of its description are used', async () => {
  const brief: FactSheet = (await read({ text: TEXT })).json().data;
  const [first, ...others] = brief.facts;
  const text = brief.sentences[0]?.text ?? '';
  const note = { id: 'own-1', kind: 'note', text } as const;
  const { language, wishes } = brief;
  const { page_id } = await create({ description_ai: TEXT, facts: { language, wishes, facts: [note, ...others] } });
  await owner.settled(page_id);
  const { sheet } = await factsOf(page_id);
  assert.deepEqual(
    sheet?.sentences.map((sentence) => sentence.text),
    brief.sentences.map((sentence) => sentence.text),
  );
  const used = sheet?.sentences.flatMap(({ from }) => from) ?? [];
  assert.ok(used.includes('own-1') && !used.includes(first?.id ?? ''));
  assert.ok(others.some(({ id }) => used.includes(id)));
});

test('a page is written from facts alone, and counts as one by AI', async () => {
  const { page_id, description_ai } = await create({ facts: FACTS });
  assert.match(description_ai, /^Forno Velho\nRye loaf 5 €/);
  assert.equal((await owner.settled(page_id)).status, 'active');
});

test('writing it again starts from what was known, unless something new is said', async () => {
  const { page_id } = await create({ description_ai: TEXT, facts: FACTS });
  await owner.settled(page_id);
  const again = async (body: object) => {
    assert.equal((await owner.call('POST', `${page_id}/generate`, body)).statusCode, 202);
    const { description_ai } = await owner.settled(page_id);
    return { known: ids((await factsOf(page_id)).sheet), description_ai };
  };
  assert.deepEqual(await again({}), { known: ['f1', 'own-1', 'f2'], description_ai: TEXT });
  const facts = { ...FACTS, facts: FACTS.facts.slice(0, 2) };
  assert.deepEqual(await again({ facts }), { known: ['f1', 'own-1'], description_ai: TEXT });
  const anew = await again({ description_ai: 'A gym in Lisbon. Classes cost 9 €.' });
  assert.equal(anew.description_ai, 'A gym in Lisbon. Classes cost 9 €.');
  assert.ok(!anew.known?.includes('own-1'));
});

const many = (length: number): CorrectedFacts['facts'] =>
  Array.from({ length }, (_, index) => ({
    id: `f${index}`,
    kind: 'note' as const,
    label: '',
    value: '',
    unit: '',
    text: `Note ${index}`,
    details: [],
    group: '',
  }));

for (const [what, facts] of [
  ['ids that repeat', { language: 'en', facts: [FACTS.facts[0], FACTS.facts[0]] }],
  ['more than 300 facts', { language: 'en', facts: many(301) }],
  ['a kind that is none', { language: 'en', facts: [{ id: 'f1', kind: 'rumour', text: 'x' }] }],
  ['a fact without an id', { language: 'en', facts: [{ kind: 'note', text: 'x' }] }],
  ['a language that is none', { language: 'English', facts: [] }],
  ['a text that is too long', { language: 'en', facts: [{ id: 'f1', kind: 'note', text: 'x'.repeat(2001) }] }],
  ['a list', []],
] as const) {
  test(`refuses facts with ${what}, and creates nothing`, async () => {
    const before = (await owner.call('GET', '')).json().total_count;
    const form = { title: 'Launch day', slug: '/refused', description_ai: TEXT, facts };
    const answer = await owner.call('POST', 'new', form);
    assert.equal(answer.statusCode, 422, answer.body);
    assert.ok(Object.keys(answer.json().fields)[0]?.startsWith('facts'), answer.body);
    assert.equal((await owner.call('GET', '')).json().total_count, before);
  });
}

test('takes 300 facts', async () => {
  const { page_id } = await create({ description_ai: TEXT, facts: { language: 'en', facts: many(300) } });
  assert.equal((await owner.settled(page_id, 30)).status, 'active');
  assert.equal((await factsOf(page_id)).sheet?.facts.length, 300);
});

test('keeps no characters that a database cannot hold', async () => {
  const facts = { language: 'en', facts: [{ id: 'f\0', kind: 'note', text: 'half \ud83d and \0 nothing' }] };
  const { page_id } = await create({ description_ai: TEXT, facts });
  assert.equal((await factsOf(page_id)).sheet?.facts[0]?.text, 'half \ufffd and  nothing');
  await owner.settled(page_id);
});

test('of two clicks one page is made, from its facts', async () => {
  const form = { title: 'Launch day', slug: '/twice', description_ai: TEXT, facts: FACTS };
  const answers = await Promise.all([owner.call('POST', 'new', form), owner.call('POST', 'new', form)]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [201, 409]);
  const made = answers.find(({ statusCode }) => statusCode === 201)?.json().data;
  await owner.settled(made.page_id);
  assert.deepEqual(ids((await factsOf(made.page_id)).sheet), ['f1', 'own-1', 'f2']);
});

test('a copy has the facts of its original, and is written again from them', async () => {
  const { page_id } = await create({ description_ai: TEXT, facts: FACTS });
  await owner.settled(page_id);
  const copy = (await owner.call('POST', `${page_id}/duplicate`)).json().data;
  assert.deepEqual(await factsOf(copy.page_id), await factsOf(page_id));
  assert.equal((await owner.call('POST', `${copy.page_id}/generate`, {})).statusCode, 202);
  const written = await owner.settled(copy.page_id);
  assert.match(written.description_ai, /^Forno Velho/);
  assert.deepEqual(ids((await factsOf(copy.page_id)).sheet), ['f1', 'own-1', 'f2']);
});

test('a page that was not written from a description has no facts, nor has one from a template', async () => {
  const plain = await create({});
  const template = await create({ template: 'restaurant', description_ai: TEXT, facts: FACTS });
  for (const { page_id } of [plain, template]) assert.deepEqual(await factsOf(page_id), { sheet: null, placed: [] });
});

test('lists carry no facts', async () => {
  const [page] = (await owner.call('GET', '')).json().data;
  assert.ok(!('facts' in page) && !('placed' in page));
});

test('another account learns nothing', async () => {
  const { page_id } = await create({ description_ai: TEXT, facts: FACTS });
  const { token } = await backend.signIn();
  assert.equal((await read({ text: TEXT }, { ...owner, token })).statusCode, 404);
  const path = `/v1/api/project/${owner.project}/page`;
  assert.equal((await backend.call(`GET ${path}/${page_id}/facts`, { token })).statusCode, 404);
  assert.equal((await owner.call('GET', 'no-such-page/facts')).statusCode, 404);
  assert.equal((await backend.call(`POST /v1/api/project/${owner.project}/brief`, { body: {} })).statusCode, 401);
});

test('5,000 hostile characters are read in time, and block nobody', async () => {
  const texts = ['a'.repeat(5000), '1 €'.repeat(1600), '- '.repeat(2500), '((('.repeat(1600), `${' \n'.repeat(2400)}x`];
  const turns = watchTurns();
  const answers = await Promise.all(texts.map((text) => read({ text })));
  const longest = turns();
  assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]));
  assert.ok(longest < 500, `the server stood still for ${Math.round(longest)} ms`);
});

test('a text that takes too long to read is refused in words for its writer', async () => {
  const said = { projectName: '', projectDescription: '', title: '', description: '' };
  await readText(backend.context.work, 'ana', { ...said, descriptionAi: 'Bread.' });
  await assert.rejects(
    readText(backend.context.work, 'ana', { ...said, descriptionAi: 'Bread for 4 €. '.repeat(330) }, 0),
    {
      code: 'invalid',
      message: /Please shorten it/,
    },
  );
  assert.ok((await readText(backend.context.work, 'ana', { ...said, descriptionAi: 'Bread.' })).facts.length > 0);
});

test('an account reads so many descriptions and no more', async () => {
  const eager = await pageOwner(backend);
  const statuses = new Set<number>();
  for (let asked = 0; asked < 61; asked += 1) statuses.add((await read({ text: 'Bread.' }, eager)).statusCode);
  assert.deepEqual(statuses, new Set([200, 429]));
});

test('facts in their own words fit a description', () => {
  assert.equal(wordsOf({ facts: [] }), '');
  assert.ok(wordsOf({ facts: many(300).map((fact) => ({ ...fact, text: '🍞'.repeat(900) })) }).length <= 5000);
});
