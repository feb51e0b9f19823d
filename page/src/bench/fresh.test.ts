import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { WORDS } from '../languages/languages.ts';
import type { BenchBrief } from './bench-brief.ts';
import { FRESH } from './fresh.ts';
import { measureWriting } from './measure-writing.ts';
import { RECENT } from './recent.ts';
import { SHORT } from './short.ts';
import { writeBrief } from './write-brief.ts';

interface Bounds {
  missed: number;
  forbidden: number;
}

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

    test('are headed by words of their writers, and by no question', () => {
      const ours = new Set(Object.values(WORDS).flatMap(({ headings }) => Object.values(headings).flat()));
      for (const brief of briefs) {
        const hero = writeBrief(brief).sections.find(({ kind }) => kind === 'hero');
        const headline = hero?.kind === 'hero' ? hero.headline : '';
        assert.ok(headline !== '' && !ours.has(headline), `${brief.id}: ${headline}`);
        assert.ok(!headline.endsWith('?'), `${brief.id}: ${headline}`);
      }
    });
  });
}

describeBriefs('long', FRESH, { missed: 23, forbidden: 21 });
describeBriefs('short', SHORT, { missed: 28, forbidden: 10 });
describeBriefs('recent', RECENT, { missed: 70, forbidden: 89 });
