import { sectionOf } from '@landfall/page/pins/pin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainPage } from '../../delivery/sites/plain-page.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { inLanguage, languageOf } from '../../platform/http/language.ts';
import { placeOf } from '../../platform/http/place-of.ts';
import { serve } from '../../platform/http/serve.ts';
import { Throttle } from '../../platform/http/throttle.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { sendToLookAt } from '../pages/look-at.ts';
import { commentAddress, GONE, type Refused, withComments } from './comment-view.ts';
import { listThreads, storeComment } from './comments.ts';
import { commentOnPreview, viewPreview } from './endpoints.ts';
import { previewDocuments } from './preview-document.ts';
import { type Previewed, previewedPage } from './preview-links.ts';
import type { PreviewAnswer } from './preview-work.ts';
import { keepReaderName, readerName } from './reader-name.ts';
import { nonceOf, PROBLEM_STATUS, problemMessage, readSent, type SentComment } from './sent-comment.ts';
import { previewTexts } from './texts.ts';
import { unsentPage } from './unsent-page.ts';

/** Bytes of a comment as forms send it: a letter takes nine at most, an emoji twelve. */
const MAX_FORM_BYTES = 64 * 1024;
/** Comments that one place may send to one page, and all that come by one link. Seconds. */
const OF_PLACE = { comments: 10, seconds: 10 * 60 };
const OF_LINK = { comments: 60, seconds: 60 * 60 };

/** Preview links for whoever has them: the page, and what its readers say of it. */
export function registerReaderRoutes(app: App, context: Context): void {
  const { db, config } = context;
  const documentOf = previewDocuments(context);
  const ofPlace = new Throttle(OF_PLACE.comments, OF_PLACE.seconds);
  const ofLink = new Throttle(OF_LINK.comments, OF_LINK.seconds);
  const isSecure = config.publicUrl.startsWith('https:');

  const say = (reply: FastifyReply, language: SpokenLanguage, status: number, title: string, text: string) =>
    sendToLookAt(reply, status, plainPage(inLanguage(title, language), inLanguage(text, language), { language }));

  /** The page as it is drawn; null where there is nothing to see yet. */
  const drawn = async (found: Previewed): Promise<PreviewAnswer | null> =>
    found.page.status === 'pending' ? null : documentOf(found);

  async function show(
    { headers }: Pick<FastifyRequest, 'headers'>,
    reply: FastifyReply,
    [token, found, answer]: readonly [string, Previewed, PreviewAnswer],
    { status = 200, on, refused }: { status?: number; on: string; refused?: Refused },
  ) {
    if (!found.comments) return sendToLookAt(reply, status, answer.document);
    const path = `/v1/preview/${token}`;
    const markup = withComments(answer, {
      ...{ path, on, refused, language: languageOf({ headers }) },
      threads: await listThreads(db, found.page.id),
      name: readerName(headers.cookie),
    });
    return sendToLookAt(reply, status, markup, `${config.publicUrl}${path}/comment`);
  }

  const view = { tag: 'editor', summary: 'A page as it is being edited, for whoever has its link, a web page' };
  serve(app, viewPreview, view, async (request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    const language = languageOf(request);
    const { token } = request.params;
    const found = await previewedPage(db, token);
    if (!found)
      return say(reply, language, 404, 'This preview has ended', 'Ask whoever sent you the link for a new one.');
    try {
      const answer = await drawn(found);
      if (answer !== null) return await show(request, reply, [token, found, answer], { on: request.query.on });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const later = 'Try again in a minute, or ask whoever sent you the link.';
      return say(reply, language, 503, 'This preview cannot be shown now', later);
    }
    return say(reply, language, 200, 'Nothing to see yet', 'The page is being written. Try again later.');
  });

  /** Counts a comment; the seconds until the next one where it is one too many. */
  function tooOften(ip: string, pageId: string, token: string): number {
    try {
      ofPlace.take(`${placeOf(ip)} ${pageId}`);
      ofLink.take(token);
      return 0;
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many_requests') return error.retryAfter ?? 60;
      throw error;
    }
  }

  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );

    const comment = { tag: 'editor', summary: 'What a reader of a preview says of a section of it' };
    serve(scope, commentOnPreview, comment, async (request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow');
      const language = languageOf(request);
      const { token } = request.params;
      const { on, thread, name, text, nonce } = request.body;
      const sent: SentComment = { name, text, thread, nonce: nonceOf(nonce) };
      const unsent = (status: number, title: string, why: string) =>
        sendToLookAt(reply, status, unsentPage({ title, why, text, language }));
      const found = await previewedPage(db, token);
      const { endedComment, closedComment } = previewTexts(language);
      if (!found) return unsent(404, inLanguage('This preview has ended', language), endedComment);
      if (!found.comments) return unsent(403, closedComment, '');
      const answer = await drawn(found).catch((error: unknown) => {
        // What is said counts, also while the page cannot be shown.
        if (error instanceof AppError) return null;
        throw error;
      });
      const threads = await listThreads(db, found.page.id);
      const answered = threads.find(({ thread_id }) => thread_id === thread);
      const pin = { key: answered?.section ?? on.slice(0, 200), name: answered?.section_name ?? '' };
      const section = sectionOf(pin, answer?.sections ?? []);
      const place = section?.key ?? GONE;

      const read = readSent(sent);
      const seconds = typeof read === 'string' ? 0 : tooOften(request.ip, found.page.id, token);
      const problem =
        typeof read === 'string'
          ? read
          : seconds > 0
            ? 'often'
            : await storeComment(db, found.page.id, section ?? pin, read);
      if (problem === null) {
        reply.header('set-cookie', keepReaderName(name, token, isSecure));
        return reply.redirect(commentAddress(`/v1/preview/${token}`, place), 303);
      }
      if (seconds > 0) reply.header('retry-after', Math.ceil(seconds));
      const message = problemMessage(problem, language, Math.ceil(seconds / 60));
      if (!answer)
        return unsent(PROBLEM_STATUS[problem], inLanguage('This preview cannot be shown now', language), message);
      const refused = { name, text, message, nonce: sent.nonce, thread: problem === 'gone' ? '' : thread };
      return show(request, reply, [token, found, answer], { status: PROBLEM_STATUS[problem], on: place, refused });
    });
  });
}
