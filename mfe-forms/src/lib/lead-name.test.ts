import { excerptOf, nameOf } from './lead-name.ts';

const LONG = 'Good morning, do you deliver to Matosinhos on Saturdays? We would need twelve loaves of rye.';

test.each([
  [{ name: 'Ana Silva', email: 'ana@example.com', message: LONG }, 'Ana Silva', `ana@example.com · ${LONG}`],
  [{ email: 'ana@example.com', message: LONG }, 'ana@example.com', LONG],
  [{ email: 'ana@example.com', message: 'Hello\nAna' }, 'ana@example.com', 'Hello\nAna'],
  [{ email: 'ana@example.com' }, 'ana@example.com', ''],
  [{ message: LONG }, 'Good morning, do you deliver to Matosinhos on Saturdays? We…', LONG],
  [{ message: '' }, '', ''],
])('a lead is called by who sent it, not by what it says: %o', (fields, name, excerpt) => {
  expect(nameOf({ fields })).toBe(name);
  expect(excerptOf({ fields })).toBe(excerpt);
});
