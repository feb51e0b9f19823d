import { type Fact, pageTitle } from '@landfall/shared/contracts';
import fc from 'fast-check';
import { proposeTitle } from './propose-title.ts';

const fact = (kind: Fact['kind'], parts: Partial<Fact>): Fact => ({
  id: kind,
  kind,
  label: '',
  value: '',
  unit: '',
  text: '',
  details: [],
  group: '',
  ...parts,
});

it.each([
  ['the name', [fact('offer', { label: 'Rye loaf' }), fact('name', { text: 'Forno Velho' })], 'Bread.', 'Forno Velho'],
  ['the first offer', [fact('offer', { label: 'Rye loaf' })], 'Bread every day.', 'Rye loaf'],
  ['how the text begins', [], 'Bread every day! And cake on Sundays.', 'Bread every day'],
  ['the first line', [], 'Summer course\nFrom June to August', 'Summer course'],
  ['nothing of what is too short', [], 'a', ''],
  ['nothing of nothing', [], '   ', ''],
])('is %s', (_what, facts, text, title) => expect(proposeTitle(facts, text)).toBe(title));

it('is cut between words', () => {
  const title = proposeTitle([], `${'A bakery by the sea with bread of yesterday '.repeat(3)}.`);
  expect(title).toBe('A bakery by the sea with bread of yesterday A bakery by the');
});

it('is a title that a page may have, or nothing, whatever was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const title = proposeTitle([], text);
      if (title !== '') expect('issues' in (pageTitle['~standard'].validate(title) as object)).toBe(false);
    }),
  );
});
