import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Notification } from '@landfall/shared/contracts';
import { eq, TransactionRollbackError } from 'drizzle-orm';
import { suspend, unsuspend } from '../../operations/admin/suspend.ts';
import { pages, users } from '../../platform/db/schema.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { until } from '../../testing/until.ts';
import { enqueueDue, publishDue } from './scheduled-pages.ts';

let backend: TestSites;
before(async () => {
  backend = await testSites();
});
after(() => backend.close());

/** As the visual editor keeps a page. */
const dataOf = (headline: string) => ({
  pages: [{ frames: [{ component: { type: 'wrapper', components: `<main><h1>${headline}</h1></main>` } }] }],
});

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

async function setUp() {
  const owner = await pageOwner(backend);
  const page = await owner.create();
  const visit = () => backend.visit(page.url);
  const base = `/v1/editor/project/${owner.project}/page/${page.page_id}`;
  const draft = async () => (await backend.call(`GET ${base}/draft`, { token: owner.token })).json();
  const keepAs = (known: { version: number; stamp: string }, headline: string) => {
    const { version, stamp } = known;
    const body = { version, stamp, writer: 'writer-ana', data: dataOf(headline) };
    return backend.call(`PUT ${base}/draft`, { token: owner.token, body });
  };
  const keep = async (headline: string) => {
    const answer = await keepAs(await draft(), headline);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json();
  };
  const schedule = (publish_at = inAnHour(), time_zone = 'Europe/Madrid') =>
    owner.call('PUT', `${page.page_id}/schedule`, { publish_at, time_zone });
  const scheduleOf = async () => (await owner.get(page.page_id)).schedule;
  /** Its hour comes. */
  const come = () =>
    backend.context.db
      .update(pages)
      .set({ publishAt: new Date(Date.now() - 1000) })
      .where(eq(pages.id, page.page_id));
  const run = (last = false) => publishDue(backend.context, page.page_id, { last });
  const told = async () => {
    const answer = await backend.call('GET /v1/api/user/notification', { token: owner.token });
    return (answer.json().data as Notification[]).map(({ type, actor, thing, read }) => ({ type, actor, thing, read }));
  };
  return { owner, page, visit, keep, keepAs, draft, schedule, scheduleOf, come, run, told };
}

test('a draft is published at its hour, once, and its owner is told', async () => {
  const { owner, page, visit, keep, keepAs, draft, schedule, scheduleOf, come, told } = await setUp();
  const known = await keep('Opens on Monday');
  const at = inAnHour();
  const answer = await schedule(at);
  assert.equal(answer.statusCode, 200, answer.body);
  const waiting = { publish_at: at, time_zone: 'Europe/Madrid', failure: null };
  assert.deepEqual(answer.json().data.schedule, waiting);
  assert.deepEqual((await owner.call('GET', '')).json().data[0].schedule, waiting);
  await enqueueDue(backend.context);
  assert.doesNotMatch((await visit()).body, /Opens on Monday/);

  await come();
  await enqueueDue(backend.context);
  await until(async () => (await scheduleOf()) === null);
  assert.match((await visit()).body, /Opens on Monday/);
  assert.equal((await draft()).data, null);
  const [first] = await told();
  assert.deepEqual(first, { type: 'page.published', actor: '@schedule', thing: 'page', read: false });

  // Whoever has the editor open goes on, and what is written after it waits for somebody to publish it.
  assert.equal((await keepAs(known, 'Written later')).statusCode, 200);
  await enqueueDue(backend.context);
  await publishDue(backend.context, page.page_id, { last: false });
  assert.doesNotMatch((await visit()).body, /Written later/);
});

