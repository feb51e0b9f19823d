import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { openTexts } from './open-texts.ts';
import { openWordings } from './open-wordings.ts';

const folder = mkdtempSync(join(tmpdir(), 'texts-'));
after(() => rmSync(folder, { recursive: true }));
const address = pathToFileURL(`${folder}/`);

const write = (language: string, texts: Record<string, string>, comments: Record<string, string> = {}) => {
  const entries = Object.entries(texts).map(
    ([key, text]) =>
      `${comments[key] ? `#. ${comments[key]}\n` : ''}msgid ${JSON.stringify(key)}\nmsgstr ${JSON.stringify(text)}\n`,
  );
  writeFileSync(join(folder, `${language}.po`), `msgid ""\nmsgstr "Language: ${language}\\n"\n\n${entries.join('\n')}`);
};

test('says texts with their values in the order that the English file gives, and in English what a language lacks', () => {
  write(
    'en',
    { hello: 'Hello', days: '{count, plural, one {# day} other {# days}}', of: '{used} of {all}', only: 'It’s {name}' },
    { of: 'Values: used, all' },
  );
  write('pt-BR', { hello: 'Olá', days: '{count, plural, one {# dia} other {# dias}}', of: '{all}: {used}', only: '' });
  interface Texts {
    hello: string;
    days: (count: number) => string;
    of: (used: string, all: string) => string;
    only: (name: string) => string;
  }
  const textsOf = openTexts<Texts>(address);
  const texts = textsOf('pt-BR');
  assert.deepEqual(
    [texts.hello, texts.days(1), texts.days(1234), texts.of('1', '{x}'), texts.only('<b>'), texts.only('#')],
    ['Olá', '1 dia', '1.234 dias', '{x}: 1', 'It’s <b>', 'It’s #'],
  );
  assert.equal(textsOf('en').days(1), '1 day');
  // There is no file at all.
  assert.equal(textsOf('es').hello, 'Hello');
  assert.equal(textsOf('pt-BR'), texts);
});

test('finds values again in what was said by its wording; braces of other wordings are braces', () => {
  write('en', { 'Up to {count} of {what}.': 'Up to {count} of {what}.' }, { 'Up to {count} of {what}.': 'Values: a' });
  write('es', {
    'Up to {count} of {what}.': '{what}: {count, plural, one {# solo} other {hasta #}}.',
    'Write {title}': "Escribe '{title}'",
  });
  const say = openWordings(address);
  assert.equal(say('Up to 1 of pages.', 'es'), 'pages: 1 solo.');
  assert.equal(say('Up to 20 of pages.', 'es'), 'pages: hasta 20.');
  assert.equal(say('Write {title}', 'es'), 'Escribe {title}');
  assert.equal(say('Write this', 'es'), undefined);
  assert.equal(say('Up to 1 of pages.', 'pt-BR'), undefined);
});
