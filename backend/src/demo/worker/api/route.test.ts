import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changePages, editPage, readPage } from '@landfall/shared/endpoints';
import { answer, answerLines, paramsOf, type ReadCall } from './route.ts';

const call = {} as ReadCall;

test('a path is told from others, and gives its parameters as they were meant', () => {
  const page = answer(readPage, () => ({ data: null }));
  assert.deepEqual(paramsOf(page, '/v1/api/project/p%20q/page/7'), { project_id: 'p q', page_id: '7' });
  assert.equal(paramsOf(page, '/v1/api/project/p/page/7/facts'), undefined);
  const bulk = answer(changePages, () => ({ data: [] }));
  assert.equal(paramsOf(bulk, '/v1/api/project/p/page'), undefined);
});

test('lines are sent as the contract has them, and what breaks it is not sent', async () => {
  const done = { done: true as const, dropped: [], by: 'rules' as const, message: '', can: [], remaining: 1 };
  const lines = answerLines(editPage, () => [done]);
  const response = (await lines.handle(call)) as Response;
  assert.deepEqual(JSON.parse(await response.text()), done);
  const broken = answerLines(editPage, () => [{ done: 'perhaps' } as never]);
  assert.throws(() => broken.handle(call));
});
