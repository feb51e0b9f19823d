import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CorrectedFacts, correctedFacts, FACT_KINDS, PAGE_LANGUAGES } from '@landfall/shared/contracts';
import fc from 'fast-check';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import * as v from 'valibot';
import { pageModel } from '../sections/model.ts';
import { anchorsOf, renderPage } from '../sections/render.ts';
import { composeFacts } from './compose-facts.ts';

type TreeNode = DefaultTreeAdapterMap['node'];

/** What a visitor reads, with a space wherever one element follows another. */
function textOf(node: TreeNode): string {
  if ('value' in node && node.nodeName === '#text') return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join(' ') : '';
}

const OPTIONS = { title: 'Casa Lola', description: '', projectName: 'Casa Lola', language: 'en' } as const;

/** Words alone: case, marks and what HTML forbids do not count. */
const wordsOf = (text: string): string =>
  ` ${(
    text
      .toWellFormed()
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ')} `;

/** What a visitor reads or, of a website that a button leads to, follows. */
function readable(sheet: CorrectedFacts): string {
  const { html } = renderPage(composeFacts(sheet, OPTIONS).page, 'publish', '/');
  const links = [...html.matchAll(/href="(https?:[^"]*)"/g)].map(([, href]) => href).join(' ');
  return wordsOf(`${textOf(parse(html))} ${links}`);
}

/** Sentences of a text: a long one may go on in another paragraph. */
const piecesOf = (text: string): string[] => text.split(/(?<=[.!?…][»”"')\]]?)\s+|\n/);

const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/;

function publishedParts({ facts }: CorrectedFacts): string[] {
  return facts.flatMap(({ kind, label, value, unit, text, details, group }) => [
    ...(kind === 'contact' && ['phone', 'whatsapp', 'email', 'web', 'social'].includes(label) ? [] : [label]),
    ...((kind === 'step' && ['programme', 'contents'].includes(value)) || (kind === 'date' && ISO.test(value))
      ? []
      : [value]),
    unit,
    ...piecesOf(text),
    ...details,
    group,
  ]);
}

const phrase = fc.oneof(
  fc.constantFrom(
    'Bread & butter <b>',
    'Open "late"',
    "Lola's",
    'niños y niñas',
    'Café crème',
    '12 €',
    '0161 496 0000',
    'hello@lola.example',
    'lola.example/menu',
    '@lola',
    '12 High Street, Leeds',
    'Monday to Friday',
    '9:00–13:00',
    '1,200',
    '£450 of £2,000',
    'phone',
    'email',
    'programme',
    'contents',
    '2027-03-12',
    '2027-03-12T19:30',
    'مرحبا',
    '日本語のページ',
    '🚀 lift-off',
    'ß first',
    'We bake every morning. In the oven of our grandmother. Since 1962!',
  ),
  fc.lorem({ maxCount: 12 }),
  fc.lorem({ mode: 'sentences', maxCount: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const part = (max: number) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 3, arbitrary: phrase.map((text) => text.slice(0, max)) },
  );
const longPart = fc.oneof(
  part(2000),
  fc.lorem({ mode: 'sentences', maxCount: 40 }).map((text) => text.slice(0, 2000)),
);
const draft = fc.record({
  kind: fc.constantFrom(...FACT_KINDS),
  label: part(200),
  value: part(300),
  unit: part(80),
  text: longPart,
  details: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    fc.array(
      phrase.map((text) => text.slice(0, 400)).filter((text) => text.trim() !== ''),
      { maxLength: 40 },
    ),
  ),
  group: fc.oneof(fc.constantFrom('', '', '', 'Starters', 'Day one'), part(120)),
});
const anySheet = fc
  .record({
    language: fc.constantFrom('en', 'es', 'de', 'ar', 'sv'),
    facts: fc.oneof(
      fc.array(draft, { maxLength: 30 }),
      fc.array(draft, { minLength: 20, maxLength: 300, size: 'max' }),
    ),
  })
  .map(({ language, facts }) =>
    v.parse(correctedFacts, { language, facts: facts.map((fact, index) => ({ ...fact, id: `f${index}` })) }),
  );

test('every part of every fact can be read on the published page', () => {
  fc.assert(
    fc.property(anySheet, (sheet) => {
      const text = readable(sheet);
      for (const piece of publishedParts(sheet)) {
        const words = wordsOf(piece);
        assert.ok(words.trim() === '' || text.includes(words), `«${piece}»`);
      }
    }),
    { numRuns: 150 },
  );
});

test('every fact has its place: a section that is on the page', () => {
  fc.assert(
    fc.property(anySheet, (sheet) => {
      const { page, placed } = composeFacts(sheet, OPTIONS);
      assert.deepEqual(v.parse(pageModel, page), page);
      const anchors = new Set(anchorsOf(page.sections.map(({ kind }) => kind)));
      const known = new Set(placed.map(({ fact_id }) => fact_id));
      for (const { section } of placed) assert.ok(anchors.has(section), section);
      for (const fact of sheet.facts) {
        const isEmpty = wordsOf(publishedParts({ ...sheet, facts: [fact] }).join(' ')).trim() === '';
        assert.ok(isEmpty || known.has(fact.id), JSON.stringify(fact));
      }
    }),
    { numRuns: 60 },
  );
});

test('the same sheet gives the same page', () => {
  fc.assert(
    fc.property(anySheet, (sheet) => assert.deepEqual(composeFacts(sheet, OPTIONS), composeFacts(sheet, OPTIONS))),
    { numRuns: 20 },
  );
});

test('every link of a page leads somewhere', () => {
  fc.assert(
    fc.property(anySheet, (sheet) => {
      const { html } = renderPage(composeFacts(sheet, OPTIONS).page, 'publish', '/');
      for (const [, anchor = ''] of html.matchAll(/href="#([\w-]+)"/g))
        assert.ok(anchor === 'top' || html.includes(`id="${anchor}"`), anchor);
    }),
    { numRuns: 60 },
  );
});

for (const language of PAGE_LANGUAGES) {
  test(`a page without a fact is a page, in ${language}`, () => {
    const { page } = composeFacts(v.parse(correctedFacts, { language, facts: [] }), OPTIONS);
    assert.equal(page.language, language);
  });
}
