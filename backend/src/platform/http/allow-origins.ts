import cors from '@fastify/cors';
import type { Config } from '../config.ts';
import type { App } from './app-type.ts';

/** What says nothing to whoever is not of another origin that may call. */
const ONLY_WITH_AN_ORIGIN = ['access-control-allow-credentials', 'access-control-expose-headers'];

/** Lets pages of the configured origins call. Every other answer goes without what concerns them. */
export async function allowOrigins(app: App, { allowedOrigins }: Pick<Config, 'allowedOrigins'>): Promise<void> {
  if (allowedOrigins.length === 0) return;
  await app.register(cors, {
    origin: allowedOrigins,
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id'],
    maxAge: 3600,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (!reply.hasHeader('access-control-allow-origin'))
      for (const name of ONLY_WITH_AN_ORIGIN) reply.removeHeader(name);
    done();
  });
}
