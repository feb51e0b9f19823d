import type { Editor, Property } from 'grapesjs';
import { make } from './forms/form-controls.ts';
import { find } from './start.ts';
import { say, type TextName } from './texts.ts';
import { whenShown } from './when-shown.ts';

/** The colours of the page's theme, as its rules name them: what takes one follows when the theme changes. */
const TOKENS: readonly (readonly [token: string, name: TextName])[] = [
  ['--ink', 'colorInk'],
  ['--muted', 'colorMuted'],
  ['--primary', 'colorPrimary'],
  ['--on-primary', 'colorOnPrimary'],
  ['--accent', 'colorAccent'],
  ['--bg', 'colorBackground'],
  ['--surface', 'colorSurface'],
  ['--soft', 'colorSoft'],
  ['--deep', 'colorDeep'],
  ['--on-deep', 'colorOnDeep'],
];

const PROPERTIES = ['color', 'background-color'];

const nameInCss = (token: string): string => `var(${token})`;

/** Colours for grounds, and not for what is written on them. */
const GROUNDS = /^--(?:primary|accent|bg|surface|soft|deep)$/;

/** A color as the theme of an element's part of the page calls it, where it is one of the theme's. */
export function themeColor(element: Element, property: string, value: string): string {
  const computed = element.ownerDocument.defaultView?.getComputedStyle(element);
  const tokens = TOKENS.map(([token]) => token).filter(
    (token) => property !== 'background-color' || GROUNDS.test(token),
  );
  const same = tokens.find((token) => computed?.getPropertyValue(token).trim().toLowerCase() === value.toLowerCase());
  return same ? nameInCss(same) : value;
}

const propertyOf = (editor: Editor, name: string): Property | undefined =>
  editor.StyleManager.getSectors({ array: true })
    .flatMap((sector) => sector.getProperties())
    .find((property) => property.getName() === name);

/** The colours of the theme stand below the fields for colours, to be taken instead of a code. */
export function connectThemeColors(editor: Editor): void {
  const styles = find('#styles');

  /** The colors that a row shows, by the row: GrapesJS makes new rows. */
  const drawn = new WeakMap<Element, string>();

  function addColors(property: Property, row: Element): void {
    const list = make('div', { className: 'theme-colors' });
    list.setAttribute('role', 'group');
    list.setAttribute('aria-label', say('themeColors', property.getLabel()));
    for (const [token, name] of TOKENS) {
      const button = make('button', { type: 'button', title: say(name) });
      button.setAttribute('aria-label', say(name));
      button.dataset.token = token;
      // A press on the color that is taken already takes it away.
      button.addEventListener('click', () => {
        property.upValue(button.ariaPressed === 'true' ? '' : nameInCss(token));
        show()?.();
      });
      list.append(button);
    }
    row.append(list);
    drawn.delete(row);
  }

  function show(): (() => void) | undefined {
    const element = editor.getSelected()?.getEl();
    const computed = element?.ownerDocument.defaultView?.getComputedStyle(element);
    if (!computed) return undefined;
    const shown = new Map(TOKENS.map(([token]) => [token, computed.getPropertyValue(token)]));
    return () => draw(shown);
  }

  function draw(shown: ReadonlyMap<string, string>): void {
    for (const name of PROPERTIES) {
      const row = styles.querySelector(`.gjs-sm-property__${name}`);
      const property = propertyOf(editor, name);
      if (!row || !property) continue;
      if (!row.querySelector('.theme-colors')) addColors(property, row);
      const buttons = row.querySelectorAll<HTMLButtonElement>('.theme-colors button');
      for (const button of buttons) {
        const isTaken = String(property.getFullValue() === nameInCss(button.dataset.token ?? ''));
        if (button.ariaPressed !== isTaken) button.ariaPressed = isTaken;
      }
      // Most elements of a page have the same colors to choose from.
      const colors = [...shown.values()].join(' ');
      if (drawn.get(row) === colors) continue;
      drawn.set(row, colors);
      const picker = row.querySelector<HTMLElement>('.gjs-field-color-picker');
      // What the field says is a color in the page alone, and is to be one here.
      for (const [token, color] of shown) picker?.style.setProperty(token, color);
      for (const button of buttons) {
        const token = button.dataset.token ?? '';
        const color = shown.get(token) ?? '';
        button.style.setProperty('--shown', color);
        button.hidden = !color;
      }
    }
  }
  editor.on('component:selected style:target style:property:update undo redo', whenShown(styles, show));
}
