import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FORM_TEXTS } from '../../delivery/forms/form-texts.ts';
import { refuseForm } from '../../delivery/forms/send-back.ts';
import { plainPage } from '../../delivery/sites/plain-page.ts';
import type { FormTaker, Taking } from '../../delivery/sites/sites-app.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { placeOf } from '../../platform/http/place-of.ts';
import { Throttle } from '../../platform/http/throttle.ts';
import { tempFolderOf } from '../../platform/storage/durable-write.ts';
import { withTempFolder } from '../../platform/storage/temp-files.ts';
import { answerSent } from './answer-sent.ts';
import { type CheckedForm, checkFields } from './check-fields.ts';
import { answerConfirmation, askForConfirmation } from './confirm-lead.ts';
import { answerFile, fileAdder } from './delivered-file.ts';
import { asksForFiles, findForm, type KnownForm } from './find-form.ts';
import { hasAnswers, MAX_FORM_BYTES, readForm, type SentForm } from './form-fields.ts';
import { forgetFiles, hasRoom, keepFiles } from './keep-files.ts';
import { LeadRoom } from './lead-room.ts';
import { sourceOf } from './lead-source.ts';
import { storeLead } from './leads.ts';
import type { RecentViews } from './recent-views.ts';
import { repeatedToday } from './repeated.ts';
import { type Received, receiveForm, typeOf } from './sent-files.ts';
import { bodyHash, spamReasons } from './spam.ts';

/** Forms that one address may send to one page. Seconds. */
const LIMIT = { forms: 20, seconds: 10 * 60 };

type Taker = Pick<Context, 'db' | 'jobs' | 'storage' | 'work' | 'config' | 'log' | 'secrets'>;

/** The files of a form with what each is by its content, and which of them nobody may send. */
async function readFiles(form: KnownForm | null, { files, tooLarge }: Received) {
  const asked = new Set(form?.fields.filter(({ type }) => type === 'file').map(({ name }) => name));
  const typed = await Promise.all(
    files
      .filter(({ field }) => asked.has(field))
      .map(async (file) => ({ ...file, contentType: await typeOf(file.path) })),
  );
  const problems: CheckedForm['problems'] = [
    ...tooLarge.filter((name) => asked.has(name)).map((name) => [name, 'size'] as const),
    ...typed.filter(({ contentType }) => contentType === null).map(({ field }) => [field, 'type'] as const),
  ].map(([name, problem]) => [name, problem]);
  const known = typed.flatMap(({ contentType, ...file }) => (contentType ? [{ ...file, contentType }] : []));
  return { known, problems };
}

