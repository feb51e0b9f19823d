import { dashboardPath } from '../dashboard-path.ts';
import type { EditorStart } from '../editor-start.ts';
import { find } from '../start.ts';
import { say } from '../texts.ts';

/** Shows how much of the month's allowance is left, and where there is more. */
export function showLeft(remaining: number, { allowance, hasModel }: EditorStart['words']): void {
  const left = find('[data-words-left]');
  left.replaceChildren(
    remaining > 0 ? say('wordsLeft', remaining, allowance) : say('wordsNoneLeft', allowance),
    hasModel ? '' : ` ${say('wordsNoModel')}`,
  );
  if (remaining > 0) return;
  const href = dashboardPath('/dashboard/settings/billing');
  const link = Object.assign(document.createElement('a'), { href, target: '_blank', rel: 'noopener' });
  link.textContent = say('wordsPlans');
  left.append(' ', link);
}

/** Shows the panel, and the way to it where there is no room for all panels. */
export function showPanel(field: HTMLElement): void {
  const [dock, tab] = [find<HTMLButtonElement>('[data-action="words"]'), find<HTMLButtonElement>('#tab-words')];
  dock.addEventListener('click', () => {
    if (find('.work').dataset.side !== 'add') find('[data-open="add"]').click();
    tab.click();
    field.focus();
  });
  dock.hidden = false;
  tab.hidden = false;
}
