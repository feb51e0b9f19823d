import { find } from './start.ts';

interface Choice {
  label: string;
  run: () => void;
}

/** Says something below the top bar, with the ways to go on. A warning is read out at once. */
export function showNotice(text: string, choices: readonly Choice[], tone: 'warning' | 'calm' = 'warning'): void {
  const notice = find('[data-notice]');
  notice.dataset.tone = tone;
  notice.setAttribute('role', tone === 'warning' ? 'alert' : 'status');
  find('[data-notice-actions]').replaceChildren(
    ...choices.map(({ label, run }) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.addEventListener('click', run);
      return button;
    }),
  );
  notice.hidden = false;
  find('[data-notice-text]').textContent = text;
}

export function hideNotice(): void {
  find('[data-notice]').hidden = true;
}
