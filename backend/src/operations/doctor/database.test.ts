import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import pg from 'pg';
import { seedPlans } from '../../commerce/plans/seed.ts';
import { readConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/db/client.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { auditLog, mails } from '../../platform/db/schema.ts';
import { startJobs } from '../../platform/jobs/pg-boss.ts';
import { createLog } from '../../platform/log.ts';
import { doorTo } from '../../testing/door.ts';
import { freePort } from '../../testing/free-port.ts';
import { findPostgres, NO_POSTGRES, startPostgres } from '../../testing/postgres.ts';
import { noteBackup } from '../backup/note-backup.ts';
import { run } from '../cli/run.ts';
import { examine } from './doctor.ts';
import type { Finding } from './finding.ts';

const said = (findings: readonly Finding[], part: string): string =>
  findings
    .filter((finding) => finding.part === part)
    .map(({ status, seen, todo = '' }) => `${status} ${seen} -> ${todo}`)
    .join('\n');

const DAY = 24 * 60 * 60 * 1000;
const binaries = findPostgres();

test('tells of PostgreSQL whatever can be wrong with it', { skip: binaries ? false : NO_POSTGRES }, async (t) => {
  const postgres = await startPostgres(binaries ?? '');
  t.after(postgres.stop);
  const url = await postgres.newDatabase();
  const admin = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const env = (databaseUrl = url) => ({
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'http://localhost:1',
    SECRET_KEY: 'ab'.repeat(32),
    DATA_DIR: join(tmpdir(), 'landfall-doctor-none'),
  });
  const look = async (part = 'database', databaseUrl = url) => said(await examine(env(databaseUrl)), part);
  const at = (change: (address: URL) => void) => {
    const address = new URL(url);
    change(address);
    return address.href;
  };

  await t.test('a port that nobody listens at, a silent one, a database that is not there', async () => {
    const { port } = new URL(url);
    const closed = String(await freePort());
    const refusing = at((address) => Object.assign(address, { port: closed }));
    assert.match(await look('database', refusing), /failure .*ECONNREFUSED.* -> Nothing listens there/);
    const door = await doorTo(Number(port));
    door.hush();
    const silent = at((address) => Object.assign(address, { port: String(door.port) }));
    const late = await examine(env(silent), { patience: 300 });
    assert.match(said(late, 'database'), /failure no answer within 0\.3 seconds/);
    assert.match(said(late, 'jobs'), /no answer/);
    await door.shut();
    const missing = await look(
      'database',
      at((address) => Object.assign(address, { pathname: '/nowhere' })),
    );
    assert.match(missing, /failure .*"nowhere" does not exist -> Make it/);
    assert.match(await look('jobs', refusing), /warning Not looked at/);
  });

  await t.test('a password that is wrong', async () => {
    await admin(
      "create role guarded login password 'right-password'",
      `do $$ begin execute format('copy (select unnest(array[''host all guarded 127.0.0.1/32 scram-sha-256'',
        ''host all all 127.0.0.1/32 trust''])) to %L', current_setting('hba_file')); end $$`,
      'select pg_reload_conf()',
    );
    const wrong = at((address) => Object.assign(address, { username: 'guarded', password: 'wrong-password' }));
    const text = await look('database', wrong);
    assert.match(text, /failure .*password authentication failed.* -> User or password in DATABASE_URL/);
    assert.doesNotMatch(text, /wrong-password/);
  });

  await t.test('no schema, an older one and a newer one', async () => {
    assert.match(await look(), /warning It is empty: it has no schema yet/);
    assert.match(await look('jobs'), /ok There is no queue yet/);
    assert.match(await look('backups'), /ok There is nothing to back up yet/);
    const database = await openDatabase(readConfig(env()));
    await migrate(database, seedPlans);
    await (await startJobs(database, createLog('silent'))).stop();
    await database.close();
    assert.match(
      await look(),
      /ok PostgreSQL \d+[^\n]+ answered[\s\S]*ok Its schema is that of this release[\s\S]*ok Its clock/,
    );
    const migrations = 'drizzle.__drizzle_migrations';
    await admin(
      `create table newest as select * from ${migrations} order by created_at desc limit 1`,
      `delete from ${migrations} where created_at = (select created_at from newest)`,
    );
    assert.match(await look(), /warning 1 changes of the schema wait: \d{4}_\w+ -> The next start/);
    await admin(
      `insert into ${migrations} (hash, created_at) select hash, created_at + 1 from newest`,
      'drop table newest',
    );
    assert.match(await look(), /warning Its schema is that of a newer release/);
  });

  await t.test('jobs that wait, jobs that were given up, mails that no server takes', async () => {
    const database = await openDatabase(readConfig(env()));
    const jobs = await startJobs(database, createLog('silent'));
    await jobs.enqueue('mail.send', { mailId: 'x' });
    await jobs.enqueue('site.write', { projectId: 'x' });
    await jobs.stop();
    await database.db.insert(mails).values({
      id: 'm',
      recipient: 'a@example.com',
      subject: 'Hello',
      body: '',
      lastError: '550 no',
      createdAt: new Date(Date.now() - 3 * 60 * 60 * 1000),
    });
    await database.executeSql("update pgboss.job set start_after = now() - interval '20 min' where name = 'mail.send'");
    await database.executeSql("update pgboss.job set state = 'failed', completed_on = now() where name = 'site.write'");
    const text = await look('jobs');
    assert.match(text, /warning 1 jobs wait, the oldest \(mail\.send\) for 20 min -> Does a process of ROLE=worker/);
    assert.match(text, /warning 1 jobs were given up: site\.write -> `jobs failed`/);
    assert.match(text, /warning 1 mails were not taken by the mail server, the oldest for 3 h/);
    await database.executeSql(
      "update pgboss.job set start_after = now() - interval '3 hours' where name = 'mail.send'",
    );
    assert.match(await look('jobs'), /failure 1 jobs wait/);
    await database.executeSql(`insert into pgboss.job (name, data, state, group_id, start_after)
      select 'mail.send', '{}', state::pgboss.job_state, 'a', now() - interval '5 hours'
      from unnest(array['active', 'created']) as state`);
    assert.match(await look('jobs'), /failure 1 jobs wait, the oldest \(mail\.send\) for 3 h/);
    await database.executeSql("update mails set created_at = now() - interval '8 days'");
    assert.doesNotMatch(await look('jobs'), /mails were not taken/);
    await database.close();
  });

  await t.test('the age of the newest backup, whoever made it', async () => {
    assert.match(await look('backups'), /ok No backup was ever noted/);
    const database = await openDatabase(readConfig(env()));
    const note = (days: number) =>
      database.db.insert(auditLog).values({
        actor: 'command line',
        act: 'backup',
        subject: `/backups/${days}`,
        reason: '',
        at: new Date(Date.now() - days * DAY),
      });
    await note(9);
    assert.match(await look('backups'), /failure The newest backup \(\/backups\/9\) is 9 days old -> Run `backup/);
    await noteBackup(database.db, 'backup of files', '/backups/files');
    assert.match(await look('backups'), /failure The newest backup \(\/backups\/9\) is 9 days old/);
    await note(3);
    assert.match(await look('backups'), /warning .* is 3 days old/);
    assert.equal((await run(['backup', 'note', '--of', 'pg_dump on host b'], env())).exitCode, 0);
    assert.match(await look('backups'), /ok The newest backup \(pg_dump on host b\) is 0 s old/);
    await database.close();
  });

  await t.test('a clock that goes wrong, and too few connections', async () => {
    await admin(
      'create schema wrong',
      `create function wrong.clock_timestamp() returns timestamptz language sql as
        $$ select pg_catalog.clock_timestamp() - interval '1 minute' $$`,
      'alter role landfall set search_path = wrong, pg_catalog, public',
    );
    assert.match(await look(), /failure Its clock is 60\.\d s behind this machine's -> Have both machines/);
    await admin('alter role landfall reset search_path', 'alter system set max_connections = 20');
    await postgres.pause();
    await postgres.resume();
    assert.match(await look(), /warning \d+ of 20 connections are in use -> A process may take 25/);
  });
});

test('looks into an embedded database that is stopped, and leaves alone one that runs or is not there', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-doctor-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const env = { DATA_DIR: folder, PUBLIC_URL: 'http://localhost:1' };
  assert.match(said(await examine(env), 'database'), /^ok There is no database in .*db yet/);
  const database = await openDatabase(readConfig(env));
  await migrate(database, seedPlans);
  assert.match(said(await examine(env), 'database'), /^ok The embedded database .* is open in a running process/);
  assert.match(said(await examine(env), 'jobs'), /^ok Not looked at: the embedded database is open/);
  await database.close();
  const findings = await examine(env);
  assert.match(said(findings, 'database'), /ok Embedded PostgreSQL .*\n.*ok Its schema is that of this release/);
  assert.equal((await run(['backup', '--to', join(folder, 'kept'), '--json'], env)).exitCode, 0);
  assert.match(said(await examine(env), 'backups'), /ok The newest backup \(.*kept\) is/);
});
