import { CATEGORIES } from '@landfall/page/templates/categories';
import { TEMPLATES, templatePage } from '@landfall/page/templates/templates';
import { listTemplates, viewTemplate } from '@landfall/shared/endpoints';
import { plainPage } from '../../delivery/sites/plain-page.ts';
import { accountOfCookie } from '../../identity/auth/cookie-account.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { documentToLookAt } from '../pages/look.ts';
import { sendToLookAt } from '../pages/look-at.ts';
import { withEditorAssets } from '../pages/look-at-policy.ts';
import { PICTURES, pictureName, pictureOf, SAMPLE } from './pictures.ts';

/** The pages to begin from, and their pictures. */
export function registerTemplateRoutes(app: App, { db, work }: Pick<Context, 'db' | 'work'>): void {
  const lookUp = accountOfCookie(db);
  const list = { tag: 'pages', summary: 'Templates to begin a page from' };
  serve(app, listTemplates, list, async ({ query: { language } }) => ({
    data: TEMPLATES.map(({ id, category, texts }) => ({
      template_id: id,
      name: texts[language].name,
      description: texts[language].description,
      category: CATEGORIES[category][language],
      preview_img: PICTURES + pictureName(id, language),
      view_url: `/v1/editor/template/${id}/view?language=${language}`,
    })),
  }));

  const view = { tag: 'editor', summary: 'A template, a web page' };
  serve(app, viewTemplate, view, async ({ headers, params, query }, reply) => {
    const account = await lookUp(headers.cookie);
    if (!account) return reply.header('cache-control', 'no-store').redirect('/login', 302);
    const model = templatePage(params.template_id, query.language, SAMPLE);
    if (!model) return sendToLookAt(reply, 404, plainPage('Template not found', 'It may be one of another release.'));
    return sendToLookAt(reply, 200, withEditorAssets(await documentToLookAt(work, account.id, model, 'example')));
  });

  app.get<{ Params: { name: string } }>(`${PICTURES}:name`, { schema: { hide: true } }, async ({ params }, reply) => {
    const picture = await pictureOf(work, params.name);
    if (!picture) throw new AppError('not_found');
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })
      .type('image/webp')
      .send(picture);
  });
}
