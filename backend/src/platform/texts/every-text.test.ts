import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { LANGUAGES } from '@landfall/shared/languages';
import { readTexts } from './catalogue.ts';
import { SOURCE_LANGUAGE } from './spoken-language.ts';

const SOURCE = path.join(import.meta.dirname, '../..');

test('every text of the server can be said in every language, with its values', () => {
  let count = 0;
  for (const file of globSync(`**/${SOURCE_LANGUAGE}.po`, { cwd: SOURCE })) {
    const folder = pathToFileURL(`${path.join(SOURCE, path.dirname(file))}/`);
    const english = readTexts(folder, SOURCE_LANGUAGE);
    for (const { language } of LANGUAGES)
      for (const [key, { say }] of readTexts(folder, language)) {
        const said = say(Object.fromEntries((english.get(key)?.values ?? []).map((name) => [name, 2])));
        assert.ok(!/undefined|\{(?!\{)\w+[,}](?!\})/.test(said), `${file}, ${language}, ${key}: ${said}`);
        count += 1;
      }
  }
  assert.ok(count > 1000);
});
