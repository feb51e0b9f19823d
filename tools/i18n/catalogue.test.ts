import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { readCatalogue, readMessages, writeMessages } from './catalogue.ts';
import { faultsOf } from './find-text-faults.ts';
import { typesOf, wholeModule } from './module-source.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'texts-'));
after(() => rm(folder, { recursive: true }));

const LANGUAGES = { en: { name: 'English', complete: true }, pl: { name: 'Polski', complete: true } };

/** Writes a language's file; a text may have a translator's comment behind `//`. */
async function write(language: string, texts: Record<string, string>): Promise<void> {
  const messages = Object.entries(texts).map(([key, value]) => {
    const [text = '', comment] = value.split(' // ');
    return [key, { text, comments: comment ? [comment] : [] }] as const;
  });
  await writeFile(path.join(folder, `${language}.po`), writeMessages(language, new Map(messages)));
}

type Texts = Record<string, string & ((...values: unknown[]) => string)>;

interface Compiled {
  texts: Texts;
  translations: Record<string, () => Promise<{ default: Texts }>>;
}

let count = 0;

async function compiled(): Promise<Compiled> {
  count += 1;
  return import(`data:text/javascript,${encodeURIComponent(wholeModule(readCatalogue(folder)))}//${count}`);
}

test('a key that stands in a catalogue twice is refused', () => {
  const entry = (text: string) => `msgid "note"\nmsgstr "${text}"\n`;
  assert.equal(readMessages(entry('A note')).size, 1);
  assert.throws(() => readMessages(`${entry('A note')}\n${entry('A remark')}`), /note twice/);
});

test('compiles messages of every kind, says what a language lacks in English, and finds languages by their files', async () => {
  await write('en', {
    hello: 'Hello',
    files: '{count, plural, =0 {No files} one {# file} other {# files}}',
    of: '{used} of {all} // Values: used, all',
    state: '{state, select, on {It is on} off {It is off} other {}}',
    odd: `It's \`${'$'}{name}\` and '{'that'}' at 10 %`,
  });
  await write('default', { hello: 'Hola' });
  await write('pl', { files: '{count, plural, one {# plik} few {# pliki} other {# plików}}', of: '{all}: {used}' });
  const { texts, translations } = await compiled();
  const [english, polish] = [(await translations.en?.())?.default, (await translations.pl?.())?.default];
  assert.deepEqual([texts.hello, english?.hello, polish?.hello], ['Hola', 'Hello', 'Hello']);
  assert.deepEqual(
    [0, 1, 2, 5, 22, 12_345].map((number) => polish?.files?.(number)),
    ['0 plików', '1 plik', '2 pliki', '5 plików', '22 pliki', '12\u00a0345 plików'],
  );
  // The mixture shows numbers as the product's documentation does.
  assert.deepEqual([texts.files?.(0), texts.files?.(1234)], ['No files', '1234 files']);
  assert.equal(english?.files?.(1234), '1,234 files');
  assert.equal(polish?.of?.('1', '2'), '2: 1');
  assert.equal(texts.state?.('off'), 'It is off');
  assert.equal(texts.odd?.('x'), "It's `$x` and {that} at 10 %");
});

test('gives calls the types that messages ask for', () => {
  const types = typesOf(readCatalogue(folder));
  assert.match(types, /readonly hello: string;/);
  assert.match(types, /readonly files: \(count: number\) => string;/);
  assert.match(types, /readonly of: \(used: string, all: string\) => string;/);
  assert.match(types, /readonly state: \(state: 'on' \| 'off'\) => string;/);
});

test('names each fault: what is missing, unknown, repeated, broken, or has other values', async () => {
  await write('default', { hello: 'Hello' });
  await write('pl', { hello: 'Cześć {name}', of: '{used}', state: '{state, select, on {tak}', gone: 'x' });
  await write('xx', { hello: 'Xx' });
  const faults = faultsOf(readCatalogue(folder), LANGUAGES).join('\n');
  for (const fault of [
    /pl\.po: hello names \{name\}/,
    /pl\.po: of leaves out \{all\}/,
    /pl\.po: state .*state, select/s,
    /pl\.po: gone is not in en\.po/,
    /default\.po: hello says what en\.po says already/,
    /xx\.po: languages\.json does not list xx/,
    /pl\.po lacks files, odd/,
  ])
    assert.match(faults, fault);
});

test('refuses several values without an order, which a translator could not guess', async () => {
  await write('en', { of: '{used} of {all}' });
  assert.throws(() => typesOf(readCatalogue(folder)), /say the order of its values/);
});

test('reads what it has written', () => {
  const texts = new Map([['quote', { text: 'Say "yes" \\ or\nno', comments: ['For a button'] }]]);
  assert.deepEqual(readMessages(writeMessages('pl', texts)), texts);
});
