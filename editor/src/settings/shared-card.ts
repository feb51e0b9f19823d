import { make } from '../forms/form-controls.ts';
import { say } from '../texts.ts';

interface Shown {
  title: string;
  description: string;
  /** Address of the picture; empty for none. */
  image: string;
  url: string;
  isListed: boolean;
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');

/** How a shared link and a search engine show the page. */
export function sharedCard(): { element: HTMLElement; show: (shown: Shown) => void } {
  const picture = make('img', { alt: '' });
  const [host, title, description] = [make('small'), make('strong'), make('span')];
  const [foundAddress, foundTitle, foundText] = [make('small'), make('strong'), make('span')];
  const hidden = make('p', { className: 'hint' }, say('settingsNotListed'));
  const card = make('div', { className: 'shared-card' }, picture, make('div', {}, host, title, description));
  const found = make('div', { className: 'found-card' }, foundAddress, foundTitle, foundText);
  const element = make(
    'div',
    { className: 'settings-previews' },
    make('h3', {}, say('settingsShared')),
    card,
    make('h3', {}, say('settingsFound')),
    found,
    hidden,
  );
  return {
    element,
    show(shown) {
      picture.hidden = !shown.image;
      if (shown.image && picture.getAttribute('src') !== shown.image) picture.src = shown.image;
      host.textContent = hostOf(shown.url);
      foundAddress.textContent = shown.url.replace(/^https?:\/\//, '');
      for (const place of [title, foundTitle]) place.textContent = shown.title;
      description.textContent = shown.description;
      foundText.textContent = shown.description || say('settingsNoDescription');
      found.hidden = !shown.isListed;
      hidden.hidden = shown.isListed;
    },
  };
}
