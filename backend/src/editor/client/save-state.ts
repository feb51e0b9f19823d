import type { SaveState } from './autosave.ts';
import { find } from './start.ts';
import { say } from './texts.ts';

/** Shows where saving stands. */
export function showState(state: SaveState): void {
  find('[data-save-state]').dataset.state = state;
  find('[data-state-label]').textContent = say(state);
  find<HTMLButtonElement>('[data-action="publish"]').disabled = state === 'saving';
}

/** Shows whether visitors see what the editor shows. */
export function showPublished(isPublished: boolean): void {
  const label = find('[data-published]');
  label.dataset.published = String(isPublished);
  label.textContent = say(isPublished ? 'published' : 'unpublished');
}
