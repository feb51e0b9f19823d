import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { integrationSecretPlace } from '../../growth/integrations/settings.ts';
import { newSecret, secretPlace } from '../../growth/webhooks/signature.ts';
import { createApiToken } from '../../identity/tokens/api-tokens.ts';
import { readConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/db/client.ts';
import { deliveries, events, projects, receivers, users } from '../../platform/db/schema.ts';
import { createSecretBox } from '../../platform/secrets/secret-box.ts';
import { writeMigratedDatabase } from '../../testing/template.ts';
import { run } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'landfall-webhooks-'));
const env = { DATA_DIR: folder, SECRET_KEY: 'ab'.repeat(32) };
after(() => rmSync(folder, { recursive: true, force: true }));

const command = (...words: string[]) => run(words, env);

async function withDatabase<T>(use: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>): Promise<T> {
  const database = await openDatabase(readConfig(env));
  return use(database.db).finally(database.close);
}

const secret = newSecret();
const box = () => createSecretBox([Buffer.alloc(32, 0xab)], { error: () => {} });

before(async () => {
  await writeMigratedDatabase(join(folder, 'db'));
  assert.equal((await command('users', 'create', '--email', 'ann@example.com', '--plan', 'pro')).exitCode, 0);
  await withDatabase(async (db) => {
    const [user] = await db.select().from(users);
    const userId = user?.id ?? '';
    await db.insert(projects).values({ id: 'p', userId, name: 'Shop', description: '', type: 'x' });
    await createApiToken(db, userId, { name: 'n8n', scopes: ['leads:read'], project_id: null, expires_at: null });
    const sealed = box().seal(secret, secretPlace('w'));
    const hook = { id: 'w', projectId: 'p', url: 'https://example.com/hook', secret: sealed };
    await db.insert(receivers).values({ ...hook, events: ['*'] });
    const kept = box().seal('{}', integrationSecretPlace('c'));
    const connection = { id: 'c', projectId: 'p', kind: 'brevo', url: '', secret: kept, enabled: false };
    await db.insert(receivers).values({ ...connection, events: ['lead.created'], createdAt: new Date(0) });
    for (const [id, status] of [
      ['one', 'failed'],
      ['two', 'delivered'],
      ['three', 'failed'],
    ] as const) {
      const createdAt = id === 'three' ? new Date('2020-01-01') : new Date();
      await db.insert(events).values({ id, projectId: 'p', type: 'lead.created', subjectId: id, data: {} });
      await db.insert(deliveries).values({ id, receiverId: 'w', eventId: id, status, createdAt });
    }
  });
});

test('lists tokens without showing any, and revokes one with a line in the audit log', async () => {
  const listed = await command('tokens', 'list', '--email', 'ANN@example.com');
  assert.match(listed.stdout, /ann@example\.com\s+lf_\S{6}\.\.\.\s+n8n\s+used never\s+until revoked\s+leads:read/);
  assert.equal((await command('tokens', 'list', '--email', 'no@example.com')).stdout, 'No tokens.');
  const [{ id }] = JSON.parse((await command('tokens', 'list', '--json')).stdout);
  const revoked = await command('tokens', 'revoke', '--id', id, '--reason', 'Leaked');
  assert.match(revoked.stdout, /^Revoked: token lf_\S+ of ann@example\.com \(n8n\)\.$/);
  assert.equal((await command('tokens', 'list')).stdout, 'No tokens.');
  assert.match(
    (await command('audit')).stdout,
    /command line\s+tokens revoke\s+token lf_\S+ of ann@example\.com\s+Leaked/,
  );
  const again = await command('tokens', 'revoke', '--id', id);
  assert.deepEqual([again.exitCode, again.stderr], [1, `There is no token ${id}.`]);
});

test('lists webhooks, and sends again what failed since a moment', async () => {
  assert.match(
    (await command('webhooks', 'list')).stdout,
    /^w\s+ann@example\.com\s+https:\/\/example\.com\/hook\s+works\s+0 waiting$/m,
  );
  assert.equal((await command('events', 'replay', '--webhook', 'w', '--since', 'soon')).exitCode, 2);
  assert.equal((await command('events', 'replay', '--webhook', 'no', '--since', '2026-01-01')).exitCode, 1);
  const done = await command('events', 'replay', '--webhook', 'w', '--since', '2026-01-01');
  assert.equal(done.stdout, 'Sent again: 1.');
  assert.match((await command('webhooks', 'list')).stdout, /1 waiting$/m);
  const all = await command('events', 'replay', '--webhook', 'w', '--since', '2019-01-01', '--all');
  assert.equal(all.stdout, 'Sent again: 3.');
  assert.match((await command('audit')).stdout, /events replay\s+webhook w: 3 deliveries/);
});

test('encrypts the secrets of webhooks anew with a changed key', async () => {
  const changed = { ...env, SECRET_KEY: 'cd'.repeat(32), SECRET_KEY_PREVIOUS: env.SECRET_KEY };
  assert.match((await run(['secrets', 'renew'], changed)).stdout, /^renewed: 2\nfine already: 0\n/);
  const rows = await withDatabase((db) => db.select().from(receivers));
  const fresh = createSecretBox([Buffer.alloc(32, 0xcd)], { error: () => {} });
  const opened = (id: string, place: string) => fresh.open(rows.find((row) => row.id === id)?.secret ?? '', place);
  assert.equal(opened('w', secretPlace('w')), secret);
  assert.equal(opened('c', integrationSecretPlace('c')), '{}');
});
