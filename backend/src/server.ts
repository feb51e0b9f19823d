import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import { startBackground } from './background.ts';
import { seedPlans } from './commerce/plans/seed.ts';
import { keepEditorBuildIfPossible } from './content/editor/kept-builds.ts';
import { WARM_TASKS } from './content/warm-tasks.ts';
import { sharedDomain } from './delivery/domains/shared-domain.ts';
import { buildHealthApp } from './health-app.ts';
import { buildAdminApp } from './operations/admin/admin-app.ts';
import { registerInstallationGauges } from './operations/watch/installation-gauges.ts';
import { type Config, ConfigError, readConfig } from './platform/config.ts';
import type { Context } from './platform/context.ts';
import { type OpenDatabase, openDatabase } from './platform/db/client.ts';
import { FolderInUseError } from './platform/db/folder-lock.ts';
import { migrateWhenReachable } from './platform/db/migrate.ts';
import { UnfinishedRestoreError } from './platform/db/unfinished-restore.ts';
import type { App } from './platform/http/app-type.ts';
import { startJobsLate } from './platform/jobs/late-jobs.ts';
import { startJobs } from './platform/jobs/pg-boss.ts';
import { createLog } from './platform/log.ts';
import { MEDIA } from './platform/media/media.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { startMetricsServer } from './platform/metrics/metrics-server.ts';
import { openSecretBox } from './platform/secrets/secret-key.ts';
import { createStorage } from './platform/storage/create-storage.ts';
import { openTracing } from './platform/tracing/open-tracing.ts';
import { createWork } from './platform/workers/work.ts';
import { LAST_REQUESTS, onSignal, stopServer } from './shutdown.ts';
import { buildSitesApp } from './sites-app.ts';

/** Ways to fail at start that need a sentence, not a stack. */
class StartError extends Error {}

/** Aborted as soon as the process is asked to end. */
let ending: AbortSignal | undefined;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const tracing = await openTracing(config, (problem) => log.warn(problem));
  const log = createLog(config.logLevel, undefined, tracing?.logged);
  const shared = sharedDomain(config);
  if (shared) {
    const danger = `cookies of customers' code for ${shared} reach the dashboard`;
    log.warn(`SITES_DOMAIN and PUBLIC_URL are both below ${shared}: ${danger} (docs/security.md)`);
  }
  const shutdown = onSignal(log, config.shutdownDelayMs);
  ending = shutdown.signal;

  if (tracing) shutdown.add(tracing.close);
  const database = await openDatabase(config, tracing);
  shutdown.add(database.close);
  const secrets = await openSecretBox(config, log);
  const metrics = createMetrics();
  const work = createWork(config, metrics, { tracing });
  shutdown.add(work.close);
  const prepare = async () => {
    await migrateWhenReachable(database, log, seedPlans);
    return startJobs(database, log, metrics.jobEnded, tracing);
  };
  const isLate = config.role === 'sites' && !(await isThere(database));
  if (isLate) log.warn('The database is away: published sites come from the store until it is back');
  const late = { log, stopping: shutdown.signal };
  const jobs = isLate ? startJobsLate(prepare, late).jobs : await prepare();
  shutdown.add(jobs.stop);

  const context: Context = {
    config,
    db: database.db,
    ping: database.ping,
    subscribe: database.subscribe,
    storage: await createStorage(config),
    jobs,
    work,
    secrets,
    metrics,
    tracing,
    stopping: shutdown.signal,
    log,
  };
  if (config.metrics) {
    registerInstallationGauges(context);
    const server = await startMetricsServer(context, database.connections, config.metrics).catch((error) =>
      explainTakenPort(error, 'METRICS_PORT', config.metrics?.port ?? 0),
    );
    log.info(`Metrics on ${config.metrics.host}:${(server.address() as AddressInfo).port}`);
  }
  const servers: Parameters<typeof stopServer>[0][] = [];
  const bounds = { lastMs: config.shutdownDelayMs > 0 ? LAST_REQUESTS : 0, requestsMs: config.shutdownRequestsMs };
  shutdown.add(() => Promise.all(servers.map((server) => stopServer(server, bounds))));
  const does = (role: Config['role']) => config.role === 'all' || config.role === role;
  if (does('api')) await keepEditorBuildIfPossible(context);
  const app = does('api') ? await buildApp(context) : buildHealthApp(context);
  servers.push(app);
  await listen(app, does('api') ? 'API' : 'Health', 'PORT', config.host, config.port);
  if (does('sites')) {
    const sites = await buildSitesApp({ ...context, ...database.forVisitors }, { counting: context });
    servers.push(sites);
    await listen(sites, 'Sites', 'SITES_PORT', config.host, config.sitesPort);
  }
  if (config.admin) {
    const admin = buildAdminApp(context, config.admin.token);
    servers.push(admin);
    await listen(admin, 'Admin', 'ADMIN_PORT', config.admin.host, config.admin.port);
  }
  if (does('worker')) await startBackground(context);
  if (config.role === 'sites' || !config.work.isWarm) return;
  work.threads.warm(WARM_TASKS);
  work.media.warm([MEDIA]);
}

/** Published sites begin without their database: what the store has is answered. Everything else waits for it. */
const isThere = (database: OpenDatabase): Promise<boolean> =>
  database.ping().then(
    () => true,
    () => false,
  );

async function listen(app: Pick<App, 'listen'>, name: string, variable: string, host: string, port: number) {
  await app
    .listen({ host, port, listenTextResolver: (address) => `${name} on ${new URL(address).host}` })
    .catch((error) => explainTakenPort(error, variable, port));
}

function explainTakenPort(error: NodeJS.ErrnoException, variable: string, port: number): never {
  if (error.code !== 'EADDRINUSE') throw error;
  throw new StartError(`Port ${port} is taken by another program. Stop it, or set ${variable}.`);
}

start().catch((error) => {
  // Asked to end while it was starting: parts that have ended already cannot start, and whoever ends them goes on.
  if (ending?.aborted) return;
  const known = [ConfigError, FolderInUseError, UnfinishedRestoreError, StartError];
  console.error(known.some((kind) => error instanceof kind) ? `Landfall cannot start.\n${error.message}` : error);
  process.exit(1);
});
