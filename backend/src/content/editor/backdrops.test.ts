import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page, StoredFile } from '@landfall/shared/contracts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { readZip } from '../../testing/read-zip.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { jpeg, mp4, mp4Of } from '../files/sample-files.ts';

let backend: TestSites;
let owner: PageOwner;
let page: Page;
let picture: StoredFile;
let film: StoredFile;

async function send(path: string, content: Buffer, name: string): Promise<StoredFile> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  const body = new Response(form);
  const answer = await backend.call(`POST ${path}`, {
    token: owner.token,
    headers: { 'content-type': String(body.headers.get('content-type')) },
    payload: Buffer.from(await body.arrayBuffer()),
  } as never);
  assert.ok(answer.statusCode < 300, answer.body);
  return answer.json().data;
}

const keyOf = ({ path_parent, path_child }: StoredFile) => `${path_parent}/${path_child}`;
const addressOf = (file: StoredFile) => `/v1/files/${keyOf(file)}`;

async function visit(): Promise<string> {
  return (await backend.visit(page.url)).body;
}

before(async () => {
  backend = await testSites();
  owner = await pageOwner(backend, 'premium');
  picture = await send('/v1/editor/other/upload', await jpeg(1600, 900), 'oven.jpg');
  film = await send('/v1/editor/other/upload', mp4, 'oven.mp4');
  page = await owner.create({ slug: '/' });
  const image = `<img class="backdrop-picture" src="${addressOf(picture)}" width="1600" height="900" alt="" loading="lazy">`;
  const behind = `<div class="backdrop shade-60" id="behind">${image}<a class="backdrop-film" href="${addressOf(film)}">Stop the video</a></div>`;
  const attributes = { src: addressOf(picture), width: '1600', height: '900' };
  const saved = await backend.call(`PUT /v1/editor/project/${owner.project}/page/${page.page_id}`, {
    token: owner.token,
    body: {
      version: 0,
      data: { pages: [{ attributes }, { attributes: { href: addressOf(film) } }] },
      html: `<main><section class="story" data-section="story">${behind}<h1>Bread</h1></section></main>`,
      css: '#behind{object-position:20% 80%;}',
    },
  });
  assert.equal(saved.statusCode, 200, saved.body);
});
after(() => backend.close());

test('what lies behind a section is published with its sizes, as wide as the screen', async () => {
  const shown = await visit();
  const { publicUrl } = backend.context.config;
  assert.match(shown, /<img srcset="[^"]* 1600w" sizes="auto, 100vw" class="backdrop-picture"/);
  assert.ok(shown.includes(`<source src="${publicUrl}${addressOf(film)}" media="`), shown);
  assert.ok(shown.includes('#behind{object-position:20% 80%;}'));
  assert.ok(shown.includes('.shade-60{--shade:0.6}') && !shown.includes('.shade-55'));
});

test('both are found where they are used, and go along when the site is taken away', async () => {
  for (const file of [picture, film]) {
    const uses = await backend.call(`GET /v1/api/project/file/${file.file_id}/use`, { token: owner.token });
    assert.deepEqual(
      uses.json().data.map(({ page_id }: { page_id: string }) => page_id),
      [page.page_id],
    );
  }
  const { rawPayload } = await backend.call(`GET /v1/api/project/${owner.project}/export`, { token: owner.token });
  const archive = readZip(rawPayload);
  const index = archive.get('index.html')?.toString() ?? '';
  for (const file of [picture, film]) {
    assert.ok(archive.has(`files/${keyOf(file)}`), keyOf(file));
    assert.ok(index.includes(`src="files/${keyOf(file)}"`), index);
  }
});

test('both can be replaced where they are', async () => {
  const path = (file: StoredFile) => `/v1/api/project/file/${file.file_id}/replace`;
  const newFilm = await send(path(film), mp4Of(5_000), 'new.mp4');
  const newPicture = await send(path(picture), await jpeg(1200, 1200), 'new.jpg');
  const shown = await visit();
  for (const [old, now] of [
    [film, newFilm],
    [picture, newPicture],
  ] as const) {
    assert.notEqual(old.path_child, now.path_child);
    assert.ok(shown.includes(keyOf(now)) && !shown.includes(old.path_child), shown);
  }
  assert.match(shown, /class="backdrop-picture" src="[^"]*" width="1200" height="1200"/);
});
