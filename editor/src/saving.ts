import type { Editor } from 'grapesjs';
import { createAutosave, type Send } from './autosave.ts';
import { type Answer, addressesOf, call, outcomeOf, sendLastWords } from './calls.ts';
import { askAboutProblems } from './checks/problem-dialog.ts';
import { askConflict, askRefusal } from './decisions.ts';
import type { EditorStart } from './editor-start.ts';
import { htmlWithoutIdleIds } from './idle-ids.ts';
import type { DeadLinks } from './links/dead-links.ts';
import { deleteLocalCopy, inOrder, saveLocalCopy } from './local-copies.ts';
import { hideNotice } from './notice.ts';
import { watchOtherTabs } from './other-tabs.ts';
import { showPublished, showState } from './save-state.ts';
import { find } from './start.ts';
import { themeOfPage } from './theme.ts';
import { finishTyping, projectData } from './typing.ts';

export type Saving = ReturnType<typeof connectSaving>;

/** Keeps every change as a draft, publishes when asked, and never loses a change without saying so. */
export function connectSaving(editor: Editor, start: EditorStart, deadLinks: DeadLinks) {
  const { pageId } = start;
  const address = addressesOf(start);
  const writer = crypto.randomUUID();
  let known = { version: start.version, stamp: start.stamp };
  const read = () => JSON.stringify(projectData(editor));
  /** What visitors see, where this tab knows it. */
  let published = start.draft ? null : read();

  /** A notice says why something was not saved, until it is. */
  let isRefused = false;

  /** Told of the page once visitors see what is shown here. */
  let tellPublished: (page: never) => void = () => {};

  const learn = ({ version = known.version, stamp = known.stamp }: Answer) => {
    // Somebody published, or the clock did: what visitors see now this tab does not know.
    if (version !== known.version) published = null;
    known = { version, stamp };
    tellOthers({ ...known, writer });
  };
  const done = (content: string, isPublished: boolean) => {
    if (isPublished) published = content;
    showPublished(isPublished);
    deleteLocalCopy(pageId, writer);
    if (isRefused) hideNotice();
    // What is shown is what visitors see: nothing about a draft is true any more.
    else if (isPublished) hideNotice('draft');
    isRefused = false;
  };
  const draftBody = (content: string) => ({
    ...known,
    writer,
    data: content === published ? null : JSON.parse(content),
  });

  const keep: Send = async (content) => {
    const body = draftBody(content);
    const answer = await call('PUT', address.draft, body);
    const outcome = outcomeOf(answer);
    if (outcome.kind === 'kept') {
      learn(answer);
      // What is shown is what visitors saw, and they see something else by now.
      if (body.data === null && published === null) return keep(content);
      done(content, body.data === null);
    } else if (outcome.kind === 'stopped') refused(answer, 'notSaved');
    else saveLocalCopy(pageId, writer, JSON.parse(content));
    return outcome;
  };

  const send: Send = async (content) => {
    const theme = themeOfPage(editor, start);
    const language = editor.getWrapper()?.getAttributes().lang;
    const page = {
      data: JSON.parse(content),
      html: htmlWithoutIdleIds(editor),
      css: editor.getCss() ?? '',
      theme,
      language,
    };
    const answer = await call('PUT', address.publish, { ...known, writer, ...page });
    const outcome = outcomeOf(answer);
    if (outcome.kind === 'kept') {
      learn(answer);
      done(content, true);
      tellPublished(answer.data as never);
    } else refused(answer, 'notPublished');
    return outcome;
  };

  const autosave = createAutosave({ read, send: keep, show: showState, delayMs: start.autosaveMs });

  let publishing: Promise<boolean> | undefined;
  const publishNow = async () => {
    await finishTyping(editor);
    return (await askAboutProblems(editor, deadLinks)) && autosave.save(send);
  };
  /** Publishes once, however often it is asked for meanwhile. */
  const publish = (): Promise<boolean> => {
    publishing ??= publishNow().finally(() => {
      publishing = undefined;
    });
    return publishing;
  };

  function refused(answer: Answer, what: 'notSaved' | 'notPublished'): void {
    isRefused = true;
    const again = () => {
      autosave.resume();
      return what === 'notPublished' ? publish() : autosave.flush();
    };
    if (answer.code === 'stale_version') askWhich();
    else askRefusal(answer, what, again);
  }

  function askWhich(): void {
    isRefused = true;
    autosave.hold('conflict');
    askConflict({
      loadTheirs() {
        if (autosave.isChanged()) saveLocalCopy(pageId, writer, projectData(editor));
        leave();
      },
      async keepMine() {
        const theirs = await call('GET', address.draft);
        if (theirs.status !== 200) return askRefusal(theirs, 'notSaved', askWhich);
        if (theirs.data) saveLocalCopy(pageId, `theirs-${theirs.stamp}`, theirs.data);
        learn(theirs);
        // Theirs is what the server has, so mine is sent even where I changed nothing since.
        published = null;
        await autosave.save(keep);
      },
      async copy() {
        const made = await call('POST', address.copy);
        const copy = (made.data as { page_id?: string } | undefined)?.page_id;
        if (!copy) return askRefusal(made, 'notSaved', askWhich);
        const to = addressesOf({ ...start, pageId: copy });
        const body = { version: 0, stamp: '', writer, data: projectData(editor) };
        const kept = await call('PUT', to.draft, body);
        if (kept.status !== 200) return askRefusal(kept, 'notSaved', askWhich);
        leave(`${to.publish}/edit`);
      },
    });
  }

  /** Goes away on purpose: what is unsaved was kept elsewhere, or decided against. */
  let isLeaving = false;
  const leave = (to?: string) => {
    isLeaving = true;
    if (to) location.assign(to);
    else location.reload();
  };

  const tellOthers = watchOtherTabs(pageId, {
    changed(change) {
      const isNews = change.writer !== writer && (change.stamp !== known.stamp || change.version !== known.version);
      if (isNews) void autosave.inTurn(async () => askWhich());
    },
    // In turn: while an own save is on its way, its stamp is news to nobody but us.
    lookedAt: () =>
      void autosave.inTurn(async () => {
        const match = { 'if-none-match': `"${known.version}.${known.stamp}"` };
        const answer = await call('GET', address.draft, undefined, { headers: match });
        if (answer.status !== 200) return;
        if (answer.writer === writer || (answer.stamp && answer.stamp === known.stamp)) learn(answer);
        else askWhich();
      }),
  });

  editor.on('update', () => autosave.changed());
  const listen = () => editor.Canvas.getDocument()?.addEventListener('input', () => autosave.changed());
  listen();
  editor.on('canvas:frame:load', listen);
  window.addEventListener('online', () => void autosave.flush());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && autosave.isUnsaved()) void autosave.flush();
  });
  window.addEventListener('pagehide', () => {
    if (isLeaving || !autosave.isUnsaved() || !autosave.isChanged()) return;
    const data = projectData(editor);
    saveLocalCopy(pageId, writer, data);
    sendLastWords('PUT', address.draft, { ...known, writer, data });
  });
  window.addEventListener('beforeunload', (event) => {
    if (!isLeaving && autosave.isUnsaved() && autosave.isChanged()) event.preventDefault();
  });
  find('[data-action="publish"]').addEventListener('click', publish);
  showState('saved');
  showPublished(!start.draft, start.isActive);

  return {
    publish,
    flush: autosave.flush,
    changed: autosave.changed,
    /** Whether visitors may see something else than the editor shows. */
    isDraft: () => published === null,
    /** Has somebody told of the page whenever it is published from here. */
    onPublished<P>(tell: (page: P) => void): void {
      tellPublished = tell;
    },
    /** The page was published at its hour, as the server had it. */
    publishedMeanwhile: (isActive: boolean) =>
      autosave.inTurn(async () => {
        const answer = await call('GET', address.draft);
        if (answer.status !== 200 || answer.data || !answer.stamp || answer.stamp !== known.stamp) return;
        learn(answer);
        if (autosave.isChanged()) return;
        done(read(), true);
        showPublished(true, isActive);
      }),
    /** Throws away what is not published, and shows the page as visitors see it. */
    async discard(): Promise<void> {
      const answer = await call('PUT', address.draft, { ...known, writer, data: null });
      if (answer.status === 200) leave();
      else refused(answer, 'notSaved');
    },
    /** Whether contents are those that the editor opened with, or shows. */
    isShown: (data: unknown): boolean =>
      [start.data, projectData(editor)].some((shown) => inOrder(shown) === inOrder(data)),
  };
}
