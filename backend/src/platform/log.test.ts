import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { DrizzleQueryError } from 'drizzle-orm';
import { createLog, messageOf } from './log.ts';

const failure = () =>
  new DrizzleQueryError('insert into mails values ($1)', ['Your code:\nABCD-EFGH'], new Error('connection lost'));

test('a failed query is logged with its statement and cause, without its values', () => {
  const output = new PassThrough();
  createLog('info', output).error({ err: failure() }, 'The request failed');
  const line = String(output.read());
  assert.match(line, /insert into mails/);
  assert.match(line, /connection lost/);
  assert.match(line, /log\.test\.ts/);
  assert.doesNotMatch(line, /ABCD-EFGH/);
});

test('so is the message alone', () => {
  assert.equal(messageOf(failure()), 'Failed query: insert into mails values ($1)');
});
