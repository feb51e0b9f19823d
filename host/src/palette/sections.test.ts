import { FileText } from 'lucide-react';
import type { Entry, Group } from './entry.ts';
import { sectionsOf } from './sections.ts';

const entry = (group: Group, label: string, more: Partial<Entry> = {}): Entry => ({
  ...{ id: label, group, label, icon: FileText, run: () => {} },
  ...more,
});
const entries = [entry('actions', 'New page'), entry('screens', 'Pages'), entry('settings', 'Log out')];
const shown = (query: string, parts: { recent?: Entry[]; found?: Entry[] } = {}) =>
  sectionsOf({ query, entries, recent: [], found: [], ...parts }).map(
    ({ group, entries: own }) => `${group}: ${own.map(({ label }) => label).join(', ')}`,
  );

test('without words what was chosen last comes first, and is not said twice', () => {
  expect(shown('', { recent: [entry('screens', 'Pages'), entry('page', 'Bakery')] })).toEqual([
    'recent: Pages, Bakery',
    'actions: New page',
    'settings: Log out',
  ]);
});

test('the heading with the best answer comes first', () => {
  expect(shown('pages')).toEqual(['screens: Pages']);
  expect(shown('page')).toEqual(['actions: New page', 'screens: Pages']);
  expect(shown('lo')).toEqual(['settings: Log out']);
});

test('what was found comes below everything else, whatever it is', () => {
  expect(shown('page', { found: [entry('page', 'Page one')] })).toEqual([
    'actions: New page',
    'screens: Pages',
    'page: Page one',
  ]);
});

test('what was chosen before and is found again stands at its first place alone', () => {
  const bakery = entry('page', 'Bakery', {
    thing: { kind: 'page', id: '1', title: 'Bakery', detail: '/bread', project_id: 'p', project_name: 'P' },
  });
  expect(shown('bakery', { recent: [bakery], found: [bakery] })).toEqual(['recent: Bakery']);
  expect(shown('bread', { recent: [bakery] })).toEqual(['recent: Bakery']);
});
