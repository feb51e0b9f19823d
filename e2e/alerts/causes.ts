import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { noteBackup } from '../../backend/src/operations/backup/note-backup.ts';
import type { OpenDatabase } from '../../backend/src/platform/db/client.ts';
import { mails, projects, receivers, users } from '../../backend/src/platform/db/schema.ts';
import { startJobs } from '../../backend/src/platform/jobs/pg-boss.ts';
import { createLog } from '../../backend/src/platform/log.ts';
import type { Installation } from './installation.ts';

/** Something that goes wrong, and the rules that have to say so. */
export interface Cause {
  what: string;
  alerts: readonly string[];
  /** Makes it go wrong. Returns what puts it right again. */
  happen: () => Promise<() => Promise<void>> | Promise<void>;
}

/** Repeats a call until it is told to stop, as many at a time as are said. */
function repeat(atOnce: number, call: (turn: number) => Promise<unknown>, everyMs = 0): () => Promise<void> {
  let going = true;
  const lines = Array.from({ length: atOnce }, async (_, line) => {
    for (let turn = line; going; turn += atOnce) {
      await call(turn).catch(() => {});
      await pause(everyMs);
    }
  });
  return async () => {
    going = false;
    await Promise.all(lines);
  };
}

/** What goes wrong, in an order in which none keeps another from being seen. */
export function causesIn(at: Installation, database: OpenDatabase): readonly Cause[] {
  const { api, sites, worker } = at.processes;
  const { db, executeSql } = database;
  const call = (path: string, body?: object, address = '192.0.2.1') =>
    fetch(`http://127.0.0.1:${api.port}${path}`, {
      headers: { 'x-forwarded-for': address, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    }).then((answer) => answer.arrayBuffer());
  const logIn = (address: string) =>
    call('/v1/api/login', { email: `${randomUUID()}@example.com`, password: 'Wrong-horse-1' }, address);
  const mailId = randomUUID();

  return [
    {
      what: 'the newest backup is two days old',
      alerts: ['BackupOld'],
      happen: async () => {
        await executeSql("update audit_log set created_at = now() - interval '2 days' where act = 'backup'");
      },
    },
    {
      what: 'the receivers of eleven customers fail',
      alerts: ['ReceiversFailing'],
      happen: async () => {
        const [userId, projectId] = [randomUUID(), randomUUID()];
        await db.insert(users).values({ id: userId, email: 'a@example.com', planName: 'pro', passwordHash: 'x' });
        await db.insert(projects).values({ id: projectId, userId, name: 'Shop', description: '', type: 'x' });
        const failing = { projectId, url: 'https://gone.example', events: [], secret: 'x', failingSince: new Date() };
        await db.insert(receivers).values(Array.from({ length: 11 }, () => ({ ...failing, id: randomUUID() })));
      },
    },
    {
      what: 'the disk of DATA_DIR is full, but for a little',
      alerts: ['DiskFull'],
      happen: async () => writeFileSync(path.join(at.folder, 'data/ballast'), Buffer.alloc(60 * 1024 * 1024)),
    },
    {
      what: 'the worker is killed, and jobs come in',
      alerts: ['Down', 'JobsWait', 'JobsPileUp'],
      happen: async () => {
        worker.kill();
        await db.insert(mails).values({ id: mailId, recipient: 'a@example.com', subject: 'Hello', body: 'Hello' });
        const jobs = await startJobs(database, createLog('silent'));
        await jobs.enqueue('mail.send', { mailId });
        for (let many = 0; many < 110; many += 1) await jobs.enqueue('mail.send', { mailId: `none-${many}` });
        await jobs.stop();
        // As if they had come ten minutes ago, and had been tried as often as they may be.
        await executeSql(
          "update pgboss.job set retry_limit = 0, start_after = now() - interval '10 min' where name = 'mail.send'",
        );
      },
    },
    {
      what: 'it is started again, and no mail server takes its mail',
      alerts: ['MailFailing', 'GivenUp'],
      happen: () => at.start('worker'),
    },
    {
      what: 'somebody locks a table that every call needs',
      alerts: ['PoolExhausted', 'Slow'],
      happen: async () => {
        const locked = repeat(1, () =>
          db.transaction(async (tx) => {
            await tx.execute('lock table users in access exclusive mode');
            await tx.execute('select pg_sleep(20)');
          }),
        );
        const calls = repeat(60, (turn) => logIn(`2001:db8:${(turn % 9999).toString(16)}::2`));
        return async () => {
          await Promise.all([locked(), calls()]);
        };
      },
    },
    {
      what: 'database and store are away, under calls and visits',
      alerts: ['PartAway', 'Failing', 'SitesFailing'],
      happen: async () => {
        await Promise.all([at.database.shut(), at.store.away()]);
        const calls = repeat(2, () => call('/v1/api/public/other/pricing'), 200);
        const visits = repeat(
          2,
          () => fetch(`http://127.0.0.1:${sites.sitesPort}/`).then((answer) => answer.text()),
          200,
        );
        return async () => {
          await Promise.all([at.database.open(), at.store.back()]);
          await Promise.all([calls(), visits()]);
        };
      },
    },
    {
      what: 'a version of an area fails in many browsers',
      alerts: ['AreaErrors'],
      happen: async () => {
        const report = { remote: 'mfe_pages', version: '1.2.3', kind: 'render', message: 'It broke' };
        return repeat(1, (turn) => call('/v1/api/public/client-error', report, `198.51.100.${turn % 200}`), 300);
      },
    },
    {
      what: 'a program tries passwords from many addresses',
      alerts: ['SignInsRefused'],
      happen: async () => repeat(2, (turn) => logIn(`2001:db8:${(turn % 9999).toString(16)}::1`), 200),
    },
    {
      what: 'one tries them from a single address',
      alerts: ['AttemptsLimited'],
      happen: async () => repeat(4, () => logIn('203.0.113.7'), 100),
    },
    {
      what: "the dashboard's certificate ends in two days",
      alerts: ['CertificateEndsSoon', 'CertificateEnds'],
      happen: async () => {
        at.renew(2);
        // It is looked at once an hour, and at the start.
        api.kill();
        await at.start('api');
      },
    },
  ];
}

/** What an installation that is well has: a backup of today. */
export const makeWell = ({ db }: OpenDatabase): Promise<void> => noteBackup(db, 'backup', '/backups/today');
