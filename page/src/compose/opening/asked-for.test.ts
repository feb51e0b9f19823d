import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type PageLanguage, wish } from '@landfall/shared/contracts';
import * as v from 'valibot';
import { askedFor } from './asked-for.ts';

const asked = (language: PageLanguage, text: string): string =>
  askedFor({ language, wishes: [v.parse(wish, { id: 'w1', kind: 'other', text, value: '' })] });

const KINDS: readonly (readonly [PageLanguage, string, string])[] = [
  ['de', 'Ich brauch ne Seite für meine Fahrradwerkstatt', 'Fahrradwerkstatt'],
  ['pt', 'Segue o texto pro site do hackathon', 'hackathon'],
  ['it', 'Volevo una pagina per le mie lezioni di italiano per stranieri', 'lezioni di italiano per stranieri'],
  ['pl', 'Piszę w sprawie strony na nasz turniej piłkarski', 'turniej piłkarski'],
  ['en', 'I need a page for my bike workshop, please', 'bike workshop'],
];

for (const [language, text, kind] of KINDS)
  test(`finds what a page is asked for: ${text}`, () => assert.equal(asked(language, text), kind));

const NO_KINDS: readonly (readonly [PageLanguage, string])[] = [
  ['es', 'Una página para la funeraria que llevamos mi hermana y yo'],
  ['en', 'A page for my business'],
  ['en', 'A page for the Little Snoring.'],
  ['pl', 'Potrzebna strona dla pensjonatu'],
  ['de', 'Die Telefonnummer groß auf die Seite'],
];

for (const [language, text] of NO_KINDS)
  test(`finds no kind of thing: ${text}`, () => assert.equal(asked(language, text), ''));
