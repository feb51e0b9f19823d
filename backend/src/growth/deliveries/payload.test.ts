import assert from 'node:assert/strict';
import { test } from 'node:test';
import { payloadOf } from './payload.ts';

const createdAt = new Date('2026-11-22T06:00:00.000Z');
const of = (fields: Record<string, string>) =>
  payloadOf({ type: 'lead.created', createdAt, data: { id: '1', project_id: 'p', fields, variant: null } });
const bytes = (payload: object) => Buffer.byteLength(JSON.stringify(payload));

test('sends short texts as they are', () => {
  assert.deepEqual(of({ Name: 'Ana' }), {
    type: 'lead.created',
    timestamp: '2026-11-22T06:00:00.000Z',
    data: { id: '1', project_id: 'p', fields: { Name: 'Ana' }, variant: null },
  });
});

test('stays below 20 kB whatever a form held, and says what was cut', () => {
  const letters = ['x', 'é', '語', '🚀', '\u0001', '"'];
  for (const letter of letters) {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`Field ${index}`, letter.repeat(3_000)]));
    const payload = of(many);
    assert.ok(bytes(payload) < 20_000, letter);
    assert.equal(payload.truncated?.length, 30);
    const long = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`${letter.repeat(190)}${index}`, letter.repeat(2_000)]),
    );
    assert.ok(bytes(of(long)) < 20_000, letter);
    assert.ok(of(long).truncated?.length);
  }
});

test('never cuts a letter in two', () => {
  const { data } = of({ A: `x${'🚀'.repeat(9_000)}`, B: '🚀'.repeat(9_000) });
  assert.doesNotMatch(JSON.stringify(data), /\\ud[89a-f]/i);
  assert.ok(JSON.stringify(data).isWellFormed());
});

test('is the same each time', () => {
  const fields = { B: 'x'.repeat(30_000), A: 'y' };
  assert.equal(JSON.stringify(of(fields)), JSON.stringify(of(fields)));
});
