import type { Component, Editor } from 'grapesjs';
import { pointOf } from '../computed.ts';
import type { Point } from '../crop/crop.ts';
import { cutView } from '../crop/cut-view.ts';
import type { EditorStart } from '../editor-start.ts';
import { fileChoice } from '../file-choice.ts';
import { make } from '../forms/form-controls.ts';
import { readFilms, uploadFilm } from '../picture-files.ts';
import { find } from '../start.ts';
import { say } from '../texts.ts';
import { whenShown } from '../when-shown.ts';
import {
  backdropOf,
  filmAddress,
  pictureOf,
  putFilm,
  putPicture,
  setShade,
  shadeOf,
  takesBackdrop,
} from './backdrop.ts';
import { readPicture, SAFE_SHADE } from './darkness.ts';
import { shadeFor } from './shade-for.ts';

const position = ({ x, y }: Point): string => `${x}% ${y}%`;

const button = (text: string, act: () => void): HTMLButtonElement => {
  const made = make('button', { type: 'button', className: 'tool outlined' }, text);
  made.addEventListener('click', act);
  return made;
};

/** The settings of a section: the picture or the video that lies behind it, and how dark that is. */
export function connectBackdrops(editor: Editor, start: Pick<EditorStart, 'stopWords'>): void {
  const section = (): Component | undefined => {
    const selected = editor.getSelected();
    return selected && takesBackdrop(selected) ? selected : undefined;
  };
  const shown = () => {
    const around = section();
    return around && backdropOf(around);
  };

  const choose = button(say('backdropChoose'), () =>
    editor.runCommand('open-assets', { choose: (src: string) => void use(section(), src) }),
  );
  const remove = button(say('backdropRemove'), () => {
    shown()?.remove();
    choose.focus();
    later();
  });
  const view = cutView(
    (point) =>
      shown()
        ?.getEl()
        ?.style.setProperty('object-position', point ? position(point) : ''),
    (point) => {
      const backdrop = shown();
      // A rule of its own, on the screen that is shown.
      if (backdrop) editor.StyleManager.getModelToStyle(backdrop).addStyle({ 'object-position': position(point) });
    },
  );
  const range = make('input', { type: 'range', min: '0', max: '90', step: '5' });
  const value = make('span', { ariaHidden: 'true' });
  const tellShade = () => {
    value.textContent = range.ariaValueText = `${range.value} %`;
  };
  const warning = make('p', { className: 'wrong' });
  warning.setAttribute('role', 'status');
  const film = fileChoice({
    label: say('backdropFilm'),
    none: say('backdropNoFilm'),
    upload: say('backdropFilmUpload'),
    hint: say('backdropFilmHint'),
    accept: 'video/mp4,video/webm',
    read: readFilms,
    send: uploadFilm,
    choose(href) {
      const backdrop = shown();
      if (!backdrop) return;
      putFilm(backdrop, href, start.stopWords);
      if (href && shadeOf(backdrop) < SAFE_SHADE) setShade(backdrop, SAFE_SHADE);
      later();
    },
  });
  const more = make(
    'div',
    { className: 'backdrop-more' },
    view.element,
    make('label', {}, make('span', {}, say('backdropShade'), ' ', value), range),
    warning,
    film.element,
  );
  const panel = make(
    'fieldset',
    { id: 'backdrop-panel', hidden: true },
    make('legend', {}, say('backdrop')),
    make('div', { className: 'backdrop-ways' }, choose, remove),
    more,
  );
  find('#traits').prepend(panel);

  async function warn(backdrop: Component): Promise<void> {
    const needed = await shadeFor(backdrop);
    if (shown() !== backdrop) return;
    const text = Number(range.value) < needed ? say('backdropBright', needed) : '';
    if (warning.textContent !== text) warning.textContent = text;
  }

  async function use(target: Component | undefined, src: string): Promise<void> {
    const read = await readPicture(src);
    if (!target || !read) return;
    const before = backdropOf(target);
    putPicture(target, { src, ...read }, before && filmAddress(before) ? SAFE_SHADE : read.shade);
    later();
  }

  function show(): void {
    const around = section();
    const backdrop = shown();
    panel.hidden = !around;
    remove.hidden = more.hidden = !backdrop;
    choose.textContent = say(backdrop ? 'backdropReplace' : 'backdropChoose');
    const element = backdrop?.getEl();
    if (!backdrop || !element) return;
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const src = String(pictureOf(backdrop)?.getAttributes().src ?? '');
    view.show({ src, point: pointOf(style.objectPosition), place: height ? width / height : 1 });
    range.value = String(shadeOf(backdrop));
    tellShade();
    film.show(filmAddress(backdrop));
    void warn(backdrop);
  }
  range.addEventListener('input', () => {
    tellShade();
    const backdrop = shown();
    backdrop?.getEl()?.style.setProperty('--shade', String(Number(range.value) / 100));
    if (backdrop) void warn(backdrop);
  });
  range.addEventListener('change', () => {
    const backdrop = shown();
    backdrop?.getEl()?.style.removeProperty('--shade');
    if (backdrop) setShade(backdrop, Number(range.value));
  });
  const later = whenShown(find('#traits'), show);
  editor.on('component:selected component:deselected undo redo device:select', later);
}
