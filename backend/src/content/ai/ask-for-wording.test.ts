import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Wording } from '@landfall/page/wording/wording';
import { correctedFacts } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { type FakeModel, type ModelServer, startFakeModel } from '../../testing/fake-model.ts';
import { brokenLlamaRules, brokenOpenAiRules } from '../../testing/structured-output-rules.ts';
import { askForWording } from './ask-for-wording.ts';
import { WORDING_SCHEMA } from './wording-schema.ts';

const sheet = v.parse(correctedFacts, {
  language: 'en',
  facts: [
    { id: 'f1', kind: 'about', text: 'Plumber in Leeds for burst pipes' },
    { id: 'f2', kind: 'offer', label: 'Call-out', value: '£60' },
  ],
  wishes: [{ id: 'w1', kind: 'tone', text: 'keep it friendly' }],
});
const worded: Wording = {
  headline: { text: 'Burst pipes in Leeds', facts: ['f1'] },
  lead: { text: '', facts: [] },
  action: 'Call',
  paragraphs: Array.from({ length: 12 }, (_, index) => ({ text: `Plumber in Leeds, part ${index}`, facts: ['f1'] })),
  facts: [{ id: 'f2', label: 'Call-out', text: '' }],
  headings: [],
};
const content = JSON.stringify(worded);

const ask = (model: FakeModel, onProgress?: (wording: Wording) => void, timeoutMs = 5_000) =>
  askForWording(
    { url: model.url, key: 'k', model: 'm', timeoutMs, attempts: 1, tone: '', prices: { input: 0, output: 0 } },
    sheet,
    new AbortController().signal,
    onProgress,
  );

test('asks within the rules of strict structured output and of grammars', () => {
  assert.deepEqual(brokenOpenAiRules(WORDING_SCHEMA), []);
  assert.deepEqual(brokenLlamaRules(WORDING_SCHEMA), []);
});

test('the rules find what servers refuse', () => {
  const open = {
    type: 'object',
    properties: { a: { type: 'string', maxLength: 3 }, b: { oneOf: [{ type: 'null' }] } },
  };
  assert.equal(brokenOpenAiRules({ ...open, required: ['a'] }).length, 4);
  assert.equal(brokenOpenAiRules({ anyOf: [] }).length, 1);
  assert.equal(brokenLlamaRules({ type: 'string', pattern: 'a+', not: {} }).length, 2);
});

for (const server of ['openai', 'llama.cpp', 'ollama', 'plain'] satisfies ModelServer[])
  describe(`a server like ${server}`, () => {
    let model: FakeModel;
    before(async () => {
      model = await startFakeModel(server);
    });
    after(() => model.close());

    test('words the sheet at the first try', async () => {
      model.answerWith({ content });
      const { wording, complete, outputTokens } = await ask(model);
      assert.deepEqual(wording, worded);
      assert.ok(complete);
      assert.equal(outputTokens, 300);
      assert.equal(model.questions.length, server === 'plain' ? 2 : 1);
      assert.match(JSON.stringify(model.bodies.at(-1)?.messages), /keep it friendly/);
    });
  });

describe('an answer that goes wrong', () => {
  let model: FakeModel;
  before(async () => {
    model = await startFakeModel();
  });
  after(() => model.close());

  test('is read although it stands in prose', async () => {
    model.answerWith({ content: `Here you are:\n\`\`\`json\n${content}\n\`\`\`\nAnything else?` });
    assert.deepEqual((await ask(model)).wording, worded);
  });

  test('is heard of while it arrives', async () => {
    model.answerWith({ content });
    const seen: number[] = [];
    await ask(model, ({ paragraphs }) => seen.push(paragraphs.length));
    assert.ok(seen.length >= 2);
    assert.ok((seen[0] ?? 0) < (seen.at(-1) ?? 0));
  });

  for (const [how, answer] of [
    ['the connection drops', { content, dropsAfter: 420 }],
    ['the model runs out of room', { content: content.slice(0, 420), runsOut: true }],
  ] as const)
    test(`keeps what arrived when ${how}`, async () => {
      model.answerWith(answer);
      const { wording, complete } = await ask(model);
      assert.equal(complete, false);
      assert.deepEqual(wording.headline, worded.headline);
      assert.ok(wording.paragraphs.length >= 2 && wording.paragraphs.length < 12);
    });

  for (const [how, answer] of [
    ['refuses', { status: 500, content: 'broken' }],
    ['limits', { status: 429, content: 'slow down' }],
    ['answers prose', { content: 'I would rather not.' }],
    ['answers another object', { content: '{"page":1}' }],
  ] as const)
    test(`fails when the model ${how}`, async () => {
      model.answerWith(answer);
      await assert.rejects(ask(model));
    });

  test('fails when the model does not answer in time', async () => {
    model.answerWith({ hangs: true });
    await assert.rejects(ask(model, undefined, 100));
  });
});
