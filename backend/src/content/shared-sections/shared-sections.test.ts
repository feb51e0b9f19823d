import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { pageDrafts, pages, sharedSections, users } from '../../platform/db/schema.ts';
import { type PageOwner, pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { until } from '../../testing/until.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
});
after(() => backend.close());

const words = (tagName: string, content: string, attributes: object = {}) => ({
  tagName,
  type: 'text',
  attributes,
  components: [{ type: 'textnode', content }],
});

/** A shared section as the editor writes it: a heading with a rule of its own. */
const offer = (text: string, color = 'red') => ({
  component: {
    tagName: 'section',
    attributes: { id: 'offer', 'data-section': 'offer' },
    components: [words('h2', text, { id: 'i1' })],
  },
  styles: [{ selectors: ['#i1'], style: { color } }],
});

/** A page with a headline of its own, which shows a shared section. */
const dataOf = (headline: string, shared: string, { component, styles } = offer('Ten percent off')) => ({
  assets: [],
  styles,
  pages: [
    {
      frames: [
        {
          component: {
            type: 'wrapper',
            components: [
              {
                tagName: 'main',
                components: [
                  words('h1', headline),
                  { ...component, attributes: { ...component.attributes, 'data-shared': shared } },
                ],
              },
            ],
          },
          id: 'frame-1',
        },
      ],
      id: 'page-1',
    },
  ],
});

const written = (headline: string, text = 'Ten percent off', color = 'red') => ({
  html: `<body><main><h1>${headline}</h1><section id="offer" data-shared="x"><h2 id="i1">${text}</h2></section></main></body>`,
  css: `#i1{color:${color};}`,
});

function callsOf(owner: PageOwner) {
  const shared = (method: string, path = '', body?: object, token = owner.token) =>
    backend.call(`${method} /v1/api/project/${owner.project}/shared-section${path}`, { token, ...(body && { body }) });
  const editor = (method: string, pageId: string, path: string, body?: object) =>
    backend.call(`${method} /v1/editor/project/${owner.project}/page/${pageId}${path}`, {
      token: owner.token,
      ...(body && { body }),
    });
  return { shared, editor };
}

async function setUp(count = 2) {
  const owner = await pageOwner(backend);
  const { shared, editor } = callsOf(owner);
  const made = await shared('POST', '', { name: 'Offer', contents: offer('Ten percent off') });
  assert.equal(made.statusCode, 201, made.body);
  const { shared_id } = made.json().data;
  const known = new Map<string, { version: number; stamp: string }>();
  const writer = 'writer-ana';
  const publish = async (pageId: string, headline: string, more: object = {}) => {
    const body = { ...(known.get(pageId) ?? { version: 0, stamp: '' }), writer, ...written(headline) };
    const answer = await editor('PUT', pageId, '', { ...body, data: dataOf(headline, shared_id), ...more });
    assert.equal(answer.statusCode, 200, answer.body);
    const { version, stamp } = answer.json();
    known.set(pageId, { version, stamp });
    return answer.json();
  };
  const keep = (pageId: string, data: object | null, more: object = {}) =>
    editor('PUT', pageId, '/draft', { ...(known.get(pageId) ?? { version: 0, stamp: '' }), writer, data, ...more });
  const created = [];
  for (let index = 0; index < count; index += 1) {
    const page = await owner.create({ title: `Page ${index}`, slug: `/page-${index}` });
    await publish(page.page_id, `Headline ${index}`);
    created.push(page);
  }
  const visit = async ({ url }: { url: string }) => {
    return (await backend.visit(url)).body;
  };
  const change = (revision: number, text: string, color?: string) => ({
    shared: [{ shared_id, revision, contents: offer(text, color) }],
  });
  const read = async () => (await shared('GET', `/${shared_id}`)).json().data;
  /** Publishes the section on all its pages, those among them that a busy machine leaves to a job. */
  const publishAll = async (revision: number, count: number) => {
    const answer = await shared('POST', `/${shared_id}/publish`, { revision });
    assert.equal(answer.statusCode, 200, answer.body);
    const { done, pages: published } = answer.json().data;
    assert.ok(done ? published === count : published < count, answer.body);
    await until(async () => {
      const [row] = await backend.context.db.select().from(sharedSections).where(eq(sharedSections.id, shared_id));
      return row?.publishDue === null;
    });
  };
  const opened = async (pageId: string) => {
    const answer = await backend.app.inject({
      url: `/v1/editor/project/${owner.project}/page/${pageId}/edit`,
      headers: { cookie: `access_token_app=${owner.token}` },
    });
    const start = /id="start">(.*?)<\/script>/s.exec(answer.body)?.[1];
    assert.ok(start, answer.body.slice(0, 300));
    return JSON.parse(start);
  };
  return {
    owner,
    shared_id,
    pages: created,
    shared,
    editor,
    publish,
    publishAll,
    keep,
    visit,
    change,
    read,
    known,
    opened,
  };
}

