import assert from 'node:assert/strict';
import { test } from 'node:test';
import { directionOf, languageOfWords, WORDS } from './languages.ts';

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsOf);

test('every word is there in every language, and no heading is a sentence', () => {
  const count = textsOf({ ...WORDS.en, headings: {} }).length;
  for (const [language, words] of Object.entries(WORDS)) {
    assert.equal(textsOf({ ...words, headings: {} }).length, count, language);
    for (const text of textsOf(words)) assert.ok(text.trim() === text && text !== '', `${language}: «${text}»`);
    for (const heading of textsOf(words.headings)) {
      assert.doesNotMatch(heading, /[.!?]/, language);
      assert.ok(heading.split(' ').length <= 5, `${language}: ${heading}`);
    }
  }
});

test('a page in a language that we do not have speaks the chosen one, else English', () => {
  assert.equal(languageOfWords({ language: 'de' }), 'de');
  assert.equal(languageOfWords({ language: 'sv', words: 'nl' }), 'nl');
  assert.equal(languageOfWords({ language: 'sv' }), 'en');
});

test('knows which way a language is written', () => {
  assert.equal(directionOf('ar'), 'rtl');
  assert.equal(directionOf('pl'), 'ltr');
});
