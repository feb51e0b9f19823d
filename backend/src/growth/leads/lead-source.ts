import type { LeadSource } from '@landfall/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { storable } from './form-fields.ts';

/** The foreign page that a form was sent from; null for the page's own site. */
export function foreignSource({ headers, host }: FastifyRequest): URL | null {
  const source = headers.referer ?? headers.origin;
  if (!source || !URL.canParse(source)) return null;
  const url = new URL(source);
  return /^https?:$/.test(url.protocol) && url.host !== host.toLowerCase() ? url : null;
}

/** The foreign page that a form was sent from, and the campaign that the page's own address names. */
export function sourceOf(request: FastifyRequest): LeadSource {
  const foreign = foreignSource(request);
  const { referer } = request.headers;
  const page = foreign ?? (referer && URL.canParse(referer) ? new URL(referer) : null);
  const campaign = (name: string) => storable(page?.searchParams.get(name) ?? '').slice(0, 200);
  return {
    referrer: foreign ? foreign.origin + foreign.pathname : '',
    utm_source: campaign('utm_source'),
    utm_medium: campaign('utm_medium'),
    utm_campaign: campaign('utm_campaign'),
  };
}
