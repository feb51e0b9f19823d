import { statfs } from 'node:fs/promises';
import { Gauge } from 'prom-client';
import { readCertificate, type ShownCertificate } from '../../platform/certificates/read-certificate.ts';
import type { Context } from '../../platform/context.ts';
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, like, ne } from '../../platform/db/operators.ts';
import { auditLog, mails, receivers, siteHosts } from '../../platform/db/schema.ts';
import { GIVE_UP_AFTER } from '../../platform/mail/mail.ts';
import { BACKUP_ACTS } from '../backup/note-backup.ts';
import { slowValue } from './slow-value.ts';

type Watched = Pick<Context, 'config' | 'db' | 'metrics'>;

/** Certificates change once in weeks; a connection to each of these sites once an hour bothers nobody. */
const CERTIFICATES_EVERY = 60 * 60 * 1000;
const SITES = 20;

const MINUTE = 60_000;

const endOf = async (address: string): Promise<number> => {
  const { hostname, port } = new URL(address);
  const { validTo }: ShownCertificate = await readCertificate(hostname.replace(/^\[|\]$/g, ''), Number(port || 443));
  return validTo.getTime() / 1000;
};

/** When the dashboard's certificate ends, and the first of those of published sites. */
async function certificateEnds({ config, db }: Watched): Promise<{ of: string; end: number }[]> {
  const ends: { of: string; end: number }[] = [];
  if (config.publicUrl.startsWith('https:')) {
    // Where it shows none, those of the sites are still told.
    const end = await endOf(config.publicUrl).catch(() => undefined);
    if (end !== undefined) ends.push({ of: 'dashboard', end });
  }
  if (config.sitesScheme !== 'https') return ends;
  const sites = await db
    .select({ origin: siteHosts.origin })
    .from(siteHosts)
    .where(like(siteHosts.origin, 'https:%'))
    .limit(SITES);
  const found = await Promise.allSettled(sites.map(({ origin }) => endOf(origin)));
  const held = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return held.length > 0 ? [...ends, { of: 'sites', end: Math.min(...held) }] : ends;
}

/** Mails that the mail server did not take so far, and that are still tried. */
const countWaitingMails = ({ db }: Watched): Promise<number> =>
  db.$count(
    mails,
    and(isNull(mails.sentAt), ne(mails.lastError, ''), gt(mails.createdAt, new Date(Date.now() - GIVE_UP_AFTER))),
  );

/** Webhooks, connections and pixels that do not work, by kind. */
const countFailingReceivers = ({ db }: Watched) =>
  db
    .select({ kind: receivers.kind, failing: count() })
    .from(receivers)
    .where(and(eq(receivers.enabled, true), isNotNull(receivers.failingSince)))
    .groupBy(receivers.kind);

/** The moment of the newest backup that was noted; 0 where there was none. */
async function newestBackup({ db }: Watched): Promise<number> {
  const [newest] = await db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(inArray(auditLog.act, [...BACKUP_ACTS]))
    .orderBy(desc(auditLog.at))
    .limit(1);
  return (newest?.at.getTime() ?? 0) / 1000;
}

/**
 * Measures what an installation stands on beside this process: certificates, disk, backups, mail, receivers. What the database or
 * the network is asked for is asked now and then, and no reading waits for it.
 */
export function registerInstallationGauges(context: Watched): void {
  const { config, metrics } = context;
  const registers = [metrics.registry];
  const ends = slowValue(() => certificateEnds(context), CERTIFICATES_EVERY);
  new Gauge({
    name: 'landfall_certificate_end_timestamp_seconds',
    help: 'When a certificate ends: that of the dashboard, and the first of those of twenty published sites.',
    labelNames: ['of'] as const,
    registers,
    collect() {
      for (const { of, end } of ends() ?? []) this.set({ of }, end);
    },
  });
  const backup = slowValue(() => newestBackup(context), MINUTE / 4);
  new Gauge({
    name: 'landfall_backup_timestamp_seconds',
    help: 'When the newest backup was noted; 0 where none ever was.',
    registers,
    collect() {
      // Until it is known there is no value: 0 would be one.
      this.remove();
      const at = backup();
      if (at !== undefined) this.set(at);
    },
  });
  const waiting = slowValue(() => countWaitingMails(context), MINUTE / 4);
  new Gauge({
    name: 'landfall_mails_waiting',
    help: 'Mails that the mail server did not take so far, and that are still tried.',
    registers,
    collect() {
      this.set(waiting() ?? 0);
    },
  });
  const failing = slowValue(() => countFailingReceivers(context), MINUTE / 4);
  new Gauge({
    name: 'landfall_receivers_failing',
    help: 'Webhooks, connections and pixels that do not work, by kind.',
    labelNames: ['kind'] as const,
    registers,
    collect() {
      this.reset();
      for (const { kind, failing: many } of failing() ?? []) this.set({ kind }, many);
    },
  });
  const room = () => statfs(config.dataDir).catch(() => undefined);
  new Gauge({
    name: 'landfall_disk_free_bytes',
    help: 'What this process may still write where DATA_DIR is.',
    registers,
    async collect() {
      const found = await room();
      if (found) this.set(found.bavail * found.bsize);
    },
  });
  new Gauge({
    name: 'landfall_disk_size_bytes',
    help: 'The size of the disk where DATA_DIR is.',
    registers,
    async collect() {
      const found = await room();
      if (found) this.set(found.blocks * found.bsize);
    },
  });
}
