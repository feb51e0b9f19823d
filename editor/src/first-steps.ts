import { find } from './start.ts';

const STORAGE_KEY = 'editorFirstSteps';

/** What a page is made with is said to whoever opens the editor in this browser, until they close it. @returns closes it */
export function showFirstSteps(): () => void {
  const steps = find('.first-steps');
  steps.hidden = localStorage.getItem(STORAGE_KEY) === 'closed';
  const close = () => {
    localStorage.setItem(STORAGE_KEY, 'closed');
    steps.hidden = true;
  };
  find('button', steps).addEventListener('click', () => {
    close();
    // What had the focus is gone: the page is next.
    find('.stage').focus();
  });
  return close;
}
