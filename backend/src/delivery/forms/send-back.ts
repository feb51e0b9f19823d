import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { task } from '../../platform/workers/task.ts';
import type { Published } from '../sites/published.ts';
import type { run } from './fill-form-work.ts';
import { FORM_TEXTS } from './form-texts.ts';

/** Milliseconds. */
const FILLING_MS = 3_000;
const FILLING = task<typeof run>(new URL('./fill-form-work.ts', import.meta.url), FILLING_MS);

/** Seconds after which a visitor may try again. */
const TRY_AGAIN = 5;

/**
 * Answers a form that could not be stored, as while the database is away: the same page with what was typed, and a notice
 * that nothing was sent. @throws OverLimitError, AppError where too much waits
 */
export async function sendBack(
  { work }: Pick<Context, 'work'>,
  page: Published,
  document: Buffer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sent = [...new URLSearchParams(String(request.body ?? ''))];
  const notice = FORM_TEXTS[page.language].away;
  const filled = await work.threads.run(FILLING, page.projectId, { document: document.toString(), sent, notice });
  return reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': String(TRY_AGAIN) })
    .type('text/html; charset=utf-8')
    .send(filled);
}
