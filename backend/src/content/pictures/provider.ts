import type { PictureSource } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { AppError } from '../../platform/errors.ts';

/** A picture as a service describes it. */
export interface Found {
  id: string;
  alt: string;
  /** Whom to name, as the service and the licence ask for it. */
  credit: string;
  /** Where the picture stands at the service. */
  page: string;
  width: number;
  height: number;
  /** Addresses on `origins`. */
  thumbnail: string;
  file: string;
}

/** A service whose pictures owners may take over. */
export interface PictureProvider {
  source: PictureSource;
  label: string;
  /** Nothing is loaded from anywhere else, whatever the service answers. */
  origins: readonly string[];
  search(words: string, page: number): Promise<{ pictures: Found[]; pages: number }>;
  /** @throws AppError not_found */
  find(id: string): Promise<Found>;
}

/** Pictures on a page of results. */
export const PER_PAGE = 12;

/** Milliseconds that a service has for an answer. */
const ANSWER_MS = 10_000;

/** Seconds after which a service that has had enough is asked again. */
const REST = 60;

/** One call of a service, its answer read by a schema. @throws AppError not_found, too_many_requests, unavailable */
export async function ask<T extends v.GenericSchema>(
  address: URL,
  schema: T,
  headers: Record<string, string> = {},
): Promise<v.InferOutput<T>> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const response = await fetch(address, { headers: { accept: 'application/json', ...headers }, signal }).catch(
    (cause) => {
      throw new AppError('unavailable', { cause });
    },
  );
  if (response.status === 404) throw new AppError('not_found', { message: 'This picture does not exist any more.' });
  if (response.status === 429) throw new AppError('too_many_requests', { retryAfter: REST });
  if (!response.ok) throw new AppError('unavailable', { cause: new Error(`${address.host}: ${response.status}`) });
  const parsed = v.safeParse(schema, await response.json().catch(() => undefined));
  if (!parsed.success) throw new AppError('unavailable', { cause: new v.ValiError(parsed.issues) });
  return parsed.output;
}
