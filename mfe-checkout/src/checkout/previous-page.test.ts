import { hasPreviousPage } from './previous-page.ts';

test.each([
  ['a tab that a link opened', 1, false, 'https://elsewhere.example/', false],
  ['a new tab and a typed address', 2, false, '', false],
  ['a link on another site', 2, false, 'https://elsewhere.example/', true],
  ['a page of this origin', 2, true, '', true],
  ['a typed address after another page', 3, false, '', true],
])('%s', (_name, entries, sameOriginBefore, referrer, expected) => {
  expect(hasPreviousPage({ entries, sameOriginBefore, referrer })).toBe(expected);
});
