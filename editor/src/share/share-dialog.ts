import { dateIn } from '@landfall/shared/date-in';
import { call } from '../calls.ts';
import type { EditorStart } from '../editor-start.ts';
import { choice, make } from '../forms/form-controls.ts';
import { isOffered } from '../offered.ts';
import { language, say } from '../texts.ts';
import { connectTopBarDialog } from '../top-bar-dialog.ts';

/** A link under which somebody without an account looks at the page. */
interface PreviewLink {
  preview_id: string;
  url: string;
  /** Epoch seconds. */
  expires_at: number;
  /** Whether its readers may comment. */
  comments?: boolean;
}

const DAYS = ['1', '7', '30'] as const;

const endOf = ({ expires_at }: PreviewLink): string => dateIn(language, expires_at);

/** What the dialog shows: the links, and the way to another one. */
function sharing(base: string, save: () => Promise<boolean>): HTMLElement {
  let links: PreviewLink[] = [];
  const status = make('p', { className: 'settings-status' });
  status.setAttribute('role', 'status');
  const list = make('ul', { className: 'preview-links' });
  list.setAttribute('aria-label', say('shareLinks'));
  const days = choice(
    DAYS.map((count) => [count, say('shareDays', Number(count))] as const),
    '7',
  );
  // In sight once it is known that the deployment offers comments.
  const comments = make('input', { type: 'checkbox', checked: true });
  const allowing = make('label', { className: 'share-comments', hidden: true }, comments, say('shareComments'));
  const offered = isOffered('previews.comments').then((isTrue) => {
    allowing.hidden = !isTrue;
    return isTrue;
  });
  const create = make('button', { type: 'button', className: 'save' }, say('shareCreate'));

  const tell = (text: string, isWrong = false) => {
    status.textContent = text;
    status.classList.toggle('wrong', isWrong);
  };

  async function copy(link: PreviewLink, field: HTMLInputElement): Promise<void> {
    try {
      await navigator.clipboard.writeText(link.url);
      tell(say('shareCopied'));
    } catch {
      // Browsers may forbid it: what is marked is copied by hand.
      field.select();
      field.focus();
      tell(say('shareCopyByHand'));
    }
  }

  async function withdraw(link: PreviewLink, button: HTMLButtonElement): Promise<void> {
    button.disabled = true;
    const answer = await call('DELETE', `${base}/${link.preview_id}`);
    if (answer.status !== 200 && answer.status !== 404) {
      button.disabled = false;
      return tell(answer.message ?? say('settingsOffline'), true);
    }
    links = links.filter((other) => other !== link);
    draw();
    tell(say('shareWithdrawn'));
    create.focus();
  }

  function row(link: PreviewLink): HTMLElement {
    const field = make('input', { type: 'text', readOnly: true, value: link.url });
    field.setAttribute('aria-label', say('shareLink', endOf(link)));
    field.addEventListener('focus', () => field.select());
    const copying = make('button', { type: 'button', className: 'tool outlined' }, say('shareCopy'));
    copying.addEventListener('click', () => void copy(link, field));
    const withdrawing = make('button', { type: 'button', className: 'tool' }, say('shareWithdraw'));
    withdrawing.addEventListener('click', () => void withdraw(link, withdrawing));
    return make(
      'li',
      {},
      field,
      make(
        'div',
        {},
        make('small', {}, say(link.comments ? 'shareUntilWithComments' : 'shareUntil', endOf(link))),
        copying,
        withdrawing,
      ),
    );
  }

  function draw(): void {
    list.replaceChildren(...links.map(row));
    list.hidden = links.length === 0;
  }

  async function read(): Promise<void> {
    // Nobody could tell whether a link that is made meanwhile is in the answer.
    create.disabled = true;
    tell(say('linkLoading'));
    const answer = await call('GET', base);
    create.disabled = false;
    if (answer.status !== 200) return tell(answer.message ?? say('linkFailed'), true);
    links = answer.data as PreviewLink[];
    tell('');
    draw();
  }

  const refuse = (text: string) => {
    create.disabled = false;
    create.focus();
    tell(text, true);
  };

  create.addEventListener('click', async () => {
    create.disabled = true;
    tell(say('saving'));
    // Whoever opens the link at once is to see what is shown here.
    if (!(await save())) return refuse(say('shareUnsaved'));
    const asked = { days: Number(days.value), ...((await offered) && { comments: comments.checked }) };
    const answer = await call('POST', base, asked);
    if (answer.status !== 201) return refuse(answer.message ?? say('settingsOffline'));
    create.disabled = false;
    const made = answer.data as PreviewLink;
    links = [made, ...links];
    draw();
    tell(say('shareCreated'));
    list.querySelector('input')?.focus();
  });

  draw();
  void read();
  return make(
    'div',
    { className: 'dialog-body' },
    make('p', { className: 'hint' }, say('shareHint')),
    make('div', { className: 'share-new' }, make('label', { className: 'field' }, say('shareFor'), days), create),
    allowing,
    status,
    list,
  );
}

/** The button in the top bar for links under which others look at the page. `save` keeps what is not kept yet. */
export const connectSharing = (start: EditorStart, save: () => Promise<boolean>): void =>
  connectTopBarDialog('share', () =>
    sharing(`/v1/editor/project/${start.projectId}/page/${start.pageId}/preview`, save),
  );
