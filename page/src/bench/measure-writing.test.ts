import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as v from 'valibot';
import { pageModel } from '../sections/model.ts';
import type { BenchBrief } from './bench-brief.ts';
import { brokenIn } from './broken.ts';
import { judgeGoals } from './goals.ts';
import { measureWriting } from './measure-writing.ts';

const brief: BenchBrief = {
  id: 'bakery',
  language: 'en',
  title: 'Bakery',
  projectName: 'Oven Street',
  projectDescription: '',
  text: 'Sourdough bread, £4 a loaf. Open Tue - Sat. No photos of cats please.',
  facts: [
    { what: 'price', all: ['Sourdough bread', '£4'] },
    { what: 'days', any: ['Tue-Sat', 'Tuesday to Saturday'] },
  ],
  forbidden: ['cats', 'award-winning'],
};

const pageOf = (paragraphs: string[], language = 'en') =>
  v.parse(pageModel, {
    language,
    title: 'Oven Street',
    theme: { palette: 'orchard', type: 'modern' },
    sections: [
      {
        kind: 'story',
        side: 'left',
        title: 'Oven Street',
        paragraphs,
        actions: [{ label: 'Reserve yours today', href: '#contact' }],
        art: { motif: 'table', seed: 1 },
      },
    ],
  });

const measure = (paragraphs: string[], language = 'en', of = brief) =>
  measureWriting(of, () => pageOf(paragraphs, language));

const reached = (results: ReturnType<typeof measure>[]) => judgeGoals(results).map((goal) => goal.reached);

describe('a page measured against its brief', () => {
  test('publishes a fact when all of its words are there, however they are set', () => {
    const { missed, forbidden, otherShare } = measure(['Sourdough bread: £ 4 a loaf', 'open Tue–Sat']);
    assert.deepEqual([missed, forbidden, otherShare], [[], [], 0]);
  });

  test('misses a fact without its price, and does not take £45 for £4', () => {
    const { missed } = measure(['Sourdough bread £45, Tuesday to Saturday']);
    assert.deepEqual(
      missed.map(({ what }) => what),
      ['price'],
    );
  });

  test('misses a price that stands far from its offer', () => {
    const { missed } = measure(['Sourdough bread', 'Open Tue-Sat. '.repeat(40), '£4']);
    assert.deepEqual(
      missed.map(({ what }) => what),
      ['price'],
    );
  });

  test('names what is forbidden as whole words', () => {
    assert.deepEqual(measure(['No cats, award‑winning bread']).forbidden, ['cats', 'award-winning']);
    assert.deepEqual(measure(['We love our catsuits']).forbidden, []);
  });

  test('counts words and sentences that the person did not write, buttons aside', () => {
    const { otherWords, otherSentences } = measure(['Sourdough bread. We bake it with love. Open Tue-Sat.']);
    assert.deepEqual(otherWords, ['we', 'bake', 'it', 'with', 'love']);
    assert.deepEqual(otherSentences, ['We bake it with love.']);
  });
});

describe('what a page is called and how it lists prices', () => {
  const pageWith = (brand: string, items: object[]) =>
    v.parse(pageModel, {
      language: 'en',
      title: brand,
      theme: { palette: 'orchard', type: 'modern' },
      sections: [
        { kind: 'header', brand, links: [] },
        { kind: 'listing', title: 'Prices', items },
      ],
    });
  const priced: BenchBrief = {
    ...brief,
    names: ['Oven Street', 'Oven Street Bakery'],
    prices: [{ amount: '4', of: ['sourdough'] }],
  };
  const judge = (brand: string, items: object[]) => measureWriting(priced, () => pageWith(brand, items));

  test('is right with an article or a town besides, and not as a part of something longer', () => {
    assert.equal(judge('The Oven Street', [{ title: 'Bread' }]).isNamed, true);
    assert.equal(judge('Oven Street is where we bake every night', [{ title: 'Bread' }]).isNamed, false);
    assert.equal(judge('Bread', [{ title: 'Bread' }]).isNamed, false);
  });

  test('lists a price in the row of what it buys', () => {
    assert.deepEqual(judge('Oven Street', [{ title: 'Sourdough loaf', value: '£4' }]).missedPrices, []);
    assert.deepEqual(
      judge('Oven Street', [{ title: 'Bread', body: 'Sourdough £4', value: '£40' }]).missedPrices,
      priced.prices,
    );
    assert.deepEqual(
      judge('Oven Street', [{ title: 'Sourdough' }, { title: 'Rolls', value: '£4' }]).missedPrices,
      priced.prices,
    );
  });
});

