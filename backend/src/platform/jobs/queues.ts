import type { QueueOptions } from 'pg-boss';
import type { JobName } from './jobs.ts';

const HOUR = 60 * 60;

/** Without limits that a queue of ours would ever reach: what these jobs do may fail, the jobs themselves may not. */
const ALWAYS = { retryLimit: 1_000, retryDelay: 1, retryDelayMax: 60, deleteAfterSeconds: HOUR };

/** How often each job is tried: the delay doubles from `retryDelay` seconds up to `retryDelayMax`. */
export const QUEUES: Record<JobName, QueueOptions> = {
  'page.generate': { retryLimit: 4, retryDelay: 2, retryDelayMax: 60, expireInSeconds: 10 * 60 },
  // An hour in all, after which its owner is told.
  'page.publish': { retryLimit: 12, retryDelay: 2, retryDelayMax: 10 * 60, expireInSeconds: 10 * 60 },
  'mail.send': { retryLimit: 9, retryDelay: 15, retryDelayMax: 2 * HOUR, expireInSeconds: 2 * 60 },
  'domain.check': { retryLimit: 2, retryDelay: 30, retryDelayMax: 120, expireInSeconds: 2 * 60 },
  'storage.discard': { retryLimit: 5, retryDelay: 30, retryDelayMax: HOUR, expireInSeconds: 10 * 60 },
  'site.write': { retryLimit: 9, retryDelay: 2, retryDelayMax: 10 * 60, expireInSeconds: HOUR },
  'file.repoint': { retryLimit: 9, retryDelay: 2, retryDelayMax: 10 * 60, expireInSeconds: HOUR },
  'section.publish': { retryLimit: 9, retryDelay: 2, retryDelayMax: 10 * 60, expireInSeconds: HOUR },
  'routes.copy': { retryLimit: 5, retryDelay: 2, retryDelayMax: 60, expireInSeconds: 10 * 60 },
  'cdn.purge': { retryLimit: 12, retryDelay: 2, retryDelayMax: HOUR, expireInSeconds: 2 * 60 },
  'event.webhooks': { ...ALWAYS, expireInSeconds: 60 },
  'event.forms': { ...ALWAYS, expireInSeconds: 60 },
  'webhook.deliver': { ...ALWAYS, expireInSeconds: 30 },
};

/** Jobs that are fetched many at a time: nobody sends signs of life for each, they expire instead. */
export const MANY: ReadonlySet<string> = new Set<JobName>(['event.webhooks', 'event.forms', 'webhook.deliver']);

/** How many jobs of a name one process runs at a time; what waits for others may be more than what computes. */
export const AT_ONCE: Record<JobName, number> = {
  'page.generate': 4,
  'page.publish': 4,
  'mail.send': 4,
  'domain.check': 4,
  'storage.discard': 1,
  'site.write': 2,
  'file.repoint': 3,
  'section.publish': 2,
  'routes.copy': 1,
  'cdn.purge': 2,
  'event.webhooks': 50,
  'event.forms': 50,
  'webhook.deliver': 64,
};

/** Of those, how many may belong to one group, in all processes together. */
export const OF_ONE_GROUP = 8;