test('a page that is off goes online, with its draft in the same moment', async () => {
  const { owner, page, visit, keep, schedule, scheduleOf, come, run } = await setUp();
  await owner.call('PUT', page.page_id, { status: 'inactive' });
  assert.equal((await visit()).statusCode, 404);
  await schedule();
  await come();
  await run();
  assert.equal((await visit()).statusCode, 200);
  assert.equal(await scheduleOf(), null);

  await owner.call('PUT', page.page_id, { status: 'inactive' });
  await keep('Back on Friday');
  await schedule();
  await come();
  await run();
  assert.match((await visit()).body, /Back on Friday/);
  assert.equal((await owner.get(page.page_id)).status, 'active');
});

test('the hour is changed, withdrawn, and ended by publishing by hand', async () => {
  const { owner, page, visit, keep, schedule, scheduleOf, come, run } = await setUp();
  await keep('One');
  await schedule();
  const later = inAnHour() + 3600;
  await schedule(later, 'America/Sao_Paulo');
  assert.deepEqual(await scheduleOf(), { publish_at: later, time_zone: 'America/Sao_Paulo', failure: null });
  const { updated_at } = await owner.get(page.page_id);
  for (let time = 0; time < 2; time += 1) {
    const withdrawn = await owner.call('DELETE', `${page.page_id}/schedule`);
    assert.equal(withdrawn.statusCode, 200, withdrawn.body);
    assert.equal(withdrawn.json().data.schedule, null);
  }
  assert.equal((await owner.get(page.page_id)).updated_at, updated_at);
  await run();
  assert.doesNotMatch((await visit()).body, /One/);

  await schedule();
  assert.equal((await owner.call('POST', `${page.page_id}/publish`, {})).statusCode, 200);
  assert.equal(await scheduleOf(), null);

  // A page that is switched on keeps the hour of its draft.
  await owner.call('PUT', page.page_id, { status: 'inactive' });
  await keep('Two');
  await schedule();
  await owner.call('PUT', page.page_id, { status: 'active' });
  assert.ok(await scheduleOf());
  await come();
  await run();
  assert.match((await visit()).body, /Two/);
});

test('a moment that is over, too far or in no zone is refused, and so is what nothing waits of', async () => {
  const { owner, page, keep, schedule } = await setUp();
  const other = await pageOwner(backend);
  const nothing = await schedule();
  assert.equal(nothing.statusCode, 409);
  assert.match(nothing.json().message, /Nothing of this page waits/);
  await keep('Waits');
  const now = Math.floor(Date.now() / 1000);
  for (const at of [now - 1, 0, now + 400 * 86_400]) {
    const answer = await schedule(at);
    assert.equal(answer.statusCode, 422, String(at));
    assert.ok(answer.json().errors?.publish_at ?? answer.json().fields?.publish_at, answer.body);
  }
  assert.equal((await schedule(now + 60, '+02:00')).statusCode, 422);
  assert.equal((await schedule(now + 60, 'Mars/Olympus')).statusCode, 422);
  const body = { publish_at: inAnHour(), time_zone: 'UTC' };
  const path = `/v1/api/project/${owner.project}/page/${page.page_id}/schedule`;
  assert.equal((await backend.call(`PUT ${path}`, { token: other.token, body })).statusCode, 404);
  assert.equal((await backend.call(`DELETE ${path}`, { token: other.token })).statusCode, 404);
});

test('no hour is set for a draft that is older than what is published', async () => {
  const { owner, page, keep, schedule } = await setUp();
  await keep('Waits');
  const [version] = (await owner.call('GET', `${page.page_id}/version`)).json().data;
  const restored = await owner.call('POST', `${page.page_id}/version/${version.version_id}/restore`);
  assert.equal(restored.statusCode, 200, restored.body);
  const refused = await schedule();
  assert.equal(refused.statusCode, 409, refused.body);
  assert.match(refused.json().message, /A draft waits that is older/);
});

