import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { createLog } from '../../platform/log.ts';
import { guessLimit } from './guess-limit.ts';

const ALONE = { config: readConfig({}), db: undefined as never, log: createLog('silent') };

const failing = (code: 'code_invalid' | 'code_used') => async () => {
  throw new AppError(code);
};
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: AppError) => error.code,
  );

test('stops the twenty-first wrong code from one place, and nobody elsewhere', async () => {
  const run = guessLimit(ALONE);
  for (let i = 0; i < 20; i++) assert.equal(await codeOf(run('1.2.3.4', failing('code_invalid'))), 'code_invalid');
  assert.equal(await codeOf(run('1.2.3.4', async () => {})), 'too_many_requests');
  assert.equal(await codeOf(run('1.2.3.5', async () => {})), 'done');
});

test('does not count used codes or good ones', async () => {
  const run = guessLimit(ALONE);
  for (let i = 0; i < 30; i++) await codeOf(run('1.2.3.4', failing('code_used')));
  for (let i = 0; i < 30; i++) await run('1.2.3.4', async () => {});
  assert.equal(await codeOf(run('1.2.3.4', failing('code_invalid'))), 'code_invalid');
});

test('wrong codes from everywhere stop nobody who has a right one', async () => {
  const run = guessLimit(ALONE);
  for (let i = 0; i < 2500; i++) await codeOf(run(`10.0.${i >> 8}.${i & 255}`, failing('code_invalid')));
  assert.equal(await codeOf(run('192.0.2.1', async () => {})), 'done');
});
