import { withBrand } from '@landfall/page/compose/page-brand';
import type { PageModel } from '@landfall/page/sections/model';
import { templatePage } from '@landfall/page/templates/templates';
import { countUse, giveBack } from '../../commerce/entitlements.ts';
import type { Account } from '../../identity/auth/sessions.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { languageOf } from '../../platform/http/language.ts';
import { serve } from '../../platform/http/serve.ts';
import { Throttle } from '../../platform/http/throttle.ts';
import type { SpokenLanguage } from '../../platform/texts/spoken-language.ts';
import { pageBrand } from '../brand/page-brand.ts';
import { pageLanguageOf } from '../pages/page-language-of.ts';
import { pageWriter } from '../pages/page-writer.ts';
import { type PageRow, requirePage } from '../pages/pages.ts';
import { type ProjectRow, requireProject } from '../projects/projects.ts';
import { startEditedPage } from './endpoints.ts';
import { OPENING } from './opening.ts';
import type { StartBody } from './start-body.ts';

interface Begun {
  account: Account;
  project: ProjectRow;
  page: PageRow;
  body: StartBody;
}

/** What an empty page begins with in the visual editor, which puts it into the page by itself. */
export function registerStartRoutes(app: App, context: Context): void {
  const { db, work } = context;
  const write = pageWriter(context);
  const requests = new Throttle(60, 10 * 60);

  async function fromTemplate({ project, page, body }: Begun): Promise<PageModel> {
    const { title, description } = page;
    const model = templatePage(body.template, body.language, { title, description, projectName: project.name });
    if (!model) throw new AppError('invalid', { fields: { template: ['This template does not exist.'] } });
    return withBrand(model, await pageBrand(db, project, page.pictures));
  }

  /** A page by AI, which counts as one. @throws AppError plan_limit */
  async function fromDescription(
    { account, project, page, body }: Begun,
    spoken: SpokenLanguage,
    signal: AbortSignal,
  ): Promise<PageModel> {
    const use = await db.transaction((tx) => countUse(tx, account, 'page', new Date(), page.id));
    const input = {
      ...{ projectName: project.name, projectDescription: project.description },
      ...{ title: page.title, description: page.description, descriptionAi: body.description },
    };
    const brand = await pageBrand(db, project, page.pictures);
    const asked = { owner: account.id, facts: null, language: pageLanguageOf(spoken), brand };
    const written = await write(input, { attempt: 1, last: true, signal }, asked).catch(async (error) => {
      await giveBack(db, use);
      throw error;
    });
    return written.model;
  }

  const start = {
    tag: 'editor',
    summary: 'Draw what an empty page begins with: a template, or a page written from a description; nothing is stored',
  };
  serve(app, startEditedPage, start, async (request, reply) => {
    const { account, params, body } = request;
    const project = await requireProject(db, account.id, params.project_id);
    const page = await requirePage(db, project.id, params.page_id);
    if (page.status === 'pending') throw new AppError('conflict', { message: 'The page is still being generated.' });
    requests.take(account.id);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const begun = { account, project, page, body };
    const model = body.template
      ? await fromTemplate(begun)
      : await fromDescription(begun, languageOf(request), gone.signal);
    const { html } = await work.threads.run(OPENING, account.id, { model, data: null, shared: [] });
    const { palette, type } = model.theme;
    return { data: { html, theme: `${palette}-${type}`, language: model.language } };
  });
}
