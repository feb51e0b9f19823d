import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withForms } from '@landfall/page/publish/form-markup';
import { FORM_NUMBER, TRAP } from '@landfall/page/publish/form-names';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { withTyped } from './fill-form.ts';

const FIELDS =
  '<label>Name<input type="text" name="Name" value="was" required></label><label>A &amp; B<input name="A &amp; B"></label><textarea name="Text" rows="4"></textarea><input type="checkbox" name="Days" value="Mon" checked><input type="checkbox" name="Days" value="Tue"><input type="radio" name="Size" value="&quot;L&quot;"><input type="checkbox" name="Agree"><select name="City"><optgroup label="x"><option selected>Porto</option><option value="lx">Lisboa</option></optgroup></select><input type="hidden" name="Kept" value="as it is"><button type="submit">Send</button>';
const page = (forms: string) => withForms(`<html lang="en"><style></style><main>${forms}</main></html>`);
const NOTICE = ['Not sent', 'Try <again>'] as const;

/** What a browser would show in the controls of each form. */
function read(document: string): Record<string, string[]>[] {
  const forms: Record<string, string[]>[] = [];
  let area: string | undefined;
  let select = '';
  let option: string | undefined;
  const note = (name: string, value: string) => {
    const form = forms.at(-1) ?? {};
    form[name] = [...(form[name] ?? []), value];
  };
  new Parser({
    onopentag(tag, { name = '', type, value, ...rest }) {
      if (tag === 'form') forms.push(Object.create(null));
      if (tag === 'input' && (type === 'checkbox' || type === 'radio')) {
        if ('checked' in rest) note(name, value ?? 'on');
      } else if (tag === 'input') note(name, value ?? '');
      if (tag === 'textarea') [area, select] = ['', name];
      if (tag === 'select') select = name;
      if (tag === 'option' && 'selected' in rest) option = value ?? '';
      if (tag === 'script') note('script', '');
      if (rest.role === 'alert') note('alert', '');
    },
    ontext(text) {
      if (area !== undefined) area += text;
      if (option !== undefined) option ||= text;
    },
    onclosetag(tag) {
      if (tag === 'textarea') note(select, (area ?? '').replace(/^\n/, ''));
      if (tag === 'textarea') area = undefined;
      if (tag === 'option' && option !== undefined) note(select, option);
      if (tag === 'option') option = undefined;
    },
  }).end(document);
  return forms;
}

test('every kind of control shows again what was typed, and what was not chosen is not', () => {
  const sent: [string, string][] = [
    ['Name', 'Zoë "the" <b>'],
    ['A & B', 'both'],
    ['Text', '\nOne\nTwo </textarea><script>'],
    ['Days', 'Tue'],
    ['Size', '"L"'],
    ['Agree', 'on'],
    ['City', 'lx'],
  ];
  const [form] = read(withTyped(page(`<form>${FIELDS}</form>`), sent, NOTICE));
  assert.deepEqual(form?.Name, ['Zoë "the" <b>']);
  assert.deepEqual(form?.['A & B'], ['both']);
  assert.deepEqual(form?.Text, ['\nOne\nTwo </textarea><script>']);
  assert.deepEqual([form?.Days, form?.Size, form?.Agree, form?.City], [['Tue'], ['"L"'], ['on'], ['lx']]);
  assert.deepEqual(form?.Kept, ['as it is']);
  assert.deepEqual([form?.alert, form?.script], [[''], undefined]);
});

test('the form that was sent has the notice, and the trap stays empty', () => {
  const sent: [string, string][] = [
    ['Name', 'Ann'],
    [TRAP, 'x'],
    [FORM_NUMBER, '2'],
  ];
  const forms = read(withTyped(page(`<form>${FIELDS}</form><form>${FIELDS}</form>`), sent, NOTICE));
  assert.deepEqual(
    forms.map(({ alert, Name }) => [alert?.length, Name?.[0]]),
    [
      [undefined, 'was'],
      [1, 'Ann'],
    ],
  );
  assert.deepEqual(forms[1]?.[TRAP], ['']);
});

test('typed texts stay texts, whatever they hold', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('$&', '"><script>', '</form>', '</select><script>', '<textarea>', '\u0000'),
  );
  fc.assert(
    fc.property(text, text, text, (name, words, city) => {
      const document = withTyped(
        page(`<form>${FIELDS}</form>`),
        [
          ['Name', name],
          ['Text', words],
          ['City', city],
        ],
        NOTICE,
      );
      const forms = read(document);
      assert.equal(forms.length, 1);
      assert.equal(forms[0]?.script, undefined);
    }),
  );
});
