import type { Component, Editor } from 'grapesjs';
import type { EditorStart } from './editor-start.ts';
import { find } from './start.ts';

type Choice = EditorStart['theme'];

/** The page's root carries its theme, so that drafts keep it and undo takes it back like any other change. */
const ATTRIBUTE = 'data-theme';

const keyOf = ({ palette, type }: Choice) => `${palette}-${type}`;

/** The theme that the page is shown in. */
export function themeOfPage(editor: Editor, { theme, themes }: EditorStart): Choice {
  const key = String(editor.getWrapper()?.getAttributes()[ATTRIBUTE] ?? '');
  if (!Object.hasOwn(themes.styles, key)) return theme;
  const [palette, type] = key.split('-');
  return { palette, type } as Choice;
}

const DRAWING = /(\/art\/[a-z]+-)[a-z\d]+(-\d+\.svg)/;

/** Our drawings come in the colours of every palette. */
const redrawn = (address: string, palette: string) => address.replace(DRAWING, `$1${palette}$2`);

/** Gives the drawings below a component the colours of a palette. */
export function redraw(component: Component, palette: string): void {
  const address = component.get('src');
  if (typeof address === 'string' && DRAWING.test(address) && redrawn(address, palette) !== address)
    component.set('src', redrawn(address, palette));
  const { src } = component.getAttributes();
  if (typeof src === 'string' && redrawn(src, palette) !== src) component.addAttributes({ src: redrawn(src, palette) });
  for (const inner of component.components().models) redraw(inner, palette);
}

const RULES = 'link[href*="/assets/canvas/"]';

/** Puts the canvas into a theme: the new rules first, then away with the old ones, so that nothing flashes. */
function dressCanvas(editor: Editor, address: string, isWanted: () => boolean): void {
  const canvas = editor.Canvas.getDocument();
  const links = [...(canvas?.querySelectorAll<HTMLLinkElement>(RULES) ?? [])];
  const last = links.at(-1);
  if (!canvas || !last) return;
  const present = links.find((link) => link.getAttribute('href') === address);
  const next = present ?? (last.cloneNode() as HTMLLinkElement);
  const settle = () => {
    // Another theme may have been chosen while this one was on its way.
    if (!isWanted()) return;
    for (const other of canvas.querySelectorAll(RULES)) if (other !== next) other.remove();
    editor.refresh();
  };
  if (present) {
    settle();
    return;
  }
  next.href = address;
  next.addEventListener('load', settle);
  next.addEventListener('error', () => next.remove());
  last.after(next);
}

/** The rules that a preview asked for last. */
let previewed = '';

/** Shows the page in another theme without giving it that theme; null: in its own again. */
export function previewTheme(
  editor: Editor,
  start: EditorStart,
  choice: { palette: string; type: string } | null,
): void {
  const wanted = choice ?? themeOfPage(editor, start);
  const address = start.themes.styles[`${wanted.palette}-${wanted.type}`];
  if (!address) return;
  previewed = address;
  dressCanvas(editor, address, () => previewed === address);
}

/** The theme panel, the canvas and the page's root say the same, also after an undo. */
export function connectTheme(editor: Editor, start: EditorStart): void {
  const { themes } = start;
  let shown = keyOf(start.theme);

  const show = () => {
    const theme = themeOfPage(editor, start);
    for (const field of document.querySelectorAll<HTMLInputElement>('#theme input'))
      field.checked = field.value === theme[field.name as keyof Choice];
    if (keyOf(theme) === shown) return;
    const key = keyOf(theme);
    shown = key;
    const address = themes.styles[key];
    if (address) dressCanvas(editor, address, () => shown === key);
    const wrapper = editor.getWrapper();
    // They follow the theme: one step back takes both back.
    if (wrapper) editor.UndoManager.skip(() => redraw(wrapper, theme.palette));
    for (const block of editor.Blocks.getAll().models) {
      const content = block.get('content');
      if (typeof content === 'string')
        block.set('content', content.replaceAll(new RegExp(DRAWING, 'g'), `$1${theme.palette}$2`));
    }
  };

  find('#theme').addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    const theme = { ...themeOfPage(editor, start), [name]: value };
    editor.getWrapper()?.addAttributes({ [ATTRIBUTE]: keyOf(theme) });
  });
  editor.on('component:update:attributes undo redo load', show);
  show();
}
