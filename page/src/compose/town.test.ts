import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writePage } from './write-page.ts';

const searched = (descriptionAi: string): string[] => {
  const { page } = writePage({
    projectName: 'My project',
    projectDescription: '',
    title: '',
    description: '',
    descriptionAi,
    language: 'en',
  });
  return [...JSON.stringify(page).matchAll(/openstreetmap[^"]*query=([^"]*)/g)].map(([, query = '']) =>
    decodeURIComponent(query),
  );
};

test('looks for a street in the town that the page is about', () => {
  for (const [brief, place] of [
    ['Autoescuela Rotonda, en Getafe, calle Toledo 14. Tel. 910 555 214.', 'calle Toledo 14, Getafe'],
    ['Szkoła rodzenia „Start”, Lublin, ul. Narutowicza 57/3. Zapisy: 81 555 01 46.', 'ul. Narutowicza 57/3, Lublin'],
    ['Kanzlei in Oldenburg, Haarenstraße 22. Telefon 0441 555 0190.', 'Haarenstraße 22, Oldenburg'],
    ['Bike repairs. 14 Chapel Street, Leeds. Call 01632 960218.', '14 Chapel Street, Leeds'],
    ['Salon fryzjerski w Suwałkach, ul. Długa 5. Telefon 87 555 01 08.', 'ul. Długa 5'],
  ] as const)
    assert.deepEqual([...new Set(searched(brief))], [place], brief);
});
