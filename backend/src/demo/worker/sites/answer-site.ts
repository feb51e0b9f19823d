import { FILE_PARAMETER } from '../../../delivery/forms/file-path.ts';
import { plainPage } from '../../../delivery/sites/plain-page.ts';
import { SOURCE_LANGUAGE, spokenLanguage } from '../../../platform/texts/spoken-language.ts';
import { addressOf } from '../pages/page-answer.ts';
import { redirectedTo } from '../pages/redirects.ts';
import type { State } from '../state/state.ts';
import { textsIn } from '../texts.ts';
import { countShown, shownTo } from './choose-variant.ts';
import { countVisit } from './count-visit.ts';
import { withDelivered } from './delivered-file.ts';
import { visitedDocument } from './page-document.ts';
import { asPage } from './site-response.ts';
import { takeForm } from './take-form.ts';

const ADDRESS = /^\/sites\/([^/]+)(\/.*)?$/;

/** Answers for a published page: `/sites/<site>/<path>`. */
export async function answerSite(request: Request, path: string, state: State): Promise<Response> {
  const [, site = '', below = '/'] = ADDRESS.exec(path) ?? [];
  const project = state.projects.all().find((known) => known.site === site);
  const wanted = below === '/' ? below : below.replace(/\/$/, '');
  const online = state.pages.all().filter(({ projectId, status }) => projectId === project?.id && status === 'active');
  const page = online.find((known) => known.path === wanted);
  if (!page) {
    const moved = project && redirectedTo(state, project.id, wanted);
    if (moved?.status === 'active') return Response.redirect(addressOf(state, moved), 301);
    const language = spokenLanguage(request.headers.get('accept-language') ?? SOURCE_LANGUAGE);
    const texts = textsIn(language);
    return asPage(plainPage(texts.noPage, texts.noPageHere, { language }), 404);
  }
  const shown = shownTo(state, page, request.headers);
  if (request.method === 'POST') {
    const answered = await takeForm(state, shown, request);
    await state.commit();
    return answered;
  }
  countVisit(state, page);
  countShown(state, shown, 'views');
  await state.commit();
  const target = state.forms.all().flatMap(({ settings }) => settings.redirect_url || []);
  const { document, frameOrigins } = visitedDocument(state, shown.page);
  const delivered = Number(new URL(request.url).searchParams.get(FILE_PARAMETER));
  const finished = delivered > 0 ? withDelivered(state, shown.page, document, delivered) : document;
  return asPage(finished, 200, target.map((address) => new URL(address).origin).join(' '), frameOrigins);
}
