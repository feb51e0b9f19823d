import type { SaveState } from './autosave.ts';
import { find } from './start.ts';
import { say } from './texts.ts';

const shown = {
  /** Something was changed that the server does not have yet. */
  isChanged: false,
  isPublished: true,
  isActive: true,
};

/**
 * Shows whether visitors see what the editor shows, which they do not from the first change on, whatever the server has yet.
 * Publishing is offered while there is something to publish or to put online, also while a draft is on its way: a press would be lost that
 * begins before and ends after the button was switched off.
 */
function refresh(): void {
  const { isChanged, isPublished, isActive } = shown;
  const isSeen = isPublished && !isChanged;
  const label = find('[data-published]');
  label.dataset.published = String(isSeen);
  label.textContent = say(!isSeen ? 'unpublished' : isActive ? 'published' : 'inactive');
  find<HTMLButtonElement>('[data-action="publish"]').disabled = isSeen && isActive;
}

/** Shows where saving stands. */
export function showState(state: SaveState): void {
  if (state !== 'saving') shown.isChanged = state !== 'saved';
  find('[data-save-state]').dataset.state = state;
  find('[data-state-label]').textContent = say(state);
  refresh();
}

/** Shows whether visitors see what was kept last; of an inactive page they see nothing. */
export function showPublished(isPublished: boolean, isActive = shown.isActive): void {
  Object.assign(shown, { isPublished, isActive });
  refresh();
}

/** Leads to the page where visitors see it. */
export function showView(url: string): void {
  const view = find<HTMLAnchorElement>('[data-action="view"]');
  view.href = url;
  view.hidden = url === '';
}