/** Returns what takes in the form that a visitor sent to a published page. It is stored before it is answered. */
export function leadTaker(context: Taker, views: Pick<RecentViews, 'age'>): FormTaker {
  const sent = new Throttle(LIMIT.forms, LIMIT.seconds);
  const room = new LeadRoom(context);

  /** Stores what was filled in as it should be. */
  async function store(
    { page }: Taking,
    request: FastifyRequest,
    [sentForm, form, checked, files]: [
      SentForm,
      KnownForm | null,
      CheckedForm,
      Awaited<ReturnType<typeof readFiles>>['known'],
    ],
  ): Promise<void> {
    const { settings, id: formId = null } = form ?? {};
    const source = sourceOf(request);
    const hash = bodyHash(checked.fields);
    const reasons =
      settings?.spam === 'off'
        ? []
        : spamReasons(
            checked.fields,
            new Set(form?.fields.filter(({ type }) => type === 'url').map(({ name }) => name)),
            {
              isTrapped: sentForm.isTrapped,
              age: views.age(page.id, request.ip, request.headers['user-agent'] ?? ''),
              repeated: hash ? await repeatedToday(context.db, page.projectId, hash) : 0,
              often: LIMIT.forms - sent.left(`${placeOf(request.ip)} ${page.id}`),
            },
          );
    if (reasons.length > 0)
      await room.noteSpam(page.projectId).catch((err) => context.log.error({ err }, 'Spam was not trimmed'));
    else if (!(await room.take(page.projectId)))
      throw new AppError('unavailable', { cause: new Error('The plan has no room.') });
    const id = randomUUID();
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    const isRoom = bytes === 0 || (await hasRoom(context, page.projectId, bytes));
    // What a visitor wrote is worth more than what they attached.
    const fields = isRoom
      ? checked.fields
      : [
          ...checked.fields,
          ...files.map(({ field, name }) => ({ name: field, value: `${name} (not stored: no room)` })),
        ];
    const kept = isRoom ? await keepFiles(context, page.projectId, id, files) : [];
    const mustConfirm = settings?.double_opt_in === true && checked.email !== '';
    try {
      const stored = await storeLead(context, page, fields, {
        ...{ id, formId, files: kept, source, variant: page.variant, address: request.ip },
        ...{ consent: checked.consent, email: checked.email, bodyHash: hash, spamReasons: reasons },
        confirmed: !mustConfirm,
      });
      if (!stored) await forgetFiles(context, kept);
      if (stored && mustConfirm && reasons.length === 0) await askForConfirmation(context, stored);
    } catch (error) {
      await forgetFiles(context, kept);
      throw error;
    }
  }

  async function answer(
    taking: Taking,
    request: FastifyRequest,
    reply: FastifyReply,
    received: Received,
  ): Promise<FastifyReply> {
    const { page } = taking;
    const texts = FORM_TEXTS[page.language];
    const refuse = (status: number, [title, text]: readonly [string, string]) =>
      reply.code(status).send(plainPage(title, text, { language: page.language }));
    const form = readForm(received.entries);
    if (!form) return refuse(413, texts.long);
    const known = await findForm(context, page.shownPageId, form);
    const files = await readFiles(known, received);
    const source = sourceOf(request);
    const names = new Set(files.known.map(({ field }) => field));
    const checked = checkFields(known?.fields ?? [], form, names, { ...source, page: page.path });
    const wrong = new Map([...checked.problems, ...files.problems]);
    const isEmpty = wrong.size === 0 && !hasAnswers(form) && files.known.length === 0;
    if (known && (isEmpty || wrong.size > 0)) {
      const labels = new Map(known.fields.map(({ name, label }) => [name, label]));
      const problems = [...wrong].map(([name, problem]) => ({ name, label: labels.get(name) ?? name, problem }));
      return refuseForm(context, { ...taking, document: await taking.document() }, problems, reply);
    }
    if (isEmpty) return refuse(400, texts.empty);
    await store(taking, request, [form, known, checked, files.known]);
    return answerSent(context, taking, { form, known, email: checked.email }, request, reply);
  }

  const take: FormTaker['take'] = async (taking, request, reply) => {
    const { page } = taking;
    const { language } = page;
    const texts = FORM_TEXTS[language];
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    try {
      sent.take(`${placeOf(request.ip)} ${page.id}`);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      reply.header('retry-after', Math.ceil(error.retryAfter ?? 1));
      return reply.code(429).send(plainPage(...texts.often, { language }));
    }
    if (!request.isMultipart()) {
      taking.sent = [...new URLSearchParams(String(request.body ?? ''))];
      return answer(taking, request, reply, { entries: taking.sent, files: [], tooLarge: [] });
    }
    if (!(await asksForFiles(context, page.shownPageId))) throw new AppError('type_not_allowed');
    const folder = tempFolderOf(context.config.dataDir);
    return withTempFolder(folder, async (path) => {
      const received = await receiveForm(request, (index) => join(path, String(index)));
      taking.sent = received.entries;
      return answer(taking, request, reply, received);
    });
  };
  return {
    maxBytes: MAX_FORM_BYTES,
    take,
    confirm: (token, reply) => answerConfirmation(context, token, reply),
    file: (token, request, reply) => answerFile(context, token, request, reply),
    withFile: (token) => fileAdder(context, token),
  };
}
