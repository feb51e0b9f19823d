import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { withForms } from './form-markup.ts';
import { withNamedForms } from './name-forms.ts';
import { readForms } from './read-forms.ts';

const page = (forms: string) => `<html lang="en"><style></style><main><h2>Ask</h2>${forms}</main></html>`;

test('a form that somebody wrote by hand is read as visitors see it', () => {
  const [form] = readForms(
    page(
      '<form><label for="a">Your name: *</label><input id="a" name="n" required><label>Size<select name="s"><option value="">Choose</option><option>S</option><option value="m">M</option></select></label><input type="checkbox" name="ok"><input type="submit" name="go"></form>',
    ),
  );
  assert.deepEqual(
    form?.fields.map(({ name, label, type, required, options }) => [name, label, type, required, options]),
    [
      ['n', 'Your name', 'text', true, []],
      ['s', 'Size', 'choice', false, ['S', 'm']],
      ['ok', 'ok', 'consent', false, ['on']],
    ],
  );
  assert.deepEqual([form?.title, form?.written], ['Ask', '1']);
});

test('two forms of a page are never called the same', () => {
  const form = (name: string) => `<form${name}><input name="a"></form>`;
  const names = readForms(page(form(' data-form="2"') + form('') + form(' data-form="2"') + form(''))).map(
    ({ written }) => written,
  );
  assert.equal(new Set(names).size, 4);
  assert.equal(names[0], '2');
});

test('without advanced forms nothing of steps and conditions is left in a published form', () => {
  const form =
    '<form><label data-step="1"><span>Kind</span><select name="Kind"><option>Rye</option></select></label><label data-step="2" data-if="Kind" data-is="Rye"><span>Ends in data-step="2"</span><input name="Note"></label><label data-step="2"><input type="file" name="CV"></label><button>Send</button></form>';
  const working = withForms(page(form), { isAdvanced: false });
  assert.ok(working.includes('<label><span>Ends in data-step="2"</span><input name="Note"></label><button>'));
  assert.match(withForms(page(form)), /<label data-step="2" data-if="Kind" data-is="Rye">/);
});

test('whatever a document holds, its forms are read and made to work', () => {
  const piece = fc.constantFrom(
    ...[
      '<form data-form="x">',
      '</form>',
      '<label data-step="2" data-if="a" data-is="&quot;}">',
      '</label>',
      '<fieldset>',
    ],
    ...[
      '</fieldset>',
      '<input name="a" type="radio" value="1">',
      '<select name="s">',
      '<option>é"</option>',
      '</select>',
      'text',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const document = page(pieces.join(''));
      for (const isAdvanced of [true, false]) {
        const working = withForms(document, { pageId: 'p', isAdvanced });
        const [rules = ''] = /<style>[^<]*<\/style>/.exec(working) ?? [];
        assert.ok(rules.endsWith('</style>'));
        assert.ok(working.endsWith('</main></html>'));
      }
    }),
  );
});

test('forms of a model keep their names, and those without get the first free number', () => {
  const form = (id?: string) => ({ kind: 'lead-form', ...(id && { id }) });
  const { sections } = withNamedForms({ sections: [form('1'), form(), form('1')] } as never);
  assert.deepEqual(
    sections.map((section) => 'id' in section && section.id),
    ['1', '2', '3'],
  );
});
