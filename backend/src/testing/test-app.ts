import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import { startBackground } from '../background.ts';
import { seedPlans } from '../commerce/plans/seed.ts';
import { hashPassword } from '../identity/auth/passwords.ts';
import { openSession } from '../identity/auth/sessions.ts';
import { type Config, readConfig } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import { type OpenDatabase, openDatabase, overPglite } from '../platform/db/client.ts';
import { migrate } from '../platform/db/migrate.ts';
import { users } from '../platform/db/schema.ts';
import type { App } from '../platform/http/app-type.ts';
import { startJobs } from '../platform/jobs/pg-boss.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { openSecretBox } from '../platform/secrets/secret-key.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { startChild, startThread } from '../platform/workers/runner.ts';
import { createWork } from '../platform/workers/work.ts';
import { reusing } from './reused-workers.ts';
import { migratedDatabase } from './template.ts';

/** The password of every account that `signIn` makes. */
export const PASSWORD = 'Correct-horse-1';

/** Those of one process serve all its applications in turn. */
const WORKERS = { thread: reusing(startThread), child: reusing(startChild) };

let passwordHash: Promise<string> | undefined;

interface Call extends Omit<InjectOptions, 'payload' | 'body'> {
  /** Sent as JSON. */
  body?: unknown;
  token?: string;
}

export interface TestApp {
  app: App;
  context: Context;
  database: OpenDatabase;
  /** One call, without a network: `call('PUT /v1/api/user/me', { token, body })`. */
  call: (line: string, options?: Call) => Promise<LightMyRequestResponse>;
  /** Makes an account on a plan ('pro' unless named) and returns it with a valid token. */
  signIn: (account?: { email?: string; planName?: string }) => Promise<{ id: string; email: string; token: string }>;
  close: () => Promise<void>;
}

/**
 * The real application over a fresh database (in memory, or PostgreSQL where DATABASE_URL is among the overrides) and
 * a temporary data folder. Overrides are environment variables; the log is silent unless one is given.
 */
export async function testApp(overrides: Record<string, string> = {}, log = createLog('silent')): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'landfall-test-'));
  const config = readConfig({ DATA_DIR: dataDir, SECRET_KEY: 'ab'.repeat(32), REQUEST_RATE: 'off', ...overrides });
  const database = await freshDatabase(config);
  const metrics = createMetrics();
  const work = createWork(config, metrics, { start: WORKERS });
  const jobs = await startJobs(database, log, metrics.jobEnded);
  const context: Context = {
    config,
    db: database.db,
    ping: database.ping,
    subscribe: database.subscribe,
    storage: await createStorage(config),
    jobs,
    work,
    secrets: await openSecretBox(config, log),
    metrics,
    stopping: new AbortController().signal,
    log,
  };
  const app = await buildApp(context);
  await app.ready();
  await startBackground(context);

  return {
    app,
    context,
    database,

    call(line, { body, token, ...options } = {}) {
      const [method, url] = line.split(' ');
      return app.inject({
        method: method as 'GET',
        url,
        ...options,
        headers: { ...(token !== undefined && { accesstokenapp: token }), ...options.headers },
        ...(body !== undefined && { payload: body as object }),
      });
    },

    async signIn({ email = `${randomUUID()}@example.com`, planName = 'pro' } = {}) {
      passwordHash ??= hashPassword(PASSWORD);
      const id = randomUUID();
      await context.db.insert(users).values({ id, email, planName, passwordHash: await passwordHash });
      return { id, email, token: await openSession(context.db, id, 'test') };
    },

    async close() {
      const closed = app.close();
      // A connection on which a call was refused before it was read is waited for, a minute and more.
      app.server.closeAllConnections();
      await closed;
      await jobs.stop();
      await work.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function freshDatabase(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    const database = await openDatabase(config);
    await migrate(database, seedPlans);
    return database;
  }
  const client = await migratedDatabase();
  const database = overPglite(client, () => client.close());
  await seedPlans(database.db);
  return database;
}
