import type { Component, Editor } from 'grapesjs';
import type { EditorStart } from './editor-start.ts';
import { find } from './start.ts';

type Choice = EditorStart['theme'];

/** The page's root carries its theme, so that drafts keep it and undo takes it back like any other change. */
const ATTRIBUTE = 'data-theme';

const keyOf = ({ palette, type }: Choice) => `${palette}-${type}`;

/** Whether the editor can show a theme, '<palette>-<type>'. */
export const isOffered = (key: unknown, { themes }: Pick<EditorStart, 'themes'>): key is string =>
  typeof key === 'string' && Object.hasOwn(themes.styles, key);

function choiceOf(key: unknown, { theme, themes }: EditorStart): Choice {
  if (!isOffered(key, { themes })) return theme;
  const [palette, type] = key.split('-');
  return { palette, type } as Choice;
}

/** The theme that the page is shown in. */
export const themeOfPage = (editor: Editor, start: EditorStart): Choice =>
  choiceOf(editor.getWrapper()?.getAttributes()[ATTRIBUTE], start);

interface StoredProject {
  pages?: { frames?: { component?: { attributes?: Record<string, unknown> } }[] }[];
}

/** The address of the rules that the page opens with: those of a draft's own theme, so that it is not dressed twice. */
export function firstRules(start: EditorStart): string {
  const root = (start.data as StoredProject | null)?.pages?.[0]?.frames?.[0]?.component;
  return start.themes.styles[keyOf(choiceOf(root?.attributes?.[ATTRIBUTE], start))] ?? '';
}

const DRAWING = /(\/art\/[a-z]+-)[a-z\d]+(-\d+\.svg)/;

/** Our drawings come in the colours of every palette. */
const redrawn = (address: string, palette: string) => address.replace(DRAWING, `$1${palette}$2`);

/** Gives the drawings below a component the colours of a palette. */
export function redraw(component: Component, palette: string): void {
  const address = component.get('src');
  if (typeof address === 'string' && DRAWING.test(address) && redrawn(address, palette) !== address)
    component.set('src', redrawn(address, palette));
  // Read where it is kept: with its classes and its style, what an element has is put together first.
  const { src } = component.get('attributes') ?? {};
  if (typeof src === 'string' && redrawn(src, palette) !== src) component.addAttributes({ src: redrawn(src, palette) });
  for (const inner of component.components().models) redraw(inner, palette);
}

const RULES = 'link[href*="/assets/canvas/"]';

/** Rules for no medium are fetched and not followed. */
const WAITING = 'not all';

/**
 * Puts the canvas into a theme: once its rules are there they take the place of the old ones, so that nothing flashes and
 * the browser styles the page once.
 */
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
    next.removeAttribute('media');
    for (const other of canvas.querySelectorAll(RULES)) if (other !== next) other.remove();
    editor.refresh();
  };
  if (present?.sheet) {
    settle();
    return;
  }
  next.addEventListener('load', settle);
  next.addEventListener('error', () => next.remove());
  if (present) return;
  next.media = WAITING;
  next.href = address;
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
