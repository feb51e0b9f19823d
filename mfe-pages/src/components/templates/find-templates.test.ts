import type { Template } from '@landfall/shared/contracts';
import { findTemplates } from './find-templates.ts';

const template = (name: string, category: string, description = ''): Template => ({
  template_id: name,
  name,
  description,
  category,
  view_url: '',
  preview_img: '',
});
const templates = [
  template('Restaurante', 'Local', 'Menú y reservas'),
  template('Software', 'Business', 'For an app'),
  template('Gym', 'Local', 'Classes and prices'),
];
const names = (search: string, category = '') => findTemplates(templates, search, category).map(({ name }) => name);

it('finds all where nothing is asked for', () => {
  expect(names('  ')).toEqual(['Restaurante', 'Software', 'Gym']);
});

it.each([
  ['menu', ['Restaurante']],
  ['LOCAL prices', ['Gym']],
  ['local software', []],
])('finds what has every word of "%s"', (search, found) => {
  expect(names(search)).toEqual(found);
});

it('keeps to the category', () => {
  expect(names('', 'Local')).toEqual(['Restaurante', 'Gym']);
  expect(names('app', 'Local')).toEqual([]);
});
