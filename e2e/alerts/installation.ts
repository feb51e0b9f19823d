import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttps } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { testCertificates } from '../../backend/src/testing/certificates.ts';
import { type Door, doorTo } from '../../backend/src/testing/door.ts';
import { startPostgres } from '../../backend/src/testing/postgres.ts';
import { startS3 } from '../../backend/src/testing/s3-server.ts';
import { startChild } from '../../tools/child.ts';
import { freePorts } from '../../tools/product/index.ts';
import { inRoot } from '../../tools/root.ts';

export type Role = 'api' | 'sites' | 'worker';

/** A process of the backend. */
interface Process {
  port: number;
  sitesPort: number;
  metricsPort: number;
  kill: () => void;
}

/** A backend of three roles and what it stands on, each behind a door that can be shut. */
export interface Installation {
  folder: string;
  /** A way to the database that nothing shuts. */
  databaseUrl: string;
  database: Door;
  store: Awaited<ReturnType<typeof startS3>>;
  processes: Readonly<Record<Role, Process>>;
  /** Gives the dashboard's address a certificate with so many days left. */
  renew: (days: number) => void;
  start: (role: Role) => Promise<void>;
  end: () => Promise<void>;
}

/** Bytes of the disk of DATA_DIR: small enough to be filled. */
const DISK = '64m';

/** @throws Error where PostgreSQL or a disk of its own cannot be had */
export async function startInstallation(binaries: string): Promise<Installation> {
  const folder = mkdtempSync(path.join(tmpdir(), 'landfall-alerts-'));
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', dataDir]).status !== 0)
    throw new Error('A disk that can be filled needs the right to mount one: run this as root.');
  const postgres = await startPostgres(binaries);
  const databaseUrl = await postgres.newDatabase();
  const database = await doorTo(Number(new URL(databaseUrl).port));
  const store = await startS3();
  const ports = await freePorts(11);
  const [proxyPort = 0, nobody = 0] = ports.splice(0, 2);
  const certificates = testCertificates();
  const proxy = createHttps(certificates.issue('localhost', 60)).listen(proxyPort, '127.0.0.1');
  const take = (): number => ports.shift() ?? 0;
  const started = new Map<Role, ReturnType<typeof startChild>>();
  const processOf = (role: Role): Process => ({
    port: take(),
    sitesPort: take(),
    metricsPort: take(),
    kill: () => started.get(role)?.kill('SIGKILL'),
  });
  const processes = { api: processOf('api'), sites: processOf('sites'), worker: processOf('worker') };
  const through = new URL(databaseUrl);
  through.port = String(database.port);

  return {
    folder,
    databaseUrl,
    database,
    store,
    processes,
    renew: (days) => proxy.setSecureContext(certificates.issue('localhost', days)),
    async start(role) {
      const { port, sitesPort, metricsPort } = processes[role];
      const env = {
        ...process.env,
        ...store.env,
        ROLE: role,
        PORT: String(port),
        SITES_PORT: String(sitesPort),
        METRICS_PORT: String(metricsPort),
        DATA_DIR: dataDir,
        DATABASE_URL: through.href,
        SECRET_KEY: 'ab'.repeat(32),
        PUBLIC_URL: `https://localhost:${proxyPort}`,
        // Nobody listens there.
        SMTP_URL: `smtp://127.0.0.1:${nobody}`,
        REQUEST_RATE: 'off',
        TRUSTED_PROXIES: '127.0.0.1',
        LOG_LEVEL: 'fatal',
      };
      const child = startChild(process.execPath, ['src/main.ts'], {
        cwd: inRoot('backend'),
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
      });
      started.set(role, child);
      for (let tries = 0; tries < 300; tries += 1) {
        if ((await fetch(`http://127.0.0.1:${port}/v1/health/ready`).catch(() => null))?.ok) return;
        await pause(200);
      }
      throw new Error(`ROLE=${role} did not become ready`);
    },
    async end() {
      for (const child of started.values()) child.kill('SIGKILL');
      proxy.close();
      certificates.close();
      await Promise.all([database.shut(), store.close()]);
      await postgres.stop();
      spawnSync('umount', ['-l', dataDir]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
