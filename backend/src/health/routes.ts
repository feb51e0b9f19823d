import * as v from 'valibot';
import type { Context } from '../context.ts';
import type { App } from '../http/app-type.ts';

/** Milliseconds after which a part that does not answer counts as away. */
const PATIENCE = 3_000;

const alive = v.object({ status: v.literal('ok') });
const away = v.object({ status: v.literal('unavailable'), away: v.array(v.string()) });

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
      const parts = {
        database: () => context.ping(),
        storage: () => context.storage.check(),
        jobs: () => context.jobs.check(),
      };
      const missing: string[] = [];
      await Promise.all(
        Object.entries(parts).map(async ([name, check]) => {
          await inTime(check()).catch((error) => {
            missing.push(name);
            request.log.warn({ err: error }, `Not ready: ${name} is away`);
          });
        }),
      );
      if (missing.length === 0) return { status: 'ok' as const };
      return reply.code(503).send({ status: 'unavailable', away: missing.sort() });
    },
  );
}

async function inTime(check: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${PATIENCE} ms`)), PATIENCE);
  });
  await Promise.race([check, late]).finally(() => clearTimeout(timer));
}