test('a section is edited in one page, shown by all that are opened, and published on all of them in one act', async () => {
  const { shared_id, pages: all, keep, visit, change, read, opened, known, owner, publishAll } = await setUp(3);
  const [first, second, third] = all as [(typeof all)[0], (typeof all)[0], (typeof all)[0]];
  const data = dataOf('Not yet for all', shared_id, offer('Half off', 'blue'));
  const kept = await keep(first.page_id, data, change(1, 'Half off', 'blue'));
  assert.equal(kept.statusCode, 200, kept.body);
  assert.deepEqual(kept.json().shared, [{ shared_id, revision: 2 }]);
  // Others that are opened show it, and nobody who visits.
  const start = await opened(second.page_id);
  assert.equal(start.isBehindShared, true);
  assert.match(JSON.stringify(start.data), /Half off/);
  assert.match(JSON.stringify(start.data.styles), /blue/);
  assert.equal(start.shared[0].revision, 2);
  assert.match(await visit(second), /Ten percent off/);
  const named = (await read()).pages;
  assert.deepEqual(
    named.map(({ title, is_online }: { title: string; is_online: boolean }) => [title, is_online]),
    [
      ['Page 0', true],
      ['Page 1', true],
      ['Page 2', true],
    ],
  );
  await owner.call('PUT', third.page_id, { status: 'inactive' });
  await publishAll(2, 3);
  for (const page of [first, second]) {
    const body = await visit(page);
    assert.match(body, /Half off/);
    assert.match(body, /#i1\{color:blue/);
    assert.doesNotMatch(body, /data-shared|Ten percent|Not yet for all/);
  }
  // One that was off stays off, and shows it once it is on.
  assert.doesNotMatch(await visit(third), /Half off/);
  await owner.call('PUT', third.page_id, { status: 'active' });
  assert.match(await visit(third), /Half off/);
  // The draft waits as before, and whoever has it open goes on.
  const [draft] = await backend.context.db.select().from(pageDrafts).where(eq(pageDrafts.pageId, first.page_id));
  assert.match(JSON.stringify(draft?.data), /Not yet for all/);
  assert.equal(draft?.version, 2);
  known.set(first.page_id, { version: 1, stamp: kept.json().stamp });
  assert.equal((await keep(first.page_id, data)).statusCode, 200);
  assert.equal((await read()).published_revision, 2);
  // What is published already is not published again.
  await publishAll(2, 0);
});

test('of two who change it at once the slower one is told, and nothing of either is lost or half kept', async () => {
  const { shared_id, pages: all, keep, change, read, shared, editor } = await setUp();
  const [first, second] = all as [(typeof all)[0], (typeof all)[0]];
  assert.equal((await keep(first.page_id, dataOf('A', shared_id), change(1, 'By Ana'))).statusCode, 200);
  const refused = await keep(second.page_id, dataOf('B', shared_id), change(1, 'By Ben'));
  assert.equal(refused.statusCode, 409);
  assert.deepEqual([refused.json().code, refused.json().fields], ['stale_version', { shared: [shared_id] }]);
  assert.equal((await editor('GET', second.page_id, '/draft')).json().data, null);
  assert.match(JSON.stringify((await read()).contents), /By Ana/);
  // An answer that got lost: the same again is no conflict.
  const body = change(1, 'By Ana');
  const stale = await keep(second.page_id, dataOf('B', shared_id), body);
  assert.deepEqual(stale.json().shared, [{ shared_id, revision: 2 }]);
  assert.equal((await shared('POST', `/${shared_id}/publish`, { revision: 1 })).statusCode, 409);
});

test('an old version of one page changes neither the section nor other pages', async () => {
  const { pages: all, keep, change, visit, read, owner, publishAll } = await setUp();
  const [first, second] = all as [(typeof all)[0], (typeof all)[0]];
  await keep(first.page_id, null, change(1, 'Half off'));
  await publishAll(2, 2);
  const versions = (await owner.call('GET', `${second.page_id}/version`)).json().data;
  const before = versions.at(1);
  const restored = await owner.call('POST', `${second.page_id}/version/${before.version_id}/restore`);
  assert.equal(restored.statusCode, 200, restored.body);
  assert.match(await visit(second), /Ten percent off/);
  assert.match(await visit(first), /Half off/);
  assert.match(JSON.stringify((await read()).contents), /Half off/);
  await publishAll(2, 1);
  assert.match(await visit(second), /Half off/);
});

test('what is deleted is a section of each page, and copies of pages show what is shared', async () => {
  const { shared_id, pages: all, shared, read, owner, opened, visit } = await setUp(1);
  const [first] = all as [(typeof all)[0]];
  const copy = (await owner.call('POST', `${first.page_id}/duplicate`)).json().data;
  assert.equal((await read()).pages.length, 2);
  assert.equal((await shared('PUT', `/${shared_id}`, { name: ' Best offer ' })).statusCode, 200);
  assert.equal((await read()).name, 'Best offer');
  assert.equal((await shared('PUT', `/${shared_id}`, { name: ' ' })).statusCode, 422);
  assert.equal((await shared('DELETE', `/${shared_id}`)).statusCode, 200);
  assert.equal((await shared('GET', `/${shared_id}`)).statusCode, 404);
  assert.equal((await shared('DELETE', `/${shared_id}`)).statusCode, 404);
  const { data } = await opened(copy.page_id);
  assert.match(JSON.stringify(data), /Ten percent off/);
  assert.doesNotMatch(JSON.stringify(data), /data-shared/);
  assert.match(await visit(first), /Ten percent off/);
});

test('nobody reaches a section of another account or project', async () => {
  const { shared_id } = await setUp(1);
  const other = await pageOwner(backend);
  const { shared, editor } = callsOf(other);
  assert.deepEqual((await shared('GET')).json().data, []);
  assert.equal((await shared('GET', `/${shared_id}`)).statusCode, 404);
  assert.equal((await shared('PUT', `/${shared_id}`, { name: 'Mine' })).statusCode, 404);
  assert.equal((await shared('DELETE', `/${shared_id}`)).statusCode, 404);
  assert.equal((await shared('POST', `/${shared_id}/publish`, { revision: 1 })).statusCode, 404);
  const page = await other.create();
  const change = { shared: [{ shared_id, revision: 1, contents: offer('Taken over') }] };
  const known = { version: 0, stamp: '', writer: 'writer-eve', data: dataOf('Mine', shared_id) };
  const kept = await editor('PUT', page.page_id, '/draft', { ...known, ...change });
  assert.deepEqual([kept.statusCode, kept.json().shared], [200, undefined]);
});

test('there are limits, and whoever reaches them is told', async () => {
  const { shared, keep, pages: all, shared_id } = await setUp(1);
  const [first] = all as [(typeof all)[0]];
  const large = offer('x'.repeat(210_000));
  const refused = await shared('POST', '', { name: 'Large', contents: large });
  assert.equal(refused.statusCode, 422);
  assert.match(refused.json().message, /200 KB/);
  const change = { shared: [{ shared_id, revision: 1, contents: large }] };
  assert.equal((await keep(first.page_id, null, change)).statusCode, 422);
  for (let index = 1; index < 50; index += 1)
    assert.equal((await shared('POST', '', { name: `Part ${index}`, contents: offer('x') })).statusCode, 201);
  const full = await shared('POST', '', { name: 'One more', contents: offer('x') });
  assert.deepEqual([full.statusCode, full.json().code], [409, 'conflict']);
  assert.equal((await shared('GET')).json().data.length, 50);
});

test('what programs and words change in one page is changed for all', async () => {
  const { pages: all, owner, read } = await setUp();
  const [first] = all as [(typeof all)[0]];
  const { outline } = (await owner.call('GET', `${first.page_id}/outline`)).json().data;
  const section = outline.sections.find(({ kind }: { kind: string }) => kind === 'offer');
  const { ref } = section.elements.find(({ tag }: { tag: string }) => tag === 'h2');
  const operations = [{ op: 'text', section: section.id, ref, text: 'Said by a program' }];
  const changed = await owner.call('POST', `${first.page_id}/operation`, { operations });
  assert.equal(changed.statusCode, 200, changed.body);
  assert.match(JSON.stringify((await read()).contents), /Said by a program/);
  assert.equal((await read()).revision, 2);
});

test('what markup and styles a browser must not get is not published with it', async () => {
  const { shared_id, pages: all, keep, visit, publishAll } = await setUp(1);
  const [first] = all as [(typeof all)[0]];
  const evil = offer('Buy', 'red');
  const component = {
    ...evil.component,
    components: [
      ...evil.component.components,
      { tagName: 'script', components: [{ type: 'textnode', content: 'alert(1)' }] },
      { tagName: 'p', attributes: { onclick: 'alert(2)' }, components: [{ type: 'textnode', content: 'Press' }] },
    ],
  };
  const styles = [{ selectors: ['#i1'], style: { 'background-image': 'url(javascript:alert(3))' } }];
  const contents = { component, styles };
  await keep(first.page_id, null, { shared: [{ shared_id, revision: 1, contents }] });
  await publishAll(2, 1);
  const body = await visit(first);
  assert.match(body, /Press/);
  assert.doesNotMatch(body, /alert/);
});

test('a publication that was cut short is finished by a job', async () => {
  const { shared_id, pages: all, keep, change, visit } = await setUp();
  const [first, second] = all as [(typeof all)[0], (typeof all)[0]];
  await keep(first.page_id, null, change(1, 'Half off'));
  await backend.context.db.execute(
    `update shared_sections set published = contents, published_revision = 2, published_at = now(), publish_due = now() where id = '${shared_id}'`,
  );
  await backend.context.jobs.enqueue('section.publish', { sharedId: shared_id });
  for (const page of [first, second]) await until(async () => /Half off/.test(await visit(page)));
  const isSettled = async () => {
    const [row] = await backend.context.db.select().from(sharedSections).where(eq(sharedSections.id, shared_id));
    return row?.publishDue === null;
  };
  await until(isSettled);
  const [row] = await backend.context.db.select().from(pages).where(eq(pages.id, second.page_id));
  assert.deepEqual(row?.shared, [shared_id]);
});

test('a page that cannot be published is tried again for a day, and holds up no other', async () => {
  const { shared_id, pages: all, keep, change, visit } = await setUp();
  const [first, second] = all as [(typeof all)[0], (typeof all)[0]];
  const { db, jobs } = backend.context;
  await keep(first.page_id, null, change(1, 'Half off'));
  await db.update(pages).set({ status: 'pending' }).where(eq(pages.id, first.page_id));
  const dueAfter = async (published: string) => {
    await db.execute(
      `update shared_sections set published = contents, published_revision = 2, published_at = ${published}, publish_due = now() where id = '${shared_id}'`,
    );
    await jobs.enqueue('section.publish', { sharedId: shared_id });
    const due = async () => {
      const [row] = await db.select().from(sharedSections).where(eq(sharedSections.id, shared_id));
      return row?.publishDue;
    };
    await until(async () => {
      const at = await due();
      return at === null || Number(at) > Date.now() + 60_000;
    });
    return due();
  };
  assert.ok(await dueAfter('now()'));
  assert.match(await visit(second), /Half off/);
  assert.equal(await dueAfter("now() - interval '25 hours'"), null);
});

test('pages wait with a shared section while their account has no plan', async () => {
  const { owner, shared_id, pages: all, keep, change, visit } = await setUp(1);
  const [page] = all as [(typeof all)[0]];
  const { db, jobs } = backend.context;
  await keep(page.page_id, null, change(1, 'Half off'));
  const follow = async (planName: string) => {
    await db.update(users).set({ planName }).where(eq(users.id, owner.id));
    await db.execute(
      `update shared_sections set published = contents, published_revision = 2, published_at = now(), publish_due = now() where id = '${shared_id}'`,
    );
    await jobs.enqueue('section.publish', { sharedId: shared_id });
    let due: Date | null = null;
    await until(async () => {
      const [row] = await db.select().from(sharedSections).where(eq(sharedSections.id, shared_id));
      due = row?.publishDue ?? null;
      return due === null || Number(due) > Date.now() + 60_000;
    });
    return due;
  };
  assert.ok(await follow('none'));
  assert.doesNotMatch(await visit(page), /Half off/);
  assert.equal(await follow('pro'), null);
  assert.match(await visit(page), /Half off/);
});

test('what somebody published or restored after a section was published everywhere stays, however often its job runs', async () => {
  const { shared_id, pages: all, keep, change, visit, owner, publish, known, publishAll } = await setUp(3);
  const [first, second, third] = all as [(typeof all)[0], (typeof all)[0], (typeof all)[0]];
  const { db, jobs } = backend.context;
  const run = async () => {
    await db.execute(`update shared_sections set publish_due = now() where id = '${shared_id}'`);
    await jobs.enqueue('section.publish', { sharedId: shared_id });
  };
  const restoreBefore = async (pageId: string) => {
    const versions = (await owner.call('GET', `${pageId}/version`)).json().data;
    const restored = await owner.call('POST', `${pageId}/version/${versions.at(1).version_id}/restore`);
    assert.equal(restored.statusCode, 200, restored.body);
  };
  await keep(first.page_id, null, change(1, 'Half off'));
  await publishAll(2, 3);
  await restoreBefore(second.page_id);
  known.set(first.page_id, { version: 2, stamp: '' });
  await db.delete(pageDrafts).where(eq(pageDrafts.pageId, first.page_id));
  await publish(first.page_id, 'Later', { ...written('Later', 'A third off'), ...change(2, 'A third off') });
  // One that did not get there yet, behind the others.
  await db.execute(
    `update pages set editor_data = replace(editor_data::text, 'Half off', 'Ten percent off')::jsonb where id = '${third.page_id}'`,
  );
  await run();
  const isSettled = async () => {
    const [row] = await db.select().from(sharedSections).where(eq(sharedSections.id, shared_id));
    return row?.publishDue === null;
  };
  await until(isSettled);
  assert.match(await visit(first), /A third off/);
  assert.match(await visit(second), /Ten percent off/);
  const [row] = await db.select().from(pages).where(eq(pages.id, third.page_id));
  assert.match(JSON.stringify(row?.editorData), /Half off/);
});
