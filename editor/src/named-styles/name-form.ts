import type { Component } from 'grapesjs';
import { make } from '../forms/form-controls.ts';
import { say } from '../texts.ts';
import type { NamedStyle } from './named-styles.ts';
import { cleanName, MAX_NAME } from './style-names.ts';

interface Asked {
  /** The style that is renamed; undefined for a new one. */
  style: NamedStyle | undefined;
  /** Names that other styles have. */
  taken: readonly string[];
  /** What had the focus, and gets it back. */
  back: HTMLElement;
}

interface NameForm {
  element: HTMLFormElement;
  open: (asked: Asked) => void;
  /** Closes it where another element is selected than as it was opened. */
  follow: (selected: Component) => void;
}

const folded = (name: string): string => name.toLowerCase();

/** Asks for the name of a style, in its place in the panel. */
export function nameForm(done: (name: string, style: NamedStyle | undefined) => void): NameForm {
  let asked: Asked | undefined;
  let selected: Component | undefined;
  const field = make('input', { type: 'text', maxLength: MAX_NAME, autocomplete: 'off' });
  const error = make('p', { className: 'style-error', id: 'style-error' });
  error.setAttribute('role', 'alert');
  field.setAttribute('aria-describedby', 'style-error');
  const cancel = make('button', { type: 'button', className: 'tool outlined' }, say('cancel'));
  const element = make(
    'form',
    { hidden: true, noValidate: true },
    make('label', {}, make('span', {}, say('styleName')), field),
    error,
    make(
      'div',
      { className: 'style-tools' },
      make('button', { type: 'submit', className: 'save' }, say('styleKeep')),
      cancel,
    ),
  );
  const close = () => {
    element.hidden = true;
    asked = undefined;
  };
  const refuse = (text: string) => {
    error.textContent = text;
    field.ariaInvalid = String(text !== '');
  };
  const back = () => {
    const before = asked?.back;
    close();
    before?.focus();
  };
  cancel.addEventListener('click', back);
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    back();
  });
  field.addEventListener('input', () => refuse(''));
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!asked) return;
    const name = cleanName(field.value);
    const isTaken = asked.taken.some((other) => folded(other) === folded(name));
    if (!name || isTaken) {
      refuse(say(name ? 'styleNameTaken' : 'styleNameMissing'));
      field.focus();
      return;
    }
    const { style } = asked;
    close();
    done(name, style);
  });
  return {
    element,
    open: (wanted) => {
      asked = wanted;
      element.hidden = false;
      field.value = wanted.style?.name ?? '';
      refuse('');
      field.select();
      field.focus();
    },
    follow: (now) => {
      if (selected !== now) close();
      selected = now;
    },
  };
}
