import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { type BenchBrief, briefWords } from './bench-brief.ts';
import { BRIEFS } from './briefs.ts';
import { EVERYDAY } from './everyday.ts';
import { containsWords, fold } from './fold.ts';
import { HELD_OUT } from './held-out.ts';
import { LETTERS } from './letters.ts';
import { OWNERS } from './owners.ts';

const LENGTHS = [
  { from: 4, to: 10, least: 6 },
  { from: 15, to: 50, least: 12 },
  { from: 60, to: 180, least: 20 },
  { from: 200, to: 500, least: 6 },
  { from: 600, to: 800, least: 1 },
];
const LANGUAGES = { en: 14, es: 9, de: 5, fr: 4, pt: 4, it: 3, nl: 3, pl: 3 };
/** The longest text that the dashboard takes. */
const LONGEST = 5000;

const of = (matches: (brief: BenchBrief) => boolean) => BRIEFS.filter(matches).length;
const typedOf = ({ text, title, projectName }: BenchBrief) => fold([text, title, projectName].join('\n'));

describe('the set of briefs', () => {
  test('has every file of the folder once', () => {
    const files = readdirSync(new URL('./briefs', import.meta.url)).map((name) => name.replace(/\.ts$/, ''));
    assert.deepEqual(BRIEFS.map(({ id }) => id).toSorted(), files.toSorted());
  });

  test('has short and long ones, and none between', () => {
    for (const { from, to, least } of LENGTHS)
      assert.ok(of((brief) => briefWords(brief) >= from && briefWords(brief) <= to) >= least, `${from} to ${to} words`);
    for (const brief of BRIEFS) {
      const words = briefWords(brief);
      assert.ok(
        LENGTHS.some(({ from, to }) => words >= from && words <= to),
        `${brief.id} has ${words} words`,
      );
      assert.ok(brief.text.length <= LONGEST, `${brief.id} has ${brief.text.length} characters`);
    }
  });

  test('has every language in which pages are written, and others', () => {
    for (const [language, least] of Object.entries(LANGUAGES))
      assert.ok(of((brief) => brief.language === language) >= least, language);
    assert.ok(of((brief) => !(brief.language in LANGUAGES)) >= 2, 'other languages');
  });
});

for (const brief of BRIEFS) {
  describe(brief.id, () => {
    const typed = typedOf(brief);

    test('wants facts that the person typed', () => {
      for (const { what, all = [], any = [] } of brief.facts) {
        assert.ok(all.length + any.length > 0, what);
        for (const words of all) assert.ok(containsWords(typed, fold(words)), `${what}: ${words}`);
        if (any.length > 0)
          assert.ok(
            any.some((words) => containsWords(typed, fold(words))),
            `${what}: ${any.join(' | ')}`,
          );
      }
    });

    test('names each fact once, and more of them the more was typed', () => {
      assert.equal(new Set(brief.facts.map(({ what }) => what)).size, brief.facts.length);
      assert.ok(brief.facts.length >= Math.min(18, 4 + Math.floor(briefWords(brief) / 10)), String(brief.facts.length));
    });

    test('forbids nothing that is a fact or a name', () => {
      assert.ok(brief.forbidden.length >= 3 && brief.forbidden.length <= 16, String(brief.forbidden.length));
      const wanted = [
        brief.title,
        brief.projectName,
        ...brief.facts.flatMap(({ all = [], any = [] }) => [...all, ...any]),
      ];
      for (const words of brief.forbidden)
        for (const text of wanted) assert.ok(!containsWords(fold(text), fold(words)), `${words} in ${text}`);
    });
  });
}

describe('the everyday descriptions, and those that are held out', () => {
  test('each want facts that the person typed, and forbid none of them', () => {
    const all = [...BRIEFS, ...EVERYDAY, ...OWNERS, ...LETTERS, ...HELD_OUT];
    assert.equal(new Set(all.map(({ id }) => id)).size, all.length);
    for (const { id, facts, forbidden, ...brief } of [...EVERYDAY, ...OWNERS, ...LETTERS, ...HELD_OUT]) {
      const typed = typedOf({ id, facts, forbidden, ...brief });
      for (const { what, all = [], any = [] } of facts) {
        for (const words of all) assert.ok(containsWords(typed, fold(words)), `${id}: ${what}`);
        assert.ok(any.length === 0 || any.some((words) => containsWords(typed, fold(words))), `${id}: ${what}`);
        for (const words of forbidden) assert.ok(!containsWords(fold(what), fold(words)), `${id}: ${words}`);
      }
    }
  });
});
