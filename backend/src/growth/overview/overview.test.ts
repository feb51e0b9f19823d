import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Attention, ProjectSteps } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import { domains, files, leads, pages, receivers, users } from '../../platform/db/schema.ts';
import { pageOwner } from '../../testing/page-owner.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { storeLead } from '../leads/leads.ts';

let backend: TestApp;
before(async () => {
  backend = await testApp();
});
after(() => backend.close());

test('says how far a project is, and what needs somebody', async () => {
  const owner = await pageOwner(backend, 'premium');
  const read = async (token = owner.token) => backend.call(`GET /v1/api/project/${owner.project}/overview`, { token });
  const overview = async () => (await read()).json().data as { steps: ProjectSteps; attention: Attention[] };
  const stepsDone = async () =>
    Object.entries((await overview()).steps).flatMap(([name, isDone]) => (isDone ? [name] : []));
  const { db } = backend.context;
  assert.deepEqual([await stepsDone(), (await overview()).attention], [[], []]);
  assert.equal((await read((await pageOwner(backend)).token)).statusCode, 404);

  const page = await owner.create({ title: 'Bread' });
  assert.deepEqual(await stepsDone(), ['page', 'published']);
  const base = `/v1/api/project/${owner.project}`;
  const added = await backend.call(`POST ${base}/domain`, {
    token: owner.token,
    body: { type: 'custom', domain: 'www.bread.example' },
  });
  assert.equal(added.statusCode, 201, added.body);
  await backend.call(`POST ${base}/webhook`, {
    token: owner.token,
    body: { url: 'https://hooks.example/a', events: ['*'], description: 'Till' },
  });
  const sender = { id: page.page_id, projectId: owner.project, title: page.title };
  const lead = await storeLead(backend.context, sender, [{ name: 'Name', value: 'Ana' }], { address: 'a', source: {} });
  assert.deepEqual(await stepsDone(), ['page', 'published', 'connected', 'visited']);
  assert.deepEqual(
    (await overview()).attention.map(({ kind }) => kind),
    ['domain_waiting'],
  );

  const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
  await db
    .update(leads)
    .set({ createdAt: days(3) })
    .where(eq(leads.id, lead?.id ?? ''));
  await db
    .update(receivers)
    .set({ failingSince: days(1) })
    .where(eq(receivers.projectId, owner.project));
  await db.update(pages).set({ generationError: 'It was not possible.' }).where(eq(pages.id, page.page_id));
  const { attention } = await overview();
  assert.deepEqual(
    attention.map(({ kind, thing, name, count }) => [kind, thing, name, count]),
    [
      ['domain_waiting', 'domain', 'www.bread.example', 0],
      ['page_failed', 'page', 'Bread', 0],
      ['endpoint_failing', 'webhook', 'Till', 0],
      ['leads_unread', 'form', '', 1],
    ],
  );
  await db
    .update(leads)
    .set({ status: 'read' })
    .where(eq(leads.id, lead?.id ?? ''));
  await db.update(receivers).set({ failingSince: null, enabled: false, disabledReason: 'gone' });
  await db.update(domains).set({ status: 'active' }).where(eq(domains.projectId, owner.project));
  assert.deepEqual(
    (await overview()).attention.map(({ kind }) => kind),
    ['page_failed', 'endpoint_off'],
  );
  assert.deepEqual(await stepsDone(), ['page', 'published', 'domain', 'visited']);
});

test('says how much room the plan has, over all projects of the account', async () => {
  const owner = await pageOwner(backend, 'basic');
  const { db } = backend.context;
  const room = async () =>
    (await backend.call(`GET /v1/api/project/${owner.project}/overview`, { token: owner.token })).json().data.room;
  const read = async (path: string) => (await backend.call(`GET ${path}`, { token: owner.token })).json();
  const own = (await read('/v1/api/user/plan')).data.find(({ name }: { name: string }) => name === 'basic');
  const compare = async (files: number) => {
    const { storage_used, storage_max } = (await read('/v1/api/user/plan/use')).data;
    assert.deepEqual(await room(), {
      projects_max: own.features.project_max,
      pages_max: own.features.project_pages_max,
      files: { used: files, max: own.features.files_max },
      storage: { used: storage_used, max: storage_max },
      is_largest: false,
    });
    assert.equal((await read('/v1/editor/other/files?limit=20&page=1')).total_count, files);
  };
  await compare(0);
  await owner.create({ title: 'Bread' });
  const file = { name: 'a.png', extension: 'png', size: 7, contentType: 'image/png' };
  await db
    .insert(files)
    .values({ ...file, id: 'room-a', userId: owner.id, pathParent: 'uploads/00', pathChild: 'aa.png' });
  await compare(1);
  await db.update(users).set({ planName: 'none' }).where(eq(users.id, owner.id));
  assert.equal(await room(), null);
});
