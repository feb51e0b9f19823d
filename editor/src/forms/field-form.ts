import { INPUT_NAMES, type LeadFormField } from '@landfall/page/sections/kinds/lead-form-field';
import { say } from '../texts.ts';
import { choice, labelled, make, typeName } from './form-controls.ts';
import type { EditedField } from './form-model.ts';
import { freeLabel } from './free-label.ts';

/** Steps that a form can have. */
export const MOST_STEPS = 9;

const lines = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim().slice(0, 80))
      .filter(Boolean),
  ),
];

/** Everything that can be said of one field, and what is to be done once it was. */
export function fieldForm(
  { name, field }: EditedField,
  others: readonly EditedField[],
  change: (field: LeadFormField) => void,
): HTMLElement {
  const { input, condition } = field;
  const key = (part: string) => `${name}/${part}`;
  const put = (changes: Partial<LeadFormField>) => change({ ...field, ...changes });
  const listening = <E extends HTMLElement>(element: E, act: (element: E) => void): E => {
    element.addEventListener('change', () => act(element));
    return element;
  };
  const onChange = <E extends HTMLElement>(element: E, read: (element: E) => Partial<LeadFormField>): E =>
    listening(element, (changed) => put(read(changed)));
  const text = (value: string, maxLength: number) => make('input', { type: 'text', value, maxLength });
  const area = (value: string, maxLength: number) => make('textarea', { value, maxLength, rows: 4 });
  const taken = new Set(others.map((other) => other.name));

  const rows: HTMLElement[] = [
    labelled(
      say('fieldLabel'),
      onChange(text(field.label, 120), ({ value }) => ({ label: freeLabel(value.trim() || field.label, taken) })),
      key('label'),
    ),
    labelled(
      say('fieldType'),
      onChange(
        choice(
          INPUT_NAMES.map((id) => [id, typeName(id)] as const),
          input,
        ),
        ({ value }) => ({
          input: value as LeadFormField['input'],
          ...(value === 'choice' && field.options.length === 0 && { options: [say('optionOne'), say('optionTwo')] }),
        }),
      ),
      key('type'),
    ),
  ];
  if (input === 'hidden') {
    rows.push(
      labelled(
        say('fieldValue'),
        onChange(text(field.text, 200), ({ value }) => ({ text: value })),
        key('value'),
      ),
    );
    rows.push(make('p', { className: 'hint' }, say('hiddenHint')));
    return make('div', { className: 'form-field' }, ...rows);
  }
  if (input === 'consent')
    rows.push(
      labelled(
        say('consentText'),
        onChange(area(field.text, 600), ({ value }) => ({ text: value.trim() })),
        key('text'),
      ),
    );
  if (input === 'choice') {
    const styles = [
      ['list', say('choiceList')],
      ['radio', say('choiceRadio')],
      ['several', say('choiceSeveral')],
    ] as const;
    rows.push(
      labelled(
        say('choiceStyle'),
        onChange(choice(styles, field.style), ({ value }) => ({ style: value as LeadFormField['style'] })),
        key('style'),
      ),
      labelled(
        say('fieldChoices'),
        onChange(area(field.options.join('\n'), 2000), ({ value }) => ({ options: lines(value).slice(0, 20) })),
        key('options'),
      ),
    );
  }
  const tick = make('input', { type: 'checkbox', checked: field.required });
  rows.push(
    labelled(
      say('fieldRequired'),
      onChange(tick, ({ checked }) => ({ required: checked })),
      key('required'),
    ),
    labelled(
      say('fieldHelp'),
      onChange(text(field.help, 300), ({ value }) => ({ help: value.trim() })),
      key('help'),
    ),
  );
  const steps = Array.from({ length: MOST_STEPS }, (_, index) => [String(index + 1), String(index + 1)] as const);
  rows.push(
    labelled(
      say('fieldStep'),
      onChange(choice(steps, String(field.step)), ({ value }) => ({ step: Number(value) })),
      key('step'),
    ),
  );

  const deciding = others.filter((other) => other.field.input === 'choice' && other.field.options.length > 0);
  const unconditional = ({ condition: _, ...rest }: LeadFormField): LeadFormField => rest;
  if (deciding.length > 0) {
    const offered = [
      ['', say('conditionNone')] as const,
      ...deciding.map((other) => [other.name, other.field.label] as const),
    ];
    rows.push(
      labelled(
        say('conditionField'),
        listening(choice(offered, condition?.field ?? ''), ({ value }) => {
          const first = deciding.find((other) => other.name === value)?.field.options[0];
          change(value && first ? { ...field, condition: { field: value, value: first } } : unconditional(field));
        }),
        key('if'),
      ),
    );
  }
  const decides = deciding.find((other) => other.name === condition?.field);
  if (condition && decides)
    rows.push(
      labelled(
        say('conditionValue'),
        onChange(
          choice(
            decides.field.options.map((each) => [each, each] as const),
            condition.value,
          ),
          ({ value }) => ({
            condition: { field: condition.field, value },
          }),
        ),
        key('is'),
      ),
    );
  return make('div', { className: 'form-field' }, ...rows);
}
