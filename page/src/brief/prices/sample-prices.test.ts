import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readBrief } from '../read-brief.ts';
import { PRICES_AFTER, PRICES_BEFORE, PRICES_READ_WRONGLY } from './sample-prices.ts';

/** What a description opens with, so that the sentence after it is no introduction. */
const OPENING = {
  en: 'Cedar House is a family business in Leeds.',
  es: 'Casa Cedro es un negocio familiar en Vitoria.',
  pt: 'A Casa Cedro é um negócio familiar em Coimbra.',
  fr: 'La Maison Cèdre est une entreprise familiale à Épinal.',
  de: 'Haus Zeder ist ein Familienbetrieb in Leipzig.',
  it: 'Casa Cedro è un’azienda familiare a Lucca.',
  nl: 'Huis Ceder is een familiebedrijf in Zwolle.',
  pl: 'Dom Cedr to rodzinna firma w Lublinie.',
} as const;

function rowsOf(language: keyof typeof OPENING, text: string): string[] {
  const sheet = readBrief({
    projectName: '',
    projectDescription: '',
    title: '',
    description: '',
    descriptionAi: `${OPENING[language]} ${text}`,
  });
  const own = new Set(sheet.sentences.slice(1).flatMap(({ from }) => from));
  return sheet.facts
    .filter(({ id }) => own.has(id))
    .map(({ kind, label, value, unit, text }) => {
      const price = kind === 'date' ? '' : [value, unit].filter((part) => part !== '').join(' ');
      return `${kind}: ${[label, price, text].filter((part) => part !== '').join(' | ')}`;
    });
}

describe('prices and hours in a sentence', () => {
  for (const [language, text, ...rows] of [...PRICES_READ_WRONGLY, ...PRICES_BEFORE, ...PRICES_AFTER])
    test(`are read: ${text}`, () => assert.deepEqual(rowsOf(language, text), rows));
});
