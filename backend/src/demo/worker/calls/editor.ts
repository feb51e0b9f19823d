import { PAGE_LANGUAGES } from '@landfall/shared/contracts';
import { editPage, writeSection } from '@landfall/shared/endpoints';
import { KIND_NAMES } from '../../../content/editor/blocks.ts';
import { run as edit } from '../../../content/editor/edit-work.ts';
import {
  checkLinks,
  cleanPaste,
  keepPageDraft,
  openEditor,
  readPageDraft,
  saveEditedPage,
  startEditedPage,
} from '../../../content/editor/endpoints.ts';
import { formWordsOf, stopWordsOf } from '../../../content/editor/form-words.ts';
import { run as openWork } from '../../../content/editor/open-work.ts';
import { run as paste } from '../../../content/editor/paste-work.ts';
import { EDITOR_POLICY } from '../../../content/editor/policy.ts';
import { ruleMessage, whatCanBeAsked } from '../../../content/editor/rule-messages.ts';
import { editorShell } from '../../../content/editor/shell.ts';
import { themesOffered } from '../../../content/editor/themes-offered.ts';
import { timerWordsOf } from '../../../content/editor/timer-words.ts';
import { pageLanguageOf } from '../../../content/pages/page-language-of.ts';
import { AppError } from '../../../platform/errors.ts';
import { refusedIn } from '../api/refusals.ts';
import { answer, answerFile, answerLines, type Route } from '../api/route.ts';
import { editorFiles } from '../editor-files.ts';
import { pageBrandOf } from '../pages/brand-of-project.ts';
import { changePage, keepContents } from '../pages/keep-page.ts';
import { noteChange, requireKnown } from '../pages/known-state.ts';
import { addressOf, toPage } from '../pages/page-answer.ts';
import { editedContents } from '../pages/publish-edited.ts';
import { keepShared, sharedOf } from '../pages/shared-sections.ts';
import { templateContents, writtenContents } from '../pages/write-contents.ts';
import { base } from '../scope.ts';
import type { SharedRecord } from '../state/records.ts';
import { OWN_PLAN } from './plans.ts';
import { pagesOf, requirePage, requireProject } from './require.ts';

/** Milliseconds after the last change until it is kept. */
const AUTOSAVE_MS = 1_500;

/** Changes by words, which cost nothing here. */
const USES = OWN_PLAN.features.ai_component ?? 0;

const toStart = ({ id, name, revision, publishedRevision, contents }: SharedRecord) => ({
  ...{ shared_id: id, name, revision, contents },
  published_revision: publishedRevision,
});

