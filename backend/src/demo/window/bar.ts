import { showAbout } from './about-dialog.ts';
import { button, element } from './element.ts';
import { showReset } from './reset-dialog.ts';
import { texts } from './texts.ts';

const isSignedIn = (): boolean => document.cookie.includes('access_token_app=');

/** The bar above the dashboard: that this is a demo, what it cannot do, and the way back to its beginning. */
function draw(bar: HTMLElement): void {
  const { demo, staysHere, signInAnyhow, about, reset } = texts();
  bar.setAttribute('aria-label', demo);
  const said = isSignedIn() ? staysHere : `${staysHere} ${signInAnyhow}`;
  bar.replaceChildren(
    element('p', {}, element('strong', {}, demo), ' ', said),
    element('div', { className: 'demo-actions' }, button(about, showAbout), button(reset, showReset)),
  );
}

const bar = element('aside', { className: 'demo-bar' });
draw(bar);
document.body.prepend(bar);

let drawn = `${document.documentElement.lang} ${isSignedIn()}`;

/** The dashboard says what language it is read in, and who is signed in, without loading anything. */
function follow(): void {
  const now = `${document.documentElement.lang} ${isSignedIn()}`;
  if (now === drawn) return;
  drawn = now;
  draw(bar);
}
new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ['lang'] });
window.navigation?.addEventListener('navigatesuccess', follow);
