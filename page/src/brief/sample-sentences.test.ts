import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PAGE_LANGUAGES } from '@landfall/shared/contracts';
import { sheetOf } from '../testing/read-description.ts';
import { SAMPLE_REMARKS } from './remarks/sample-remarks.ts';
import { SAMPLE_SENTENCES } from './sample-sentences.ts';
import { folded } from './text/normalise.ts';

for (const language of PAGE_LANGUAGES)
  describe(`a sentence in ${language}`, () => {
    const { opening, content, instructions } = SAMPLE_SENTENCES[language];
    const more = SAMPLE_REMARKS[language];
    for (const sentence of [...content, ...more.content])
      test(`is published: ${sentence}`, () => {
        const { facts } = sheetOf(`${opening} ${sentence}`);
        const said = new Set(
          folded(facts.map((fact) => [fact.label, fact.value, fact.unit, fact.text].join(' ')).join(' ')).split(' '),
        );
        const words = folded(sentence)
          .split(' ')
          .filter((word) => word.length > 3);
        const missing = words.filter((word) => !said.has(word));
        assert.ok(missing.length <= words.length / 3, missing.join(' '));
      });

    for (const sentence of [...instructions, ...more.instructions])
      test(`is for the writer: ${sentence}`, () =>
        assert.deepEqual(
          sheetOf(`${opening} ${sentence}`).facts.map(({ text }) => text),
          [opening],
        ));
  });
