import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { jpeg, pixelBomb } from '../files/sample-files.ts';

const ID = '4bc43a04-ef46-4544-a0c1-63c63f56e276';

let service: Server;
let url: string;
let backend: TestApp;
let owner: PageOwner;
let asked: Pick<IncomingMessage, 'url' | 'headers'>[] = [];
/** What the service answers in place of its usual answer. */
let instead: { status?: number; body?: Buffer | object; location?: string } | null = null;

/** The two services as their documentation has them. */
async function answer(path: string): Promise<Buffer | object> {
  const image = {
    id: ID,
    title: 'Bread',
    creator: 'Ana Ruiz',
    license: 'by',
    license_version: '2.0',
    foreign_landing_url: 'https://example.com/photos/1',
    url: 'http://169.254.169.254/secret',
    width: 1200,
    height: 800,
  };
  const src = { original: 'http://127.0.0.1:1/', large2x: `${url}/photos/7.jpg`, medium: `${url}/photos/7-small.jpg` };
  const photo = {
    id: 7,
    width: 4000,
    height: 3000,
    url: 'https://www.pexels.com/photo/7/',
    photographer: 'Leo Maas',
    photographer_url: 'https://www.pexels.com/@leo',
    alt: 'A loaf',
    src,
  };
  if (path === '/v1/images/') return { result_count: 30, page_count: 3, page_size: 12, page: 1, results: [image] };
  if (path === `/v1/images/${ID}/`) return image;
  if (path === '/v1/search') return { page: 2, per_page: 12, total_results: 25, photos: [photo] };
  if (path === '/v1/photos/7') return photo;
  return jpeg(400, 300);
}

