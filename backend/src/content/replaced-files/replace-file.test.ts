import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { after, before, beforeEach, test } from 'node:test';
import type { Page, StoredFile } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { sql } from '../../platform/db/operators.ts';
import { discarded, files, notifications, pages, plans, projects, sharedSections } from '../../platform/db/schema.ts';
import { emptyDiscarded } from '../../platform/storage/discard.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { until } from '../../testing/until.ts';
import { exportSite } from '../export/export-site.ts';
import { auditFiles } from '../files/audit.ts';
import { mp4, mp4Of, webm } from '../files/sample-files.ts';
import { dropUnshown } from './drop-unshown.ts';
import { withContent } from './earlier-contents.ts';
import { repointPage } from './repoint-page.ts';
import { repointPages, sweepDueFiles } from './repoint-pages.ts';
import { repointShared } from './repoint-shared.ts';

let backend: TestSites;
let origin: string;
let owner: PageOwner;

before(async () => {
  backend = await testSites();
  origin = await backend.app.listen({ port: 0 });
});
beforeEach(async () => {
  owner = await pageOwner(backend, 'premium');
});
after(() => backend.close());

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
const undo = async (taken: StoredFile, previous: StoredFile): Promise<Answer> => {
  const address = `POST /v1/api/project/file/${taken.file_id}/replace/undo`;
  const body = { path_child: taken.path_child, previous_path_child: previous.path_child };
  const answer = await backend.call(address, { token: owner.token, body });
  return { status: answer.statusCode, ...answer.json() };
};

const picture = (background: string, width = 1400, height = 700) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
const pathOf = ({ path_parent, path_child }: StoredFile) => `/v1/files/${path_parent}/${path_child}`;
const editorAddress = ({ project_id, page_id }: Page) => `/v1/editor/project/${project_id}/page/${page_id}`;

