import { isVideoLink } from '@landfall/page/sections/parts/video-player';
import type { Component, Editor } from 'grapesjs';
import { isCountdown } from './countdowns/time-left.ts';
import { select } from './elements.ts';
import { isEmbed } from './embeds/embed-link.ts';
import { make } from './forms/form-controls.ts';
import { showSettings } from './panels.ts';
import { find } from './start.ts';
import { say, type TextName } from './texts.ts';
import { whenShown } from './when-shown.ts';

const isVideo = (component: Component): boolean =>
  component.get('tagName') === 'a' && isVideoLink(component.getClasses().join(' '));

/** What has settings that a section is about, though it is not the section itself. */
const KINDS: readonly (readonly [is: (component: Component) => boolean, name: TextName])[] = [
  [isCountdown, 'countdownSet'],
  [isEmbed, 'embedSet'],
  [isVideo, 'videoSet'],
];

function within(component: Component, found: [Component, TextName][] = []): [Component, TextName][] {
  for (const inner of component.components().models) {
    const kind = KINDS.find(([is]) => is(inner));
    if (kind) found.push([inner, kind[1]]);
    else within(inner, found);
  }
  return found;
}

const sectionOf = (component: Component): Component | undefined =>
  component.get('tagName') === 'section' ? component : component.closest('section');

/** The settings of a section lead on to those of its countdown, its video or of what it shows of another site. */
export function connectInnerSettings(editor: Editor): void {
  const panel = make('div', { id: 'inner-settings', hidden: true });
  find('#traits').prepend(panel);
  const show = () => {
    const selected = editor.getSelected();
    const section = selected && sectionOf(selected);
    const found = section ? within(section).filter(([component]) => component !== selected) : [];
    panel.hidden = found.length === 0;
    panel.replaceChildren(
      ...found.map(([component, name]) => {
        const button = make('button', { type: 'button', className: 'tool outlined' }, say(name));
        button.addEventListener('click', () => {
          select(editor, component);
          showSettings();
        });
        return button;
      }),
    );
  };
  editor.on('component:selected component:deselected undo redo', whenShown(find('#traits'), show));
}
