import assert from 'node:assert/strict';
import { buffer, text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { type PageModel, pageModel } from '@landfall/page/sections/model';
import type { StoredFile } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import * as v from 'valibot';
import { pages } from '../../platform/db/schema.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { png } from '../files/sample-files.ts';

let backend: TestApp;
let owner: PageOwner;
let origin: string;
let oven: StoredFile;
let bread: StoredFile;
let door: StoredFile;

const STORY =
  'We are a small bakery in Lugo with a wood-fired oven. My grandmother lit the oven for the first time in 1952, and since then it has never been cold for longer than a week. We sell from seven in the morning.';

async function upload(content: Buffer, name: string): Promise<StoredFile> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), name);
  const headers = { accesstokenapp: owner.token };
  const answer = await fetch(`${origin}/v1/editor/other/upload`, { method: 'POST', headers, body });
  return ((await answer.json()) as { data: StoredFile }).data;
}

const colour = (background: string) =>
  sharp({ create: { width: 1400, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();

before(async () => {
  backend = await testApp();
  owner = await pageOwner(backend);
  origin = await backend.app.listen({ port: 0 });
  oven = await upload(await colour('#ff0000'), 'oven.jpg');
  bread = await upload(await colour('#00ff00'), 'bread.jpg');
  door = await upload(await colour('#0000ff'), 'door.jpg');
  const logo = await upload(await png(300, 100), 'logo.png');
  const body = {
    logo,
    colour: '#1d4ed8',
    scheme: 'dark',
    type: 'slab',
    pictures: [{ file_id: bread.file_id, focal: { x: 0, y: 1 } }, { file_id: oven.file_id, alt: 'Our oven' }, door],
  };
  const answer = await backend.call(`PUT /v1/api/project/${owner.project}/brand`, { token: owner.token, body });
  assert.equal(answer.statusCode, 200, answer.body);
});
after(() => backend.close());

let count = 0;
async function make(fields: object): Promise<{ model: PageModel; html: string; preview: Buffer }> {
  count += 1;
  const { page_id } = await owner.create({ slug: `/page-${count}`, ...fields });
  await owner.settled(page_id);
  const { db, storage } = backend.context;
  const [row] = await db.select().from(pages).where(eq(pages.id, page_id));
  return {
    model: v.parse(pageModel, row?.sections),
    html: await text(await storage.read(row?.publishedKey ?? '')),
    preview: await buffer(await storage.read(row?.previewKey ?? '')),
  };
}

const THEME = { palette: 'branddark1d4ed8', type: 'slab' };
const pathOf = ({ path_parent, path_child }: StoredFile) => `${path_parent}/${path_child}`;

test('a generated page wears the brand, and shows its pictures in several sizes', async () => {
  const { model, html, preview } = await make({ description_ai: STORY });
  assert.deepEqual(model.theme, THEME);
  const files = 'http://localhost:3000/v1/files/';
  assert.match(html, /<img class="logo" src="http:\/\/localhost:3000\/v1\/files\/[^"]+" width="120" height="40"/);
  const [hero = ''] = /<img[^>]*class="hero-art"[^>]*>/.exec(html) ?? [];
  assert.ok(hero.includes(`src="${files}${pathOf(oven)}" width="1400" height="900" alt="Our oven"`), hero);
  assert.match(hero, /srcset="[^"]+whole\/640\/[^"]+ 640w, /);
  assert.match(hero, /fetchpriority="high"/);
  assert.ok(html.includes(`src="${files}${pathOf(bread)}"`));
  assert.match(html, /object-position:0% 100%/);
  // The hero's red somewhere in the picture of the page.
  const { data } = await sharp(preview).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let at = 0; at < data.length; at += 3) if ((data[at] ?? 0) > 220 && (data[at + 1] ?? 0) < 40) red += 1;
  assert.ok(red > 5_000, String(red));
});

test('a page is made with the pictures that were chosen for it, or with none', async () => {
  const { html } = await make({ description_ai: STORY, pictures: [bread.file_id, 'somebody-elses'] });
  assert.ok(html.includes(pathOf(bread)) && !html.includes(pathOf(oven)));
  const none = await make({ description_ai: STORY, pictures: [] });
  assert.ok(!none.html.includes(pathOf(bread)) && !none.html.includes(pathOf(oven)));
  assert.deepEqual(none.model.theme, THEME);
});

test('pages begun by hand, or from a template, wear the brand', async () => {
  const template = (await backend.call('GET /v1/api/template', { token: owner.token })).json().data[0].template_id;
  for (const fields of [{}, { template, language: 'en' }]) {
    const { model, html } = await make(fields);
    assert.deepEqual(model.theme, THEME);
    assert.match(html, /class="logo"/);
  }
});

test('a picture that is deleted meanwhile keeps no page from being made', async () => {
  const gone = await upload(await colour('#0000ff'), 'gone.jpg');
  const known = (await backend.call(`GET /v1/api/project/${owner.project}/brand`, { token: owner.token })).json().data;
  const body = { ...known, pictures: [gone] };
  await backend.call(`PUT /v1/api/project/${owner.project}/brand`, { token: owner.token, body });
  await backend.call(`DELETE /v1/api/project/file/${gone.file_id}`, { token: owner.token });
  const { html } = await make({ description_ai: STORY });
  assert.ok(!html.includes(pathOf(gone)));
});
