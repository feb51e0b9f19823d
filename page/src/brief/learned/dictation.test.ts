import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sentencesOfDictation } from './dictation.ts';

const texts = (text: string, language: string) => sentencesOfDictation(text, language).map((each) => each.text);

test('a sentence ends where somebody turns from the page to whoever writes it', () => {
  const sentences = sentencesOfDictation(
    'we are a bakery in Leeds with sourdough and rye every morning we open at seven and close at two on saturdays my sister wants it all in pink but please do not let her',
    'en',
  );
  const remark = sentences.find(({ text }) => text.includes('in pink'));
  assert.ok(remark && !remark.text.includes('open at seven'));
  assert.ok(remark.leaning > 0);
  assert.ok(sentences.some(({ text, leaning }) => text.includes('open at seven') && leaning < 0));
});

test('what is denied stays with its denial', () => {
  const sentences = texts('la limpieza son 25 euros no pongas nada del seguro que lo estamos cambiando todavía', 'es');
  assert.ok(sentences.some((text) => text.startsWith('no pongas nada del seguro')));
});

test('who types commas ends sentences at them', () => {
  const sentences = texts(
    'hay cocina completa con horno y una mesa larga de roble para catorce, el desayuno lo prepara Nuria con pan del horno y cuesta 9 € por persona, no me pongáis fotos de gente riéndose',
    'es',
  );
  for (const text of sentences.slice(0, -1)) assert.ok(text.endsWith(','), text);
  assert.ok(sentences.length > 1);
});

test('not a word is lost, whatever it looks like', () => {
  for (const text of ['', 'one', ' - -  , , ', '%%% €€€ 👍 a\u0301 b', 'nothing '.repeat(300)])
    assert.equal(texts(text, 'en').join(' ').replace(/\s+/g, ' ').trim(), text.replace(/\s+/g, ' ').trim());
});
