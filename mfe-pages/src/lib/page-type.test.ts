import { pageTypeLabel } from './page-type.ts';

it.each([
  ['page:landing:page', 'landingPage'],
  ['page:other', 'otherType'],
  ['page:blog', 'unknownType'],
  ['', 'unknownType'],
  ['constructor', 'unknownType'],
])('labels %s as %s', (type, label) => expect(pageTypeLabel(type)).toBe(label));
