import { INPUT_NAMES, type LeadFormField } from '@landfall/page/sections/kinds/lead-form-field';
import type { Component, Editor } from 'grapesjs';
import type { EditorStart } from '../editor-start.ts';
import { isField } from '../form-fields.ts';
import { find } from '../start.ts';
import { say } from '../texts.ts';
import { deliveredFile, fileOf } from './delivered-file.ts';
import { fieldForm } from './field-form.ts';
import { choice, labelled, make, sign, typeName } from './form-controls.ts';
import {
  buttonOf,
  type EditedField,
  fieldsOf,
  formAround,
  isAdvanced,
  moveField,
  putField,
  removeField,
} from './form-model.ts';
import { formSettingsLink } from './form-settings-link.ts';
import { freeLabel } from './free-label.ts';

const NEW: Omit<LeadFormField, 'label' | 'input'> = {
  ...{ required: false, help: '', options: [], style: 'list', text: '', step: 1 },
};

/** What a field is, and when it is asked for. */
function summaryOf({ input, step, condition }: LeadFormField, hasSteps: boolean): string {
  return [
    typeName(input),
    ...(hasSteps && input !== 'hidden' ? [say('fieldInStep', step)] : []),
    ...(condition ? [say('fieldOnlyIf', condition.field, condition.value)] : []),
  ].join(' · ');
}

/** What belongs to the form as a whole: its button, and what is said after sending. */
function aboutForm(form: Component): HTMLElement[] {
  const button = buttonOf(form);
  const label = make('input', { type: 'text', maxLength: 80, value: button?.getEl()?.textContent?.trim() ?? '' });
  label.addEventListener(
    'change',
    () => label.value.trim() && button?.components(label.value.trim().replace(/[<>&]/g, '')),
  );
  const thanks = make('textarea', {
    maxLength: 300,
    rows: 2,
    value: String(form.getAttributes()['data-thanks'] ?? ''),
  });
  thanks.addEventListener('change', () => {
    if (thanks.value.trim()) form.addAttributes({ 'data-thanks': thanks.value.trim() });
    else form.removeAttributes('data-thanks');
  });
  const nextStep = make('input', {
    type: 'checkbox',
    checked: form.getAttributes()['data-next-step'] !== undefined,
  });
  nextStep.addEventListener('change', () => {
    if (nextStep.checked) form.addAttributes({ 'data-next-step': 'true' });
    else form.removeAttributes('data-next-step');
  });
  return [
    ...(button ? [labelled(say('formButton'), label, 'button')] : []),
    labelled(say('formThanks'), thanks, 'thanks'),
    labelled(say('formNextStep'), nextStep, 'next-step'),
  ];
}

