import type { Component, Editor } from 'grapesjs';
import { blockName } from './blocks.ts';
import { say } from './texts.ts';

type Naming = (this: Component, options?: { noCustom?: boolean }) => string;

/** What an element of a page is, where GrapesJS knows it as a text or a drawing alone. */
function elementName(component: Component): string {
  if (/^h[1-6]$/.test(String(component.get('tagName')))) return blockName('Heading');
  return component.is('svg') && component.getClasses().includes('icon') ? say('icon') : '';
}

/** GrapesJS plugin: a section of ours is called what it is, as «Features», and not «Section»; headings and icons likewise. */
export const sectionNames =
  (kinds: Readonly<Record<string, string>>) =>
  (editor: Editor): void => {
    for (const type of ['default', 'text', 'svg']) {
      const inherited = editor.Components.getType(type)?.model.prototype.getName as Naming;
      const getName: Naming = function (options) {
        const kind = kinds[String(this.get('attributes')?.['data-section'] ?? '')];
        const name = kind ? blockName(kind) : elementName(this);
        const given = options?.noCustom ? '' : this.get('custom-name');
        return name && !given ? name : inherited.call(this, options);
      };
      editor.Components.addType(type, { model: { getName } });
    }
  };
