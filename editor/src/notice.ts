import { find } from './start.ts';

interface Choice {
  label: string;
  run: () => void;
}

/** What a notice is about that goes by itself once that is no longer so. */
type About = 'draft';

/** Says something below the top bar, with the ways to go on. A warning is read out at once. */
export function showNotice(
  text: string,
  choices: readonly Choice[],
  tone: 'warning' | 'calm' = 'warning',
  about: About | '' = '',
): void {
  const notice = find('[data-notice]');
  notice.dataset.tone = tone;
  notice.dataset.about = about;
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

/** Takes the notice away; with `about`, only one about that. */
export function hideNotice(about?: About): void {
  const notice = find('[data-notice]');
  if (!about || notice.dataset.about === about) notice.hidden = true;
}
