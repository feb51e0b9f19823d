import type { Component } from 'grapesjs';

const tagOf = (component: Component): string => String(component.get('tagName'));

/** Elements of some tags in an element, in the order of the page. Asks the model: what was just moved is not drawn yet. */
export function within(component: Component, ...tags: string[]): Component[] {
  return component
    .components()
    .models.flatMap((inner) => [...(tags.includes(tagOf(inner)) ? [inner] : []), ...within(inner, ...tags)]);
}

/** The nearest element of a tag around an element, or the element itself. */
export function around(component: Component | undefined, tag: string): Component | undefined {
  for (let at = component; at; at = at.parent()) if (tagOf(at) === tag) return at;
  return undefined;
}
