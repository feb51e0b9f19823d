import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '../../../platform/errors.ts';
import { inBulk } from './in-bulk.ts';
import { partOf } from './part.ts';
import { holds, sorted, tagsOf, withTag } from './search.ts';

const rows = Array.from({ length: 5 }, (_, index) => ({ id: `row-${index}` }));
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
const whole = (row: { id: string }) => row;

test('a list is read on behind its cursor, whatever went meanwhile', () => {
  const first = partOf(rows, { limit: 2 }, whole);
  assert.deepEqual(idsOf(first), ['row-0', 'row-1']);
  assert.equal(first.total_pages, 3);
  const cursor = first.next_cursor ?? '';
  assert.deepEqual(idsOf(partOf(rows.slice(1), { limit: 2, cursor }, whole)), ['row-2', 'row-3']);
  assert.deepEqual(idsOf(partOf(rows, { limit: 2, cursor }, whole)), ['row-2', 'row-3']);
});

test('a list ends, and what is no cursor begins it anew', () => {
  assert.equal(partOf(rows, { page: 3, limit: 2 }, whole).next_cursor, null);
  assert.deepEqual(idsOf(partOf(rows, { limit: 1, cursor: 'nonsense' }, whole)), ['row-0']);
});

test('searches find words in any order, without regard to case and accents', () => {
  assert.ok(holds(['Café Zoë', '/coffee'], 'ZOE cafe'));
  assert.ok(!holds(['Café Zoë'], 'zoe tea'));
  assert.ok(holds(['anything'], undefined));
});

test('entries are sorted by texts and numbers, either way', () => {
  const named = [
    { name: 'b', size: 1 },
    { name: 'a', size: 2 },
  ];
  const by = (row: { name: string; size: number }, name: string) => (name === 'name' ? row.name : row.size);
  assert.deepEqual(
    sorted(named, 'name', by).map(({ name }) => name),
    ['a', 'b'],
  );
  assert.deepEqual(
    sorted(named, '-size', by).map(({ size }) => size),
    [2, 1],
  );
});

test('tags are counted, most used first, and none is there twice', () => {
  assert.deepEqual(tagsOf([{ tags: ['a', 'b'] }, { tags: ['b'] }, {}]), [
    { tag: 'b', count: 2 },
    { tag: 'a', count: 1 },
  ]);
  assert.deepEqual(withTag(['a'], 'a', 'tag'), ['a']);
  assert.deepEqual(withTag(['a', 'b'], 'a', 'untag'), ['b']);
});

test('of several entries each stands or fails by itself', async () => {
  const { data } = await inBulk(['a', 'b', 'a'], (id) => {
    if (id === 'b') throw new AppError('not_found');
  });
  assert.deepEqual(
    data.map(({ id, ok, code }) => [id, ok, code]),
    [
      ['a', true, undefined],
      ['b', false, 'not_found'],
    ],
  );
});
