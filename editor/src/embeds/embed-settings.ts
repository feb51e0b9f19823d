import { embedAddress, HIGHEST, LOWEST, USUAL_HEIGHT } from '@landfall/page/sections/parts/embed-link';
import type { Component, Editor } from 'grapesjs';
import type { EditorStart } from '../editor-start.ts';
import { make } from '../forms/form-controls.ts';
import { say } from '../texts.ts';
import { readEmbed } from './read-embed.ts';

const HEIGHT = 'data-height';

type Setting = { component: Component; value: string; emitUpdate: () => void };

const hrefOf = (component: Component): string => String(component.getAttributes().href ?? '');
const labelOf = (component: Component): Component | undefined => component.components().models[0];

/** What of another site is shown; empty for none. */
const shownIn = (component: Component): string => embedAddress(hrefOf(component))?.href ?? '';

const traits = () => [
  // GrapesJS has labels of its own for what is called as an attribute.
  { type: 'embed', name: 'embed-address', label: say('embedAddress') },
  {
    ...{ name: 'embed-title', label: say('embedTitle') },
    getValue: ({ component }: Setting) => String(component.getAttributes().title ?? ''),
    setValue: ({ component, value, emitUpdate }: Setting) => {
      component.addAttributes({ title: String(value).trim().slice(0, 200) });
      emitUpdate();
    },
  },
  {
    ...{ name: HEIGHT, type: 'number', label: say('embedHeight'), min: LOWEST, max: HIGHEST },
    placeholder: String(USUAL_HEIGHT),
  },
  {
    ...{ name: 'embed-label', label: say('embedLabel') },
    getValue: ({ component }: Setting) => labelOf(component)?.getEl()?.textContent?.trim() ?? '',
    setValue: ({ component, value, emitUpdate }: Setting) => {
      const content = String(value).trim().slice(0, 120);
      if (content) labelOf(component)?.components([{ type: 'textnode', content }]);
      emitUpdate();
    },
  },
];

/** GrapesJS plugin: what is shown of another site is pasted in the settings, as an address or as the markup that the site offers. */
export const embedSettings =
  ({ showsEmbeds }: Pick<EditorStart, 'showsEmbeds'>) =>
  (editor: Editor): void => {
    const tell = (field: HTMLElement, text: string, isWrong = true) => {
      const [area, note] = [field.querySelector('textarea'), field.querySelector('[role="status"]')];
      if (area) area.ariaInvalid = String(isWrong && text !== '');
      if (note) note.textContent = text;
    };
    /** What is wrong with what stands there, or what to do. */
    const judge = (field: HTMLElement, href: string) => {
      if (!showsEmbeds) tell(field, say('embedNoPlan'));
      else tell(field, href ? '' : say('embedHint'), false);
    };
    editor.TraitManager.addType('embed', {
      createInput() {
        const area = make('textarea', { rows: 4, spellcheck: false, placeholder: 'https://' });
        area.setAttribute('aria-label', say('embedAddress'));
        area.setAttribute('aria-describedby', 'embed-note');
        const note = make('p', { id: 'embed-note' });
        note.setAttribute('role', 'status');
        return make('div', { className: 'address' }, area, note);
      },
      onEvent({ component, elInput }) {
        const area = elInput.querySelector('textarea');
        if (!area) return;
        const typed = area.value.trim();
        const read = readEmbed(typed);
        if (typed && !read) return tell(elInput, say('embedBadAddress'));
        component.addAttributes({
          href: read?.href ?? '#',
          ...(read?.title && { title: read.title }),
          ...(read?.height && { [HEIGHT]: String(read.height) }),
        });
        area.value = read?.href ?? '';
        judge(elInput, area.value);
      },
      onUpdate({ component, elInput }) {
        const area = elInput.querySelector('textarea');
        if (area) area.value = shownIn(component);
        judge(elInput, shownIn(component));
      },
    });
    editor.Components.addType('embed', { model: { defaults: { traits: traits as never } } });
    editor.on('component:update:attributes', (component: Component) => {
      if (component.is('embed')) for (const trait of component.getTraits()) trait.targetUpdated();
    });
  };
