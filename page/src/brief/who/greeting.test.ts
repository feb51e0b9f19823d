import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GREETING_ONLY, isClosing } from './greeting.ts';

test('a closing is known with a name at the most', () => {
  for (const text of ['Saludos', 'Saludos, Ana', 'Best regards, Anna M.']) assert.ok(isClosing(text), text);
  for (const text of ['Saludos desde el taller', 'Thanks to our forty volunteers']) assert.ok(!isClosing(text), text);
});

test('a closing with any number of commas is judged at once', () => {
  const started = performance.now();
  assert.equal(isClosing(`Saludos${','.repeat(100_000)}x`), false);
  assert.ok(performance.now() - started < 2_000);
});

test('what is asked with a greeting, for no answer, is a part of it', () => {
  for (const text of [
    'oi tudo bem?',
    'Hola, ¿qué tal?',
    'hello, how are you?',
    'Ciao, come va?',
    'Hallo, hoe gaat het?',
  ])
    assert.match(text, GREETING_ONLY);
  for (const text of ['Hello, how are you open on Sundays?', 'Hola Bar', 'Tudo bem com os dentes?'])
    assert.doesNotMatch(text, GREETING_ONLY);
});
