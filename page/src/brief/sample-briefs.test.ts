import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sheetOf } from '../testing/read-description.ts';
import { SAMPLE_BRIEFS } from './sample-briefs.ts';

for (const { language, brief, facts, wishes, never } of SAMPLE_BRIEFS)
  describe(`the ${language} brief "${brief.slice(0, 40)}..."`, () => {
    const sheet = sheetOf(brief);
    const found = sheet.facts.map(
      ({ kind, label, value, unit, text }) => `${kind}: ${[label, value, unit, text].filter(Boolean).join(' | ')}`,
    );
    const wished = sheet.wishes.map(({ kind, value, negated }) => `${kind}: ${negated ? 'no ' : ''}${value}`);

    test('is known to be in its language', () => assert.equal(sheet.language, language));
    for (const fact of facts) test(`tells ${fact}`, () => assert.ok(found.includes(fact), found.join('\n')));
    for (const wish of wishes) test(`wishes ${wish}`, () => assert.ok(wished.includes(wish), wished.join('\n')));
    for (const words of never)
      test(`publishes nothing of "${words}"`, () =>
        assert.ok(!found.join('\n').toLowerCase().includes(words.toLowerCase()), found.join('\n')));
    test('lists every sentence with what came of it', () =>
      assert.deepEqual(
        sheet.sentences.filter(({ from }) => from.length === 0),
        [],
      ));
  });
