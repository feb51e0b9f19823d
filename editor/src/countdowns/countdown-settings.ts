import { timeLeft } from '@landfall/page/publish/time-left';
import { isTimeZone } from '@landfall/page/time/wall-time';
import type { Component, Editor } from 'grapesjs';
import type { EditorStart } from '../editor-start.ts';
import { make } from '../forms/form-controls.ts';
import { HERE, zoneChoice } from '../schedule/zones.ts';
import { say } from '../texts.ts';
import { ENDED, endingOf, isCountdown, UNTIL, ZONE } from './time-left.ts';

/** What a day ends with, for whoever chose no hour yet. */
const LAST_HOUR = '23:59';
const LONGEST_TEXT = 200;

type Setting = { component: Component; value: string; emitUpdate: () => void };

/** Puts the end of a countdown, and the zone that it is meant in from the first time on. */
function setUntil(component: Component, day: string, hour: string): void {
  const { zone } = endingOf(component);
  component.addAttributes({ [UNTIL]: day ? `${day}T${hour || LAST_HOUR}` : '', [ZONE]: zone || HERE });
}

const part = (component: Component, at: 0 | 1): string => endingOf(component).until.split('T')[at] ?? '';

const traits = () => [
  {
    ...{ name: 'day', type: 'day', label: say('scheduleDay') },
    getValue: ({ component }: Setting) => part(component, 0),
    setValue: ({ component, value, emitUpdate }: Setting) => {
      setUntil(component, value, part(component, 1));
      emitUpdate();
    },
  },
  {
    ...{ name: 'hour', type: 'hour', label: say('scheduleHour') },
    getValue: ({ component }: Setting) => part(component, 1),
    setValue: ({ component, value, emitUpdate }: Setting) => {
      if (part(component, 0)) setUntil(component, part(component, 0), value);
      emitUpdate();
    },
  },
  {
    ...{ name: 'zone', type: 'zone', label: say('scheduleZone') },
    getValue: ({ component }: Setting) => endingOf(component).zone || HERE,
    setValue: ({ component, value, emitUpdate }: Setting) => {
      component.addAttributes({ [ZONE]: value });
      emitUpdate();
    },
  },
  {
    ...{ name: 'ended', label: say('countdownEnded') },
    getValue: ({ component }: Setting) => endingOf(component).ended,
    setValue: ({ component, value, emitUpdate }: Setting) => {
      component.addAttributes({ [ENDED]: String(value).trim().slice(0, LONGEST_TEXT) });
      emitUpdate();
    },
  },
];

/** GrapesJS plugin: a countdown has its day, hour and zone in the settings, and shows in the canvas what visitors would read now. */
export const countdownSettings =
  (start: Pick<EditorStart, 'timeZone' | 'timerWords'>) =>
  (editor: Editor): void => {
    for (const [name, type] of [
      ['day', 'date'],
      ['hour', 'time'],
    ] as const)
      editor.TraitManager.addType(name, {
        createInput: () => make('input', { type }),
        onUpdate: ({ elInput, trait }) => {
          elInput.value = String(trait.getValue() ?? '');
        },
      });
    editor.TraitManager.addType('zone', {
      createInput: ({ component }) => {
        const { zone } = endingOf(component);
        return zoneChoice(isTimeZone(zone) ? zone : undefined, start.timeZone);
      },
      onUpdate: ({ elInput, trait }) => {
        elInput.value = String(trait.getValue() ?? '');
      },
    });

    /** What visitors would read now, in nodes that are no part of the page. */
    const shown = (component: Component): (Node | string)[] => {
      const { ended, ...end } = endingOf(component);
      const time = timeLeft(end, start.timerWords, Date.now());
      if (!time) return [make('strong', {}, say(end.until ? 'scheduleNever' : 'countdownUnset'))];
      if (!time.left) return [make('strong', {}, ended.trim() || start.timerWords.words.over)];
      return [make('strong', {}, time.left), ' ', make('time', {}, time.date)];
    };
    editor.Components.addType('time-left', {
      model: { defaults: { traits: traits as never } },
      view: {
        init({ model }) {
          this.listenTo(model, 'change:attributes', () => this.el.replaceChildren(...shown(model)));
        },
        onRender({ el, model }) {
          el.replaceChildren(...shown(model));
        },
      },
    });
    // Choosing a day gives it an hour, and undo takes back what the settings show, too.
    editor.on('component:update:attributes', (component: Component) => {
      if (isCountdown(component)) for (const trait of component.getTraits()) trait.targetUpdated();
    });
  };
