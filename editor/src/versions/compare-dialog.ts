import type { PageVersion } from '@landfall/shared/contracts';
import { make } from '../forms/form-controls.ts';
import { say } from '../texts.ts';
import { momentOf } from './version-moment.ts';

/** Pixels that a page is as wide as on a desktop. */
const WIDTH = 1280;

/** Has its links lead nowhere: it is looked at, and what is sent with it lets it open no window. */
function keepStill(frame: HTMLIFrameElement): void {
  for (const link of frame.contentDocument?.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])') ?? [])
    link.target = '_blank';
}

function side(title: string, { view_url }: PageVersion): HTMLElement {
  const frame = make('iframe', { src: view_url, title });
  frame.addEventListener('load', () => keepStill(frame));
  const room = make('div', { className: 'compared-page' }, frame);
  new ResizeObserver(() => room.style.setProperty('--scale', String(room.clientWidth / WIDTH))).observe(room);
  return make('figure', { ariaLabel: title }, make('figcaption', {}, title), room);
}

/** Shows a version beside the one that visitors see, both as pages where nothing runs. */
export function compareVersions(then: PageVersion, now: PageVersion): void {
  const dialog = make('dialog', { id: 'comparison' });
  dialog.setAttribute('aria-labelledby', 'comparison-title');
  const close = make('button', { type: 'button', className: 'tool outlined' }, say('close'));
  close.addEventListener('click', () => dialog.close());
  dialog.append(
    make(
      'div',
      { className: 'dialog-head' },
      make('h2', { id: 'comparison-title' }, say('versionComparison', then.number)),
      close,
    ),
    make(
      'div',
      { className: 'dialog-body compared' },
      side(say('versionThen', then.number, momentOf(then)), then),
      side(say('versionNow', now.number, momentOf(now)), now),
    ),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
