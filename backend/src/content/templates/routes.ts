import { CATEGORIES } from '@landfall/page/templates/categories';
import { TEMPLATES } from '@landfall/page/templates/templates';
import { listTemplates } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { PICTURES, pictureName, pictureOf } from './pictures.ts';

/** The pages to begin from, and their pictures. */
export function registerTemplateRoutes(app: App, { work }: Pick<Context, 'work'>): void {
  const list = { tag: 'pages', summary: 'Templates to begin a page from' };
  serve(app, listTemplates, list, async ({ query: { language } }) => ({
    data: TEMPLATES.map(({ id, category, texts }) => ({
      template_id: id,
      name: texts[language].name,
      description: texts[language].description,
      category: CATEGORIES[category][language],
      preview_img: PICTURES + pictureName(id, language),
    })),
  }));

  app.get<{ Params: { name: string } }>(`${PICTURES}:name`, { schema: { hide: true } }, async ({ params }, reply) => {
    const picture = await pictureOf(work, params.name);
    if (!picture) throw new AppError('not_found');
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' })
      .type('image/webp')
      .send(picture);
  });
}
