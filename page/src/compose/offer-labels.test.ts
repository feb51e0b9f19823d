import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutArticles } from './offer-labels.ts';

const labelled = (label: string, language: string): string | undefined =>
  withoutArticles(
    [{ id: 'f1', kind: 'offer', label, value: '12 €', unit: '', text: '', details: [], group: '' }],
    language,
  )[0]?.label;

test('what has a price is called without the article of its sentence', () => {
  for (const [language, label, called] of [
    ['en', 'the deluxe edition with the cloth map', 'deluxe edition with the cloth map'],
    ['en', 'A first appointment', 'first appointment'],
    ['de', 'Eine Inspektion', 'Inspektion'],
    ['es', 'una hora de masaje', 'hora de masaje'],
    ['pt', 'A garrafa de meio litro', 'garrafa de meio litro'],
    ['it', "un'ora di lezione", 'ora di lezione'],
    ['nl', 'Een knipbeurt', 'knipbeurt'],
  ] as const)
    assert.equal(labelled(label, language), called);
});

test('an article that belongs to a name, or to a unit, stays', () => {
  for (const [language, label] of [
    ['en', 'The Works'],
    ['en', 'The lot'],
    ['en', 'an hour'],
    ['de', 'Der Klassiker'],
    ['es', 'El completo'],
    ['es', 'De lunes a viernes'],
    ['pt', 'À mesa'],
    ['fr', 'la roue en chêne'],
    ['pl', 'Pierwsza wizyta'],
  ] as const)
    assert.equal(labelled(label, language), label);
});
