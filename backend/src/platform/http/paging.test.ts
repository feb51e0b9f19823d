import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPaging } from './paging.ts';

const cases: [query: { page?: string | number; limit?: string | number }, limit: number, offset: number][] = [
  [{}, 20, 0],
  [{ page: '3', limit: '10' }, 10, 20],
  [{ page: 0, limit: 0 }, 1, 0],
  [{ page: '-5', limit: '-5' }, 1, 0],
  [{ page: 'abc', limit: 'NaN' }, 20, 0],
  [{ page: '2.9', limit: '1000' }, 100, 100],
  [{ page: '1e99', limit: 'Infinity' }, 100, 99_999_900],
];

for (const [query, limit, offset] of cases) {
  test(`reads ${JSON.stringify(query)}`, () => {
    const paging = readPaging(query);
    assert.deepEqual([paging.limit, paging.offset], [limit, offset]);
  });
}

test('counts one page for an empty list, and a started page as a page', () => {
  const { answer } = readPaging({ limit: 10 });
  assert.deepEqual(answer([], 0), { data: [], total_pages: 1, total_count: 0 });
  assert.equal(answer(['x'], 21).total_pages, 3);
});
