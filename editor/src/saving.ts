import type { Page } from '@landfall/shared/contracts';
import type { Editor } from 'grapesjs';
import { createAutosave, type Outcome, type SaveState, type Send } from './autosave.ts';
import { type Answer, addressesOf, call, outcomeOf, sendLastWords } from './calls.ts';
import { askAboutProblems } from './checks/problem-dialog.ts';
import { askConflict, askRefusal } from './decisions.ts';
import type { EditorStart } from './editor-start.ts';
import { htmlWithoutIdleIds } from './idle-ids.ts';
import type { DeadLinks } from './links/dead-links.ts';
import { deleteLocalCopy, inOrder, saveLocalCopy } from './local-copies.ts';
import { hideNotice } from './notice.ts';
import { askOnline } from './online-dialog.ts';
import { watchOtherTabs } from './other-tabs.ts';
import { showPublished, showState, showView } from './save-state.ts';
import { withoutShared } from './shared-sections/contents.ts';
import { REVISIONS, type SharedState } from './shared-sections/shared-state.ts';
import { find } from './start.ts';
import { themeOfPage } from './theme.ts';
import { finishTyping, projectData } from './typing.ts';

/** How a page stands for its visitors, as the server tells it. */
type Shown = Pick<Page, 'status' | 'url'>;

export type Saving = ReturnType<typeof connectSaving>;

