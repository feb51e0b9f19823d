import type { Config } from '../../platform/config.ts';
import type { Changed } from './copy-routes.ts';

/** Milliseconds. */
const PATIENCE = 10_000;

/**
 * Tells the content delivery network what to forget: one POST of JSON, `{ purge: [{ host, paths }] }`, with the token as a
 * bearer. Telling it twice does no harm. @throws Error where it does not answer with 2xx
 */
export async function purgeCdn({ url, token }: NonNullable<Config['cdnPurge']>, purge: Changed[]): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ purge }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The content delivery network answered ${answer.status}`);
}
