import { createPage } from '@landfall/shared/contracts';
import { nextSlug } from './free-slug.ts';

it.each([
  ['/offer', '/offer-2'],
  ['/offer-2', '/offer-3'],
  ['/offer-99', '/offer-100'],
  ['/summer-2026', '/summer-2026-2'],
  ['/', '/page-2'],
  [`/${'a'.repeat(99)}`, `/${'a'.repeat(97)}-2`],
])('after %s comes %s', (taken, next) => {
  expect(nextSlug(taken)).toBe(next);
  expect('issues' in (createPage['~standard'].validate({ title: 'Any', slug: next }) as object)).toBe(false);
});
