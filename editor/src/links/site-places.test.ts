import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placesOf } from './site-places.ts';

test('every path is asked for, in parts that a question may have', async () => {
  const paths = Array.from({ length: 450 }, (_, index) => `/page-${index}`);
  const sizes: number[] = [];
  const places = await placesOf(paths, async (part) => {
    sizes.push(part.length);
    return { missing: part.filter((path) => path === '/page-449'), offline: part.filter((path) => path === '/page-3') };
  });
  assert.deepEqual(sizes, [200, 200, 50]);
  assert.equal(places.size, 450);
  assert.deepEqual(
    ['/page-0', '/page-3', '/page-449'].map((path) => places.get(path)),
    ['good', 'offline', 'page'],
  );
});

test('a path that no page can have is missing, and keeps no other from being asked for', async () => {
  const long = `/${'a'.repeat(2100)}`;
  const asked: string[] = [];
  const places = await placesOf([long, '/menu'], async (part) => {
    asked.push(...part);
    return { missing: [], offline: [] };
  });
  assert.deepEqual(asked, ['/menu']);
  assert.equal(places.get(long), 'page');
  assert.equal(places.get('/menu'), 'good');
});

test('what got no answer is not told, and nothing is asked without a path', async () => {
  const paths = Array.from({ length: 201 }, (_, index) => `/page-${index}`);
  const places = await placesOf(paths, async (part) => (part.length === 200 ? null : { missing: [], offline: [] }));
  assert.deepEqual([...places], [['/page-200', 'good']]);
  const none = await placesOf([], () => assert.fail('asked'));
  assert.equal(none.size, 0);
});
