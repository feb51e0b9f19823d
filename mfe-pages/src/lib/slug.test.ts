import { createPage } from '@landfall/shared/contracts';
import fc from 'fast-check';
import { sanitizeSlug, slugOfTitle } from './slug.ts';

/** What the contract says of a slug. */
const isSlug = (slug: string) => !('issues' in (createPage['~standard'].validate({ title: 'Any', slug }) as object));

describe('the slug of a title', () => {
  it.each([
    ['My First Page', '/my-first-page'],
    ['Panadería Sol', '/panaderia-sol'],
    ['  ¡Hola,   mundo!  ', '/hola-mundo'],
    ['Straße & Ærø', '/strasse-aero'],
    ['Łódź', '/lodz'],
    ['İstanbul', '/istanbul'],
    ["Ana's café", '/anas-cafe'],
    ['a / b -- c', '/a-b-c'],
    ['2026: 50% off', '/2026-50-off'],
    ['日本語', '/'],
    ['', '/'],
  ])('%s becomes %s', (title, slug) => expect(slugOfTitle(title)).toBe(slug));

  it('keeps the rules whatever the title', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 })), (title) => {
        expect(isSlug(slugOfTitle(title))).toBe(true);
      }),
    );
  });

  it('is at most 100 characters and ends in no hyphen where it is cut', () => {
    expect(slugOfTitle(`${'a'.repeat(98)} tail`)).toBe(`/${'a'.repeat(98)}`);
    expect(slugOfTitle('b'.repeat(300))).toHaveLength(100);
  });
});

describe('a slug as it is typed', () => {
  it.each([
    ['/ABC', '/abc'],
    ['/a--b', '/a-b'],
    ['//a', '/a'],
    ['abc', '/abc'],
    ['/a///b', '/a/b'],
    ['', '/'],
    ['/a_b', '/a_b'],
    ['/abc/', '/abc/'],
  ])('%s becomes %s', (typed, slug) => expect(sanitizeSlug(typed)).toBe(slug));

  it('settles at once, starts with a slash, and repeats neither slash nor hyphen', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('/', '-', 'a', 'B', '_', 'é', ' ') }), (typed) => {
        const slug = sanitizeSlug(typed);
        expect(sanitizeSlug(slug)).toBe(slug);
        expect(slug).toMatch(/^\//);
        expect(slug).not.toMatch(/\/\/|--/);
      }),
    );
  });

  it('leaves a valid slug as it is', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        expect(sanitizeSlug(slugOfTitle(title))).toBe(slugOfTitle(title));
      }),
    );
  });
});
