import type { FastifyReply, FastifyRequest } from 'fastify';
import { plainPage } from '../../delivery/sites/plain-page.ts';
import type { App } from '../../platform/http/app-type.ts';
import { languageOf } from '../../platform/http/language.ts';
import { languageForTag, type SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { GUIDES, guideTexts } from './guide.ts';
import { GUIDES_PATH, guideList, guidePage } from './guide-page.ts';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The language that the address names, else the browser's. */
function chosenLanguage(request: FastifyRequest): SpokenLanguage {
  const { lang } = request.query as { lang?: unknown };
  return (typeof lang === 'string' && languageForTag(lang)) || languageOf(request);
}

const show = (reply: FastifyReply, page: string) =>
  reply
    .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-cache', vary: 'accept-language' })
    .type('text/html; charset=utf-8')
    .send(page);

/** Guides for makers of pages, to be read by anybody: where the dashboard's documentation leads. */
export function registerGuideRoutes(app: App): void {
  app.get(GUIDES_PATH, { schema: { hide: true } }, (request, reply) => show(reply, guideList(chosenLanguage(request))));
  app.get(`${GUIDES_PATH}/:name`, { schema: { hide: true } }, (request, reply) => {
    const language = chosenLanguage(request);
    const { name } = request.params as { name: string };
    const guide = GUIDES.find((one) => one.name === name);
    if (guide) return show(reply, guidePage(language, guide));
    const { allGuides, noGuide } = guideTexts(language);
    const links = [{ href: GUIDES_PATH, label: allGuides }];
    return show(reply.code(404), plainPage(noGuide, '', { language, links }));
  });
}
