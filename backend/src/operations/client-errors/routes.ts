import { trialName } from '@landfall/shared/contracts';
import { countAreaSession, reportClientError } from '@landfall/shared/endpoints';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { placeOf } from '../../platform/http/place-of.ts';
import { serve } from '../../platform/http/serve.ts';
import { Throttle } from '../../platform/http/throttle.ts';
import { addToTrial, readTrial } from './area-trials.ts';

const PER_ADDRESS = 60;
/** An office opens more tabs than it meets errors. */
const SESSIONS_PER_ADDRESS = 300;
const PER_SECONDS = 10 * 60;

const asked = v.object({ trial: trialName, remote: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) });

/**
 * Where the dashboard reports errors that nobody expected: each one becomes a line of the log. While a next version of an
 * area is tried, tabs and errors are counted by version, for whoever releases it.
 */
export function registerClientErrorRoutes(app: App, { db, metrics }: Pick<Context, 'db' | 'metrics'>): void {
  const reports = new Throttle(PER_ADDRESS, PER_SECONDS);
  const report = { tag: 'public', summary: 'Report an error that a browser met', bodyLimit: 16 * 1024 };
  serve(app, reportClientError, report, async (request, reply) => {
    reports.take(placeOf(request.ip));
    const { trial, remote, version, first } = request.body;
    metrics.clientError(remote.slice(0, 60), version.slice(0, 60));
    request.log.error({ clientError: request.body }, 'A browser met an error');
    if (v.is(trialName, trial) && version)
      await addToTrial(db, { trial, remote, version }, { errors: 1, failed: first ? 1 : 0 }).catch((err) =>
        request.log.warn({ err }, 'An error was not counted for its trial'),
      );
    return reply.send(null);
  });

  const sessions = new Throttle(SESSIONS_PER_ADDRESS, PER_SECONDS);
  const count = { tag: 'public', summary: 'Count a tab that uses a version of an area', bodyLimit: 1024 };
  serve(app, countAreaSession, count, async (request, reply) => {
    sessions.take(placeOf(request.ip));
    await addToTrial(db, request.body, { sessions: 1 });
    return reply.send(null);
  });

  app.get('/v1/internal/area-trials', { schema: { querystring: asked, hide: true } }, async (request, reply) => {
    // For our own machines: what came through a gateway is a stranger's.
    if (request.headers['x-forwarded-for'] !== undefined) throw new AppError('not_found');
    const data = await readTrial(db, request.query.trial, request.query.remote);
    return reply.header('cache-control', 'no-store').send({ data });
  });
}