/** The editor as a web page: its addresses are below the demo's folder, its canvas within reach of the service worker. */
const inFolder = (shell: string): string =>
  shell
    .replace('<script defer', '<script src="/demo-canvas.js"></script><script defer')
    .replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${base()}/`);

export const editorRoutes: readonly Route[] = [
  answerFile(openEditor, async ({ state, params }) => {
    const page = requirePage(state, params);
    const { model, editorData } = page.contents;
    const draft = state.drafts.get(page.id);
    const project = requireProject(state, params);
    const shared = sharedOf(state, project.id);
    const drawn = openWork({ model, data: draft?.data ?? editorData, shared });
    const isActive = page.status === 'active';
    const shell = editorShell(
      page,
      {
        ...{
          projectId: project.id,
          pageId: page.id,
          title: page.title,
          isActive,
          viewUrl: isActive ? addressOf(state, page) : '',
        },
        ...{ version: page.version, stamp: draft?.stamp ?? '', autosaveMs: AUTOSAVE_MS },
        draft: draft?.data ? { isBehind: draft.version < page.version } : null,
        ...{ schedule: null, timeZone: project.time_zone ?? 'UTC' },
        ...{ data: drawn.data, isBehindShared: drawn.isBehindShared, shared: shared.map(toStart) },
        ...{ html: drawn.html, blocks: drawn.blocks },
        ...{ theme: model.theme, language: model.language, languages: PAGE_LANGUAGES, siteName: project.name },
        words: { remaining: USES, allowance: USES, hasModel: false },
        themes: themesOffered(model.theme, pageBrandOf(state, project, [])),
        ...{
          formWords: formWordsOf(model),
          timerWords: timerWordsOf(model),
          stopWords: stopWordsOf(model),
          showsEmbeds: true,
          hasAdvancedForms: true,
          kinds: KIND_NAMES,
        },
      },
      await editorFiles(),
    );
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
    return new Response(inFolder(shell), { headers: { ...headers, 'content-security-policy': EDITOR_POLICY } });
  }),
  answer(saveEditedPage, ({ state, params, body }) => {
    const page = requirePage(state, params);
    const draft = state.drafts.get(page.id);
    requireKnown(page, draft, body);
    const contents = editedContents(page.contents, body);
    const shared = keepShared(state, page.projectId, body.shared);
    const saved = keepContents(state, page, contents, { origin: 'saved' });
    const { writer = '' } = body;
    const stamp = writer ? noteChange(state, page.id, { version: saved.version, writer, data: null }) : '';
    if (!writer) state.drafts.delete(page.id);
    const shown = body.online ? changePage(state, saved, { status: 'active' }) : saved;
    return { data: toPage(state, shown), version: saved.version, stamp, ...(shared.length > 0 && { shared }) };
  }),
  answer(startEditedPage, ({ state, params, body, language: spoken }) => {
    const { title, description, pictures } = requirePage(state, params);
    const project = requireProject(state, params);
    const brand = pageBrandOf(state, project, pictures);
    const wanted = { title, description, descriptionAi: body.description, facts: null, brand };
    const { model } = body.template
      ? templateContents(project, body.template, { title, description }, body.language, brand)
      : writtenContents(project, { ...wanted, language: pageLanguageOf(spoken) });
    const { html } = openWork({ model, data: null, shared: [] });
    return { data: { html, theme: `${model.theme.palette}-${model.theme.type}`, language: model.language } };
  }),
  answer(readPageDraft, ({ state, params }) => {
    const { id, version } = requirePage(state, params);
    const { stamp = '', writer = '', data = null } = state.drafts.get(id) ?? {};
    return { version, stamp, writer, data };
  }),
  answer(keepPageDraft, ({ state, params, body }) => {
    const page = requirePage(state, params);
    requireKnown(page, state.drafts.get(page.id), body);
    const { version } = page;
    const shared = keepShared(state, page.projectId, body.shared);
    const stamp = noteChange(state, page.id, { version, writer: body.writer, data: body.data });
    return { version, stamp, ...(shared.length > 0 && { shared }) };
  }),
  answer(checkLinks, ({ state, params, body }) => {
    const pages = pagesOf(state, requireProject(state, params).id);
    const online = new Map(pages.map(({ path, status }) => [path, status === 'active']));
    const asked = [...new Set(body.paths)];
    return {
      data: {
        missing: asked.filter((path) => path !== '/' && !online.has(path)),
        offline: asked.filter((path) => online.get(path) === false),
      },
    };
  }),
  // All pictures of this browser are its own.
  answer(cleanPaste, ({ body }) => ({ data: { ...paste(body), foreign_pictures: 0 } })),
  answerLines(editPage, ({ state, params, body, language }) => {
    const page = requirePage(state, params);
    const { outline, instruction, section_id: sectionId } = body;
    if (!outline) throw new AppError('conflict', { message: refusedIn(language) });
    const facts = page.contents.facts?.facts ?? [];
    const { steps, message, can } = edit({ task: 'rules', told: { instruction, outline, facts, sectionId, language } });
    const nothing = steps.length === 0 && message === '';
    const done = {
      ...{ done: true as const, dropped: [], by: 'rules' as const, remaining: USES },
      message: nothing ? ruleMessage(language, 'nothing') : message,
      can: nothing ? whatCanBeAsked(outline, language) : can,
    };
    return [...steps, done];
  }),
  answer(writeSection, ({ state, params, body }) => {
    const { model } = requirePage(state, params).contents;
    const page = { language: body.language || model.language, theme: model.theme };
    const { layouts } = edit({ task: 'layouts', section: body.outline_section, page });
    const alternatives = layouts.map(({ id, label, operation, html }) => ({ id, label, steps: [{ operation, html }] }));
    return { data: { alternatives, dropped: [], by: 'rules' as const, remaining: USES } };
  }),
];
