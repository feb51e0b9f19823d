import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CorrectedFacts, correctedFacts, PAGE_LANGUAGES } from '@landfall/shared/contracts';
import fc from 'fast-check';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import * as v from 'valibot';
import { anchorsOf } from '../sections/anchors.ts';
import { pageModel } from '../sections/model.ts';
import { renderPage } from '../sections/render.ts';
import { anySheet } from '../testing/any-sheet.ts';
import { composeFacts } from './compose-facts.ts';
import { intentOf, isOnlyVerb } from './intent.ts';
import { withoutArticles } from './offer-labels.ts';

type TreeNode = DefaultTreeAdapterMap['node'];

/** What a visitor reads, with a space wherever one element follows another. */
function textOf(node: TreeNode): string {
  if ('value' in node && node.nodeName === '#text') return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join(' ') : '';
}

const OPTIONS = { title: 'Casa Lola', description: '', projectName: 'Casa Lola', language: 'en' } as const;

/** Words alone: case, punctuation, how an accent is encoded and what HTML forbids do not count. */
const wordsOf = (text: string): string =>
  ` ${(
    text
      .toWellFormed()
      .toLowerCase()
      .normalize('NFC')
      // A sigma is written in one way within a word and in another at its end.
      .replaceAll('ς', 'σ')
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

function publishedParts(sheet: CorrectedFacts): string[] {
  return withoutArticles(sheet.facts, sheet.language).flatMap(({ kind, label, value, unit, text, details, group }) => [
    ...(kind === 'contact' && ['phone', 'whatsapp', 'email', 'web', 'social'].includes(label) ? [] : [label]),
    ...((kind === 'step' && ['programme', 'contents'].includes(value)) || (kind === 'date' && ISO.test(value))
      ? []
      : [value]),
    unit,
    // The button says what is nothing but its verb.
    ...(kind === 'action' && intentOf(text) !== null && isOnlyVerb(text) ? [] : piecesOf(text)),
    ...details,
    group,
  ]);
}

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

test('a fact is not taken for said because another differs from it by an accent alone', () => {
  const facts = [
    { id: 'f1', kind: 'condition', label: 'Pêché' },
    { id: 'f2', kind: 'date', text: 'Pèche' },
    { id: 'f3', kind: 'proof', label: 'Ọ', text: 'Et.' },
    { id: 'f4', kind: 'date', text: 'O\u0304' },
  ];
  const text = readable(v.parse(correctedFacts, { language: 'fr', facts }));
  for (const said of ['pêché', 'pèche', 'ọ', 'ō']) assert.ok(text.includes(` ${said} `), said);
});

test('an action in a few words that name no verb of ours is said beside its button', () => {
  const fact = { id: 'f1', kind: 'action', label: 'phone', text: 'Рады помочь' } as const;
  const sheet = v.parse(correctedFacts, { language: 'ru', facts: [fact] });
  assert.match(readable(sheet), /рады помочь/);
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
        // A heading alone is no fact: others may stand below it.
        const isEmpty = wordsOf(publishedParts({ ...sheet, facts: [{ ...fact, group: '' }] }).join(' ')).trim() === '';
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
