import { createHash } from 'node:crypto';
import { PAGE_LANGUAGES } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { AppError } from '../../platform/errors.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { readObject } from '../artefacts/read-object.ts';
import type { FindAnswer, Route } from './route.ts';

/** The folder of the store that holds what is answered while the database is away. */
const COPIES = 'routes/';

/** Whether an object follows the database, and is made anew from it. */
export const isCopyOfRoute = (key: string): boolean => key.startsWith(COPIES);

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Where the copies of a host, of a site's code, of its list of pages and of a path are. */
export const copyKey = {
  host: (host: string) => `${COPIES}hosts/${hash(host)}.json`,
  code: (siteId: string) => `${COPIES}sites/${siteId}/code.json`,
  listing: (siteId: string) => `${COPIES}sites/${siteId}/listing.json`,
  listed: (siteId: string, part: number) => `${COPIES}sites/${siteId}/listing-${part}.json`,
  path: (siteId: string, path: string) => `${COPIES}sites/${siteId}/${hash(path)}.json`,
};

const hostCopy = v.object({
  host: v.string(),
  siteId: v.string(),
  cdn: v.optional(v.boolean(), true),
  code: v.optional(v.nullable(v.object({ etag: v.string(), asks: v.boolean() })), null),
});
const variantCopy = v.object({
  letter: v.string(),
  weight: v.number(),
  pageId: v.string(),
  key: v.string(),
  etag: v.string(),
  hasForm: v.boolean(),
  formTargets: v.string(),
  frameOrigins: v.optional(v.string(), ''),
  language: v.picklist(PAGE_LANGUAGES),
});
const routeCopy = v.object({
  siteId: v.string(),
  path: v.string(),
  pageId: v.string(),
  title: v.string(),
  status: v.number(),
  location: v.string(),
  contentType: v.string(),
  key: v.string(),
  etag: v.string(),
  hasForm: v.boolean(),
  formTargets: v.optional(v.string(), ''),
  frameOrigins: v.optional(v.string(), ''),
  language: v.picklist(PAGE_LANGUAGES),
  experiment: v.optional(v.string(), ''),
  variants: v.optional(v.array(variantCopy), []),
}) satisfies v.GenericSchema<unknown, Omit<Route, 'code' | 'cdn'>>;

/** A copy in the store; null where there is none. @throws AppError unavailable */
export async function readCopy<T>(
  storage: Pick<Storage, 'readWhole'>,
  key: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<T | null> {
  try {
    const content = await readObject(storage, key);
    return v.parse(schema, JSON.parse(content.toString()));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** Returns the lookup of routes in the store, where copies of them are kept. */
export function routesInStore(storage: Storage): FindAnswer {
  return async (host, path) => {
    const found = await readCopy(storage, copyKey.host(host), hostCopy);
    if (found?.host !== host) return null;
    const route = await readCopy(storage, copyKey.path(found.siteId, path), routeCopy);
    return {
      siteId: found.siteId,
      route: route?.path === path ? { ...route, code: found.code, cdn: found.cdn } : null,
    };
  };
}
