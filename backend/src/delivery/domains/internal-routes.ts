import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import { and, eq, inArray } from '../../platform/db/operators.ts';
import { domains } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';

const query = v.object({ domain: v.pipe(v.string(), v.maxLength(300), v.toLowerCase()) });

/**
 * What the proxy before the published sites asks before it gets a certificate: 200 for a host that is routed, else 404.
 * For our own machines: whatever came through a gateway gets 404.
 */
export function registerInternalRoutes(app: App, { db, config }: Context): void {
  const port = /:\d+$/.exec(config.sitesDomain)?.[0] ?? '';

  app.get('/v1/internal/domain-allowed', { schema: { querystring: query, hide: true } }, async (request, reply) => {
    if (request.headers['x-forwarded-for'] !== undefined) throw new AppError('not_found');
    const name = request.query.domain.replace(/\.$/, '');
    const [routed] = await db
      .select({ id: domains.id })
      .from(domains)
      .where(and(inArray(domains.domain, [name, name + port]), eq(domains.status, 'active')))
      .limit(1);
    if (!routed) throw new AppError('not_found');
    return reply.header('cache-control', 'no-store').send({ message: 'Allowed.' });
  });
}
