import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { WORDS } from '../languages/languages.ts';
import type { BenchBrief } from './bench-brief.ts';
import { measureWriting } from './measure-writing.ts';
import { type Bounds, briefsOf, SETS } from './sets.ts';
import { writeBrief } from './write-brief.ts';

function describeBriefs(which: string, briefs: readonly BenchBrief[], most: Bounds): void {
  describe(`${which} descriptions that were read after they had been measured`, () => {
    const results = briefs.map((brief) => measureWriting(brief, writeBrief));

    test('keep the facts that they kept', () => {
      const missed = results.flatMap(({ brief, missed }) => missed.map(({ what }) => `${brief.id}: ${what}`));
      assert.ok(missed.length <= most.missed, missed.join('\n'));
    });

    test('publish no more of what is for the writer', () => {
      const forbidden = results.flatMap(({ brief, forbidden }) => forbidden.map((words) => `${brief.id}: ${words}`));
      assert.ok(forbidden.length <= most.forbidden, forbidden.join('\n'));
    });

    test('name their pages, list their prices and break off no text as far as they did', () => {
      const unnamed = results.filter(({ isNamed }) => !isNamed).map(({ brief, name }) => `${brief.id}: ${name}`);
      assert.ok(unnamed.length <= most.unnamed, unnamed.join('\n'));
      const unlisted = results.flatMap(({ brief, missedPrices }) =>
        missedPrices.map(({ amount }) => `${brief.id}: ${amount}`),
      );
      assert.ok(unlisted.length <= most.unlisted, unlisted.join('\n'));
      const broken = results.flatMap(({ brief, broken }) => broken.map((block) => `${brief.id}: ${block}`));
      assert.ok(broken.length <= most.broken, broken.join('\n'));
    });

    test('say at the top what they said there', () => {
      const tops = results.flatMap(({ brief, top, topMisses }) =>
        topMisses.length > 0 ? [`${brief.id}: ${top} (${topMisses.join(', ')})`] : [],
      );
      assert.ok(tops.length <= (most.tops ?? 0), tops.join('\n'));
    });

    test('are headed by words of their writers, and by no question', () => {
      const ours = new Set(Object.values(WORDS).flatMap(({ headings }) => Object.values(headings).flat()));
      const asking: string[] = [];
      for (const { brief, headline } of results) {
        assert.ok(headline !== '' && !ours.has(headline), `${brief.id}: ${headline}`);
        if (headline.endsWith('?')) asking.push(`${brief.id}: ${headline}`);
      }
      assert.ok(asking.length <= (most.questions ?? 0), asking.join('\n'));
    });
  });
}

for (const set of SETS) describeBriefs(set.name, briefsOf(set), set.most);