test('without a plan, or with a page that an operator took offline, no hour can be set', async () => {
  const { owner, page, keep, schedule } = await setUp();
  const { db } = backend.context;
  await keep('Waits');
  const plan = (planName: string) => db.update(users).set({ planName }).where(eq(users.id, owner.id));
  await plan('none');
  assert.equal((await schedule()).statusCode, 402);
  await plan('pro');
  await suspend(db, { page: page.url }, 'phishing', 'test');
  const refused = await schedule();
  assert.equal(refused.statusCode, 409);
  assert.match(refused.json().message, /operator/);
});

test('what cannot be published at its hour stays as it is, and says why', async () => {
  const { owner, page, visit, keep, schedule, scheduleOf, come, run, told } = await setUp();
  const { db } = backend.context;
  const plan = (planName: string) => db.update(users).set({ planName }).where(eq(users.id, owner.id));
  await keep('Waits');
  await schedule();
  await come();
  await plan('none');
  await run();
  assert.equal((await scheduleOf())?.failure, 'plan');
  assert.deepEqual((await told())[0], { type: 'page.unscheduled', actor: '', thing: 'page', read: false });
  await plan('pro');
  await run();
  assert.doesNotMatch((await visit()).body, /Waits/);

  await schedule();
  await come();
  await suspend(db, { page: page.url }, 'phishing', 'test');
  await run();
  assert.equal((await scheduleOf())?.failure, 'suspended');
  await unsuspend(db, { page: page.url }, 'a mistake', 'test');

  await schedule();
  await come();
  const { storage } = backend.context;
  const put = storage.put;
  storage.put = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
  try {
    await assert.rejects(run());
    assert.equal((await scheduleOf())?.failure, null);
    await run(true);
    assert.equal((await scheduleOf())?.failure, 'unavailable');
  } finally {
    storage.put = put;
  }
  await schedule();
  await come();
  await run();
  assert.match((await visit()).body, /Waits/);
});

test('an hour that is withdrawn while the page is drawn publishes nothing', async () => {
  const { owner, page, visit, keep, schedule, come, run } = await setUp();
  await keep('Too late');
  await schedule();
  await come();
  const { storage } = backend.context;
  const put = storage.put;
  storage.put = async (...sent) => {
    await owner.call('DELETE', `${page.page_id}/schedule`);
    return put.apply(storage, sent);
  };
  try {
    await run();
  } finally {
    storage.put = put;
  }
  assert.doesNotMatch((await visit()).body, /Too late/);
});

test('one look at the clock finds pages of every account, however many of one are due', async () => {
  const [many, other] = [await pageOwner(backend), await pageOwner(backend)];
  const ofMany: string[] = [];
  for (const slug of ['/one', '/two']) ofMany.push((await many.create({ slug })).page_id);
  const { page_id } = await other.create();
  const found: string[] = [];
  const jobs: Pick<Jobs, 'enqueue'> = {
    enqueue: async (_name, payload) => void ('pageId' in payload && found.push(payload.pageId)),
  };
  // Undone before anybody else sees that they are due.
  const look = backend.context.db.transaction(async (tx) => {
    for (const [index, id] of [...ofMany, page_id].entries())
      await tx
        .update(pages)
        .set({ publishAt: new Date(index) })
        .where(eq(pages.id, id));
    await enqueueDue({ db: tx, jobs }, 2);
    tx.rollback();
  });
  await assert.rejects(look, TransactionRollbackError);
  assert.deepEqual(found, [ofMany[0], page_id]);
});

test('a page comes back from the trash, and is copied, without its hour', async () => {
  const { owner, page, keep, schedule, scheduleOf } = await setUp();
  await keep('Waits');
  await schedule();
  const copy = (await owner.call('POST', `${page.page_id}/duplicate`)).json().data;
  assert.equal(copy.schedule, null);
  await owner.call('DELETE', page.page_id);
  const restored = await backend.call(`POST /v1/api/trash/${page.page_id}/restore`, { token: owner.token });
  assert.equal(restored.statusCode, 200, restored.body);
  assert.equal(await scheduleOf(), null);
});