/** The panel that builds a form: in the settings of anything that is a form or lies in one. */
export function connectFormPanel(editor: Editor, start: EditorStart): void {
  const { formWords, hasAdvancedForms } = start;
  const panel = make('section', { id: 'form-panel', hidden: true });
  panel.setAttribute('aria-label', say('formPanel'));
  find('#traits').prepend(panel);
  let form: Component | undefined;
  let opened = '';
  let dragged = -1;
  let isTabbing = false;
  const delivered = deliveredFile(() => form);
  panel.addEventListener('keydown', ({ key }) => {
    isTabbing = key === 'Tab';
    if (isTabbing)
      setTimeout(() => {
        isTabbing = false;
      });
  });

  const focusKey = (key: string | undefined) => {
    const controls = [...panel.querySelectorAll<HTMLElement>('[data-key]')];
    if (key) controls.find(({ dataset }) => dataset.key === key)?.focus();
  };
  const act = (work: (form: Component) => void, next = (document.activeElement as HTMLElement | null)?.dataset.key) => {
    if (!form) return;
    const around = form;
    // What is selected may be drawn anew: its form stays.
    editor.select(around);
    work(around);
    draw();
    focusKey(next);
    // The settings of an element that is newly selected are drawn with the next frame, and take the focus away.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusKey(next);
    });
  };

  /** The name of the field whose control is selected; empty for none. */
  function selectedField(all: readonly EditedField[]): string {
    const selected = editor.getSelected();
    if (!selected || !isField(selected)) return '';
    return all.find(({ name }) => name === selected.getAttributes().name)?.name ?? '';
  }

  function row(edited: EditedField, index: number, all: readonly EditedField[]): HTMLElement {
    const { name, field } = edited;
    const others = all.filter((other) => other !== edited);
    const hasSteps = all.some((each) => each.field.step > 1);
    const toggle = make(
      'button',
      { type: 'button', className: 'form-open' },
      make('span', {}, field.label),
      make('small', {}, summaryOf(field, hasSteps)),
    );
    toggle.dataset.key = `${name}/open`;
    toggle.setAttribute('aria-expanded', String(opened === name));
    toggle.addEventListener('click', () => {
      opened = opened === name ? '' : name;
      draw();
    });
    const head = make(
      'div',
      { className: 'form-row', draggable: true },
      toggle,
      sign('↑', say('fieldUp', field.label), `${name}/up`, index === 0, () =>
        act((around) => moveField(around, index, index - 1)),
      ),
      sign('↓', say('fieldDown', field.label), `${name}/down`, index === all.length - 1, () =>
        act((around) => moveField(around, index, index + 1)),
      ),
      sign('×', say('fieldRemove', field.label), `${name}/remove`, false, () =>
        act((around) => removeField(around, edited)),
      ),
    );
    head.addEventListener('dragstart', () => {
      dragged = index;
    });
    const item = make('li', {}, head);
    item.addEventListener('dragover', (event) => dragged >= 0 && event.preventDefault());
    item.addEventListener('drop', (event) => {
      event.preventDefault();
      const from = dragged;
      dragged = -1;
      if (from >= 0 && from !== index) act((around) => moveField(around, from, index));
    });
    if (opened === name)
      item.append(
        fieldForm(edited, others, (changed) => {
          const put = () => {
            opened = changed.label;
            const key = (document.activeElement as HTMLElement | null)?.dataset.key;
            const isOfField = key?.startsWith(`${name}/`);
            const next = isOfField ? changed.label + key?.slice(name.length) : key;
            act((around) => putField(around, formWords, changed, edited), next);
          };
          // Whoever left the control with Tab is in the next one only after this event.
          if (isTabbing) setTimeout(put);
          else put();
        }),
      );
    return item;
  }

  function adding(all: readonly EditedField[]): HTMLElement {
    const types = choice(
      INPUT_NAMES.map((id) => [id, typeName(id)] as const),
      'text',
    );
    types.setAttribute('aria-label', say('fieldType'));
    types.dataset.key = 'add/type';
    const add = make('button', { type: 'button', className: 'tool' }, say('fieldAdd'));
    add.dataset.key = 'add';
    add.addEventListener('click', () => {
      const input = types.value as LeadFormField['input'];
      const label = freeLabel(typeName(input), new Set(all.map(({ name }) => name)));
      const options = input === 'choice' ? [say('optionOne'), say('optionTwo')] : [];
      const step = Math.max(1, ...all.map(({ field }) => field.step));
      opened = label;
      act((around) => putField(around, formWords, { ...NEW, label, input, options, step }), `${label}/label`);
    });
    return make('div', { className: 'form-add' }, types, add);
  }

  function draw(): void {
    const key = (document.activeElement as HTMLElement | null)?.dataset.key;
    panel.hidden = !form;
    if (!form) return;
    const all = fieldsOf(form);
    delivered.show(fileOf(form));
    panel.dataset.opened = opened && opened === selectedField(all) ? 'selected' : 'other';
    panel.replaceChildren(
      make('h3', {}, say('formPanel')),
      ...(hasAdvancedForms || !isAdvanced(form) ? [] : [make('p', { className: 'hint no-plan' }, say('formNoPlan'))]),
      make('ol', { className: 'form-rows' }, ...all.map((edited, index) => row(edited, index, all))),
      adding(all),
      ...aboutForm(form),
      delivered.element,
      formSettingsLink(form, start),
    );
    focusKey(key);
  }

  editor.on('component:selected', (component: Component) => {
    form = formAround(component);
    opened = (form && selectedField(fieldsOf(form))) || opened;
    draw();
  });
  editor.on('component:deselected', () => {
    if (editor.getSelected()) return;
    form = undefined;
    draw();
  });
  editor.on('undo redo', () => {
    form = formAround(editor.getSelected());
    draw();
  });
}
