import { reportClientError } from '@landfall/shared/endpoints';
import type { App } from '../../platform/http/app-type.ts';
import { placeOf } from '../../platform/http/place-of.ts';
import { serve } from '../../platform/http/serve.ts';
import { Throttle } from '../../platform/http/throttle.ts';

const PER_ADDRESS = 60;
const PER_SECONDS = 10 * 60;

/** Where the dashboard reports errors that nobody expected: each one becomes a line of the log. */
export function registerClientErrorRoutes(app: App): void {
  const reports = new Throttle(PER_ADDRESS, PER_SECONDS);
  const report = { tag: 'public', summary: 'Report an error that a browser met', bodyLimit: 16 * 1024 };
  serve(app, reportClientError, report, async (request, reply) => {
    reports.take(placeOf(request.ip));
    request.log.error({ clientError: request.body }, 'A browser met an error');
    return reply.send(null);
  });
}
