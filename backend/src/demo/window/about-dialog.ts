import { button, element } from './element.ts';
import { openDialog } from './open-dialog.ts';
import { texts } from './texts.ts';

/** Says what the demo is, and what it cannot do. */
export function showAbout(): void {
  const say = texts();
  const cannot = [
    say.cannotMoney,
    say.cannotMail,
    say.cannotDomain,
    say.cannotModel,
    say.cannotOutside,
    say.cannotKeep,
  ].map((text) => element('li', {}, text));
  openDialog(say.aboutTitle, (close) => [
    element('p', {}, say.aboutIntro),
    element('h3', {}, say.cannot),
    element('ul', {}, ...cannot),
    element('div', { className: 'demo-foot' }, button(say.close, close, 'demo-main')),
  ]);
}
