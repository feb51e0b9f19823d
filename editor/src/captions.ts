import type { Component, Editor } from 'grapesjs';

/** What visitors fill in. */
const CONTROLS = 'input, textarea, select';

const labelOf = (component: Component | undefined) => component?.closest('label');
const controlOf = (label: Component): Component | undefined => label.find(CONTROLS)[0];

/** A caption as it names what visitors send: without what stands beside it in small letters, as «(optional)». */
function captionOf(label: Component): string {
  const copy = label.getEl()?.cloneNode(true) as HTMLElement | undefined;
  for (const other of copy?.querySelectorAll(`${CONTROLS}, small`) ?? []) other.remove();
  return (copy?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The caption that a field has around it; empty where it has none. */
export function captionAround(control: Component): string {
  const label = labelOf(control);
  return label ? captionOf(label) : '';
}

/** The text of a field that can be written in; undefined for what is no field's label. */
export function captionText(component: Component): Component | undefined {
  return component.is('label') ? component.components().models.find((inner) => inner.isInstanceOf('text')) : undefined;
}

const isWords = (component: Component) => component.is('textnode') && /\S/.test(String(component.get('content') ?? ''));
const isInline = (component: Component) => component.is('textnode') || component.isInstanceOf('text');

/** Words that stand in a label by themselves get an element around them, which can be written in alone. */
function wrapWords(label: Component): void {
  const content = label.get('content');
  if (content) {
    label.set('content', '');
    label.append({ type: 'textnode', content }, { at: 0 });
  }
  const runs: Component[][] = [];
  let isOpen = false;
  for (const inner of label.components().models) {
    if (!isInline(inner)) isOpen = false;
    else if (isOpen) runs.at(-1)?.push(inner);
    else {
      runs.push([inner]);
      isOpen = true;
    }
  }
  for (const run of runs.filter((parts) => parts.some(isWords))) {
    const at = run[0]?.index() ?? 0;
    const [caption] = label.append({ type: 'text', tagName: 'span' }, { at });
    for (const part of run) part.move(caption as Component);
  }
}

/**
 * GrapesJS plugin: of a field's label only its words are a text. GrapesJS takes the whole label for one, and who wrote
 * over the words wrote over the field inside of it, too.
 */
export function fieldLabels(editor: Editor): void {
  editor.Components.addType('label', {
    extend: 'default',
    extendView: 'default',
    isComponent: (element) => element.tagName === 'LABEL',
    model: {
      defaults: { tagName: 'label', traits: [] },
      init(this: Component) {
        wrapWords(this);
      },
    },
    view: {
      events: () => ({ click: 'stayHere', dblclick: 'writeCaption' }) as never,
      // A press on a label goes to its field, where the caret of who writes the words would follow it.
      stayHere: (event: Event) => event.preventDefault(),
      writeCaption(this: { model: Component }, event: Event) {
        event.stopPropagation();
        const text = captionText(this.model);
        if (!text) return;
        editor.select(text);
        text.trigger('focus');
      },
    },
  });
}

/** What visitors send goes under the field's caption, also after that was changed, unless it was given another name. */
export function connectCaptions(editor: Editor): void {
  let before = '';
  editor.on('rte:enable', ({ model }: { model: Component }) => {
    const label = labelOf(model);
    before = label ? captionOf(label) : '';
  });
  editor.on('rte:disable', (view: { model?: Component } | undefined) => {
    const label = labelOf(view?.model);
    const control = label && controlOf(label);
    const caption = label ? captionOf(label) : '';
    if (!control || !caption || caption === before) return;
    if ((control.getAttributes().name || before) === before) control.addAttributes({ name: caption });
  });
}
