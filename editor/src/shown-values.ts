import type { Editor, Property } from 'grapesjs';
import { colorOf, measureOf } from './computed.ts';
import { onceAFrame } from './once-a-frame.ts';
import { find } from './start.ts';
import { say } from './texts.ts';
import { whenShown } from './when-shown.ts';

const NUMBER = '.gjs-input-holder input';
const UNIT = '.gjs-input-unit';
const ARROW = '[data-arrow-up], [data-arrow-down]';

const ALIGNMENTS: Readonly<Record<string, string>> = { start: 'left', end: 'right' };

/** The panel's properties, of its open parts alone where that is asked; those that consist of others, with them. */
const propertiesOf = (editor: Editor, isOpen = false): Property[] =>
  editor.StyleManager.getSectors({ array: true })
    .filter((sector) => !isOpen || sector.isOpen())
    .flatMap((sector) => sector.getProperties())
    .flatMap((property) => [property, ...((property as { getProperties?: () => Property[] }).getProperties?.() ?? [])]);

const rowOf = (property: Property) => document.querySelector(`#styles .gjs-sm-property__${property.getName()}`);

/** Shows in an empty field what the element comes to by the page's own rules. */
function show(property: Property, computed: string, fontSize: number): void {
  const row = rowOf(property);
  const number = row?.querySelector<HTMLInputElement>(NUMBER);
  const color = row?.querySelector<HTMLInputElement>('.gjs-field-color input');
  const select = row?.querySelector<HTMLSelectElement>(`select:not(${UNIT})`);
  const unit = row?.querySelector<HTMLSelectElement>(UNIT);
  if (color) {
    color.value = '';
    color.placeholder = colorOf(computed) || say('none');
    color.closest<HTMLElement>('.gjs-field-color')?.style.setProperty('--shown', computed);
  } else if (number) {
    const measure = measureOf(property.getName(), computed, fontSize);
    number.placeholder = measure?.value ?? say(computed === 'none' ? 'none' : 'auto');
    if (unit && measure) unit.value = measure.unit;
    // Without a unit it counts in heights of letters; the list's own dash stands for «unknown».
    for (const option of property.getName() === 'line-height' ? (unit?.options ?? []) : [])
      if (option.value === '') option.disabled ? option.remove() : option.setAttribute('label', '×');
  } else if (select) {
    if ([...select.options].some(({ value }) => value === computed)) select.value = computed;
  } else {
    const choice = row?.querySelector<HTMLInputElement>(`input[value="${ALIGNMENTS[computed] ?? computed}"]`);
    if (choice?.type === 'radio') choice.checked = true;
  }
}

/** Has arrows start at what the element comes to: GrapesJS counts from nothing, and a heading of one pixel is gone. */
function seed(editor: Editor, field: HTMLInputElement): void {
  if (field.value !== '' || !/^-?\d/.test(field.placeholder)) return;
  const property = propertiesOf(editor).find((candidate) => rowOf(candidate)?.querySelector(NUMBER) === field);
  field.value = field.placeholder;
  const unit = field.closest('.gjs-field')?.querySelector<HTMLSelectElement>(UNIT)?.value ?? '';
  property?.set({ value: field.value, unit } as object, { silent: true });
}

/** The Style panel shows what the selected element looks like, and says so where none is selected. */
export function connectShownValues(editor: Editor): void {
  const panels = find('#side-change');
  const refresh = () => {
    const element = editor.getSelected()?.getEl();
    const view = element?.ownerDocument.defaultView;
    if (!element || !view) return undefined;
    const computed = view.getComputedStyle(element);
    const fontSize = Number.parseFloat(computed.fontSize);
    // Read at once: after a write the browser lays the panel out anew before it says what the page looks like.
    const values = propertiesOf(editor, true)
      .filter((property) => !property.hasValue())
      .map((property) => ({ property, value: computed.getPropertyValue(property.getName()) }));
    return () => {
      for (const { property, value } of values) show(property, value, fontSize);
    };
  };
  const styles = find('#styles');
  const refreshSoon = whenShown(styles, refresh);
  // Between what was selected and what is, nothing is for a moment, which nobody is to see.
  const tellSoon = onceAFrame(() => {
    const has = editor.getSelected() ? 'selection' : 'none';
    if (panels.dataset.has !== has) panels.dataset.has = has;
  });
  const soon = () => {
    tellSoon();
    refreshSoon();
  };
  editor.on('component:selected component:deselected style:target style:property:update update undo redo', soon);
  editor.on('device:select canvas:frame:load style:sector:update', soon);
  soon();
  const onArrow = (event: Event) => {
    const field = (event.target as Element)
      .closest(ARROW)
      ?.closest('.gjs-field')
      ?.querySelector<HTMLInputElement>(NUMBER);
    if (field) seed(editor, field);
  };
  styles.addEventListener('mousedown', onArrow, true);
  styles.addEventListener('click', onArrow, true);
  styles.addEventListener(
    'keydown',
    ({ key, target }) => {
      if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
      if (target instanceof HTMLInputElement && target.matches(NUMBER)) seed(editor, target);
    },
    true,
  );
}
