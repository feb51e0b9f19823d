import assert from 'node:assert/strict';
import { test } from 'node:test';
import { generateCode, hashCode, normaliseCode } from './code-text.ts';

test('makes codes of four groups of four without letters that look like others', () => {
  const codes = new Set(Array.from({ length: 1000 }, generateCode));
  assert.equal(codes.size, 1000);
  for (const code of codes) assert.match(code, /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
});

test('uses every symbol of the alphabet about equally often', () => {
  const counts = new Map<string, number>();
  for (let i = 0; i < 2000; i++) {
    for (const symbol of generateCode().replaceAll('-', '')) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  assert.equal(counts.size, 32);
  for (const count of counts.values()) assert.ok(count > 700 && count < 1300, String(count));
});

for (const typed of [
  'ABCD-1230-EFGH-9K0M',
  'abcd1230efgh9k0m',
  '  abcd 1230 efgh 9k0m\n',
  'ABCD–123O–EFGH–9KOM',
  'abcd-i23o-efgh-9kom',
  'abcd-l230-efgh-9k0m',
  'ABCD-1230-EFGH-9K0M',
]) {
  test(`accepts ${JSON.stringify(typed)}`, () => assert.equal(normaliseCode(typed), 'ABCD1230EFGH9K0M'));
}

for (const typed of ['', 'ABCD-1230-EFGH-9K0', 'ABCD-1230-EFGH-9K0MM', 'ABCD-1230-EFGH-9K0U', 'ABCD-1230-EFGH-9K0Ä']) {
  test(`refuses ${JSON.stringify(typed)}`, () => assert.equal(normaliseCode(typed), null));
}

test('hashes a code to 64 hexadecimal digits', () => assert.match(hashCode('ABCD1230EFGH9K0M'), /^[0-9a-f]{64}$/));
