import { isEmbedLink } from '@landfall/page/sections/parts/embed-link';
import type { Component, Editor } from 'grapesjs';

const TYPE = 'embed';

/** Whether an element is what another site is shown in. */
export const isEmbed = (component: Component): boolean => component.is(TYPE);

/** GrapesJS plugin, also without a browser: what shows another site is no text. */
export function embedLink(editor: Editor): void {
  editor.Components.addType(TYPE, {
    isComponent: ({ tagName, className }) => tagName === 'A' && isEmbedLink(className),
    model: { defaults: { tagName: 'a', droppable: false } },
  });
}
