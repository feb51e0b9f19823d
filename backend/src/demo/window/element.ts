/** An element with what stands in it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...content);
  return made;
}

/** A button that does something. */
export const button = (label: string, onclick: () => void, className = ''): HTMLButtonElement =>
  element('button', { type: 'button', onclick, className }, label);
