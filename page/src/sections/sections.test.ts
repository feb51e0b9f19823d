import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CorrectedFacts, correctedFacts, type FactDraft } from '@landfall/shared/contracts';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import sharp from 'sharp';
import * as v from 'valibot';
import { composeFacts } from '../compose/compose-facts.ts';
import { anySheet } from '../testing/any-sheet.ts';
import { readFont } from '../testing/read-font.ts';
import { SAMPLE_SHEETS } from '../testing/sample-sheets.ts';
import { KINDS } from './kinds.ts';
import { pageModel, section } from './model.ts';
import { renderPortrait, renderPreview } from './preview.ts';
import { contextOf, renderPage, renderSection } from './render.ts';

const OPTIONS = { title: '', description: '', projectName: 'Casa Lola', language: 'en' } as const;
const pageOf = (sheet: CorrectedFacts | undefined) => {
  assert.ok(sheet);
  return composeFacts(sheet, OPTIONS).page;
};
const sheetOf = (facts: readonly FactDraft[], wishes: readonly object[] = []): CorrectedFacts =>
  v.parse(correctedFacts, { language: 'en', facts, wishes });

/** Fails where tags do not nest, an id repeats, or something runs. Returns the headings' levels in order. */
function checked(markup: string): number[] {
  const VOID = new Set(['meta', 'link', 'img', 'br', 'hr', 'input']);
  const open: string[] = [];
  const ids = new Set<string>();
  const headings: number[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        assert.notEqual(name, 'script');
        for (const attribute of Object.keys(attributes)) assert.doesNotMatch(attribute, /^on/);
        for (const target of [attributes.href, attributes.src])
          assert.doesNotMatch(target ?? '', /^\s*(?:javascript|vbscript):/i);
        if (attributes.id) assert.ok(!ids.has(attributes.id), `id ${attributes.id} twice`);
        ids.add(attributes.id ?? '');
        if (/^h[1-6]$/.test(name)) headings.push(Number(name[1]));
        if (!VOID.has(name)) open.push(name);
      },
      onclosetag(name, implied) {
        if (VOID.has(name)) return;
        const self = ['path', 'circle', 'rect', 'line', 'polyline', 'ellipse'].includes(name);
        assert.ok(!implied || self, `${name} was never closed`);
        assert.equal(open.pop(), name);
      },
    },
    { decodeEntities: true, recognizeSelfClosing: true },
  );
  parser.end(markup);
  assert.deepEqual(open, []);
  return headings;
}

test('a page has one headline, and headings in their order', () => {
  fc.assert(
    fc.property(anySheet, (sheet) => {
      const headings = checked(renderPage(composeFacts(sheet, OPTIONS).page, 'publish', '/').html);
      assert.equal(headings.filter((level) => level === 1).length, 1);
      assert.ok(
        headings.every((level, index) => level <= (headings[index - 1] ?? 0) + 1),
        `${headings}`,
      );
    }),
    { numRuns: 100 },
  );
});

test('a preview shows what its owner made of the opening, and does not fail over it', async () => {
  const page = pageOf(SAMPLE_SHEETS.fundraiser);
  const plain = await renderPreview(page, readFont);
  const dot = await sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const picture = `data:image/png;base64,${dot.toString('base64')}`;
  const changed = [{ picture }, { color: 'tomato' }, { size: 30 }];
  for (const opening of changed)
    assert.notDeepEqual(await renderPreview(page, readFont, opening), plain, Object.keys(opening)[0]);
  for (const opening of [{ picture: 'data:image/png;base64,AAAA' }, { color: 'nothing' }])
    assert.equal((await sharp(await renderPreview(page, readFont, opening)).metadata()).width, 600);
});

test('previews are drawn for texts in any script, and for every kind of section', async () => {
  for (const text of [
    'مرحبا بالعالم',
    '日本語のページ',
    'ไทย हिन्दी',
    '👩‍👩‍👧‍👦🚀',
    '\u0000\ud800\u202e',
    'a'.repeat(100),
  ]) {
    const image = await renderPreview(pageOf(sheetOf([{ id: 'a', kind: 'about', text }])), readFont);
    assert.equal(image.subarray(8, 12).toString(), 'WEBP');
  }
  for (const sheet of Object.values(SAMPLE_SHEETS)) {
    const image = await renderPortrait(pageOf(sheet), readFont);
    assert.equal(image.subarray(8, 12).toString(), 'WEBP');
  }
});

test('pages as they were stored before are still pages', () => {
  const stored = {
    language: 'es',
    title: 'Casa Lola',
    theme: { palette: 'terracotta', type: 'editorial' },
    sections: [
      { kind: 'header', brand: 'Casa Lola', links: [] },
      { kind: 'listing', title: 'Carta', items: [{ title: 'Flan', value: '5 €' }] },
      { kind: 'countdown', title: 'Abrimos', label: 'Cuándo', date: '3 de marzo' },
      { kind: 'features', variant: 'cards', title: 'Qué', items: [{ icon: 'leaf', title: 'Pan', body: 'Del día.' }] },
    ],
  };
  checked(renderPage(v.parse(pageModel, stored), 'publish', '/').html);
});

test('pages about different things look different', () => {
  const looks = Object.values(SAMPLE_SHEETS).map((sheet) => {
    const { sections, theme } = pageOf(sheet);
    return sections.map((part) => part.kind + ('variant' in part ? part.variant : '')).join() + JSON.stringify(theme);
  });
  assert.equal(new Set(looks).size, looks.length);
});

test('every sample of every kind is a valid section that draws', () => {
  const context = contextOf({ language: 'en', theme: { palette: 'iris', type: 'modern' } }, 'edit', '/');
  for (const kind of KINDS) {
    for (const sample of kind.samples) checked(renderSection(v.parse(section, sample.section), context).markup);
  }
});
