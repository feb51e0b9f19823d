import type { CommentThread } from '@landfall/shared/contracts';
import type { Editor } from 'grapesjs';
import { type Answer, call } from '../calls.ts';
import type { EditorStart } from '../editor-start.ts';
import { select } from '../elements.ts';
import { make } from '../forms/form-controls.ts';
import { isOffered } from '../offered.ts';
import { onceAFrame } from '../once-a-frame.ts';
import { isPopup } from '../popups/popup.ts';
import { find } from '../start.ts';
import { say } from '../texts.ts';
import { countOpen, groupThreads, type ThreadGroup } from './group-threads.ts';
import { type PageSection, sectionsOf } from './page-sections.ts';
import { type ThreadActs, threadCard } from './thread-card.ts';

/** Looks this close together (milliseconds) count as one. */
const LOOK_MS = 5000;
/** Marks on the canvas which section is talked about. */
const MARK = 'data-commented';

const failureOf = (answer: Answer): string => answer.message || say('settingsOffline');

/**
 * What readers of preview links said of the page: a panel beside the canvas, where it is answered and resolved. Does nothing
 * where the deployment does not offer it.
 */
export async function connectComments(editor: Editor, start: EditorStart): Promise<void> {
  if (!(await isOffered('previews.comments'))) return;
  const address = `/v1/api/project/${start.projectId}/page/${start.pageId}/comment`;
  const opener = find<HTMLButtonElement>('[data-action="comments"]');
  const work = find('.work');
  let threads: CommentThread[] = [];
  let state: 'loading' | 'failed' | 'ready' = 'loading';
  let failure = '';
  let readAt = 0;
  const cards = new Map<string, ReturnType<typeof threadCard>>();
  const folds = new Map<string, HTMLDetailsElement>();

  const list = make('div', { className: 'comment-list' });
  const close = make('button', { type: 'button', className: 'tool' }, '×');
  close.setAttribute('aria-label', say('close'));
  const title = make('h2', { id: 'comments-title', tabIndex: -1 }, say('comments'));
  const panel = make(
    'aside',
    { id: 'comments', className: 'comments', hidden: true },
    make('div', { className: 'comments-head' }, title, close),
    list,
  );
  panel.setAttribute('aria-labelledby', title.id);
  work.append(panel);

  const unmark = () => {
    for (const marked of editor.Canvas.getDocument()?.querySelectorAll(`[${MARK}]`) ?? []) marked.removeAttribute(MARK);
  };

  /** Brings a section into sight and marks it; what is selected stays so, unless a popup has to open. */
  function show({ component }: PageSection): void {
    unmark();
    if (isPopup(component)) select(editor, component);
    const element = component.getEl();
    element?.setAttribute(MARK, '');
    const isTall = (element?.getBoundingClientRect().height ?? 0) > (editor.Canvas.getWindow()?.innerHeight ?? 0);
    element?.scrollIntoView({ block: isTall ? 'start' : 'center' });
  }

  const take = (answer: Answer) => {
    const thread = answer.data as CommentThread;
    threads = threads.map((each) => (each.thread_id === thread.thread_id ? thread : each));
    draw();
  };

  const acts: ThreadActs = {
    async reply({ thread_id }, text) {
      const body = { text, nonce: cards.get(thread_id)?.nonce() };
      const answer = await call('POST', `${address}/${thread_id}/reply`, body);
      if (answer.status !== 201) return failureOf(answer);
      take(answer);
      return '';
    },
    async resolve({ thread_id }, resolved) {
      const answer = await call('PUT', `${address}/${thread_id}`, { resolved });
      if (answer.status !== 200) return failureOf(answer);
      take(answer);
      // Folded up, or back in its place: the card went along.
      if (!panel.contains(document.activeElement)) title.focus();
      return '';
    },
    async remove({ thread_id, comments }, { comment_id }) {
      const answer = await call('DELETE', `${address}/${comment_id}`);
      if (answer.status !== 200 && answer.status !== 404) return failureOf(answer);
      const isFirst = comments[0]?.comment_id === comment_id;
      threads = threads.flatMap((each) => {
        if (each.thread_id !== thread_id) return [each];
        return isFirst ? [] : [{ ...each, comments: each.comments.filter((one) => one.comment_id !== comment_id) }];
      });
      draw();
      if (isFirst) title.focus();
      return '';
    },
    show(thread) {
      const group = groupThreads([thread], sectionsOf(editor))[0];
      if (group?.section) show(group.section);
    },
  };

  function cardOf(thread: CommentThread): HTMLElement {
    const known = cards.get(thread.thread_id) ?? threadCard(acts);
    cards.set(thread.thread_id, known);
    known.draw(thread);
    return known.card;
  }

  function groupOf({ section, open, resolved }: ThreadGroup<PageSection>): HTMLElement {
    const label = section?.label ?? say('commentsGone');
    const heading = make('h3');
    if (section) {
      const go = make('button', { type: 'button', title: say('commentsShow') }, label);
      go.dataset.section = section.key;
      go.addEventListener('click', () => show(section));
      heading.append(go);
    } else heading.append(label);
    const named = (thread: CommentThread) => {
      const card = cardOf(thread);
      if (section || !thread.section_name) return card;
      return make('div', {}, make('p', { className: 'comment-was' }, thread.section_name), card);
    };
    const group = make('section', { className: 'comment-group' }, heading, ...open.map(named));
    if (resolved.length > 0) {
      const key = section?.key ?? '';
      const fold = folds.get(key) ?? make('details', { className: 'comment-fold' });
      folds.set(key, fold);
      fold.replaceChildren(make('summary', {}, say('commentsResolved', resolved.length)), ...resolved.map(named));
      group.append(fold);
    }
    return group;
  }

  const again = () => {
    const retry = make('button', { type: 'button', className: 'tool outlined' }, say('tryAgain'));
    retry.addEventListener('click', () => void refresh());
    return retry;
  };

  function empty(): HTMLElement {
    const share = make('button', { type: 'button', className: 'tool outlined' }, say('share'));
    share.addEventListener('click', () => find('[data-action="share"]').click());
    return make(
      'div',
      { className: 'comments-none' },
      make('strong', {}, say('commentsNone')),
      make('p', {}, say('commentsNoneHint')),
      share,
    );
  }

  /** Puts groups in place of those that are shown: cards stay the same elements, but lose the focus while they move. */
  function place(groups: HTMLElement[]): void {
    const focused = document.activeElement as HTMLElement | null;
    const isInside = focused !== null && groups.concat(list).some((each) => each.contains(focused));
    const key = focused?.dataset.section;
    list.replaceChildren(...groups);
    if (!isInside) return;
    const same = focused.isConnected
      ? focused
      : list.querySelector<HTMLElement>(`[data-section="${CSS.escape(key ?? '')}"]`);
    same?.focus({ preventScroll: true });
  }

  function draw(): void {
    const open = countOpen(threads);
    opener.setAttribute('aria-label', open > 0 ? say('commentsOpen', open) : say('comments'));
    find('[data-comments-count]', opener).textContent = open > 0 ? String(open) : '';
    if (panel.hidden) return;
    if (state === 'loading') list.replaceChildren(make('p', { className: 'comments-say' }, say('linkLoading')));
    else if (state === 'failed')
      list.replaceChildren(make('div', { className: 'comments-say' }, make('p', { role: 'alert' }, failure), again()));
    else if (threads.length === 0) list.replaceChildren(empty());
    else place(groupThreads(threads, sectionsOf(editor)).map(groupOf));
    for (const id of cards.keys()) if (!threads.some(({ thread_id }) => thread_id === id)) cards.delete(id);
  }

  /** Reads what was said meanwhile. What is there stays where that cannot be read. */
  async function refresh(): Promise<void> {
    readAt = Date.now();
    if (state === 'failed') {
      state = 'loading';
      draw();
    }
    const answer = await call('GET', address);
    if (answer.status === 200) {
      threads = answer.data as CommentThread[];
      state = 'ready';
    } else if (state !== 'ready') {
      state = 'failed';
      failure = failureOf(answer);
    }
    draw();
  }
  const look = () => {
    if (document.visibilityState === 'visible' && Date.now() - readAt >= LOOK_MS) void refresh();
  };

  function toggle(isOpen: boolean): void {
    panel.hidden = !isOpen;
    opener.ariaExpanded = String(isOpen);
    work.toggleAttribute('data-comments', isOpen);
    if (isOpen) {
      draw();
      title.focus();
      void refresh();
    } else {
      unmark();
      opener.focus();
    }
  }

  opener.addEventListener('click', () => toggle(panel.hidden !== false));
  close.addEventListener('click', () => toggle(false));
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    toggle(false);
  });
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  // A section that was deleted, moved or brought back has its threads elsewhere.
  const drawSoon = onceAFrame(draw);
  editor.on('component:add component:remove', () => {
    if (!panel.hidden) drawSoon();
  });
  opener.hidden = false;
  await refresh();
}
