import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { and, eq, like, sql } from 'drizzle-orm';
import { leads, mails, plans } from '../../platform/db/schema.ts';
import { formMarkup, formSite } from '../../testing/form-site.ts';
import { type TestSites, testSites } from '../../testing/test-sites.ts';
import { LeadRoom } from './lead-room.ts';

const DAY = 24 * 60 * 60_000;
const MOST = 100;

let backend: TestSites;
before(async () => {
  backend = await testSites();
  await allow(MOST);
});
const allow = (most: number) =>
  backend.context.db
    .update(plans)
    .set({ features: sql`features || ${JSON.stringify({ leads_max: most })}::jsonb` })
    .where(eq(plans.name, 'premium'));
after(() => backend.close());

const HTML = formMarkup([
  { label: 'Name', input: 'name' },
  { label: 'E-mail', input: 'email' },
]);

/** A site whose account has so many leads, and as many of spam. */
async function siteWith(count: number) {
  const site = await formSite(backend, HTML);
  const { owner, page } = site;
  const row = (status: 'new' | 'spam') => ({
    ...{ id: randomUUID(), projectId: owner.project, pageId: page.page_id, pageTitle: 'Launch' },
    ...{ fields: [], onceKey: randomUUID(), status },
  });
  if (count > 0)
    await backend.context.db
      .insert(leads)
      .values(Array.from({ length: count }, () => [row('new'), row('spam')]).flat());
  const told = async () => {
    const rows = await backend.context.db
      .select({ subject: mails.subject })
      .from(mails)
      .where(like(mails.id, `leads.%.${owner.id}`));
    return rows.map(({ subject }) => subject);
  };
  return { ...site, told, take: (room: LeadRoom, days = 0) => room.take(owner.project, Date.now() + days * DAY) };
}

test('its owner is told when most of the room is taken, and once', async () => {
  const early = await siteWith(MOST / 2);
  assert.equal(await early.take(new LeadRoom(backend.context)), true);
  assert.deepEqual(await early.told(), []);

  const late = await siteWith(MOST * 0.8);
  for (const room of [new LeadRoom(backend.context), new LeadRoom(backend.context)])
    assert.equal(await late.take(room), true);
  assert.deepEqual(await late.told(), ['The leads of your Landfall account are close to what its plan keeps']);
});

test('a full plan takes leads in until its owner has known for a week, a very full one for a day', async () => {
  const full = await siteWith(MOST);
  const days = [0, 6, 8];
  // Processes that have counted nothing yet, and one that has.
  for (const day of days) assert.equal(await full.take(new LeadRoom(backend.context), day), day < 7, `day ${day}`);
  const room = new LeadRoom(backend.context);
  assert.deepEqual([await full.take(room), await full.take(room, 8)], [true, false]);
  assert.deepEqual(await full.told(), ['Your Landfall account holds as many leads as its plan keeps']);

  const veryFull = await siteWith(MOST * 1.5);
  assert.equal(await veryFull.take(new LeadRoom(backend.context), 0.5), true);
  assert.equal(await veryFull.take(new LeadRoom(backend.context), 2), false);
});

test('who gets a smaller plan is told of its limit, and has its time', async () => {
  const { owner, take, told } = await siteWith(MOST);
  await take(new LeadRoom(backend.context));
  const longAgo = new Date(Date.now() - 30 * DAY);
  await backend.context.db
    .update(mails)
    .set({ createdAt: longAgo })
    .where(like(mails.id, `leads.%.${owner.id}`));
  assert.equal(await take(new LeadRoom(backend.context)), false);
  await allow(MOST * 0.8);
  assert.equal(await take(new LeadRoom(backend.context)), true);
  await allow(MOST);
  assert.equal((await told()).length, 2);
});

test('what is deleted makes room within seconds', async () => {
  const { owner, take } = await siteWith(MOST);
  const room = new LeadRoom(backend.context);
  await take(room);
  assert.equal(await take(room, 8), false);
  await backend.context.db.delete(leads).where(eq(leads.projectId, owner.project));
  assert.equal(await take(room, 8 + 10_000 / DAY), true);
});

test('a form that finds no room comes back with what was typed, and nothing is stored of it', async () => {
  const { owner, send, list } = await siteWith(MOST);
  await backend.context.db.insert(mails).values({
    ...{ id: `leads.full.${MOST}.${owner.id}`, recipient: 'ana@example.com', subject: 'Full', body: '' },
    createdAt: new Date(Date.now() - 8 * DAY),
  });
  const answer = await send({ Name: 'Ada Lovelace', 'E-mail': 'ada@example.com' });
  assert.equal(answer.statusCode, 503, answer.body);
  assert.match(answer.body, /value="Ada Lovelace"/);
  assert.deepEqual(await list('?q=lovelace'), []);
});

test('of spam the newest stays', async () => {
  const { owner } = await siteWith(20);
  const room = new LeadRoom(backend.context);
  for (let turn = 0; turn < 4; turn += 1) await room.noteSpam(owner.project, 15, 4);
  const { db } = backend.context;
  const of = (status: 'new' | 'spam') =>
    db.$count(leads, and(eq(leads.projectId, owner.project), eq(leads.status, status)));
  assert.deepEqual([await of('spam'), await of('new')], [15, 20]);
});
