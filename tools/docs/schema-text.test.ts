import assert from 'node:assert/strict';
import { test } from 'node:test';
import { schemaText } from './schema-text.ts';

test('an object reads as its type, with what may be left out and what holds of each value', () => {
  const schema = {
    type: 'object',
    properties: {
      email: { type: 'string', format: 'email', maxLength: 254 },
      tags: { type: 'array', items: { type: 'string' }, maxItems: 10 },
      'x-y': { type: 'integer', minimum: 1 },
    },
    required: ['email'],
  };
  assert.equal(
    schemaText(schema),
    [
      '{',
      '  email: string; // email, at most 254 characters',
      '  tags?: string[]; // at most 10 entries',
      '  "x-y"?: number; // at least 1',
      '}',
    ].join('\n'),
  );
});

test('alternatives are told once, and lists of them are bracketed', () => {
  const either = { anyOf: [{ type: 'string' }, { type: 'null' }, { type: 'string' }] };
  assert.equal(schemaText(either), 'string | null');
  assert.equal(schemaText({ type: 'array', items: either }), '(string | null)[]');
  assert.equal(schemaText({ enum: ['a', 1] }), '"a" | 1');
});

test('a schema that holds itself is drawn once', () => {
  const named = { Node: { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } } };
  assert.equal(schemaText({ $ref: '#/components/schemas/Node' }, named), '{\n  next?: Node;\n}');
});

test('maps say what they hold', () => {
  assert.equal(
    schemaText({ type: 'object', additionalProperties: { type: 'number' } }),
    '{\n  [name: string]: number;\n}',
  );
});
