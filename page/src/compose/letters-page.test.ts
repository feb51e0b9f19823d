import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { writePage } from './write-page.ts';

const NOTHING = { projectName: '', projectDescription: '', title: '', description: '', language: 'en' as const };
const headlineOf = (descriptionAi: string, title = '') => {
  const { page } = writePage({ ...NOTHING, title, descriptionAi });
  const hero = page.sections.find(({ kind }) => kind === 'hero');
  return hero?.kind === 'hero' ? hero.headline : '';
};

describe('a page is headed by what it is', () => {
  for (const [text, headline] of [
    [
      'Fliesenleger aus Bottrop, Bäder komplett in 10 Tagen, Tel. 02041 555 073',
      'Fliesenleger aus Bottrop, Bäder komplett in 10 Tagen',
    ],
    [
      'Soy Ana Beltrán, logopeda en Teruel. Trato a niños y adultos. Llama al 978 555 021.',
      'Ana Beltrán, logopeda en Teruel',
    ],
    [
      'Wir sind der Musikverein. Herbstfest am See in Plön.\n\nParken am Sportplatz, Bus ab Bahnhof.',
      'Herbstfest am See in Plön',
    ],
    [
      "J'étais professeur de chimie à Vannes. Une brasserie artisanale à Malansac, six bières bio.",
      'Une brasserie artisanale à Malansac, six bières bio',
    ],
  ] as const)
    test(headline, () => assert.equal(headlineOf(text), headline));

  test('and by no title that only says that it is a page', () =>
    assert.notEqual(headlineOf('A Climaria repara caldeiras em Beja desde 2004.', 'Página nova'), 'Página nova'));
});
