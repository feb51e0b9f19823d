import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import * as v from 'valibot';
import { withForms } from '../publish/form-markup.ts';
import { sanitizePage } from '../sanitize/sanitize.ts';
import { RECIPES, templatePage } from '../templates/templates.ts';
import { anyOf } from '../testing/any-of.ts';
import { composePage } from './compose.ts';
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
    if (tagName === 'form')
      assert.deepEqual(
        attrs.map(({ name, value }) => [name, value]),
        [['method', 'post']],
      );
  }
}

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

const anyDescription = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...HOSTILE,
        ...['waiting list ', 'newsletter ', 'get a quote ', 'compare us with others ', 'nuestro equipo ', 'our team: '],
        ...[
          'Ana Ruiz (chef), ',
          'trusted by Acme, Globex and Initech. ',
          'until 31 December 2027 ',
          'abre el 3 de marzo ',
        ],
        ...[
          '10:00 Doors\n12:00 Talk\n',
          'Paella €14, Flan €5 ',
          '$49/month ',
          'a@b.co ',
          '612 34 56 78 ',
          'boda ',
          'hotel ',
        ],
      ),
      fc.lorem(),
      fc.string({ unit: 'grapheme' }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

test('a page that asks for everything at once is still light, and leads to nothing that was left out', () => {
  const page = composePage({
    projectName: 'Panadería Sol',
    projectDescription: '',
    title: 'Invoice tool for freelancers',
    description: '',
    descriptionAi:
      'A SaaS invoicing app for freelance designers. Connects to your bank, reminds clients politely. Free plan, Pro at $12 a month. Compare us with spreadsheets. Launch on 15 January 2027; join the waiting list.',
  });
  const markup = withForms(documentOf(page, 'publish'));
  assert.ok(Buffer.byteLength(markup) < BUDGET, `${Buffer.byteLength(markup)} bytes`);
  for (const [, anchor] of markup.matchAll(/href="#([\w-]+)"/g)) assert.match(markup, new RegExp(`id="${anchor}"`));
});

test('whatever the description calls for, the page is valid and under 20 KB', () => {
  fc.assert(
    fc.property(anyDescription, anyDescription, (descriptionAi, title) => {
      const page = composePage({ projectName: title, projectDescription: '', title, description: '', descriptionAi });
      const markup = withForms(documentOf(page, 'publish'));
      expectValid(markup);
      assert.ok(Buffer.byteLength(markup) < BUDGET, `${Buffer.byteLength(markup)} bytes`);
    }),
    { numRuns: 200 },
  );
});

for (const language of ['en', 'es'] as const) {
  test(`templates are valid and under 20 KB, also once the editor saved them (${language})`, () => {
    for (const { id } of RECIPES) {
      const page = templatePage(id, language, { title: '', description: '', projectName: '' });
      assert.ok(page);
      const markup = documentOf(page, 'publish');
      expectValid(markup);
      assert.ok(Buffer.byteLength(markup) < BUDGET, `${id}: ${Buffer.byteLength(markup)} bytes`);
      expectValid(documentOf(page, 'edit', sanitizePage));
    }
  });
}
