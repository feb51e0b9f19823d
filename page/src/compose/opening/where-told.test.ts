import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type FactDraft, fact, type PageLanguage } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { whereTold } from './where-told.ts';

type Draft = Omit<FactDraft, 'id'>;

const PHONE: Draft = { kind: 'contact', label: 'phone', value: '01632 960 218' };
const about = (text: string): Draft => ({ kind: 'about', text });

function where(language: PageLanguage, top: string, ...drafts: readonly Draft[]): string {
  const facts = [PHONE, ...drafts].map((draft, index) => v.parse(fact, { id: `f${index}`, ...draft }));
  return whereTold({ language, facts, of: (...kinds) => facts.filter(({ kind }) => kinds.includes(kind)) }, '', top);
}

const TOLD: readonly (readonly [place: string, PageLanguage, top: string, Draft])[] = [
  ['Chiavari', 'it', 'Impaglio sedie a mano', about('Lavoro a Chiavari.')],
  ['Aurillac', 'fr', 'Métier à tisser', { kind: 'offer', label: 'Métier', text: 'À venir chercher à Aurillac' }],
  ['Around Ballarat and Creswick', 'en', 'Dogs only', about('I come to you around Ballarat and Creswick.')],
  ['Beaufort NC', 'en', 'For sale: Boston Whaler', about('Beaufort NC.')],
  [
    'Três Marés',
    'pt',
    'Cursinho Popular',
    { kind: 'hours', label: 'Aulas', text: 'Na escola Dom Távora, em Três Marés' },
  ],
  ['W Brzezinkach Dolnych', 'pl', 'Turniej', about('Gramy na boisku w Brzezinkach Dolnych, zapisy na miejscu.')],
  ['Hinterfelde', 'de', 'Hebammenpraxis', { kind: 'person', text: 'Praxis in Hinterfelde, Lindenstr. 4' }],
  ['Sünteln', 'de', 'Eier und Kartoffeln', { kind: 'place', text: 'Brinkhege 2, 49555 Sünteln' }],
  ['Recife', 'pt', 'Hackathon', { kind: 'place', text: 'Centro Caiçara, Rua do Lagamar, 210, Recife' }],
];

for (const [place, language, top, draft] of TOLD)
  test(`finds where something is: ${place}`, () => assert.equal(where(language, top, draft), place));

test('finds the town that stands behind a place in a sentence', () => {
  const hall = { kind: 'place', text: 'Rest Hall' } as const;
  const told = about('Saturday 7 March at the Rest Hall, Harbour Row, Anstruther.');
  assert.equal(where('en', 'Memorial gathering', hall, told), 'Anstruther');
});

const UNTOLD: readonly (readonly [what: string, PageLanguage, top: string, text: string])[] = [
  ['where somebody learned', 'en', 'I tune pianos', 'I trained in Newark.'],
  ['where a thing is printed', 'fr', 'Jeu de plateau', 'Imprimé à Loos.'],
  ['where somebody is who uses a program', 'en', 'Rota software for care homes', 'A home in Sheffield uses it.'],
  ['a second town', 'en', 'Plumber in Leeds', 'I also go in Bradford.'],
  ['a town behind one that stands alone', 'en', 'Piano tuner, Leeds', 'I also go in Bradford.'],
  ['a certificate', 'en', 'Surf school', 'All coaches hold a Bronze Medallion.'],
  ['a noun', 'de', 'Tischlerei', 'Termine in Absprache.'],
  ['months', 'en', 'Chimney sweep', 'Cheaper in October and November.'],
  ['a building', 'pl', 'Festiwal lalek', 'Bilety w Domu Kultury.'],
];

for (const [what, language, top, text] of UNTOLD)
  test(`takes for no place of a page: ${what}`, () => assert.equal(where(language, top, about(text)), ''));
