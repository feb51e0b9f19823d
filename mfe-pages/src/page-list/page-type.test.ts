import { pageTypeLabel } from './page-type.ts';

it.each([
  ['page:landing:page', 'Landing Page'],
  ['page:other', 'Other'],
  ['page:blog', 'Unknown'],
  ['', 'Unknown'],
  ['constructor', 'Unknown'],
])('labels %s as %s', (type, label) => expect(pageTypeLabel(type)).toBe(label));
