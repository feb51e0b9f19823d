import type { Editor } from 'grapesjs';
import { find } from './start.ts';
import { SHOWN } from './when-shown.ts';

/** One list of tabs: one panel at a time, by mouse and by arrow keys. */
function connectTabs(list: Element): void {
  const all = [...list.querySelectorAll<HTMLButtonElement>('[role="tab"]')];
  const choose = (chosen: HTMLButtonElement) => {
    for (const tab of all) {
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      find(`#${tab.getAttribute('aria-controls')}`).hidden = tab !== chosen;
    }
    find(`#${chosen.getAttribute('aria-controls')}`).dispatchEvent(new Event(SHOWN));
  };
  for (const tab of all) {
    tab.addEventListener('click', () => choose(tab));
    tab.addEventListener('keydown', (event) => {
      // What a deployment does not offer is hidden.
      const tabs = all.filter(({ hidden }) => !hidden);
      const index = tabs.indexOf(tab);
      const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
      const next = to === undefined ? undefined : tabs.at(to % tabs.length);
      if (!next) return;
      event.preventDefault();
      choose(next);
      next.focus();
    });
  }
}

/** Shows the settings of the selected element, and goes to the first of them, or of a part of them. */
export function showSettings(part = '#traits'): void {
  if (find('.work').dataset.side !== 'change') find('[data-open="change"]').click();
  find('#tab-traits').click();
  // Drawn with the next frame at the latest.
  requestAnimationFrame(() => {
    const controls = [...find(part).querySelectorAll<HTMLElement>('input, select, textarea, button')];
    const first = controls.find((control) => control.offsetParent);
    // A choice is entered where it stands.
    const chosen = first instanceof HTMLInputElement && first.type === 'radio' && first.closest('fieldset');
    (chosen ? (chosen.querySelector<HTMLElement>(':checked') ?? first) : first)?.focus();
  });
}

/** Keeps the selected element in sight where a panel takes room from the page. */
export function keepSelectedInSight(editor: Editor): void {
  const seen = new MutationObserver(() =>
    requestAnimationFrame(() => editor.getSelected()?.getEl()?.scrollIntoView({ block: 'nearest' })),
  );
  seen.observe(find('.work'), { attributeFilter: ['data-side'] });
}

/** The panels' tabs, and the buttons that open one panel at a time where there is no room for both. */
export function connectPanels(): void {
  for (const list of document.querySelectorAll('[role="tablist"]')) connectTabs(list);
  const work = find('.work');
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-open]')];
  const show = (side: string) => {
    work.dataset.side = side;
    for (const button of buttons) button.setAttribute('aria-expanded', String(button.dataset.open === side));
  };
  for (const button of buttons)
    button.addEventListener('click', () =>
      show(work.dataset.side === button.dataset.open ? '' : (button.dataset.open ?? '')),
    );
  show(window.matchMedia('(max-width: 760px)').matches ? '' : 'add');
}
