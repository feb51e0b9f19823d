import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Change, Table } from './table.ts';

test('changes are known at once, and wait to be stored in their order', () => {
  const changes: Change[] = [];
  const table = new Table<{ id: string; title: string }>('pages', [{ id: 'a', title: 'First' }], changes);
  table.put({ id: 'b', title: 'Second' });
  const first = table.get('a');
  assert.ok(first);
  table.change(first, { title: 'Changed' });
  table.delete('b');
  assert.deepEqual(table.all(), [{ id: 'a', title: 'Changed' }]);
  assert.deepEqual(
    changes.map(({ id, row }) => [id, row !== undefined]),
    [
      ['b', true],
      ['a', true],
      ['b', false],
    ],
  );
});
