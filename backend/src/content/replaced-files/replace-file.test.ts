import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { after, before, beforeEach, test } from 'node:test';
import type { Page, StoredFile } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { discarded, files, pages } from '../../platform/db/schema.ts';
import { buildSitesApp } from '../../sites-app.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { auditFiles } from '../files/audit.ts';
import { mp4, mp4Of, webm } from '../files/sample-files.ts';

let backend: TestApp;
let sites: FastifyInstance;
let origin: string;
let owner: PageOwner;

before(async () => {
  backend = await testApp();
  sites = await buildSitesApp(backend.context);
  origin = await backend.app.listen({ port: 0 });
});
beforeEach(async () => {
  owner = await pageOwner(backend, 'premium');
});
after(async () => {
  await sites.close();
  await backend.close();
});

interface Answer {
  status: number;
  data: StoredFile;
  pages: number;
  done: boolean;
  code?: string;
  message?: string;
}

async function send(path: string, content: Buffer, name: string, token = owner.token): Promise<Answer> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), name);
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers: { accesstokenapp: token }, body });
  return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) };
}
const upload = async (content: Buffer, name: string) => (await send('/v1/editor/other/upload', content, name)).data;
const replace = ({ file_id }: StoredFile, content: Buffer, name = 'new.jpg', token = owner.token) =>
  send(`/v1/api/project/file/${file_id}/replace`, content, name, token);
const undo = async ({ file_id }: StoredFile, path_child: string): Promise<Answer> => {
  const address = `POST /v1/api/project/file/${file_id}/replace/undo`;
  const answer = await backend.call(address, { token: owner.token, body: { path_child } });
  return { status: answer.statusCode, ...answer.json() };
};

const picture = (background: string, width = 1400, height = 700) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
const pathOf = ({ path_parent, path_child }: StoredFile) => `/v1/files/${path_parent}/${path_child}`;
const editorAddress = ({ project_id, page_id }: Page) => `/v1/editor/project/${project_id}/page/${page_id}`;

async function visit({ url }: Page): Promise<string> {
  const { host, pathname } = new URL(url);
  return (await sites.inject({ url: pathname, headers: { host } })).body;
}

async function pageWith(file: StoredFile, slug = '/launch'): Promise<Page> {
  const page = await owner.create({ slug });
  const src = pathOf(file);
  const image = `<img src="${src}" alt="Bread" width="1400" height="700">`;
  const body = {
    version: 0,
    data: { pages: [{ type: 'image', attributes: { src, width: '1400', height: '700' } }] },
    html: `<main><h1>Bread</h1>${image}<section style="background-image:url('${src}')">Old oven</section></main>`,
    css: '',
  };
  const saved = await backend.call(`PUT ${editorAddress(page)}`, { token: owner.token, body });
  assert.equal(saved.statusCode, 200, saved.body);
  return page;
}

const asBrowser = (address: string) =>
  backend.call(`GET ${address}`, { headers: { cookie: `access_token_app=${owner.token}` } });

async function open(page: Page) {
  const { body } = await asBrowser(`${editorAddress(page)}/edit`);
  return JSON.parse(/<script type="application\/json" id="start">(.*?)<\/script>/s.exec(body)?.[1] ?? '');
}

