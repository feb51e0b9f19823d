import type { Config } from '../config.ts';
import type { App } from './app-type.ts';

/**
 * What every answer tells browsers: an answer of the API is data, never a page. Routes that serve pages or files set
 * their own `content-security-policy`. Written out because a library that works them out for every answer cost a
 * fifth of the throughput.
 */
export function registerSecurityHeaders(app: App, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  const headers = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    // Files and the editor are shown on the dashboard's origin and its neighbours.
    'cross-origin-resource-policy': 'cross-origin',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}
