import type { Editor } from 'grapesjs';
import type { EditorStart } from '../shell.ts';
import { hideNotice, showNotice } from './notice.ts';
import { find } from './start.ts';
import { token } from './token.ts';

type State = 'saved' | 'unsaved' | 'saving' | 'failed';

const LABELS: Record<State, string> = {
  saved: 'Saved',
  unsaved: 'Unsaved changes',
  saving: 'Saving…',
  failed: 'Not saved',
};

interface Answer {
  version?: number;
  message?: string;
  code?: string;
  fields?: { version?: string[] };
}

/** A text that is being typed counts: it is taken over first. */
async function finishTyping(editor: Editor): Promise<void> {
  const view = editor.getEditing()?.view as { disableEditing?: () => Promise<void> } | undefined;
  await view?.disableEditing?.();
}

/** Saves by button and by Ctrl+S, shows where it stands, and never loses a change without saying so. */
export function connectSaving(editor: Editor, start: EditorStart): void {
  let { version } = start;
  let state: State = 'saved';
  const snapshot = () => ({ data: editor.getProjectData(), html: editor.getHtml(), css: editor.getCss() ?? '' });
  const content = () => JSON.stringify(snapshot());
  /** The content as the server has it. */
  let kept = content();
  const badge = find('[role="status"]');
  const button = find<HTMLButtonElement>('[data-action="save"]');

  const show = (next: State) => {
    state = next;
    badge.dataset.state = next;
    find('[data-state-label]').textContent = LABELS[next];
    button.disabled = next === 'saving';
  };

  const refused = (status: number, answer: Answer) => {
    show('failed');
    if (status === 409 && answer.code === 'stale_version') {
      const newer = Number(answer.fields?.version?.[0]);
      showNotice('A newer version of this page was saved somewhere else, in another tab perhaps.', [
        { label: 'Load the newer version', run: () => leave() },
        { label: 'Save mine over it', run: () => save(newer) },
      ]);
    } else if (status === 401) {
      showNotice('You are signed out. Sign in again in another tab, then save here: nothing is lost.', [
        { label: 'Sign in', run: () => window.open('/login', '_blank', 'noopener') },
        { label: 'Try again', run: () => save() },
      ]);
    } else {
      showNotice(answer.message ?? 'The page could not be saved. Check your connection; your changes are still here.', [
        { label: 'Try again', run: () => save() },
      ]);
    }
  };

  const leave = () => {
    show('saved');
    location.reload();
  };

  async function save(over = version): Promise<void> {
    if (state === 'saving') return;
    hideNotice();
    show('saving');
    await finishTyping(editor);
    const sent = content();
    const body = JSON.stringify({ version: over, ...snapshot() });
    try {
      const response = await fetch(start.saveUrl, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', accesstokenapp: token() },
        body,
        signal: AbortSignal.timeout(30_000),
      });
      const answer: Answer = await response.json().catch(() => ({}));
      if (!response.ok) return refused(response.status, answer);
      version = answer.version ?? version + 1;
      kept = sent;
      compare();
    } catch {
      refused(0, {});
    }
  }

  // Also tells when an undo led back to what is saved.
  const compare = () => show(content() === kept ? 'saved' : 'unsaved');
  editor.on('update', () => {
    if (state !== 'saving') compare();
  });
  button.addEventListener('click', () => save());
  const onKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    save();
  };
  document.addEventListener('keydown', onKey);
  const listen = () => editor.Canvas.getDocument()?.addEventListener('keydown', onKey);
  listen();
  editor.on('canvas:frame:load', listen);
  window.addEventListener('beforeunload', (event) => {
    if (state !== 'saved') event.preventDefault();
  });
}
