import assert from 'node:assert/strict';
import { dirname, join, normalize } from 'node:path/posix';
import { after, before, test } from 'node:test';
import type { Page } from '@landfall/shared/contracts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { readZip } from '../../testing/read-zip.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { jpeg } from '../files/sample-files.ts';
import { staticPage } from './static-page.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

async function upload({ token }: PageOwner): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await jpeg(800, 600))]), 'photo.jpg');
  const body = new Response(form);
  const answer = await backend.call('POST /v1/editor/other/upload', {
    token,
    headers: { 'content-type': String(body.headers.get('content-type')) },
    payload: Buffer.from(await body.arrayBuffer()),
  } as never);
  const { path_parent, path_child } = answer.json().data;
  return `${path_parent}/${path_child}`;
}

async function save({ token, project }: PageOwner, page: Page, html: string): Promise<void> {
  const address = `PUT /v1/editor/project/${project}/page/${page.page_id}`;
  const answer = await backend.call(address, { token, body: { version: 0, data: {}, html, css: '' } });
  assert.equal(answer.statusCode, 200, answer.body);
}

const exportOf = async ({ token, project }: PageOwner) => {
  const answer = await backend.call(`GET /v1/api/project/${project}/export`, { token });
  assert.equal(answer.statusCode, 200, answer.body);
  assert.equal(answer.headers['content-type'], 'application/zip');
  assert.equal(answer.headers['content-disposition'], 'attachment; filename="rocket-shop.zip"');
  return readZip(answer.rawPayload);
};

/** Every relative address in a page, as the file that it leads to. */
const targetsOf = (file: string, markup: string): string[] =>
  [...markup.matchAll(/(?:href="|src="|url\()([^":)#]+)[")#]/g)].map(([, address = '']) =>
    normalize(join(dirname(file), address)),
  );

test('a site comes as files that lead to each other, with its pictures, fonts and drawings', async () => {
  const owner = await pageOwner(backend);
  const picture = await upload(owner);
  const home = await owner.create({ slug: '/' });
  const menu = await owner.create({ slug: '/menu/lunch' });
  const off = await owner.create({ slug: '/hidden' });
  await owner.call('PUT', off.page_id, { status: 'inactive' });
  const links = `<a href="/menu/lunch#top">Lunch</a><a href="${home.url}">Home</a><a href="/hidden">Hidden</a>`;
  const shown = `<img src="/v1/files/${picture}" alt=""><img src="/v1/editor/assets/art/tiles-iris-7.svg" alt="">`;
  for (const page of [home, menu])
    await save(owner, page, `<main>${links}${shown}<form><input name="a"></form></main>`);

  const archive = await exportOf(owner);
  const text = (name: string) => archive.get(name)?.toString() ?? assert.fail(`${name} of ${[...archive.keys()]}`);
  for (const file of ['index.html', 'menu/lunch/index.html']) {
    const targets = targetsOf(file, text(file)).filter((target) => !target.endsWith('hidden'));
    assert.ok(targets.length > 6, targets.join());
    for (const target of targets) assert.ok(archive.has(target), `${target} in ${file}`);
  }
  assert.doesNotMatch(text('index.html'), /srcset/);
  assert.match(text('index.html'), /<a href="menu\/lunch\/index\.html#top">/);
  assert.match(text('menu/lunch/index.html'), /<a href="\.\.\/\.\.\/index\.html">/);
  assert.ok(text('menu/lunch/index.html').includes(`<form method="post" action="${menu.url}">`));
  assert.ok(text('index.html').includes(`<link rel="canonical" href="${home.url}">`));
  assert.match(text('index.html'), /property="og:image" content="http/);
  assert.ok(archive.has(`files/${picture}`) && archive.has('_landfall/art/tiles-iris-7.svg'));
  assert.ok(!archive.has('hidden/index.html'));
  assert.match(text('404.html'), /no page at this address/);
  assert.match(text('sitemap.xml'), /\/menu\/lunch<\/loc>/);
  assert.match(text('robots.txt'), /Sitemap: http/);
});

test('a project without pages is a small archive, and another account gets none', async () => {
  const owner = await pageOwner(backend);
  assert.deepEqual([...(await exportOf(owner)).keys()].toSorted(), ['404.html', 'robots.txt', 'sitemap.xml']);
  const { token } = await backend.signIn();
  assert.equal((await backend.call(`GET /v1/api/project/${owner.project}/export`, { token })).statusCode, 404);
});

test('leaves foreign addresses and files of others as they are', () => {
  const site = {
    origin: 'https://a.example',
    files: 'https://app/v1/files/',
    path: '/x',
    isPage: () => true,
    isFile: () => false,
  };
  const document =
    '<a href="https://b.example/x">b</a><a href="//c.example">c</a><a href="mailto:a@b.example">m</a><img src="https://app/v1/files/uploads/foreign.png">';
  assert.equal(staticPage(document, site).document, document);
});
