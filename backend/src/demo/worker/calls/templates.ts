import { buildDocument } from '@landfall/page/sections/document';
import { renderPage } from '@landfall/page/sections/render';
import { themeOf } from '@landfall/page/sections/themes';
import { CATEGORIES } from '@landfall/page/templates/categories';
import { TEMPLATES, templatePage } from '@landfall/page/templates/templates';
import { listTemplates, viewTemplate } from '@landfall/shared/endpoints';
import { SITE_ASSETS } from '../../../delivery/sites/asset-base.ts';
import { AppError } from '../../../platform/errors.ts';
import { answer, answerFile, type Route } from '../api/route.ts';
import { toLookAt } from '../sites/site-response.ts';

/** What a template is shown with. */
export const SAMPLE = { title: '', description: '', projectName: '' };

export const templateRoutes: readonly Route[] = [
  answer(listTemplates, ({ query: { language } }) => ({
    data: TEMPLATES.map(({ id, category, texts }) => ({
      ...{ template_id: id, name: texts[language].name, description: texts[language].description },
      category: CATEGORIES[category][language],
      preview_img: `/v1/templates/${id}-${language}.svg`,
      view_url: `/v1/editor/template/${id}/view?language=${language}`,
    })),
  })),
  answerFile(viewTemplate, ({ params, query }) => {
    const model = templatePage(params.template_id, query.language, SAMPLE);
    if (!model) throw new AppError('not_found');
    const { html: body, css } = renderPage(model, 'edit', SITE_ASSETS);
    return toLookAt(
      buildDocument({
        ...{ body, css, language: model.language, words: model.words, title: model.title, siteName: model.title },
        ...{ description: '', url: '', image: '', theme: model.theme, assets: SITE_ASSETS },
        themeColor: themeOf(model.theme.palette).palette.background,
      }),
    );
  }),
];
