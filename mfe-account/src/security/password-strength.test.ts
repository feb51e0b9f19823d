import fc from 'fast-check';
import { MAX_STRENGTH, passwordStrength } from './password-strength.ts';

test.each([
  ['', 0, 'Weak'],
  ['abc', 1, 'Weak'],
  ['abc1', 2, 'Weak'],
  ['Abc1', 3, 'Medium'],
  ['abcdefg1', 3, 'Medium'],
  ['Abcdefg1', 4, 'Strong'],
  ['Abcde1!', 4, 'Strong'],
  ['Abcdefg1!', 5, 'Very Strong'],
] as const)('%j scores %i: %s', (password, score, label) =>
  expect(passwordStrength(password)).toEqual({ score, label }),
);

test('each of the five criteria is worth one point, whatever is combined', () => {
  const parts = fc.record({
    lower: fc.boolean(),
    upper: fc.boolean(),
    digit: fc.boolean(),
    special: fc.boolean(),
    long: fc.boolean(),
  });
  fc.assert(
    fc.property(parts, ({ lower, upper, digit, special, long }) => {
      const kinds = [lower && 'a', upper && 'A', digit && '1', special && '!'].filter((kind) => kind !== false);
      // Spaces are no criterion: they make the length alone.
      const password = kinds.join('').padEnd(long ? 8 : 0, ' ');
      expect(passwordStrength(password).score).toBe(kinds.length + Number(long));
    }),
  );
});

test('never falls when something is added', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (password, more) => {
      const { score } = passwordStrength(password);
      expect(passwordStrength(password + more).score).toBeGreaterThanOrEqual(score);
      expect(score).toBeLessThanOrEqual(MAX_STRENGTH);
    }),
  );
});
