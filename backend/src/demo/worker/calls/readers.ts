import { sectionOf } from '@landfall/page/pins/pin';
import { commentAddress, GONE, type Refused, withComments } from '../../../content/previews/comment-view.ts';
import { commentOnPreview, viewPreview } from '../../../content/previews/endpoints.ts';
import { nonceOf, PROBLEM_STATUS, problemMessage, readSent } from '../../../content/previews/sent-comment.ts';
import { previewTexts } from '../../../content/previews/texts.ts';
import { unsentPage } from '../../../content/previews/unsent-page.ts';
import { plainPage } from '../../../delivery/sites/plain-page.ts';
import type { SpokenLanguage } from '../../../platform/texts/spoken-language.ts';
import { answerFile, type Route } from '../api/route.ts';
import { now } from '../moment.ts';
import { storeComment, threadsOf, toThread } from '../pages/threads.ts';
import { base, root, scope } from '../scope.ts';
import { previewDocument } from '../sites/preview-document.ts';
import { toLookAt } from '../sites/site-response.ts';
import type { PreviewRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { textsIn } from '../texts.ts';

const pathOf = ({ token }: PreviewRecord) => `${base()}/v1/preview/${token}`;

/** A link that works, and its page. */
function previewed(state: State, token: string) {
  const preview = state.previews.all().find((known) => known.token === token && known.expiresAt > now());
  const page = preview && state.pages.get(preview.pageId);
  return page && { preview, page };
}
type Previewed = NonNullable<ReturnType<typeof previewed>>;

function show(
  state: State,
  { preview, page }: Previewed,
  view: { on: string; language: SpokenLanguage; refused?: Refused | undefined; status?: number },
): Response {
  const answer = previewDocument(state, page);
  if (!preview.comments) return toLookAt(answer.document);
  const { on, language, refused, status } = view;
  const threads = threadsOf(state, page.id).map(toThread);
  const markup = withComments(answer, { path: pathOf(preview), on, language, refused, threads, name: preview.reader });
  return toLookAt(markup, status, `${root()}/v1/preview/${preview.token}/comment`);
}

/** Pages as they are being edited, for whoever has a link in this browser, and what they say of them. */
export const readerRoutes: readonly Route[] = [
  answerFile(viewPreview, ({ state, params, query, language }) => {
    const found = previewed(state, params.token);
    const { noPreview, noPreviewHere } = textsIn(language);
    if (!found) return toLookAt(plainPage(noPreview, noPreviewHere, { language }), 404);
    return show(state, found, { on: query.on, language });
  }),
  answerFile(commentOnPreview, ({ state, params, body, language }) => {
    const { on, thread, name, text } = body;
    const found = previewed(state, params.token);
    const unsent = (status: number, title: string, why: string) =>
      toLookAt(unsentPage({ title, why, text, language }), status);
    const { endedComment, closedComment } = previewTexts(language);
    if (!found) return unsent(404, textsIn(language).noPreview, endedComment);
    const { preview, page } = found;
    if (!preview.comments) return unsent(403, closedComment, '');
    const { sections } = previewDocument(state, page);
    const answered = threadsOf(state, page.id).find(({ id }) => id === thread);
    const pin = { key: answered?.section ?? on.slice(0, 200), name: answered?.section_name ?? '' };
    const section = sectionOf(pin, sections);
    const place = section?.key ?? GONE;
    const nonce = nonceOf(body.nonce);
    const read = readSent({ name, text, thread, nonce });
    const problem = typeof read === 'string' ? read : storeComment(state, page, section ?? pin, read);
    if (problem === null) {
      state.previews.change(preview, { reader: name.trim() });
      return Response.redirect(new URL(commentAddress(pathOf(preview), place), scope()).href, 303);
    }
    const refused = { name, text, nonce, message: problemMessage(problem, language, 0) };
    return show(state, found, {
      ...{ status: PROBLEM_STATUS[problem], on: place, language },
      refused: { ...refused, thread: problem === 'gone' ? '' : thread },
    });
  }),
];