/** Keeps every change as a draft, publishes when asked, and never loses a change without saying so. */
export function connectSaving(editor: Editor, start: EditorStart, deadLinks: DeadLinks, shared: SharedState) {
  const { pageId } = start;
  const address = addressesOf(start);
  const writer = crypto.randomUUID();
  let known = { version: start.version, stamp: start.stamp };
  const read = () => JSON.stringify(projectData(editor));
  /** What visitors see, where this tab knows it. */
  let published = start.draft || start.isBehindShared ? null : read();
  /** The same but for what shared sections hold, of which visitors may see an older state. */
  let publishedRest = start.draft ? null : withoutShared(projectData(editor));

  /** Whether visitors see what was kept last. */
  let isKeptPublished = published !== null;

  let { isActive } = start;

  /** A notice says why something was not saved, until it is. */
  let isRefused = false;

  /** Told of the page once visitors see what is shown here. */
  const tellPublished: ((page: never) => void)[] = [];

  const learn = ({ version = known.version, stamp = known.stamp }: Answer) => {
    // Somebody published, or the clock did: what visitors see now this tab does not know.
    if (version !== known.version) published = publishedRest = null;
    known = { version, stamp };
    tellOthers({ ...known, writer });
  };
  const done = (content: string, isPublished: boolean) => {
    if (isPublished) {
      published = content;
      publishedRest = withoutShared(JSON.parse(content));
    }
    isKeptPublished = isPublished;
    // What was changed while it was sent is a draft again.
    showPublished(isPublished && read() === content, isActive);
    deleteLocalCopy(pageId, writer);
    if (isRefused) hideNotice();
    // What is shown is what visitors see: nothing about a draft is true any more.
    else if (isPublished) hideNotice('draft');
    isRefused = false;
  };
  const showOnline = ({ status, url }: Shown) => {
    if (status !== 'active') return;
    isActive = true;
    showView(url);
  };
  const draftBody = (content: string) => {
    const kept = shared.toKeep(JSON.parse(content));
    return { ...known, writer, ...kept, ...(content === published && { data: null }) };
  };
  /** Told where a shared section was changed elsewhere, too. */
  let askShared: ((ids: readonly string[], resume: () => void) => void) | undefined;
  let catchUp = async (): Promise<void> => {};

  const keep: Send = async (content) => {
    const body = draftBody(content);
    const answer = await call('PUT', address.draft, body);
    const outcome = outcomeOf(answer);
    if (outcome.kind === 'kept') {
      shared.kept(body.shared, answer.shared);
      learn(answer);
      // What is shown is what visitors saw, and they see something else by now.
      if (body.data === null && published === null) return keep(content);
      done(content, body.data === null);
    } else if (outcome.kind === 'stopped') refused(answer, 'notSaved');
    else saveLocalCopy(pageId, writer, shared.forCopy(JSON.parse(content)));
    return outcome;
  };

  const send = async (content: string, online: boolean): Promise<Outcome> => {
    const theme = themeOfPage(editor, start);
    const language = editor.getWrapper()?.getAttributes().lang;
    const { data, shared: changed = [] } = shared.toKeep(JSON.parse(content));
    const page = {
      data,
      shared: [...changed, ...shared.unchangedIn(data)],
      html: htmlWithoutIdleIds(editor),
      css: editor.getCss() ?? '',
      theme,
      language,
      online,
    };
    const answer = await call('PUT', address.publish, { ...known, writer, ...page });
    const outcome = outcomeOf(answer);
    if (outcome.kind === 'kept') {
      shared.kept(changed, answer.shared);
      learn(answer);
      showOnline(answer.data as Shown);
      done(content, true);
      for (const tell of tellPublished) tell(answer.data as never);
    } else refused(answer, 'notPublished');
    return outcome;
  };

  const show = (state: SaveState) => {
    showState(state);
    // Also where a change was taken back before it was sent.
    if (state === 'saved') showPublished(isKeptPublished);
  };
  const autosave = createAutosave({ read, send: keep, show, delayMs: start.autosaveMs });

  let publishing: Promise<boolean> | undefined;
  const publishNow = async () => {
    await finishTyping(editor);
    await catchUp();
    if (!(await askAboutProblems(editor, start, deadLinks))) return false;
    const choice = isActive ? 'left' : await askOnline(read() !== published);
    return choice !== 'cancelled' && autosave.save((content) => send(content, choice === 'online'));
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
    if (answer.fields?.shared && askShared) askShared(answer.fields.shared, () => void again());
    else if (answer.code === 'stale_version' && !answer.fields?.shared) askWhich();
    else askRefusal(answer, what, again);
  }

  function askWhich(): void {
    isRefused = true;
    autosave.hold('conflict');
    askConflict({
      loadTheirs() {
        if (autosave.isChanged()) saveLocalCopy(pageId, writer, shared.forCopy(projectData(editor)));
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
        const body = { version: 0, stamp: '', writer, data: shared.withOwn(projectData(editor)) };
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
    saveLocalCopy(pageId, writer, shared.forCopy(data));
    sendLastWords('PUT', address.draft, { ...known, writer, ...shared.toKeep(data) });
  });
  window.addEventListener('beforeunload', (event) => {
    if (!isLeaving && autosave.isUnsaved() && autosave.isChanged()) event.preventDefault();
  });
  find('[data-action="publish"]').addEventListener('click', publish);
  showState('saved');
  showPublished(published !== null, isActive);

  return {
    publish,
    flush: autosave.flush,
    changed: autosave.changed,
    /** Whether visitors may see something else than the editor shows. */
    isDraft: () => published === null,
    /** Has somebody told of the page whenever it is published from here. */
    onPublished<P>(tell: (page: P) => void): void {
      tellPublished.push(tell);
    },
    /** The page was published at its hour, as the server had it. */
    publishedMeanwhile: (page: Shown) =>
      autosave.inTurn(async () => {
        const answer = await call('GET', address.draft);
        if (answer.status !== 200 || answer.data || !answer.stamp || answer.stamp !== known.stamp) return;
        learn(answer);
        showOnline(page);
        if (!autosave.isChanged()) done(read(), true);
      }),
    /** Throws away what is not published, and shows the page as visitors see it. */
    async discard(): Promise<void> {
      const answer = await call('PUT', address.draft, { ...known, writer, data: null });
      if (answer.status === 200) leave();
      else refused(answer, 'notSaved');
    },
    /** Whether something is shown that was not published, as far as this tab knows. */
    hasUnpublished: () => read() !== published,
    /** A version was brought back: it is shown. What was not published stays in this browser, which offers it. */
    async showRestored(): Promise<void> {
      if (read() !== published) saveLocalCopy(pageId, writer, shared.forCopy(projectData(editor)));
      const answer = await call('GET', address.draft);
      if (answer.status === 200) learn(answer);
      await call('PUT', address.draft, { ...known, writer, data: null });
      leave();
    },
    /** Whether contents are those that the editor opened with, or shows. */
    isShown: ({ [REVISIONS]: _revisions, ...data }: Record<string, unknown>): boolean =>
      [start.data, projectData(editor)].some((shown) => inOrder(shown) === inOrder(data)),
    /** Has somebody ask which of two changes of a shared section stays. */
    onSharedConflict(ask: NonNullable<typeof askShared>): void {
      askShared = ask;
    },
    /** Done before anything is published. */
    beforePublishing(work: typeof catchUp): void {
      catchUp = work;
    },
    /** Shared sections were published on all pages, this one among them: nothing else of it. */
    publishedPart: () =>
      autosave.inTurn(async () => {
        const answer = await call('GET', address.draft);
        if (answer.status !== 200 || answer.stamp !== known.stamp) return;
        const rest = publishedRest;
        learn(answer);
        publishedRest = rest;
        const content = read();
        if (autosave.isChanged() || rest === null || withoutShared(JSON.parse(content)) !== rest) return;
        // Nothing else waits to be published.
        const discarded = await call('PUT', address.draft, { ...known, writer, data: null });
        if (discarded.status !== 200) return;
        learn(discarded);
        done(content, true);
      }),
  };
}
