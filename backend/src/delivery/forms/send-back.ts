import type { FastifyReply } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { task } from '../../platform/workers/task.ts';
import type { Published } from '../sites/published.ts';
import type { FieldProblem, Sent } from './fill-form.ts';
import type { run } from './fill-form-work.ts';
import { FORM_TEXTS } from './form-texts.ts';
import { PROBLEM_TEXTS, type Problem } from './problem-texts.ts';

/** Milliseconds. */
const FILLING_MS = 3_000;
const FILLING = task<typeof run>(new URL('./fill-form-work.ts', import.meta.url), FILLING_MS);

/** Seconds after which a visitor may try again. */
const TRY_AGAIN = 5;

interface SentBack {
  page: Published;
  document: Buffer;
  sent: Sent;
}

async function fill(
  { work }: Pick<Context, 'work'>,
  { page, document, sent }: SentBack,
  notice: readonly [string, string],
  problems: readonly FieldProblem[],
): Promise<string> {
  return work.threads.run(FILLING, page.projectId, { document: document.toString(), sent, notice, problems });
}

/**
 * Answers a form that could not be stored, as while the database is away: the same page with what was typed, and a notice
 * that nothing was sent. @throws OverLimitError, AppError where too much waits
 */
export async function sendBack(
  context: Pick<Context, 'work'>,
  form: SentBack,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const filled = await fill(context, form, FORM_TEXTS[form.page.language].away, []);
  return reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': String(TRY_AGAIN) })
    .type('text/html; charset=utf-8')
    .send(filled);
}

/**
 * Answers a form that was not filled in as it asks: the same page with what was typed, and beside each field what is wrong.
 * @throws OverLimitError, AppError where too much waits
 */
export async function refuseForm(
  context: Pick<Context, 'work'>,
  form: SentBack,
  problems: readonly { name: string; label: string; problem: Problem }[],
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { title, text, ...texts } = PROBLEM_TEXTS[form.page.language];
  const named = problems.map(({ name, label, problem }) => ({ name, label, text: texts[problem] }));
  const notice = named.length > 0 ? ([title, text] as const) : FORM_TEXTS[form.page.language].empty;
  const filled = await fill(context, form, notice, named);
  return reply.code(422).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(filled);
}
