import { find } from './start.ts';

interface Choice {
  label: string;
  run: () => void;
}

/** Says what went wrong below the top bar, with the ways to go on. */
export function showNotice(text: string, choices: readonly Choice[]): void {
  find('[data-notice-text]').textContent = text;
  find('[data-notice-actions]').replaceChildren(
    ...choices.map(({ label, run }) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.addEventListener('click', run);
      return button;
    }),
  );
  find('[data-notice]').hidden = false;
}

export function hideNotice(): void {
  find('[data-notice]').hidden = true;
}
