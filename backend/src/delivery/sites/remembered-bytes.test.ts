import assert from 'node:assert/strict';
import { test } from 'node:test';
import { until } from '../../testing/until.ts';
import { rememberedBytes } from './remembered-bytes.ts';

test('keeps what was used last, up to its bytes', () => {
  const memory = rememberedBytes<Buffer>(100, ({ length }) => length);
  memory.set('a', Buffer.alloc(40));
  memory.set('b', Buffer.alloc(40));
  memory.get('a');
  memory.set('c', Buffer.alloc(40));
  assert.deepEqual(
    ['a', 'b', 'c'].map((key) => memory.has(key)),
    [true, false, true],
  );
  memory.set('large', Buffer.alloc(101));
  assert.equal(memory.has('large'), false);
});

test('forgets what nobody asks for any more, without being asked', async () => {
  const memory = rememberedBytes<Buffer>(100, ({ length }) => length, 30);
  memory.set('a', Buffer.alloc(40));
  assert.equal(memory.size, 1);
  await until(() => memory.size === 0);
});