before(async () => {
  service = createServer(async (request, response) => {
    asked.push({ url: request.url, headers: request.headers });
    const { pathname } = new URL(request.url ?? '/', 'http://fake');
    const isPicture = pathname.endsWith('/thumb/') || pathname.startsWith('/photos/');
    const changed = instead && (instead.body instanceof Buffer || instead.location ? isPicture : !isPicture);
    const body = (changed && instead?.body) || (await answer(pathname));
    const headers = changed && instead?.location ? { location: instead.location } : {};
    response.writeHead((changed && instead?.status) || 200, headers);
    response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  backend = await testApp({ OPENVERSE_URL: `${url}/`, PEXELS_KEY: 'secret-key', PEXELS_URL: url });
  owner = await pageOwner(backend);
});
after(async () => {
  await backend.close();
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  asked = [];
  instead = null;
});

const get = (path: string) => backend.call(`GET /v1/api/picture${path}`, { token: owner.token });
const take = (source: string, id: string) =>
  backend.call(`POST /v1/api/project/${owner.project}/picture`, { token: owner.token, body: { source, id } });

test('finds openly licensed pictures that may be cut and sold with, and shows them without leading anywhere', async () => {
  const found = await get('?source=openverse&q=fresh+bread&page=2');
  assert.equal(found.statusCode, 200, found.body);
  const { searchParams } = new URL(asked[0]?.url ?? '', url);
  assert.deepEqual(Object.fromEntries(searchParams), {
    q: 'fresh bread',
    page: '2',
    page_size: '12',
    license: 'cc0,pdm,by,by-sa',
    mature: 'false',
  });
  const { data, total_pages } = found.json();
  assert.equal(total_pages, 3);
  assert.match(data[0].thumbnail, /^data:image\/jpeg;base64,/);
  const { thumbnail: _none, ...picture } = data[0];
  const credit = '“Bread” by Ana Ruiz, CC BY 2.0';
  assert.deepEqual(picture, { id: ID, source: 'openverse', alt: 'Bread', credit, width: 1200, height: 800 });
});

test('asks Pexels with the key of the operator, which nobody else hears', async () => {
  const found = await get('?source=pexels&q=bread&page=2');
  assert.equal(asked[0]?.url, '/v1/search?query=bread&page=2&per_page=12');
  assert.equal(asked[0]?.headers.authorization, 'secret-key');
  assert.ok(asked.slice(1).every(({ headers }) => headers.authorization === undefined));
  assert.equal(found.json().total_pages, 3);
  assert.equal(found.json().data[0].credit, 'Leo Maas / Pexels');
  assert.ok(!found.body.includes('secret-key'));
});

for (const [source, id, credit, page] of [
  ['openverse', ID, '“Bread” by Ana Ruiz, CC BY 2.0', 'https://example.com/photos/1'],
  ['pexels', '7', 'Leo Maas / Pexels', 'https://www.pexels.com/photo/7/'],
] as const)
  test(`copies a picture of ${source} into the files, names its author, and the brand and its pages do too`, async () => {
    const taken = await take(source, id);
    assert.equal(taken.statusCode, 201, taken.body);
    const file = taken.json().data;
    assert.deepEqual([file.file_extension, file.credit, file.credit_url], ['jpg', credit, page]);
    const body = { pictures: [{ file_id: file.file_id }] };
    await backend.call(`PUT /v1/api/project/${owner.project}/brand`, { token: owner.token, body });
    const brand = (await backend.call(`GET /v1/api/project/${owner.project}/brand`, { token: owner.token })).json()
      .data;
    assert.equal(brand.pictures[0].credit, credit);
    const made = await owner.create({ slug: `/${source}`, description_ai: 'We bake bread in Lugo every morning.' });
    await owner.settled(made.page_id);
    const { body: view } = await backend.call(`GET /v1/editor/project/${owner.project}/page/${made.page_id}/edit`, {
      headers: { cookie: `access_token_app=${owner.token}` },
    });
    assert.ok(view.includes(page), 'the page links to the picture');
  });

test('what a service calls a picture goes through the checks of an upload', async () => {
  instead = { body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>') };
  assert.equal((await take('pexels', '7')).statusCode, 415);
  instead = { body: await pixelBomb() };
  assert.equal((await take('pexels', '7')).statusCode, 422);
  instead = { body: Buffer.alloc(15 * 1024 * 1024 + 1) };
  assert.equal((await take('pexels', '7')).statusCode, 413);
});

test('is led to no other host, neither by a redirect nor by an answer', async () => {
  instead = { status: 302, location: 'http://127.0.0.1:1/secret' };
  assert.equal((await take('openverse', ID)).statusCode, 503);
  const src = { large2x: 'http://169.254.169.254/', medium: 'file:///etc/passwd' };
  instead = { body: { id: 7, width: 1, height: 1, url: '', photographer: 'x', src } };
  assert.equal((await take('pexels', '7')).statusCode, 503);
  assert.equal(asked.length, 3);
});

test('says when a service is away, has enough, or has no such picture', async () => {
  for (const [status, expected] of [
    [500, 503],
    [429, 429],
    [404, 404],
  ] as const) {
    instead = { status, body: {} };
    assert.equal((await take('pexels', '7')).statusCode, expected);
  }
  instead = { body: { surprise: true } };
  assert.equal((await get('?source=pexels&q=bread')).statusCode, 503);
});

test('offers the services that are set up, and no other', async () => {
  assert.deepEqual((await get('/source')).json().data, [
    { source: 'openverse', label: 'Openverse' },
    { source: 'pexels', label: 'Pexels' },
  ]);
  const plain = await testApp();
  const { token } = await plain.signIn();
  assert.deepEqual((await plain.call('GET /v1/api/picture/source', { token })).json().data, []);
  assert.equal((await plain.call('GET /v1/api/picture?source=pexels&q=bread', { token })).statusCode, 404);
  await plain.close();
});

test('refuses an empty search, and a project of another account', async () => {
  assert.deepEqual((await get('?source=pexels&q=+')).json().fields, { q: ['Please say what the picture shows.'] });
  const { token } = await backend.signIn();
  const body = { source: 'pexels', id: '7' };
  const answer = await backend.call(`POST /v1/api/project/${owner.project}/picture`, { token, body });
  assert.equal(answer.statusCode, 404);
  assert.equal(asked.length, 0);
});
