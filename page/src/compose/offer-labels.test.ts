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
    ['es', 'un masaje de pies', 'masaje de pies'],
    ['pt', 'A garrafa de meio litro', 'garrafa de meio litro'],
    ['it', "un'insalata mista", 'insalata mista'],
    ['nl', 'Een knipbeurt', 'knipbeurt'],
  ] as const)
    assert.equal(labelled(label, language), called);
});

test('an article that belongs to a name, or to a unit, stays', () => {
  for (const [language, label] of [
    ['en', 'The Works'],
    ['en', 'The lot'],
    ['en', 'an hour'],
    ['en', 'A day in the workshop'],
    ['de', 'Eine Stunde Massage'],
    ['es', 'Un día por semana'],
    ['pt', 'Uma vez por semana'],
    ['it', "un'ora di lezione"],
    ['de', 'Der Klassiker'],
    ['es', 'El completo'],
    ['es', 'De lunes a viernes'],
    ['pt', 'À mesa'],
    ['fr', 'la roue en chêne'],
    ['pl', 'Pierwsza wizyta'],
  ] as const)
    assert.equal(labelled(label, language), label);
});
