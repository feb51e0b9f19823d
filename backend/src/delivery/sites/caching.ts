import type { Config } from '../../platform/config.ts';

/** What is chosen for one visitor is kept for nobody. */
export const UNDER_EXPERIMENT: Readonly<Record<string, string>> = { 'cache-control': 'private, no-store' };

/** What depends on a visitor's consent is kept by no cache between, and by a browser never without asking. */
export const UNDER_CONSENT: Readonly<Record<string, string>> = { 'cache-control': 'private, no-cache' };

/** The headers that say how long something of a site may be kept. */
export type CachingOf = (of: { cdn: boolean }) => Readonly<Record<string, string>>;

const ASKS_EACH_TIME = { 'cache-control': 'no-cache' };
const KEPT_BY_NETWORK = { ...ASKS_EACH_TIME, 'cdn-cache-control': 'public, max-age=3600, stale-if-error=86400' };

/**
 * How long a page may be kept: by browsers never without asking. A content delivery network that is told of changes may keep
 * it (https://www.rfc-editor.org/rfc/rfc9213), and longer still while nobody answers here, where the plan includes one.
 */
export const cachingOf =
  ({ cdnPurge }: Pick<Config, 'cdnPurge'>): CachingOf =>
  ({ cdn }) =>
    cdnPurge && cdn ? KEPT_BY_NETWORK : ASKS_EACH_TIME;
