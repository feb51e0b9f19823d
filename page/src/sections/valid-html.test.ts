import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PAGE_LANGUAGES } from '@landfall/shared/contracts';
import fc from 'fast-check';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import * as v from 'valibot';
import { composeFacts } from '../compose/compose-facts.ts';
import { withForms } from '../publish/form-markup.ts';
import { sanitizePage } from '../sanitize/sanitize.ts';
import { TEMPLATES, templatePage } from '../templates/templates.ts';
import { anyOf } from '../testing/any-of.ts';
import { anySheet } from '../testing/any-sheet.ts';
import { SAMPLE_SHEETS } from '../testing/sample-sheets.ts';
import { buildDocument } from './document.ts';
import { type PageModel, pageModel } from './model.ts';
import { renderPage } from './render.ts';

const BUDGET = 20 * 1024;

type TreeNode = DefaultTreeAdapterMap['node'];

function* elements(node: TreeNode): Generator<DefaultTreeAdapterMap['element']> {
  if ('attrs' in node) yield node;
  for (const child of 'childNodes' in node ? node.childNodes : []) yield* elements(child);
}

const documentOf = (page: PageModel, mode: 'edit' | 'publish', clean = (html: string) => html): string => {
  const { html, css } = renderPage(page, mode, '/_landfall/');
  return buildDocument({
    language: page.language,
    title: page.title,
    description: page.description,
    url: 'http://casa.example/',
    siteName: page.title,
    theme: page.theme,
    themeColor: '#ffffff',
    assets: '/_landfall/',
    image: `https://app.landfall.example/v1/files/previews/${'0'.repeat(36)}/${'0'.repeat(24)}.webp`,
    body: clean(html),
    css,
  });
};

/** Fails on any parse error of the HTML standard, on what would run, and on what assistive technology trips over. */
function expectValid(markup: string): void {
  const errors: string[] = [];
  const tree = parse(markup, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) =>
      errors.push(`${code} at …${markup.slice(startOffset - 40, startOffset + 40)}…`),
  });
  assert.deepEqual(errors, []);
  const ids = new Set<string>();
  let level = 1;
  for (const { tagName, attrs } of elements(tree)) {
    assert.ok(!['script', 'iframe', 'object', 'embed', 'base', 'b-evil'].includes(tagName), tagName);
    for (const { name, value } of attrs) {
      assert.doesNotMatch(name, /^on|^data-evil$|^action$|^formaction$/);
      if (name === 'href' || name === 'src') assert.doesNotMatch(value, /^\s*(?:javascript|vbscript|data:text)/i);
      if (name === 'id') {
        assert.ok(!ids.has(value), `id ${value} twice`);
        ids.add(value);
      }
    }
    const [, depth] = /^h([1-6])$/.exec(tagName) ?? [];
    if (depth) {
      assert.ok(Number(depth) <= level + 1, `h${depth} after h${level}`);
      level = Number(depth);
    }
    if (['input', 'select', 'textarea'].includes(tagName))
      assert.ok(attrs.some(({ name, value }) => name === 'name' && value));
    if (tagName === 'form') {
      assert.equal(attrs.find(({ name }) => name === 'method')?.value, 'post');
      for (const { name, value } of attrs) assert.match(`${name}=${value}`, FORM_ATTRIBUTE);
    }
  }
}

/** Where it is sent is never said; files travel as multipart, the server checks what browsers cannot. */
const FORM_ATTRIBUTE =
  /^(?:method=post|enctype=multipart\/form-data|data-lf=\d+|data-form=[\w-]*|data-thanks=.*|novalidate=|data-next-step=|data-file=.*)$/s;

const HOSTILE = [
  '<b-evil data-evil onclick=alert(1)>',
  '" data-evil="',
  "' data-evil='",
  '</style><script>alert(1)</script>',
  '</title><b-evil>',
  '-->',
  '<!--',
  ']]>',
  '&lt;b-evil&gt;',
  '\u{1fffe}\u{10ffff}\ufdd0\u0000\u000b\u0085',
  '\ud800 alone',
  'مرحبا \u202e بالعالم',
  '日本語',
  '👩‍👩‍👧‍👦',
];

test('any valid model, whatever its texts, draws valid and safe HTML in both modes', () => {
  const texts = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(anyOf(pageModel, texts), (candidate) => {
      const page = v.safeParse(pageModel, candidate);
      fc.pre(page.success);
      for (const mode of ['edit', 'publish'] as const) expectValid(documentOf(page.output, mode));
    }),
    { numRuns: 120 },
  );
});

const OPTIONS = { title: '', description: '', projectName: '', language: 'en' } as const;

for (const [name, sheet] of Object.entries(SAMPLE_SHEETS)) {
  test(`a usual page is light, and leads to nothing that was left out: ${name}`, () => {
    const { page } = composeFacts(sheet, OPTIONS);
    const markup = withForms(documentOf(page, 'publish'));
    expectValid(documentOf(page, 'publish'));
    expectValid(documentOf(page, 'edit', sanitizePage));
    assert.ok(Buffer.byteLength(markup) < BUDGET, `${Buffer.byteLength(markup)} bytes`);
    for (const [, anchor] of markup.matchAll(/href="#([\w-]+)"/g)) assert.match(markup, new RegExp(`id="${anchor}"`));
  });
}

test('whatever is known of it, a page is valid in both modes', () => {
  fc.assert(
    fc.property(anySheet, fc.string({ unit: 'grapheme' }), (sheet, title) => {
      const { page } = composeFacts(sheet, { ...OPTIONS, title: title.slice(0, 100), projectName: title.slice(0, 60) });
      for (const mode of ['edit', 'publish'] as const) expectValid(documentOf(page, mode));
    }),
    { numRuns: 100 },
  );
});

const PHOTO = {
  src: '/v1/files/00000000-0000-4000-8000-000000000000/picture.webp',
  alt: 'What the picture shows',
  width: 1600,
  height: 1200,
};

/** A page whose owner kept every sample, and has a picture for every drawing. */
function filledIn<T>(value: T): T {
  if (Array.isArray(value)) return value.map(filledIn) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]): [string, unknown] => {
    if (name === 'placeholder') return [name, false];
    if (name === 'placeholders') return [name, []];
    return [name, name === 'art' ? { ...part, photo: PHOTO } : filledIn(part)];
  });
  return Object.fromEntries(entries) as T;
}

for (const language of PAGE_LANGUAGES) {
  test(`templates are under 20 KB once everything is filled in (${language})`, () => {
    const owner = { title: 'Casa Ana', description: 'We cook what the market has.', projectName: 'Ana & Co' };
    for (const { id } of TEMPLATES) {
      const page = templatePage(id, language, owner);
      assert.ok(page);
      const markup = withForms(documentOf(filledIn(page), 'publish'));
      expectValid(markup);
      assert.ok(Buffer.byteLength(markup) < BUDGET, `${id}: ${Buffer.byteLength(markup)} bytes`);
    }
  });

  test(`templates are valid and under 20 KB, also once the editor saved them (${language})`, () => {
    for (const { id } of TEMPLATES) {
      const page = templatePage(id, language, { title: '', description: '', projectName: '' });
      assert.ok(page);
      const markup = documentOf(page, 'publish');
      expectValid(markup);
      assert.ok(Buffer.byteLength(markup) < BUDGET, `${id}: ${Buffer.byteLength(markup)} bytes`);
      expectValid(documentOf(page, 'edit', sanitizePage));
    }
  });
}
