import { contentPolicy } from '../../../delivery/sites/content-policy.ts';

/** A web page of a site: it runs nothing, as the server's do. */
export const asPage = (markup: string, status = 200, formTargets = '', frameOrigins = ''): Response =>
  new Response(markup, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentPolicy({ formTargets, frameOrigins }),
      'referrer-policy': 'strict-origin-when-cross-origin',
    },
  });

/** To look at within the dashboard: nothing runs, nothing is sent. */
export const toLookAt = (markup: string): Response =>
  new Response(markup, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https: http:; media-src 'self' https: http:; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-same-origin",
    },
  });
