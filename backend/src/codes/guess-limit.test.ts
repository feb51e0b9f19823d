import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '../errors.ts';
import { guessLimit, placeOf } from './guess-limit.ts';

const failing = (code: 'code_invalid' | 'code_used') => async () => {
  throw new AppError(code);
};
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: AppError) => error.code,
  );

test('stops the twenty-first wrong code from one place, and nobody elsewhere', async () => {
  const run = guessLimit();
  for (let i = 0; i < 20; i++) assert.equal(await codeOf(run('1.2.3.4', failing('code_invalid'))), 'code_invalid');
  assert.equal(await codeOf(run('1.2.3.4', async () => {})), 'too_many_requests');
  assert.equal(await codeOf(run('1.2.3.5', async () => {})), 'done');
});

test('does not count used codes or good ones', async () => {
  const run = guessLimit();
  for (let i = 0; i < 30; i++) await codeOf(run('1.2.3.4', failing('code_used')));
  for (let i = 0; i < 30; i++) await run('1.2.3.4', async () => {});
  assert.equal(await codeOf(run('1.2.3.4', failing('code_invalid'))), 'code_invalid');
});

test('stops guesses that come from everywhere, with the same error', async () => {
  const run = guessLimit();
  for (let i = 0; i < 2000; i++) await codeOf(run(`10.0.${i >> 8}.${i & 255}`, failing('code_invalid')));
  await assert.rejects(
    run('192.0.2.1', async () => {}),
    { code: 'too_many_requests', message: /^Too many attempts/ },
  );
});

for (const [address, place] of [
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
] as const) {
  test(`${address} belongs to ${place}`, () => assert.equal(placeOf(address), place));
}
