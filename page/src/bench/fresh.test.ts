import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { WORDS } from '../languages/languages.ts';
import { ASKED_FOR } from './asked.ts';
import { ASSORTED } from './assorted.ts';
import type { BenchBrief } from './bench-brief.ts';
import { BROAD } from './broad.ts';
import { COMMON } from './common.ts';
import { CRAFTS } from './crafts.ts';
import { CURRENT } from './current.ts';
import { DIVERSE } from './diverse.ts';
import { FRESH } from './fresh.ts';
import { LOCAL } from './local.ts';
import { measureWriting } from './measure-writing.ts';
import { MESSY } from './messy.ts';
import { MIXED } from './mixed.ts';
import { NATURAL } from './natural.ts';
import { ORDINARY } from './ordinary.ts';
import { PLAIN } from './plain.ts';
import { RECENT } from './recent.ts';
import { SHORT } from './short.ts';
import { SUNDRY } from './sundry.ts';
import { TRADES } from './trades.ts';
import { TYPICAL } from './typical.ts';
import { USUAL } from './usual.ts';
import { VARIED } from './varied.ts';
import { writeBrief } from './write-brief.ts';

interface Bounds {
  missed: number;
  forbidden: number;
  unnamed: number;
  /** Prices away from what they buy. */
  unlisted: number;
  broken: number;
  /** Tops that leave out what or where something is, or begin with side matter. */
  tops?: number;
  /** Pages that a question heads. */
  questions?: number;
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
      for (const brief of briefs) {
        const hero = writeBrief(brief).sections.find(({ kind }) => kind === 'hero');
        const headline = hero?.kind === 'hero' ? hero.headline : '';
        assert.ok(headline !== '' && !ours.has(headline), `${brief.id}: ${headline}`);
        if (headline.endsWith('?')) asking.push(`${brief.id}: ${headline}`);
      }
      assert.ok(asking.length <= (most.questions ?? 0), asking.join('\n'));
    });
  });
}

describeBriefs('long', FRESH, { missed: 13, forbidden: 24, unnamed: 5, unlisted: 0, broken: 1 });
describeBriefs('short', SHORT, { missed: 29, forbidden: 11, unnamed: 4, unlisted: 9, broken: 0 });
describeBriefs('recent', RECENT, { missed: 39, forbidden: 87, unnamed: 15, unlisted: 0, broken: 3 });
describeBriefs('ordinary', ORDINARY, { missed: 4, forbidden: 3, unnamed: 1, unlisted: 5, broken: 0 });
describeBriefs('mixed', MIXED, { missed: 2, forbidden: 3, unnamed: 0, unlisted: 11, broken: 0 });
describeBriefs('varied', VARIED, { missed: 3, forbidden: 7, unnamed: 4, unlisted: 7, broken: 0 });
describeBriefs('assorted', ASSORTED, { missed: 2, forbidden: 2, unnamed: 1, unlisted: 2, broken: 0 });
describeBriefs('asked for', ASKED_FOR, { missed: 5, forbidden: 1, unnamed: 2, unlisted: 9, broken: 0 });
describeBriefs('trade by trade', TRADES, { missed: 3, forbidden: 4, unnamed: 2, unlisted: 6, broken: 1 });
describeBriefs('of crafts and clubs', CRAFTS, {
  missed: 9,
  forbidden: 12,
  unnamed: 3,
  unlisted: 11,
  broken: 0,
  tops: 9,
});
describeBriefs('plain', PLAIN, { missed: 11, forbidden: 6, unnamed: 5, unlisted: 3, broken: 0, tops: 7 });
describeBriefs('messy', MESSY, { missed: 6, forbidden: 23, unnamed: 6, unlisted: 8, broken: 0, tops: 11 });
describeBriefs('sundry', SUNDRY, { missed: 7, forbidden: 7, unnamed: 1, unlisted: 10, broken: 1, tops: 2 });
describeBriefs('natural', NATURAL, { missed: 5, forbidden: 2, unnamed: 2, unlisted: 0, broken: 0, tops: 7 });
describeBriefs('broad', BROAD, { missed: 0, forbidden: 0, unnamed: 3, unlisted: 6, broken: 0, tops: 5 });
describeBriefs('local', LOCAL, { missed: 0, forbidden: 0, unnamed: 0, unlisted: 2, broken: 0, tops: 1 });
describeBriefs('diverse', DIVERSE, { missed: 4, forbidden: 0, unnamed: 3, unlisted: 6, broken: 0, tops: 12 });
describeBriefs('common', COMMON, {
  missed: 5,
  forbidden: 0,
  unnamed: 2,
  unlisted: 11,
  broken: 1,
  tops: 13,
  questions: 1,
});
describeBriefs('usual', USUAL, { missed: 5, forbidden: 2, unnamed: 6, unlisted: 8, broken: 0, tops: 1 });
describeBriefs('current', CURRENT, { missed: 8, forbidden: 1, unnamed: 3, unlisted: 8, broken: 0, tops: 5 });
describeBriefs('typical', TYPICAL, { missed: 13, forbidden: 12, unnamed: 2, unlisted: 4, broken: 0, tops: 4 });
