import { PAGE_LANGUAGES } from '@landfall/shared/contracts';
import { editPage, writeSection } from '@landfall/shared/endpoints';
import { EDITOR_ASSETS } from '../../../content/editor/asset-base.ts';
import { KIND_NAMES } from '../../../content/editor/blocks.ts';
import { run as clean } from '../../../content/editor/clean-work.ts';
import { run as edit } from '../../../content/editor/edit-work.ts';
import {
  checkLinks,
  cleanPaste,
  keepPageDraft,
  openEditor,
  readPageDraft,
  saveEditedPage,
} from '../../../content/editor/endpoints.ts';
import { formWordsOf } from '../../../content/editor/form-words.ts';
import { run as openWork } from '../../../content/editor/open-work.ts';
import { run as paste } from '../../../content/editor/paste-work.ts';
import { EDITOR_POLICY } from '../../../content/editor/policy.ts';
import { ruleMessage, whatCanBeAsked } from '../../../content/editor/rule-messages.ts';
import { editorShell } from '../../../content/editor/shell.ts';
import { themesOffered } from '../../../content/editor/themes-offered.ts';
import { timerWordsOf } from '../../../content/editor/timer-words.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SpokenLanguage } from '../../../platform/texts/spoken-language.ts';
import { refusedIn } from '../api/refusals.ts';
import { answer, answerFile, answerLines, type Route } from '../api/route.ts';
import { editorFiles } from '../editor-files.ts';
import { keepContents } from '../pages/keep-page.ts';
import { addressOf, toPage } from '../pages/page-answer.ts';
import { base } from '../scope.ts';
import type { DraftRecord, PageRecord } from '../state/records.ts';
import type { State } from '../state/state.ts';
import { OWN_PLAN } from './plans.ts';
import { pagesOf, requirePage, requireProject } from './require.ts';

/** Milliseconds after the last change until it is kept. */
const AUTOSAVE_MS = 1_500;

/** Changes by words, which cost nothing here. */
const USES = OWN_PLAN.features.ai_component ?? 0;

interface Known {
  version: number;
  stamp?: string | undefined;
  writer?: string | undefined;
}

/** @throws AppError stale_version where somebody else changed the page since the editor read it */
function requireKnown(page: PageRecord, draft: DraftRecord | undefined, known: Known): void {
  const stamp = draft?.stamp ?? '';
  const isOwn = known.writer !== undefined && draft?.writer === known.writer && draft.version === page.version;
  if (isOwn || (page.version === known.version && (known.stamp ?? stamp) === stamp)) return;
  throw new AppError('stale_version', { fields: { version: [String(page.version)], stamp: [stamp] } });
}

function noteChange(state: State, id: string, change: Omit<DraftRecord, 'id' | 'stamp'>): string {
  return state.drafts.put({ id, stamp: crypto.randomUUID(), ...change }).stamp;
}

/** Shared sections need a publication on several pages at once, which the demo does not have. */
function refuseShared(shared: readonly unknown[] | undefined, language: SpokenLanguage): void {
  if (shared && shared.length > 0) throw new AppError('conflict', { message: refusedIn(language) });
}

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
    const drawn = openWork({ model, data: draft?.data ?? editorData, shared: [] });
    const project = requireProject(state, params);
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
        ...{ data: drawn.data, isBehindShared: false, shared: [], html: drawn.html, blocks: drawn.blocks },
        ...{ theme: model.theme, language: model.language, languages: PAGE_LANGUAGES, siteName: project.name },
        words: { remaining: USES, allowance: USES, hasModel: false },
        themes: themesOffered(model.theme, {}),
        ...{ formWords: formWordsOf(model), timerWords: timerWordsOf(model), showsEmbeds: true, kinds: KIND_NAMES },
      },
      await editorFiles(),
    );
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
    return new Response(inFolder(shell), { headers: { ...headers, 'content-security-policy': EDITOR_POLICY } });
  }),
  answer(saveEditedPage, ({ state, params, body, language }) => {
    const page = requirePage(state, params);
    const draft = state.drafts.get(page.id);
    requireKnown(page, draft, body);
    refuseShared(body.shared, language);
    const before = page.contents.model;
    const model = { ...before, theme: body.theme ?? before.theme, language: body.language ?? before.language };
    const { html, css } = clean({
      html: body.html,
      css: body.css,
      model,
      files: '/v1/files/',
      editorAssets: EDITOR_ASSETS,
    });
    const contents = { ...page.contents, model, html, css, editorData: body.data };
    const saved = keepContents(state, page, contents, { origin: 'saved' });
    const { writer = '' } = body;
    const stamp = writer ? noteChange(state, page.id, { version: saved.version, writer, data: null }) : '';
    if (!writer) state.drafts.delete(page.id);
    return { data: toPage(state, saved), version: saved.version, stamp };
  }),
  answer(readPageDraft, ({ state, params }) => {
    const { id, version } = requirePage(state, params);
    const { stamp = '', writer = '', data = null } = state.drafts.get(id) ?? {};
    return { version, stamp, writer, data };
  }),
  answer(keepPageDraft, ({ state, params, body, language }) => {
    const page = requirePage(state, params);
    requireKnown(page, state.drafts.get(page.id), body);
    refuseShared(body.shared, language);
    const { version } = page;
    return { version, stamp: noteChange(state, page.id, { version, writer: body.writer, data: body.data }) };
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
