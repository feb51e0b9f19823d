import type { Context } from '../../platform/context.ts';
import { routeChanges } from '../../platform/db/schema.ts';
import { copyMissingListings } from '../sites/listing-copies.ts';
import { copyRouteChanges } from './copy-routes.ts';
import { purgeCdn } from './purge-cdn.ts';

const SWEEP_SECONDS = 10;
const UNLISTED_SECONDS = 600;

/** Milliseconds in which changes are gathered. */
const GATHERED = 200;

/** Starts what follows changes of routes: their copies in the store, and the content delivery network, where there is one. */
export async function registerRouteJobs(context: Context): Promise<void> {
  const { config, db, jobs, log, storage, subscribe } = context;
  const { cdnPurge } = config;
  const enqueue = () => jobs.enqueue('routes.copy', {}, { key: 'all' });

  await jobs.work('cdn.purge', async ({ purge }) => {
    if (cdnPurge) await purgeCdn(cdnPurge, purge);
  });
  await jobs.work('routes.copy', (_payload, { signal }) =>
    copyRouteChanges(
      { db, storage },
      async (purge) => {
        if (cdnPurge) await jobs.enqueue('cdn.purge', { purge });
      },
      signal,
    ),
  );
  let timer: NodeJS.Timeout | undefined;
  const enqueueSoon = () => {
    if (timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      enqueue().catch((error) => log.warn({ err: error }, 'Copies of routes wait for the next sweep'));
    }, GATHERED).unref();
  };
  await subscribe('landfall_routes', enqueueSoon, () => {});
  await jobs.sweep('routes.unlisted', UNLISTED_SECONDS, () => copyMissingListings({ db, storage }));
  await jobs.sweep('routes.changed', SWEEP_SECONDS, async () => {
    const [left] = await db.select().from(routeChanges).limit(1);
    if (left) await enqueue();
  });
}
