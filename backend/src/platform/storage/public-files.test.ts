import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestApp, testApp } from '../../testing/test-app.ts';

const content = Buffer.from('0123456789'.repeat(100));
let server: TestApp;
let origin: string;

before(async () => {
  server = await testApp();
  origin = await server.app.listen({ port: 0 });
  await server.context.storage.put('uploads/00/film.mp4', content, 'video/mp4');
  await server.context.storage.put('uploads/00/page.html', Buffer.from('<script>'), 'text/html');
  await server.context.storage.put('sites/00/page.html', Buffer.from('<script>'), 'text/html');
});
after(() => server.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${origin}/v1/files/${path}`, { headers, method });

test('serves a file for ever, and as nothing but itself', async () => {
  const answer = await get('uploads/00/film.mp4');
  assert.equal(answer.status, 200);
  assert.deepEqual(Buffer.from(await answer.arrayBuffer()), content);
  const header = (name: string) => answer.headers.get(name);
  assert.equal(header('content-type'), 'video/mp4');
  assert.equal(header('content-length'), '1000');
  assert.equal(header('cache-control'), 'public, max-age=31536000, immutable');
  assert.equal(header('x-content-type-options'), 'nosniff');
  assert.match(header('content-security-policy') ?? '', /default-src 'none'.*sandbox$/);
  assert.equal(header('cross-origin-resource-policy'), 'cross-origin');
  assert.equal(header('content-disposition'), 'inline');
  assert.equal(header('accept-ranges'), 'bytes');
});

for (const [range, status, body, contentRange] of [
  ['bytes=0-4', 206, '01234', 'bytes 0-4/1000'],
  ['bytes=995-', 206, '56789', 'bytes 995-999/1000'],
  ['bytes=-3', 206, '789', 'bytes 997-999/1000'],
  ['bytes=998-5000', 206, '89', 'bytes 998-999/1000'],
  ['bytes=1000-', 416, '', 'bytes */1000'],
] as const) {
  test(`answers ${range} with ${status}`, async () => {
    const answer = await get('uploads/00/film.mp4', { range });
    assert.equal(answer.status, status);
    assert.equal(await answer.text(), body);
    assert.equal(answer.headers.get('content-range'), contentRange);
  });
}

test('sends the whole file where a range cannot be served or is of another version', async () => {
  const headers: Record<string, string>[] = [
    { range: 'bytes=0-1,4-5' },
    { range: 'lines=1-2' },
    { range: 'bytes=0-1', 'if-range': '"other"' },
  ];
  for (const each of headers) assert.equal((await get('uploads/00/film.mp4', each)).status, 200);
});

test('answers 304 to who has it, and HEAD without the content', async () => {
  const head = await get('uploads/00/film.mp4', {}, 'HEAD');
  assert.deepEqual([head.status, head.headers.get('content-length'), await head.text()], [200, '1000', '']);
  const etag = head.headers.get('etag') ?? '';
  assert.equal((await get('uploads/00/film.mp4', { 'if-none-match': etag })).status, 304);
  assert.equal((await get('uploads/00/film.mp4', { 'if-none-match': `"x", ${etag}` })).status, 304);
  assert.equal((await get('uploads/00/film.mp4', { range: 'bytes=0-1', 'if-range': etag })).status, 206);
});

test('hands over what a browser might run instead of showing it', async () => {
  assert.equal((await get('uploads/00/page.html')).headers.get('content-disposition'), 'attachment');
});

for (const path of [
  'sites/00/page.html',
  'uploads/00/none.mp4',
  'uploads/00',
  'uploads/00/film.mp4/more',
  'uploads/',
  '',
  'uploads/%2e%2e/sites/00/page.html',
  'uploads/..%2fsites%2f00%2fpage.html',
  'uploads/00/film.mp4%00.html',
  'uploads//00/film.mp4',
]) {
  test(`knows no ${path || 'empty path'}`, async () => {
    const answer = await get(path);
    assert.equal(answer.status, 404);
    assert.doesNotMatch(await answer.text(), /script/);
  });
}