describe('the top of a page', () => {
  const judged = {
    ...brief,
    top: { what: ['sourdough bakery', 'bread'], where: ['Leeds'], not: ['cards are fine', 'parking behind the hall'] },
  };
  const pageWith = (headline: string, lead: string) =>
    v.parse(pageModel, {
      language: 'en',
      title: headline,
      theme: { palette: 'orchard', type: 'modern' },
      sections: [
        { kind: 'header', brand: 'Oven Street', links: [] },
        {
          kind: 'hero',
          variant: 'centered',
          eyebrow: '',
          headline,
          lead,
          actions: [],
          art: { motif: 'table', seed: 1 },
        },
      ],
    });
  const missesOf = (headline: string, lead: string) => measureWriting(judged, () => pageWith(headline, lead)).topMisses;

  test('says what it is and where, in the name, the headline or the lines below it', () => {
    assert.deepEqual(missesOf('Sourdough bakery in Leeds', ''), []);
    assert.deepEqual(missesOf('Oven Street', 'Bread.\nIn the middle of Leeds.'), []);
    assert.deepEqual(missesOf('Oven Street', 'We bake at night.'), ['what', 'where']);
  });

  test('begins with no side matter, which may stand further down', () => {
    assert.deepEqual(missesOf('Bread in Leeds', 'Parking behind the hall, cards are fine.'), [
      'cards are fine',
      'parking behind the hall',
    ]);
    assert.deepEqual(missesOf('Bread in Leeds', 'Baked at night. Cards are fine.'), []);
  });
});

describe('a block of text', () => {
  const typed = 'We bake (also at night) for the people of Leeds. Bring it with';

  test('is broken where it opens what it does not close, or stops before its sentence goes on', () => {
    assert.equal(brokenIn('We bake (also at night', typed, 'en'), true);
    assert.equal(brokenIn('We bake (also at night) for the', typed, 'en'), true);
  });

  test('is whole where its writer stopped there', () => {
    assert.equal(brokenIn('We bake (also at night)', typed, 'en'), false);
    assert.equal(brokenIn('Bring it with', typed, 'en'), false);
  });
});

describe('the goals', () => {
  const ALL_REACHED: readonly boolean[] = Array.from({ length: 11 }, () => true);

  const good = measure(['Sourdough bread, £4 a loaf.', 'Open Tue-Sat']);

  test('are reached by a page with all facts and nothing else', () => assert.deepEqual(reached([good]), ALL_REACHED));

  test('judge other words only of longer briefs', () => {
    const paragraph = ['Sourdough bread £4, Tue-Sat, baked by hand with love and patience'];
    const long = { ...brief, text: `${brief.text} ${'Flour, water and salt. '.repeat(20)}` };
    assert.deepEqual(reached([measure(paragraph)]), ALL_REACHED);
    assert.deepEqual(reached([measure(paragraph, 'en', long)]), ALL_REACHED.with(8, false));
  });

  test('are missed by a sentence of ours on three pages, and by another language', () => {
    const same = measure(['Sourdough bread, £4 a loaf. Open Tue-Sat. We are happy to help.'], 'de');
    assert.deepEqual(reached([same, same, good]), ALL_REACHED.with(10, false));
    assert.deepEqual(reached([same, same, same]), ALL_REACHED.with(9, false).with(10, false));
  });
});
