import type { Component } from 'grapesjs';

/** Parts of a page that stand for themselves, from edge to edge. */
const SECTIONS = ['section', 'header', 'footer', 'dialog', 'main', 'nav'];
const SECTION = new RegExp(`^\\s*<(?:${SECTIONS.join('|')})\\b`, 'i');

/** What holds a flow of paragraphs, pictures and buttons. */
const HOLDERS: ReadonlySet<string> = new Set(['div', 'article', 'li', 'dd', 'details', 'dialog']);

const tagOf = (component: Component): string => String(component.get('tagName') ?? '');

/** Whether an element is a part of the page that stands for itself. */
export const isSection = (component: Component): boolean => SECTIONS.includes(tagOf(component));

const displayOf = (component: Component): string => {
  const element = component.getEl();
  return element?.ownerDocument.defaultView?.getComputedStyle(element).display ?? '';
};

/** Whether what is put into an element comes below what is there: in columns it would be one more of them. */
export const isFlow = (component: Component): boolean =>
  HOLDERS.has(tagOf(component)) && ['block', 'flow-root', 'list-item'].includes(displayOf(component));

/** Whether markup is a single element, and no part of a page that stands for itself. */
export const isElement = (content: unknown): content is string => typeof content === 'string' && !SECTION.test(content);

/** A section of its own around an element, as wide as all others. */
export const inSection = (content: string): string => `<section><div class="wrap">${content}</div></section>`;

/** Where an element belongs that is added while `selected` is: below it, or last in it; undefined where there is no such place. */
export function placeFor(selected: Component, main: Component): { parent: Component; at: number } | undefined {
  for (let inner = selected; inner !== main; ) {
    const parent = inner.parent();
    if (!parent) return undefined;
    if (parent !== main && isFlow(parent)) return { parent, at: inner.index() + 1 };
    if (parent === main) {
      const [wrap] = inner.components().models.filter(isFlow);
      return wrap && { parent: wrap, at: wrap.components().length };
    }
    inner = parent;
  }
  return undefined;
}
