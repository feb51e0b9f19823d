import { showAbout } from './about-dialog.ts';
import { button, element } from './element.ts';
import { showReset } from './reset-dialog.ts';
import { texts } from './texts.ts';

/** The bar above the dashboard: that this is a demo, what it cannot do, and the way back to its beginning. */
function draw(bar: HTMLElement): void {
  const { demo, staysHere, signInAnyhow, about, reset } = texts();
  bar.setAttribute('aria-label', demo);
  bar.replaceChildren(
    element('p', { className: 'demo-text' }, element('strong', {}, demo), ' ', staysHere, ' ', signInAnyhow),
    element(
      'div',
      { className: 'demo-actions' },
      button(about, showAbout),
      button(reset, showReset),
    ),
  );
}

const bar = element('aside', { id: 'demo-bar' });
draw(bar);
document.body.prepend(bar);
// The dashboard says what language it is read in, and changes it without loading anything.
new MutationObserver(() => draw(bar)).observe(document.documentElement, { attributeFilter: ['lang'] });
