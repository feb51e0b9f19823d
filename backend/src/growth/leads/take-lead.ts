import { sentFragment, thanksIn } from '@landfall/page/publish/form-markup';
import type { FastifyRequest } from 'fastify';
import { FORM_TEXTS } from '../../delivery/forms/form-texts.ts';
import { plainPage } from '../../delivery/sites/plain-page.ts';
import type { FormTaker } from '../../delivery/sites/sites-app.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { placeOf } from '../../platform/http/place-of.ts';
import { Throttle } from '../../platform/http/throttle.ts';
import { hasAnswers, MAX_FORM_BYTES, readForm, storable } from './form-fields.ts';
import { storeLead } from './leads.ts';

/** Forms that one address may send to one page. Seconds. */
const LIMIT = { forms: 20, seconds: 10 * 60 };

/** The foreign page that a form was sent from; null for the page's own site. */
function foreignSource({ headers, host }: FastifyRequest): URL | null {
  const source = headers.referer ?? headers.origin;
  if (!source || !URL.canParse(source)) return null;
  const url = new URL(source);
  return /^https?:$/.test(url.protocol) && url.host !== host.toLowerCase() ? url : null;
}

/** The foreign page that a form was sent from, and the campaign that the page's own address names. */
function sourceOf(request: FastifyRequest): { referrer: string; utm_source: string } {
  const foreign = foreignSource(request);
  const { referer } = request.headers;
  const own = !foreign && referer && URL.canParse(referer) ? new URL(referer) : null;
  return {
    referrer: foreign ? foreign.origin + foreign.pathname : '',
    utm_source: storable(own?.searchParams.get('utm_source') ?? '').slice(0, 200),
  };
}

/** Returns what takes in the form that a visitor sent to a published page. It is stored before it is answered. */
export function leadTaker(context: Pick<Context, 'db' | 'jobs'>): FormTaker {
  const sent = new Throttle(LIMIT.forms, LIMIT.seconds);

  const take: FormTaker['take'] = async (page, request, reply) => {
    const { language } = page;
    const texts = FORM_TEXTS[language];
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    const refuse = (status: number, [title, text]: readonly [string, string]) =>
      reply.code(status).send(plainPage(title, text, { language }));
    try {
      sent.take(`${placeOf(request.ip)} ${page.id}`);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      reply.header('retry-after', Math.ceil(error.retryAfter ?? 1));
      return refuse(429, texts.often);
    }
    const form = readForm(String(request.body ?? ''));
    if (!form) return refuse(413, texts.long);
    if (!form.isTrapped) {
      if (!hasAnswers(form)) return refuse(400, texts.empty);
      await storeLead(context, page, form.fields, { address: request.ip, source: sourceOf(request) });
    }
    const from = foreignSource(request);
    if (!from)
      return reply
        .code(303)
        .header('location', `${page.path}#${sentFragment(form.number)}`)
        .send();
    const { title, text } = thanksIn(language);
    return reply.send(plainPage(title, text, { language, link: { href: from.href, label: texts.back } }));
  };
  return { maxBytes: MAX_FORM_BYTES, take };
}
