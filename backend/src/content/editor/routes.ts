import { PAGE_LANGUAGES } from '@landfall/shared/contracts';
import type { FastifyReply } from 'fastify';
import { allowanceOf, assertMayPublish, assertStorageRoom, hasFeature, usesLeft } from '../../commerce/entitlements.ts';
import { siteOrigin } from '../../delivery/domains/site-origin.ts';
import { plainPage } from '../../delivery/sites/plain-page.ts';
import { accountOfCookie } from '../../identity/auth/cookie-account.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { pageBrand } from '../brand/page-brand.ts';
import { requirePage, toPage, toSchedule } from '../pages/pages.ts';
import { requireProject } from '../projects/projects.ts';
import { isInFunnel } from '../publishing/next-step.ts';
import { followSite } from '../publishing/publishing-jobs.ts';
import { controlOf } from '../publishing/shown-as.ts';
import { type SharedRow, sharedOf } from '../shared-sections/shared-sections.ts';
import { editorManifest } from './assets.ts';
import { KIND_NAMES } from './blocks.ts';
import { findDeadPaths } from './check-links.ts';
import { registerDraftRoutes } from './draft-routes.ts';
import { readDraft } from './drafts.ts';
import { registerEditRoutes } from './edit-routes.ts';
import { checkLinks, openEditor, saveEditedPage } from './endpoints.ts';
import { formWordsOf, stopWordsOf } from './form-words.ts';
import { modelOf } from './model-of.ts';
import { OPENING } from './opening.ts';
import { registerPaste } from './paste.ts';
import { EDITOR_POLICY } from './policy.ts';
import { savePage } from './save.ts';
import { MAX_SAVE_BYTES } from './save-body.ts';
import { registerEditorAssets } from './serve-assets.ts';
import { editorShell } from './shell.ts';
import { registerStartRoutes } from './start-routes.ts';
import { registerStoredPageRoutes } from './stored-page-routes.ts';
import { themesOffered } from './themes-offered.ts';
import { timerWordsOf } from './timer-words.ts';

const toStart = ({ id, name, revision, publishedRevision, contents }: SharedRow) => ({
  ...{ shared_id: id, name, revision, contents },
  published_revision: publishedRevision,
});

function send(reply: FastifyReply, status: number, markup: string) {
  return reply
    .code(status)
    .headers({
      'content-security-policy': EDITOR_POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    })
    .type('text/html; charset=utf-8')
    .send(markup);
}

/** The visual editor: its page (by cookie), its files, and its save (by header alone). */
export function registerEditorRoutes(app: App, context: Context): void {
  const { db } = context;
  const lookUp = accountOfCookie(db);
  registerEditorAssets(app, context);
  registerDraftRoutes(app, context);
  registerEditRoutes(app, context);
  registerStoredPageRoutes(app, context);
  registerPaste(app, context);
  registerStartRoutes(app, context);

  serve(app, openEditor, { tag: 'editor', summary: 'The visual editor, a web page' }, async (request, reply) => {
    const account = await lookUp(request.headers.cookie);
    if (!account) return reply.header('cache-control', 'no-store').redirect('/login', 302);
    const { project_id, page_id } = request.params;
    const found = await requireProject(db, account.id, project_id)
      .then(async (project) => ({ project, page: await requirePage(db, project.id, page_id) }))
      .catch((error) => {
        if (error instanceof AppError && error.code === 'not_found') return null;
        throw error;
      });
    if (!found)
      return send(reply, 404, plainPage('Page not found', 'It may have been deleted, or belong to another account.'));
    const { project, page } = found;
    if (page.status === 'pending') {
      reply.header('refresh', '5');
      return send(
        reply,
        200,
        plainPage('Your page is being written', 'This takes a moment. The editor opens by itself once it is ready.'),
      );
    }
    const model = modelOf(page);
    const draft = await readDraft(db, page.id);
    const kept = draft?.data ?? page.editorData;
    const shared = await sharedOf(db, page.projectId);
    const origin = await siteOrigin(db, page.projectId);
    const isTried = (await controlOf(db, page.id)) !== undefined;
    const drawn = await context.work.threads.run(OPENING, account.id, {
      ...{ model, data: kept },
      shared: shared.map(({ id, contents }) => ({ id, contents })),
    });
    return send(
      reply,
      200,
      editorShell(
        page,
        {
          pageId: page.id,
          title: page.title,
          projectId: project_id,
          viewUrl: origin && page.status === 'active' ? `${origin}${page.path}` : '',
          isActive: page.status === 'active' || isTried,
          version: page.version,
          stamp: draft?.stamp ?? '',
          draft: draft?.data ? { isBehind: draft.version < page.version } : null,
          schedule: toSchedule(page),
          timeZone: project.timeZone,
          autosaveMs: context.config.autosaveMs,
          data: drawn.data,
          isBehindShared: drawn.isBehindShared,
          shared: shared.map(toStart),
          html: drawn.html,
          theme: model.theme,
          language: model.language,
          languages: PAGE_LANGUAGES,
          siteName: project.name,
          words: {
            remaining: await usesLeft(db, account, 'component'),
            allowance: allowanceOf(account, 'component'),
            hasModel: context.config.ai !== undefined,
          },
          themes: themesOffered(model.theme, await pageBrand(db, { id: project_id, userId: account.id }, [])),
          blocks: drawn.blocks,
          formWords: formWordsOf(model),
          timerWords: timerWordsOf(model),
          stopWords: stopWordsOf(model),
          showsEmbeds: hasFeature(account, 'custom_js'),
          hasAdvancedForms: hasFeature(account, 'form_advanced'),
          kinds: KIND_NAMES,
        },
        await editorManifest(),
      ),
    );
  });

  const check = { tag: 'editor', summary: 'Which paths of the site lead to no page, or to one that is not online' };
  serve(app, checkLinks, check, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    return { data: await findDeadPaths(db, project.id, body.paths) };
  });

  const save = { tag: 'editor', summary: 'Publish what the visual editor shows', bodyLimit: MAX_SAVE_BYTES };
  serve(app, saveEditedPage, save, async ({ account, params, body }) => {
    const project = await requireProject(db, account.id, params.project_id);
    assertMayPublish(account);
    await assertStorageRoom(db, account, Buffer.byteLength(JSON.stringify(body)));
    const page = await requirePage(db, project.id, params.page_id);
    const isPutOnline = body.online === true && (await controlOf(db, page.id)) === undefined;
    const { saved, stamp, shared } = await savePage(context, account.id, page, body, { isPutOnline });
    if (saved.status !== page.status && (await isInFunnel(db, page.id))) await followSite(context, project.id);
    const data = toPage(saved, await siteOrigin(db, project.id));
    return { data, version: saved.version, stamp, ...(shared.length > 0 && { shared }) };
  });
}
