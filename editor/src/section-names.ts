import type { Component, Editor } from 'grapesjs';
import { blockName } from './blocks.ts';

type Naming = (this: Component, options?: { noCustom?: boolean }) => string;

/** GrapesJS plugin: a section of ours is called what it is, as «Features», and not «Section». */
export const sectionNames =
  (kinds: Readonly<Record<string, string>>) =>
  (editor: Editor): void => {
    const inherited = editor.Components.getType('default')?.model.prototype.getName as Naming;
    const getName: Naming = function (options) {
      const kind = kinds[String(this.get('attributes')?.['data-section'] ?? '')];
      const given = options?.noCustom ? '' : this.get('custom-name');
      return kind && !given ? blockName(kind) : inherited.call(this, options);
    };
    editor.Components.addType('default', { model: { getName } });
  };