test('a page that shows a replaced picture is published anew with it, in its proportions', async () => {
  const old = await upload(await picture('#ff0000'), 'bread.jpg');
  const page = await pageWith(old);
  const { status, data, ...done } = await replace(old, await picture('#00ff00', 900, 1200), 'oven.jpg');
  assert.equal(status, 200);
  assert.deepEqual(done, { pages: 1, done: true });
  assert.deepEqual([data.file_id, data.file_name], [old.file_id, 'bread.jpg']);
  assert.notEqual(data.path_child, old.path_child);
  const shown = await visit(page);
  assert.ok(!shown.includes(old.path_child), shown);
  const image = /<img\b[^<>]*>/.exec(shown)?.[0] ?? '';
  assert.match(image, /width="900"/);
  assert.match(image, /height="1200"/);
  assert.ok(image.includes(`src="${backend.context.config.publicUrl}${pathOf(data)}"`), image);
  assert.ok(image.includes(`whole/640/${data.path_parent}/${data.path_child} 640w`), image);
  assert.ok(image.includes(' 900w') && !image.includes(' 1400w'), image);
  const [row] = await backend.context.db.select().from(pages).where(eq(pages.id, page.page_id));
  assert.deepEqual(row?.editorData, {
    pages: [{ type: 'image', attributes: { src: pathOf(data), width: '900', height: '1200' } }],
  });
});

test('versions of before show what the file held then, and it stays until the file goes', async () => {
  const old = await upload(await picture('#ff0000'), 'bread.jpg');
  const page = await pageWith(old);
  const { data } = await replace(old, await picture('#00ff00'));
  const versions = (await owner.call('GET', `${page.page_id}/version`)).json().data;
  assert.deepEqual(
    versions.map(({ number, origin: from }: { number: number; origin: string }) => [number, from]),
    [
      [3, 'saved'],
      [2, 'saved'],
      [1, 'created'],
    ],
  );
  const view = await asBrowser(versions[1].view_url);
  assert.ok(view.body.includes(old.path_child));
  assert.equal((await fetch(origin + pathOf(old))).status, 200);
  assert.equal((await fetch(`${origin}/v1/files/whole/640${pathOf(old).replace('/v1/files', '')}`)).status, 200);
  const audit = await auditFiles(backend.context, Date.now() + 2 * 60 * 60 * 1000);
  assert.deepEqual(
    audit.objectsWithoutRow.filter((key) => key.startsWith('uploads/')),
    [],
  );
  await backend.call(`DELETE /v1/api/project/file/${data.file_id}`, { token: owner.token });
  await backend.call(`DELETE /v1/api/trash/${data.file_id}`, { token: owner.token });
  const gone = (await backend.context.db.select().from(discarded)).map(({ path }) => path);
  const left = await backend.context.storage.stat(pathOf(old).replace('/v1/files/', '')).then(
    () => true,
    () => false,
  );
  assert.ok(gone.includes(pathOf(old).replace('/v1/files/', '')) || !left);
});

test('undoing shows again what was shown, and only once', async () => {
  const old = await upload(await picture('#ff0000'), 'bread.jpg');
  const page = await pageWith(old);
  const { data } = await replace(
    old,
    await sharp(await picture('#00ff00'))
      .png()
      .toBuffer(),
    'oven.png',
  );
  assert.equal(data.file_name, 'bread.png');
  const back = await undo(data, data.path_child);
  assert.deepEqual([back.status, back.pages, back.data.path_child], [200, 1, old.path_child]);
  assert.equal(back.data.file_name, 'bread.jpg');
  assert.ok((await visit(page)).includes(old.path_child));
  const again = await undo(data, data.path_child);
  assert.deepEqual([again.status, again.pages, again.data.path_child], [200, 0, old.path_child]);
  assert.equal((await undo(data, 'never.jpg')).status, 409);
});

test('what is not published is moved too: the draft, which an open editor learns is old', async () => {
  const old = await upload(await picture('#ff0000'), 'bread.jpg');
  const page = await pageWith(old);
  const start = await open(page);
  const draft = {
    version: start.version,
    stamp: start.stamp,
    writer: 'editor-one',
    data: { pages: [pathOf(old), 'x'] },
  };
  const kept = await backend.call(`PUT ${editorAddress(page)}/draft`, { token: owner.token, body: draft });
  assert.equal(kept.statusCode, 200, kept.body);
  const { data } = await replace(old, await picture('#00ff00'));
  const now = await open(page);
  assert.deepEqual([now.data, now.draft], [{ pages: [pathOf(data), 'x'] }, { isBehind: false }]);
  const late = await backend.call(`PUT ${editorAddress(page)}/draft`, {
    token: owner.token,
    body: { ...draft, stamp: kept.json().stamp },
  });
  assert.equal(late.json().code, 'stale_version');
});

