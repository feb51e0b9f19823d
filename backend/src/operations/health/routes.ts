import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import { awayParts } from '../../platform/health/parts.ts';
import type { App } from '../../platform/http/app-type.ts';

const alive = v.object({ status: v.literal('ok') });
const away = v.object({ status: v.picklist(['unavailable', 'stopping']), away: v.array(v.string()) });

/** `live`: the process answers. `ready`: so does everything that it stands on. */
export function registerHealthRoutes(app: App, context: Context): void {
  app.get(
    '/v1/health/live',
    { schema: { tags: ['health'], summary: 'Does the process answer?', response: { 200: alive } } },
    async () => ({
      status: 'ok' as const,
    }),
  );

  app.get(
    '/v1/health/ready',
    {
      schema: {
        tags: ['health'],
        summary: 'Does everything it stands on answer?',
        response: { 200: alive, 503: away },
      },
    },
    async (request, reply) => {
      if (context.stopping.aborted) return reply.code(503).send({ status: 'stopping', away: [] });
      const missing = await awayParts(context, request.log);
      if (missing.length === 0) return { status: 'ok' as const };
      return reply.code(503).send({ status: 'unavailable', away: missing });
    },
  );
}
