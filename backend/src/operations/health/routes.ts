import { readLiveness, readReadiness } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import { awayParts, goesOnWithout } from '../../platform/health/parts.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';

/** `live`: the process answers. `ready`: so does everything that it stands on. */
export function registerHealthRoutes(app: App, context: Context): void {
  serve(app, readLiveness, { tag: 'health', summary: 'Does the process answer?' }, async () => ({
    status: 'ok' as const,
  }));

  const ready = { tag: 'health', summary: 'Does everything it stands on answer?' };
  serve(app, readReadiness, ready, async (request, reply) => {
    if (context.stopping.aborted) return reply.code(503).send({ status: 'stopping', away: [] });
    const missing = await awayParts(context, request.log);
    if (goesOnWithout(context.config.role, missing)) return { status: 'ok' as const };
    return reply.code(503).send({ status: 'unavailable', away: missing });
  });
}
