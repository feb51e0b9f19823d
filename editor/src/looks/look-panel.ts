import { APPEARANCES, type Appearance, SCREENS, type Screen } from '@landfall/page/sections/looks';
import type { Component, Editor } from 'grapesjs';
import { choice, make } from '../forms/form-controls.ts';
import { find } from '../start.ts';
import { say } from '../texts.ts';
import { whenShown } from '../when-shown.ts';
import {
  appearanceOf,
  hasLooks,
  hiddenScreens,
  isGray,
  isLogoStrip,
  setAppearance,
  setGray,
  setShown,
} from './looks.ts';

/** Shows the canvas as the chosen device does: what is not on it is faint, and can still be selected. */
function followDevice(editor: Editor): void {
  const mark = () => {
    const root = editor.Canvas.getDocument()?.documentElement;
    const device = String(editor.Devices.getSelected()?.id ?? 'desktop');
    if (root && root.dataset.device !== device) root.dataset.device = device;
  };
  editor.on('device:select canvas:frame:load', mark);
  mark();
}

/** Plays how an element comes into sight once, for whoever chose it and did not ask for less motion. */
function play(component: Component, appearance: Appearance): void {
  const element = component.getEl();
  if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const start = { fade: {}, rise: { translate: '0 40px' }, zoom: { scale: '0.92' } }[appearance];
  element.animate([{ opacity: 0, ...start }, {}], { duration: 600, easing: 'ease-out' });
}

function switchOf(act: () => void): HTMLInputElement {
  const input = make('input', { type: 'checkbox' });
  input.setAttribute('role', 'switch');
  input.addEventListener('change', act);
  return input;
}

/** The Style panel begins with the screens that show the selected element, and how it comes into sight. */
export function connectLooks(editor: Editor): void {
  followDevice(editor);
  const switches = new Map<Screen, HTMLInputElement>();
  const note = make('p', { className: 'hint', id: 'looks-note' });
  note.setAttribute('role', 'status');
  const rows = SCREENS.map((screen) => {
    const input = switchOf(() => {
      const selected = editor.getSelected();
      if (selected) setShown(selected, screen, input.checked);
      show();
    });
    switches.set(screen, input);
    return make('label', {}, input, make('span', {}, say(screen)));
  });
  const screens = make('fieldset', {}, make('legend', {}, say('showOn')), make('div', {}, ...rows), note);
  const gray = switchOf(() => {
    const selected = editor.getSelected();
    if (selected) setGray(selected, gray.checked);
  });
  const grayLogos = make('label', {}, gray, make('span', {}, say('grayLogos')));
  const appear = choice([['', say('appearNone')], ...APPEARANCES.map((name) => [name, say(name)] as const)], '');
  appear.addEventListener('change', () => {
    const selected = editor.getSelected();
    const wanted = appear.value as Appearance | '';
    if (!selected) return;
    setAppearance(selected, wanted);
    if (wanted) play(selected, wanted);
  });
  const panel = make(
    'div',
    { id: 'looks' },
    screens,
    grayLogos,
    make('label', { className: 'looks-appear' }, make('span', {}, say('appear')), appear),
  );
  const styles = find('#styles');
  styles.prepend(panel);

  function show(): void {
    const selected = editor.getSelected();
    panel.hidden = !selected || !hasLooks(selected);
    if (!selected || panel.hidden) return;
    const hidden = hiddenScreens(selected);
    for (const [screen, input] of switches) input.checked = !hidden.includes(screen);
    note.textContent = hidden.length === SCREENS.length ? say('shownNowhere') : '';
    grayLogos.hidden = !isLogoStrip(selected);
    gray.checked = isGray(selected);
    appear.value = appearanceOf(selected);
  }
  editor.on('component:selected component:deselected component:update:classes undo redo', whenShown(styles, show));
  show();
}
