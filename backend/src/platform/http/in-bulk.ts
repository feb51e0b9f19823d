import type { BulkResponse, BulkResult } from '@landfall/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { inLanguage, languageOf } from './language.ts';
import { toAppError } from './to-app-error.ts';

/** Milliseconds after which a bulk call begins with no further entry: whoever waits for it may be gone soon. */
const LONGEST = 45_000;

const TOO_LONG = 'This took too long. Please try again with what is left.';

/** Does the same to each entry, one after the other: each stands or fails by itself, as it would in a call of its own. */
export async function inBulk(
  request: Pick<FastifyRequest, 'headers' | 'log'>,
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
  until = Date.now() + LONGEST,
): Promise<BulkResponse> {
  const language = languageOf(request);
  const data: BulkResult[] = [];
  for (const id of new Set(ids)) {
    try {
      if (Date.now() > until) throw new AppError('unavailable', { message: TOO_LONG });
      await act(id);
      data.push({ id, ok: true });
    } catch (error) {
      const { code, message, status } = toAppError(error as Error);
      if (status >= 500) request.log.error({ err: error, id }, 'One entry of a bulk call failed');
      data.push({ id, ok: false, code, message: inLanguage(message, language) });
    }
  }
  return { data };
}
