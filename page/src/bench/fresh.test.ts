import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { WORDS } from '../languages/languages.ts';
import { FRESH } from './fresh.ts';
import { measureWriting } from './measure-writing.ts';
import { writeBrief } from './write-brief.ts';

const MOST_MISSED = 26;
const MOST_FORBIDDEN = 23;

describe('descriptions that were read after they had been measured', () => {
  const results = FRESH.map((brief) => measureWriting(brief, writeBrief));

  test('keep the facts that they kept', () => {
    const missed = results.flatMap(({ brief, missed }) => missed.map(({ what }) => `${brief.id}: ${what}`));
    assert.ok(missed.length <= MOST_MISSED, missed.join('\n'));
  });

  test('publish no more of what is for the writer', () => {
    const forbidden = results.flatMap(({ brief, forbidden }) => forbidden.map((words) => `${brief.id}: ${words}`));
    assert.ok(forbidden.length <= MOST_FORBIDDEN, forbidden.join('\n'));
  });

  test('are headed by words of their writers, and by no question', () => {
    const ours = new Set(Object.values(WORDS).flatMap(({ headings }) => Object.values(headings).flat()));
    for (const brief of FRESH) {
      const hero = writeBrief(brief).sections.find(({ kind }) => kind === 'hero');
      const headline = hero?.kind === 'hero' ? hero.headline : '';
      assert.ok(headline !== '' && !ours.has(headline), `${brief.id}: ${headline}`);
      assert.ok(!headline.endsWith('?'), `${brief.id}: ${headline}`);
    }
  });
});
