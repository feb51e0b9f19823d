import { lookAtPolicy } from '../../../content/pages/look-at-policy.ts';
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

/** To look at within the dashboard: nothing runs, and nothing is sent but to `formAction`. */
export const toLookAt = (markup: string, status = 200, formAction = ''): Response =>
  new Response(markup, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': lookAtPolicy(formAction),
    },
  });