async function visit({ url }: Page): Promise<string> {
  return (await backend.visit(url)).body;
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
  const back = await undo(data, old);
  assert.deepEqual([back.status, back.pages, back.data.path_child], [200, 1, old.path_child]);
  assert.equal(back.data.file_name, 'bread.jpg');
  assert.ok((await visit(page)).includes(old.path_child));
  const again = await undo(data, old);
  assert.deepEqual([again.status, again.pages, again.data.path_child], [200, 0, old.path_child]);
  assert.equal((await undo({ ...data, path_child: 'never.jpg' }, old)).status, 409);
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

const rowOf = async ({ file_id }: StoredFile) => {
  const [row] = await backend.context.db.select().from(files).where(eq(files.id, file_id));
  assert.ok(row);
  return row;
};
const pageRow = async ({ page_id }: Page) => {
  const [row] = await backend.context.db.select().from(pages).where(eq(pages.id, page_id));
  assert.ok(row);
  return row;
};
const keyOf = (file: StoredFile) => `${file.path_parent}/${file.path_child}`;
const isStored = (file: StoredFile) =>
  backend.context.storage.stat(keyOf(file)).then(
    () => true,
    () => false,
  );

/** Has a file hold something else without anybody looking at its pages: `followReplacement` is still to come. */
async function holdInstead(file: StoredFile, fill: string): Promise<StoredFile> {
  const { db, storage } = backend.context;
  const row = await rowOf(file);
  const child = { pathChild: `${randomBytes(16).toString('hex')}.jpg` };
  await storage.put(`${row.pathParent}/${child.pathChild}`, Readable.from(await picture(fill)), 'image/jpeg');
  await db
    .update(files)
    .set({ ...withContent(row, { ...row, ...child }), repointDue: new Date(0) })
    .where(eq(files.id, row.id));
  return { ...file, path_child: child.pathChild };
}

test('a page that cannot be published anew holds up no other, and is tried again', async () => {
  const { db, storage } = backend.context;
  const old = await upload(await picture('#ff0000'), 'bread.jpg');
  const made = [await pageWith(old), await pageWith(old, '/second'), await pageWith(old, '/third')];
  const [bad, ...others] = made.sort((a, b) => (a.page_id < b.page_id ? -1 : 1));
  assert.ok(bad);
  const { publishedKey } = await pageRow(bad);
  const document = await buffer(await storage.read(publishedKey ?? ''));
  await storage.delete(publishedKey ?? '');
  const { status, pages: published, done, data } = await replace(old, await picture('#00ff00'));
  assert.deepEqual([status, published, done], [200, 2, false]);
  for (const page of others) assert.ok((await visit(page)).includes(data.path_child));
  assert.ok((await rowOf(old)).repointDue);

  await storage.put(publishedKey ?? '', Readable.from(document), 'text/html; charset=utf-8');
  await db
    .update(files)
    .set({ repointDue: new Date(0) })
    .where(eq(files.id, old.file_id));
  await sweepDueFiles(backend.context);
  await until(async () => (await rowOf(old)).repointDue === null);
  assert.ok((await visit(bad)).includes(data.path_child));
});

test('a page that cannot be published anew for a day is given up', async () => {
  const { db, storage } = backend.context;
  const old = await upload(await picture('#ff0000'), 'bread.jpg');
  const { publishedKey } = await pageRow(await pageWith(old));
  await storage.delete(publishedKey ?? '');
  assert.equal((await replace(old, await picture('#00ff00'))).done, false);
  const { earlier } = await rowOf(old);
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();
  const tryAfter = async (count: number) => {
    const [latest, ...others] = earlier.map((content) => ({ ...content, replacedAt: hours(count) }));
    assert.ok(latest);
    const change = { earlier: [latest, ...others], repointDue: new Date(0) };
    await db.update(files).set(change).where(eq(files.id, old.file_id));
    const outcome = await repointPages(backend.context, old.file_id);
    return { ...outcome, due: (await rowOf(old)).repointDue };
  };
  assert.ok((await tryAfter(23)).due);
  assert.deepEqual(await tryAfter(25), { pages: 0, done: false, isSettled: false, due: null });
});

test('a page that is being generated is looked at again', async () => {
  const { db } = backend.context;
  const old = await upload(await picture('#ff0000'), 'bread.jpg');
  const page = await pageWith(old);
  await db.update(pages).set({ status: 'pending', statusAfter: 'active' }).where(eq(pages.id, page.page_id));
  const now = await holdInstead(old, '#00ff00');
  assert.deepEqual(await repointPages(backend.context, old.file_id), { pages: 0, done: true, isSettled: false });
  assert.ok(Number((await rowOf(old)).repointDue) > Date.now() + 30_000);
  await db.update(pages).set({ status: 'active' }).where(eq(pages.id, page.page_id));
  assert.deepEqual(await repointPages(backend.context, old.file_id), { pages: 1, done: true, isSettled: true });
  assert.equal((await rowOf(old)).repointDue, null);
  assert.ok((await visit(page)).includes(now.path_child));
});

test('pages do not follow what was replaced again meanwhile', async () => {
  const old = await upload(await picture('#ff0000'), 'bread.jpg');
  const page = await pageWith(old);
  const second = await holdInstead(old, '#00ff00');
  const { userId } = await rowOf(old);
  const replacement = { fileId: old.file_id, owner: userId, from: [keyOf(old)], to: keyOf(second), size: null };
  const third = await holdInstead(second, '#0000ff');
  assert.equal(await repointPage(backend.context, page.page_id, replacement), 'replaced');
  assert.ok((await visit(page)).includes(old.path_child));
  await repointPages(backend.context, old.file_id);
  assert.ok((await visit(page)).includes(third.path_child));
});

test('a picture for shared links that is chosen meanwhile stays', async () => {
  const { context } = backend;
  const old = await upload(await picture('#ff0000'), 'bread.jpg');
  const other = await upload(await picture('#0000ff'), 'other.jpg');
  const page = await pageWith(old);
  const now = await holdInstead(old, '#00ff00');
  let isChosen = false;
  const storage: typeof context.storage = Object.create(context.storage);
  // Chosen after the page was read, and before it is written.
  storage.read = async (key) => {
    if (!isChosen && key === (await pageRow(page)).publishedKey) {
      isChosen = true;
      await context.db
        .update(pages)
        .set({ imageKey: keyOf(other) })
        .where(eq(pages.id, page.page_id));
    }
    return context.storage.read(key);
  };
  await repointPages({ ...context, storage }, old.file_id);
  assert.ok(isChosen);
  assert.equal((await pageRow(page)).imageKey, keyOf(other));
  assert.ok((await visit(page)).includes(now.path_child));
});

test('shared links and lists show a page as it is by now', async () => {
  const old = await upload(await picture('#ff0000'), 'bread.jpg');
  const page = await owner.create();
  const html = `<main><section data-section="hero"><h1>Bread</h1><img src="${pathOf(old)}" alt=""></section></main>`;
  const body = { version: 0, data: { pages: [pathOf(old)] }, html, css: '' };
  await backend.call(`PUT ${editorAddress(page)}`, { token: owner.token, body });
  const before = await pageRow(page);
  await replace(old, await picture('#00ff00'));
  const after = await pageRow(page);
  assert.notEqual(after.previewKey, before.previewKey);
  const shown = await visit(page);
  assert.ok(shown.includes(`${after.previewKey}">`) && !shown.includes(before.previewKey ?? ''), shown);
  const colours = async (key: string | null) => {
    const preview = sharp(await buffer(await backend.context.storage.read(key ?? '')));
    return (await preview.stats()).channels.map(({ mean }) => mean);
  };
  const [red = 0, green = 0] = await colours(before.previewKey);
  const [redNow = 0, greenNow = 0] = await colours(after.previewKey);
  assert.ok(redNow < red && greenNow > green, `${red} ${green} ${redNow} ${greenNow}`);
  const stored = await Promise.all(
    [after.publishedKey, after.previewKey].map(async (key) => (await backend.context.storage.stat(key ?? '')).size),
  );
  assert.equal(
    after.publishedBytes,
    stored.reduce((sum, size) => sum + size, 0),
  );
});

test('nobody is told of each page by itself', async () => {
  const told = async () =>
    (await backend.context.db.select().from(notifications).where(eq(notifications.userId, owner.id))).length;
  const old = await upload(await picture('#ff0000'), 'bread.jpg');
  await pageWith(old);
  const before = await told();
  await replace(old, await picture('#00ff00'));
  assert.equal(await told(), before);
});

test('an undo that comes late changes nothing, and says so', async () => {
  const first = await upload(await picture('#ff0000', 20, 20), 'dot.jpg');
  const { data: second } = await replace(first, await picture('#00ff00', 20, 20));
  const { data: third } = await replace(second, await picture('#0000ff', 20, 20));
  assert.equal((await undo(second, first)).status, 409);
  assert.equal((await rowOf(first)).pathChild, third.path_child);
  assert.equal((await undo(third, second)).status, 200);
});

test('versions that a replacement makes have to fit into the plan, when it is undone, too', async () => {
  const allow = (megabytes: number | null) =>
    backend.context.db
      .update(plans)
      .set({ features: sql`features || ${JSON.stringify({ storage_max_mb: megabytes })}::jsonb` })
      .where(eq(plans.name, 'premium'));
  try {
    const old = await upload(await picture('#ff0000', 20, 20), 'dot.jpg');
    await pageWith(old);
    const { data } = await replace(old, await picture('#00ff00', 20, 20));
    const used = (await backend.call('GET /v1/api/user/plan/use', { token: owner.token })).json().data.storage_used;
    // Room for the picture, but not for the page.
    await allow((used + 5_000) / 1024 / 1024);
    assert.equal((await replace(data, await picture('#0000ff', 20, 20))).code, 'plan_limit');
    assert.equal((await undo(data, old)).code, 'plan_limit');
    assert.equal((await rowOf(old)).pathChild, data.path_child);
  } finally {
    await allow(null);
  }
});

test('what was kept stays though its answer got lost, also where it was replaced again by then', async () => {
  const { db } = backend.context;
  const old = await upload(await picture('#ff0000', 20, 20), 'dot.jpg');
  const { transaction } = db;
  db.transaction = async (work, config) => {
    const result = await transaction.call(db, work, config);
    if (!(result instanceof Object && 'repointDue' in result)) return result as never;
    db.transaction = transaction;
    await holdInstead(old, '#0000ff');
    throw new Error('Connection terminated unexpectedly');
  };
  assert.equal((await replace(old, await picture('#00ff00', 20, 20))).status, 503);
  const [lost, first] = (await rowOf(old)).earlier;
  assert.equal(first?.pathChild, old.path_child);
  assert.equal((await backend.context.storage.stat(`${lost?.pathParent}/${lost?.pathChild}`)).size, lost?.size);
});

test('a name that is given meanwhile stays', async () => {
  const old = await upload(await picture('#ff0000', 20, 20), 'dot.jpg');
  const { data } = await replace(
    old,
    await sharp(await picture('#00ff00', 20, 20))
      .png()
      .toBuffer(),
    'new.png',
  );
  const address = `PUT /v1/api/project/file/${old.file_id}`;
  await backend.call(address, { token: owner.token, body: { file_name: 'Front door' } });
  assert.equal((await undo(data, old)).data.file_name, 'Front door.jpg');
});

test('a page that shows an earlier content uses the file, and takes it along in an export', async () => {
  const old = await upload(await picture('#ff0000', 20, 20), 'dot.jpg');
  const page = await pageWith(old);
  await replace(old, await picture('#00ff00', 20, 20));
  const { data: versions } = (await owner.call('GET', `${page.page_id}/version`)).json();
  const restored = await owner.call('POST', `${page.page_id}/version/${versions[1].version_id}/restore`, {});
  assert.equal(restored.statusCode, 200, restored.body);
  assert.ok((await visit(page)).includes(old.path_child));
  const uses = await backend.call(`GET /v1/api/project/file/${old.file_id}/use`, { token: owner.token });
  assert.deepEqual(
    uses.json().data.map(({ page_id }: { page_id: string }) => page_id),
    [page.page_id],
  );
  const [project] = await backend.context.db.select().from(projects).where(eq(projects.id, owner.project));
  assert.ok(project);
  const names: string[] = [];
  for await (const entry of exportSite(backend.context, project)) names.push(entry.name);
  assert.ok(names.includes(`files/${keyOf(old)}`), names.join('\n'));
});

test('a shared section that no page shows uses the file that it holds', async () => {
  const held = await upload(await picture('#ff0000', 20, 20), 'dot.jpg');
  const image = { tagName: 'img', attributes: { src: `/v1/files/${held.path_child}/${held.file_name}`, alt: '' } };
  const contents = { component: { tagName: 'section', components: [image] }, styles: [] };
  const made = await backend.call(`POST /v1/api/project/${owner.project}/shared-section`, {
    token: owner.token,
    body: { name: 'Offer', contents },
  });
  assert.equal(made.statusCode, 201, made.body);
  const uses = await backend.call(`GET /v1/api/project/file/${held.file_id}/use`, { token: owner.token });
  assert.deepEqual(
    uses.json().data.map(({ project_id, page_id, title }: Record<string, string>) => [project_id, page_id, title]),
    [[owner.project, '', 'Offer']],
  );
});

test('smaller pictures of what a file held are made, counted, and stay counted', async () => {
  const old = await upload(await picture('#ff0000'), 'bread.jpg');
  const { data: second } = await replace(old, await picture('#00ff00', 900, 900));
  const before = await rowOf(old);
  assert.equal((await fetch(`${origin}/v1/files/whole/640/${keyOf(old)}`)).status, 200);
  const counted = await rowOf(old);
  assert.ok(counted.earlierBytes > before.earlierBytes);
  const { data: third } = await replace(second, await picture('#0000ff', 900, 900));
  const later = await rowOf(old);
  assert.equal(later.earlierBytes, counted.earlierBytes + counted.size + counted.thumbnailBytes);
  await backend.call(`DELETE /v1/api/project/file/${third.file_id}`, { token: owner.token });
  assert.equal((await fetch(`${origin}/v1/files/whole/640/${keyOf(second)}`)).status, 200);
});

test('what a file held counts towards what the account stores, and goes only once nothing shows it', async () => {
  const { context } = backend;
  const first = await upload(await picture('#ff0000', 20, 20), 'dot.jpg');
  const page = await pageWith(first);
  const { data: second } = await replace(first, await picture('#00ff00', 20, 20));
  // Eighteen that nobody ever saw, each with an object.
  let last = second;
  for (let step = 1; step <= 19; step += 1) last = await holdInstead(last, '#0000ff');
  const full = await rowOf(first);
  assert.equal(full.earlier.length, 20);
  const shown = [first, second].map(({ path_child }) => path_child);
  await dropUnshown(context, first.file_id);
  const kept = await rowOf(first);
  // Versions of the page show the first two; of the others the latest ten stay.
  const names = kept.earlier.map(({ pathChild }) => pathChild);
  assert.deepEqual(names, [...full.earlier.slice(0, 10).map(({ pathChild }) => pathChild), ...shown.reverse()]);
  assert.equal(
    kept.earlierBytes,
    kept.earlier.reduce((sum, { bytes }) => sum + bytes, 0),
  );
  await emptyDiscarded(context);
  assert.ok((await isStored(first)) && (await isStored(second)));
  assert.equal(await isStored({ ...first, path_child: full.earlier[12]?.pathChild ?? '' }), false);

  // In the trash, a page keeps what its versions show.
  await owner.call('DELETE', page.page_id);
  await context.db
    .update(files)
    .set({ earlier: [...kept.earlier.slice(0, 8), ...kept.earlier] })
    .where(eq(files.id, first.file_id));
  await dropUnshown(context, first.file_id);
  assert.equal((await rowOf(first)).earlier.length, 20);
  await backend.call(`DELETE /v1/api/trash/${page.page_id}`, { token: owner.token });
  await dropUnshown(context, first.file_id);
  assert.ok(!(await rowOf(first)).earlier.some(({ pathChild }) => shown.includes(pathChild)));
});

test('sections that several pages share show what the file holds now', async () => {
  const file = await upload(await picture('red'), 'bread.jpg');
  const shared = async (method: string, path = '', body?: object) =>
    (
      await backend.call(`${method} /v1/api/project/${owner.project}/shared-section${path}`, {
        token: owner.token,
        ...(body && { body }),
      })
    ).json().data;
  const image = { tagName: 'img', attributes: { src: pathOf(file), width: 1400, height: 700 } };
  const component = { tagName: 'section', components: [image] };
  const { shared_id } = await shared('POST', '', { name: 'Offer', contents: { component, styles: [] } });
  const now = await replace(file, await picture('blue', 1000, 1000));
  assert.equal(now.status, 200, now.message);
  await until(async () => JSON.stringify(await shared('GET', `/${shared_id}`)).includes(now.data.path_child));
  const { contents, revision } = await shared('GET', `/${shared_id}`);
  assert.equal(revision, 2);
  const [drawn] = contents.component.components;
  assert.deepEqual(drawn.attributes, { src: pathOf(now.data), width: 1000, height: 1000 });
});

test('a shared section that is published while its file is replaced stays published, and follows afterwards', async () => {
  const component = { tagName: 'img', attributes: { src: '/v1/files/aaaa.jpg' } };
  const path = `/v1/api/project/${owner.project}/shared-section`;
  const contents = { component, styles: [] };
  const made = await backend.call(`POST ${path}`, { token: owner.token, body: { name: 'Offer', contents } });
  const { shared_id } = made.json().data;
  const [project] = await backend.context.db.select().from(projects).where(eq(projects.id, owner.project));
  assert.ok(project);
  const { context } = backend;
  const { threads } = context.work;
  const run: typeof threads.run = async (...question) => {
    const answer = await threads.run(...question);
    const published = await backend.call(`POST ${path}/${shared_id}/publish`, {
      token: owner.token,
      body: { revision: 1 },
    });
    assert.equal(published.statusCode, 200, published.body);
    return answer;
  };
  const replacement = { fileId: 'f', owner: project.userId, from: ['aaaa.jpg'], to: 'bbbb.jpg', size: null };
  const slow: typeof threads = Object.assign(Object.create(threads), { run });
  const during = { ...context, work: { ...context.work, threads: slow } };
  assert.equal(await repointShared(during, replacement), false);
  const rowNow = async () =>
    (await context.db.select().from(sharedSections).where(eq(sharedSections.id, shared_id))).at(0);
  assert.match(JSON.stringify((await rowNow())?.published), /aaaa/);
  assert.equal(await repointShared(context, replacement), true);
  const row = await rowNow();
  assert.match(JSON.stringify([row?.contents, row?.published]), /bbbb.*bbbb/);
  assert.deepEqual([row?.revision, row?.publishedRevision], [2, 2]);
});
