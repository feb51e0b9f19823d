import { CANNOT } from '../capabilities.ts';
import { button, element } from './element.ts';
import { openDialog } from './open-dialog.ts';
import { texts } from './texts.ts';

/** Says what the demo is, and what it cannot do. */
export function showAbout(): void {
  const say = texts();
  const told = [...CANNOT, 'cannotKeep'] as const;
  const cannot = told.map((name) => element('li', {}, say[name]));
  openDialog(say.aboutTitle, (close) => [
    element('p', {}, say.aboutIntro),
    element('h3', {}, say.cannot),
    element('ul', {}, ...cannot),
    element('div', { className: 'demo-foot' }, button(say.close, close, 'demo-main')),
  ]);
}
