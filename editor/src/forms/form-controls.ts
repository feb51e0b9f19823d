import { say } from '../texts.ts';

/** An element with properties and what is in it. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...inside);
  return element;
}

/** A named control; `key` finds it again after the panel was drawn anew. */
export function labelled(text: string, control: HTMLElement, key: string): HTMLLabelElement {
  control.dataset.key = key;
  return make(
    'label',
    { className: control instanceof HTMLInputElement && control.type === 'checkbox' ? 'form-tick' : '' },
    make('span', {}, text),
    control,
  );
}

/** A list to choose one of. */
export function choice(
  options: readonly (readonly [value: string, label: string])[],
  value: string,
): HTMLSelectElement {
  const select = make('select', {}, ...options.map(([id, label]) => make('option', { value: id }, label)));
  select.value = value;
  return select;
}

/** A small button with a sign, and its words for those who cannot see it. */
export function sign(text: string, words: string, key: string, isOff: boolean, act: () => void): HTMLButtonElement {
  const button = make('button', { type: 'button', className: 'form-sign', title: words, disabled: isOff }, text);
  button.setAttribute('aria-label', words);
  button.dataset.key = key;
  button.addEventListener('click', act);
  return button;
}

export const typeName = (input: string): string => say(`input_${input}` as Parameters<typeof say>[0]);
