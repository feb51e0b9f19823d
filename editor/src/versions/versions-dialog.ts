import type { PageVersion } from '@landfall/shared/contracts';
import { call } from '../calls.ts';
import type { EditorStart } from '../editor-start.ts';
import { make } from '../forms/form-controls.ts';
import { isOffered } from '../offered.ts';
import type { Saving } from '../saving.ts';
import { say } from '../texts.ts';
import { connectTopBarDialog } from '../top-bar-dialog.ts';
import { compareVersions } from './compare-dialog.ts';
import { versionRow } from './version-row.ts';

interface Ways {
  /** The calls about the page's versions. */
  base: string;
  saving: Pick<Saving, 'flush' | 'hasUnpublished' | 'showRestored'>;
}

/** What the dialog shows: the page's versions, newest first, and the way to older ones. */
function versions({ base, saving }: Ways): HTMLElement {
  const status = make('p', { className: 'settings-status' });
  status.setAttribute('role', 'status');
  const list = make('ul', { className: 'version-list' });
  list.setAttribute('aria-label', say('versions'));
  const more = make('button', { type: 'button', className: 'tool outlined', hidden: true }, say('versionsMore'));
  let page = 0;
  let newest: PageVersion | undefined;

  const tell = (text: string, isWrong = false) => {
    status.textContent = text;
    status.classList.toggle('wrong', isWrong);
  };

  async function restore({ version_id, number }: PageVersion): Promise<boolean> {
    tell(say('versionRestoring', number));
    // What was typed last is a draft of today, and not of what comes.
    if (!(await saving.flush())) {
      tell(say('scheduleUnsaved'), true);
      return false;
    }
    const answer = await call('POST', `${base}/${version_id}/restore`);
    if (answer.status !== 200) {
      tell(answer.message ?? say('settingsOffline'), true);
      return false;
    }
    await saving.showRestored();
    return true;
  }

  async function keepNote({ version_id }: PageVersion, note: string): Promise<void> {
    const answer = await call('PUT', `${base}/${version_id}`, { note });
    if (answer.status === 200) tell(say('versionNoteKept'));
    else tell(answer.message ?? say('settingsOffline'), true);
  }

  async function read(): Promise<void> {
    more.disabled = true;
    tell(say('linkLoading'));
    const hasNotes = await isOffered('pages.notes');
    const answer = await call('GET', `${base}?page=${page + 1}`);
    more.disabled = false;
    if (answer.status !== 200) {
      more.hidden = false;
      more.textContent = say('tryAgain');
      return tell(answer.message ?? say('settingsOffline'), true);
    }
    page += 1;
    const found = answer.data as PageVersion[];
    newest ??= found[0];
    const ways = {
      hasUnpublished: saving.hasUnpublished,
      restore,
      compare: (version: PageVersion) => newest && compareVersions(version, newest),
      keepNote: hasNotes ? keepNote : undefined,
    };
    const rows = found.map((version) => versionRow(version, ways));
    list.append(...rows);
    more.textContent = say('versionsMore');
    const hadFocus = document.activeElement === more;
    more.hidden = page >= (answer.total_pages ?? 1);
    if (hadFocus) rows[0]?.querySelector<HTMLElement>('a, button')?.focus();
    tell(list.children.length === 0 ? say('versionsNone') : '');
  }

  more.addEventListener('click', () => void read());
  void read();
  return make(
    'div',
    { className: 'dialog-body' },
    make('p', { className: 'hint' }, say('versionsHint')),
    status,
    list,
    more,
  );
}

/** The button in the top bar for what the page was: its versions, to look at and to bring back. */
export const connectVersions = ({ projectId, pageId }: EditorStart, saving: Saving): void =>
  connectTopBarDialog('versions', () =>
    versions({ base: `/v1/api/project/${projectId}/page/${pageId}/version`, saving }),
  );
