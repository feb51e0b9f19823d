import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSigned, signBody } from './signature.ts';

const secret = Buffer.from('a secret');
const body = Buffer.from('{"id":"1"}');
const now = 1_700_000_000_000;
const signature = signBody(secret, body, now);

test('accepts its own signature for five minutes', () => {
  assert.ok(isSigned(secret, body, signature, now));
  assert.ok(isSigned(secret, body, signature, now + 299_000));
  assert.ok(!isSigned(secret, body, signature, now + 301_000));
  assert.ok(!isSigned(secret, body, signature, now - 301_000));
});

test('refuses other bytes, another secret, another moment and nonsense', () => {
  assert.ok(!isSigned(secret, Buffer.from('{"id": "1"}'), signature, now));
  assert.ok(!isSigned(Buffer.from('other'), body, signature, now));
  assert.ok(!isSigned(secret, body, signature.replace('t=1700000000', 't=1700000001'), now));
  for (const nonsense of [
    '',
    't=,v1=',
    `${signature},v1=`,
    signature.toUpperCase(),
    'v1=abc',
    signature.slice(0, -1),
  ]) {
    assert.ok(!isSigned(secret, body, nonsense, now), nonsense);
  }
});
