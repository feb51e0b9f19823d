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
 * Publishing is offered while there is something to publish, also while a draft is on its way: a press would be lost that
 * begins before and ends after the button was switched off.
 */
function refreshPublish(): void {
  const { isChanged, isPublished } = shown;
  find<HTMLButtonElement>('[data-action="publish"]').disabled = isPublished && !isChanged;
}

/** Shows where saving stands. */
export function showState(state: SaveState): void {
  if (state !== 'saving') shown.isChanged = state !== 'saved';
  find('[data-save-state]').dataset.state = state;
  find('[data-state-label]').textContent = say(state);
  refreshPublish();
}

/** Shows whether visitors see what the editor shows; of an inactive page they see nothing. */
export function showPublished(isPublished: boolean, isActive = shown.isActive): void {
  Object.assign(shown, { isPublished, isActive });
  const label = find('[data-published]');
  label.dataset.published = String(isPublished);
  label.textContent = say(!isPublished ? 'unpublished' : isActive ? 'published' : 'inactive');
  refreshPublish();
}
