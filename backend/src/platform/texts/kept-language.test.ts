import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepLanguage, keptLanguage } from './kept-language.ts';

test('keeps any language, and beside it one that the release before reads', () => {
  for (const language of ['en', 'es', 'pt-BR'] as const) assert.equal(keptLanguage(keepLanguage(language)), language);
  assert.equal(keepLanguage('pt-BR').language, 'en');
});

test('reads what the release before wrote, also over what this one did', () => {
  assert.equal(keptLanguage({ language: 'es', languageTag: null }), 'es');
  assert.equal(keptLanguage({ ...keepLanguage('pt-BR'), language: 'es' }), 'es');
});
