import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fontRuns } from './pdf-text.ts';

const shown = (text: string) => fontRuns(text).map((run) => `${run.face.name.replace(/-\d+$/, '')}: ${run.text}`);

test('finds a font for each script, and keeps words together', () => {
  assert.deepEqual(shown('Łucja Żółć'), [
    'inter-latin-ext: Ł',
    'inter-latin: ucja ',
    'inter-latin-ext: Ż',
    'inter-latin: ó',
    'inter-latin-ext: łć',
  ]);
  assert.deepEqual(shown('Мария'), ['inter-cyrillic: Мария']);
  assert.deepEqual(shown('Ελένη'), ['inter-greek: Ελένη']);
  assert.deepEqual(shown('श्री क्षितिज'), ['noto-sans-devanagari-devanagari: श्री क्षितिज']);
  assert.deepEqual(shown('สมชาย'), ['noto-sans-thai-thai: สมชาย']);
});

test('takes Han characters in the manner of the language around them', () => {
  assert.match(shown('王小明').join(), /noto-sans-sc/);
  assert.doesNotMatch(shown('さくら 桜').join(), /-sc|-kr/);
  assert.match(shown('김민준').join(), /^noto-sans-kr/);
});

test('puts what is written from right to left in its order on the page', () => {
  assert.deepEqual(shown('أحمد علي'), ['noto-sans-arabic-arabic: أحمد علي']);
  assert.deepEqual(shown('שלום Ana'), ['inter-latin: Ana ', 'noto-sans-hebrew-hebrew: שלום']);
  assert.deepEqual(shown('Ana שלום'), ['inter-latin: Ana ', 'noto-sans-hebrew-hebrew: שלום']);
});

test('names what no font can show, instead of leaving it out', () => {
  assert.deepEqual(shown('Ana 🥐'), ['inter-latin: Ana [U+1F950]']);
  assert.deepEqual(shown('ა\u0000b'), ['inter-latin: [U+10D0] b']);
});
