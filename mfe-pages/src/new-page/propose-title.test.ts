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
  ['the name', [fact('offer', { label: 'Rye' }), fact('name', { text: 'Velho' })], 'Bread by Velho.', 'Velho'],
  [
    'no name that the text does not tell',
    [fact('name', { text: 'My project' })],
    'Bread every day.',
    'Bread every day',
  ],
  ['what the text speaks of', [], 'Forno Velho is a bakery in Porto. We bake.', 'Forno Velho'],
  ['the same in Spanish', [], 'El Horno Viejo es una panadería.', 'El Horno Viejo'],
  ['the same in Portuguese', [], 'Forno Velho é uma padaria.', 'Forno Velho'],
  ['nothing that says nothing', [], 'This is a bakery in Porto', 'This is a bakery in Porto'],
  ['nothing that says nothing, in Spanish', [], 'Aquí son los mejores panes.', 'Aquí son los mejores panes'],
  ['how the text begins', [], 'Bread every day! And cake on Sundays.', 'Bread every day'],
  ['the first line', [], 'Summer course\nFrom June to August', 'Summer course'],
  [
    'what is offered, without its prices',
    [fact('offer', { label: 'Rye loaf', value: '£4.20' }), fact('offer', { label: 'Rolls', value: '£1' })],
    'Rye loaf £4.20, rolls £1. Open on Mondays.',
    'Rye loaf, rolls',
  ],
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
