import { correctedFacts, FACT_KINDS } from '@landfall/shared/contracts';
import fc from 'fast-check';
import * as v from 'valibot';

const phrase = fc.oneof(
  fc.constantFrom(
    'Bread & butter <b>',
    'Open "late"',
    "Lola's",
    'niños y niñas',
    'Café crème',
    '12 €',
    '0161 496 0000',
    'hello@lola.example',
    'lola.example/menu',
    '@lola',
    '12 High Street, Leeds',
    'Monday to Friday',
    '9:00–13:00',
    '1,200',
    '£450 of £2,000',
    'phone',
    'email',
    'programme',
    'contents',
    '2027-03-12',
    '2027-03-12T19:30',
    'مرحبا',
    '日本語のページ',
    '🚀 lift-off',
    'ß first',
    '.',
    'We bake every morning. In the oven of our grandmother. Since 1962!',
    '</style><script>alert(1)</script>',
    '" onclick="alert(1)',
    '\u0000\ud800\u202e',
  ),
  fc.lorem({ maxCount: 12 }),
  fc.lorem({ mode: 'sentences', maxCount: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const part = (max: number) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 3, arbitrary: phrase.map((text) => text.slice(0, max)) },
  );
const longPart = fc.oneof(
  part(2000),
  fc.lorem({ mode: 'sentences', maxCount: 40 }).map((text) => text.slice(0, 2000)),
);
const detail = phrase.map((text) => text.slice(0, 400)).filter((text) => text.trim() !== '');
const draft = fc.record({
  kind: fc.constantFrom(...FACT_KINDS),
  label: part(200),
  value: part(300),
  unit: part(80),
  text: longPart,
  details: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(detail, { maxLength: 40 }) },
  ),
  group: fc.oneof(fc.constantFrom('', '', '', 'Starters', 'Day one'), part(120)),
});

/** Sheets of facts within the contract, however unlikely. */
export const anySheet = fc
  .record({
    language: fc.constantFrom('en', 'es', 'de', 'ar', 'sv'),
    facts: fc.oneof(
      fc.array(draft, { maxLength: 30 }),
      fc.array(draft, { minLength: 20, maxLength: 300, size: 'max' }),
    ),
  })
  .map(({ language, facts }) =>
    v.parse(correctedFacts, { language, facts: facts.map((fact, index) => ({ ...fact, id: `f${index}` })) }),
  );
