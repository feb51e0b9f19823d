import type { CommentThread, PageComment } from '@landfall/shared/contracts';
import { dateIn } from '@landfall/shared/date-in';
import { make } from '../forms/form-controls.ts';
import { language, say } from '../texts.ts';

/** What can be done with a thread; each answers why it could not be done, or nothing. */
export interface ThreadActs {
  reply: (thread: CommentThread, text: string) => Promise<string>;
  resolve: (thread: CommentThread, resolved: boolean) => Promise<string>;
  remove: (thread: CommentThread, comment: PageComment) => Promise<string>;
  /** Shows its section on the canvas. */
  show: (thread: CommentThread) => void;
}

const MOST_LETTERS = 2_000;

const TRASH =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M4 7h16M10 11v6M14 11v6M6 7l1 12a2 2 0 0 0 2 2h6a2 2 0 0 0 2-2l1-12M9 7V4h6v3"/></svg>';

function button(text: string, key: string, run: () => void, className = 'tool') {
  const made = make('button', { type: 'button', className }, text);
  made.dataset.key = key;
  made.addEventListener('click', run);
  return made;
}

/** One thread: what was said, and what can be done. It keeps what is being written while others are drawn anew. */
export function threadCard(acts: ThreadActs) {
  let thread: CommentThread;
  let isWriting = false;
  /** The comment that is asked about. */
  let doomed = '';
  const id = crypto.randomUUID();
  const status = make('p', { className: 'comment-status' });
  status.setAttribute('role', 'status');
  const field = make('textarea', { rows: 3, maxLength: MOST_LETTERS, id: `reply-${id}` });
  const send = make('button', { type: 'submit', className: 'save' }, say('commentSend'));
  const form = make(
    'form',
    { className: 'comment-form', noValidate: true },
    make('label', { className: 'field' }, say('commentYourReply'), field),
    make(
      'div',
      {},
      send,
      button(say('cancel'), 'cancel', () => write(false)),
    ),
  );
  let nonce = crypto.randomUUID();
  const body = make('div', { className: 'comment-says' });
  const foot = make('div', { className: 'comment-acts' });
  const card = make('article', { className: 'comment-thread' }, body, form, status, foot);
  // With the mouse anywhere on it; keys have the section's own button.
  card.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('button, form')) acts.show(thread);
  });

  const tell = (text: string) => {
    status.textContent = text;
  };
  const focusOn = (key: string) => card.querySelector<HTMLElement>(`[data-key="${key}"]`)?.focus();

  async function run(work: Promise<string>): Promise<boolean> {
    tell('');
    for (const each of card.querySelectorAll('button')) each.disabled = true;
    const problem = await work;
    for (const each of card.querySelectorAll('button')) each.disabled = false;
    tell(problem);
    return problem === '';
  }

  function write(isNow: boolean): void {
    isWriting = isNow;
    draw();
    if (isNow) field.focus();
    else focusOn('reply');
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (!text) {
      tell(say('commentMissing'));
      return field.focus();
    }
    if (!(await run(acts.reply(thread, text)))) return field.focus();
    field.value = '';
    nonce = crypto.randomUUID();
    write(false);
  });

  /** Asks before a comment is deleted, where it stands. */
  function ask(comment: PageComment): void {
    doomed = comment.comment_id;
    draw();
    focusOn('delete-now');
  }

  function comment(each: PageComment, index: number): HTMLElement {
    const time = make('time', {}, dateIn(language, each.created_at));
    time.dateTime = new Date(each.created_at * 1000).toISOString();
    const name = make('strong', {}, each.is_owner ? say('commentYou') : each.name);
    const removing = button('', `delete-${index}`, () => ask(each), 'comment-delete');
    const label = say(index === 0 ? 'commentDeleteThread' : 'commentDelete');
    removing.innerHTML = TRASH;
    removing.setAttribute('aria-label', label);
    removing.title = label;
    const head = make('div', { className: 'comment-head' }, name, time, removing);
    const said = make('p', {}, each.text);
    if (doomed !== each.comment_id) return make('div', { className: 'comment' }, head, said);
    const keep = () => {
      doomed = '';
      draw();
      focusOn(`delete-${index}`);
    };
    const question = make(
      'div',
      { className: 'comment-ask' },
      make('p', {}, say(index === 0 ? 'commentDeleteThreadAsk' : 'commentDeleteAsk')),
      button(
        say('commentDeleteNow'),
        'delete-now',
        async () => {
          if (!(await run(acts.remove(thread, each)))) return;
          doomed = '';
          if (card.isConnected) focusOn('reply');
        },
        'save danger',
      ),
      button(say('cancel'), 'keep', keep, 'tool outlined'),
    );
    return make('div', { className: 'comment' }, head, said, question);
  }

  function draw(): void {
    const { resolved, comments } = thread;
    const focused = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>('[data-key]');
    const key = focused && card.contains(focused) ? focused.dataset.key : undefined;
    card.classList.toggle('resolved', resolved);
    body.replaceChildren(...comments.map(comment));
    form.hidden = !isWriting;
    foot.hidden = isWriting;
    foot.replaceChildren(
      button(say('commentReply'), 'reply', () => write(true), 'tool outlined'),
      button(
        say(resolved ? 'commentReopen' : 'commentResolve'),
        'resolve',
        () => void run(acts.resolve(thread, !resolved)),
        'tool outlined',
      ),
    );
    if (key) focusOn(key);
  }

  return {
    card,
    /** Of the reply that is being written: sent twice, it is one. */
    nonce: () => nonce,
    draw: (newest: CommentThread) => {
      thread = newest;
      draw();
    },
  };
}