test('the same content again changes nothing', async () => {
  const old = await upload(await picture('#ff0000'), 'bread.jpg');
  const page = await pageWith(old);
  const { data } = await replace(old, await picture('#00ff00'));
  const again = await replace(old, await picture('#00ff00'));
  assert.deepEqual([again.status, again.pages, again.data.path_child], [200, 0, data.path_child]);
  assert.equal((await owner.call('GET', `${page.page_id}/version`)).json().total_count, 3);
});

test('settings and brands follow', async () => {
  const old = await upload(await picture('#ff0000'), 'bread.jpg');
  const page = await owner.create();
  const brand = { logo: { file_id: old.file_id }, colour: '', scheme: 'light', type: '', pictures: [] };
  await backend.call(`PUT /v1/api/project/${owner.project}/brand`, { token: owner.token, body: brand });
  const seo = { title_pattern: '{title}', description: '', robots: 'index', image_id: old.file_id, favicon_id: '' };
  const set = await backend.call(`PUT /v1/api/project/${owner.project}/seo`, { token: owner.token, body: seo });
  assert.equal(set.statusCode, 200, set.body);
  assert.ok((await visit(page)).includes(old.path_child));
  const { data } = await replace(old, await picture('#00ff00', 300, 100));
  const shown = await visit(page);
  assert.ok(shown.includes(data.path_child) && !shown.includes(old.path_child));
  const kept = await backend.call(`GET /v1/api/project/${owner.project}/brand`, { token: owner.token });
  const { logo } = kept.json().data;
  assert.deepEqual([logo.path_child, logo.width, logo.height], [data.path_child, 300, 100]);
});

test('only what fits takes the place of a file', async () => {
  const image = await upload(await picture('#ff0000'), 'bread.jpg');
  const video = await upload(mp4, 'oven.mp4');
  for (const [file, content] of [
    [image, mp4],
    [video, await picture('#00ff00')],
    [video, webm],
  ] as const) {
    const { status, code } = await replace(file, content);
    assert.deepEqual([status, code], [415, 'type_not_allowed']);
  }
  assert.equal((await replace(video, mp4Of(9_000), 'new.mp4')).status, 200);
  await backend.context.db.update(files).set({ credit: 'Ana Foto' }).where(eq(files.id, image.file_id));
  assert.equal((await replace(image, await picture('#00ff00'))).status, 422);
});

test('nobody replaces the file of another account', async () => {
  const old = await upload(await picture('#ff0000'), 'bread.jpg');
  const other = await backend.signIn({ planName: 'premium' });
  assert.equal((await replace(old, await picture('#00ff00'), 'new.jpg', other.token)).status, 404);
  assert.equal(
    await text(await backend.context.storage.read(pathOf(old).replace('/v1/files/', ''))).then(() => 'there'),
    'there',
  );
});

test('what a file held counts towards what the account stores, and the eleventh is dropped', async () => {
  const first = await upload(await picture('#000000', 20, 20), 'dot.jpg');
  let last = first;
  for (let step = 1; step <= 11; step += 1) {
    const { data } = await replace(last, await picture(`#${String(step).padStart(2, '0')}0000`, 20 + step, 20));
    last = data;
  }
  const [row] = await backend.context.db.select().from(files).where(eq(files.id, first.file_id));
  assert.equal(row?.earlier.length, 10);
  assert.equal(
    row?.earlierBytes,
    row?.earlier.reduce((sum, { bytes }) => sum + bytes, 0),
  );
  assert.ok(!row?.earlier.some(({ pathChild }) => pathChild === first.path_child));
});
