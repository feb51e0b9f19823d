import { sentFragment, thanksIn } from '@landfall/page/publish/form-markup';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nextStepOf } from '../../content/publishing/next-step.ts';
import { FILE_PARAMETER } from '../../delivery/forms/file-path.ts';
import { FORM_TEXTS } from '../../delivery/forms/form-texts.ts';
import { plainPage } from '../../delivery/sites/plain-page.ts';
import type { Taking } from '../../delivery/sites/sites-app.ts';
import type { Context } from '../../platform/context.ts';
import { type DeliveredFile, fileLink, fileToken, findDelivered } from './delivered-file.ts';
import { downloadLabel } from './download-label.ts';
import type { KnownForm } from './find-form.ts';
import type { SentForm } from './form-fields.ts';
import { foreignSource } from './lead-source.ts';

interface Accepted {
  form: SentForm;
  known: KnownForm | null;
  /** The sender's; empty where the form does not ask for it. */
  email: string;
}

type Answering = Pick<Context, 'db' | 'secrets'>;

/** Where its sender goes back to: browsers tell other hosts no more than which host it was, an exported page the rest. */
function wayBack(from: URL, place: string): string {
  const page = from.pathname === '/' && URL.canParse(place, from.origin) ? new URL(place, from.origin) : from;
  return page.origin === from.origin ? page.href : from.href;
}

/** What a form delivers right after sending; who has to confirm their address first gets it with that. */
async function deliveredNow({ db }: Answering, { known, email }: Accepted): Promise<DeliveredFile | null> {
  const mustConfirm = known?.settings.double_opt_in === true && email !== '';
  return known && !mustConfirm ? findDelivered(db, known.id) : null;
}

/** Answers a form that was taken in: with another address, or with thanks, on its page or on one that leads back to where it was sent from. */
export async function answerSent(
  context: Answering,
  { page }: Pick<Taking, 'page'>,
  accepted: Accepted,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { form, known } = accepted;
  const { db, secrets } = context;
  const nextStep = known?.toNextStep ? await nextStepOf(db, page.id) : null;
  const redirect = known?.settings.redirect_url || nextStep;
  if (redirect) return reply.code(303).header('location', redirect).send();
  const file = await deliveredNow(context, accepted);
  const from = foreignSource(request);
  if (!from) {
    const query = file ? `?${new URLSearchParams({ [FILE_PARAMETER]: fileToken(secrets, file.formId) })}` : '';
    const fragment = sentFragment(known?.position || form.number);
    return reply.code(303).header('location', `${page.path}${query}#${fragment}`).send();
  }
  const { title, text } = thanksIn(page.language);
  const back = { href: wayBack(from, form.place), label: FORM_TEXTS[page.language].back };
  const download = file && { href: fileLink(secrets, file.formId), label: downloadLabel(file) };
  return reply.send(plainPage(title, text, { language: page.language, links: download ? [download, back] : [back] }));
}
