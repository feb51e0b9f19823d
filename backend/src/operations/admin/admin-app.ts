import { createHash, timingSafeEqual } from 'node:crypto';
import fastify, { LogController } from 'fastify';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { limitBodyTime } from '../../platform/http/body-deadline.ts';
import { answerError, answerNotFound } from '../../platform/http/error-handler.ts';
import { Throttle } from '../../platform/http/throttle.ts';
import { validatorCompiler } from '../../platform/http/validator.ts';
import { countJobs, listFailedJobs, retryFailedJob } from '../../platform/jobs/failed-jobs.ts';
import { audit, listActs } from './audit.ts';
import { largestAccounts, waitingMails } from './overview.ts';
import { listReceivers, replayDeliveries } from './receivers.ts';
import { listSuspensions, suspend, unsuspend } from './suspend.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

const name = v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2_000)));
const subject = { account: name, site: name, page: name };
const reason = v.pipe(v.string(), v.trim(), v.nonEmpty('Say why: it stands in the audit log.'), v.maxLength(1_000));
const suspension = v.strictObject({ ...subject, reason });
const identified = v.object({ id: v.string() });
const ofAccount = v.object({ email: name });
const replay = v.strictObject({
  since: v.pipe(v.string(), v.isoTimestamp('Say since when: 2026-11-22T06:00:00Z.')),
  all: v.optional(v.boolean(), false),
});
const listed = v.object({ before: v.optional(v.pipe(v.string(), v.isoTimestamp())) });

/**
 * The operator's API, on an address of its own that no gateway passes on: what the command line does, for programs and for
 * an embedded database that is open. Every call needs `authorization: Bearer <ADMIN_TOKEN>`.
 */
export function buildAdminApp(context: Pick<Context, 'db' | 'log'>, token: string): App {
  const { db } = context;
  const app: App = fastify({
    loggerInstance: context.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    frameworkErrors: answerError,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler(answerError);
  app.setNotFoundHandler(answerNotFound);
  limitBodyTime(app, 10_000);

  const known = digest(`Bearer ${token}`);
  const strangers = new Throttle(20, 60);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (timingSafeEqual(known, digest(request.headers.authorization ?? ''))) return;
    strangers.take('all');
    throw new AppError('unauthenticated', { message: 'Send the token of the admin API.' });
  });

  const actor = (ip: string) => `admin API, ${ip}`;
  app.get('/suspensions', async () => ({ data: await listSuspensions(db) }));
  app.post('/suspensions', { schema: { body: suspension } }, async ({ body, ip }, reply) => {
    const { reason: why, ...named } = body;
    return reply.code(201).send({ data: await suspend(db, named, why, actor(ip)) });
  });
  app.delete('/suspensions', { schema: { body: suspension } }, async ({ body, ip }) => {
    const { reason: why, ...named } = body;
    return { data: await unsuspend(db, named, why, actor(ip)) };
  });

  app.get('/jobs', async () => ({ data: await countJobs(db) }));
  app.get('/jobs/failed', async () => ({ data: await listFailedJobs(db) }));
  app.post('/jobs/:id/retry', { schema: { params: identified } }, async ({ params, ip }) => {
    const { id } = params;
    await db.transaction(async (tx) => {
      if (!(await retryFailedJob(tx, id)))
        throw new AppError('not_found', { message: 'No job of this id was given up.' });
      await audit(tx, { actor: actor(ip), act: 'jobs retry', subject: `job ${id}` });
    });
    return { data: { id } };
  });
  app.get('/webhooks', { schema: { querystring: ofAccount } }, async ({ query }) => ({
    data: await listReceivers(db, query.email),
  }));
  const replaying = { schema: { params: identified, body: replay } };
  app.post('/webhooks/:id/replay', replaying, async ({ params: { id }, body, ip }) => {
    const count = await replayDeliveries(db, { id, since: new Date(body.since), all: body.all }, actor(ip));
    return { data: { webhook: id, count } };
  });
  app.get('/mails/waiting', async () => ({ data: await waitingMails(db) }));
  app.get('/storage', async () => ({ data: await largestAccounts(db) }));
  app.get('/audit', { schema: { querystring: listed } }, async ({ query }) => ({
    data: await listActs(db, 200, query.before === undefined ? undefined : new Date(query.before)),
  }));
  return app;
}
