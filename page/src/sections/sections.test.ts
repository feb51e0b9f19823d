import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import sharp from 'sharp';
import * as v from 'valibot';
import { readFont } from '../testing/read-font.ts';
import type { ComposeInput } from './compose/brief.ts';
import { composePage, starterPage } from './compose.ts';
import { buildDocument } from './document.ts';
import { KINDS } from './kinds.ts';
import { pageModel, section } from './model.ts';
import { renderPreview } from './preview.ts';
import { contextOf, renderPage, renderSection } from './render.ts';

const BUDGET = 20 * 1024;

const input = (fields: Partial<ComposeInput> = {}): ComposeInput => ({
  projectName: 'Casa Lola',
  projectDescription: 'Bar de tapas familiar en Sevilla.',
  title: 'Casa Lola',
  description: '',
  descriptionAi: '',
  ...fields,
});

function documentOf(from: ComposeInput): string {
  const page = composePage(from);
  const { html, css } = renderPage(page, 'publish', '/_landfall/');
  return buildDocument({
    language: page.language,
    title: from.title,
    description: from.description,
    url: 'http://casa.sites.localhost:4080/',
    siteName: from.projectName,
    theme: page.theme,
    themeColor: '#ffffff',
    assets: '/_landfall/',
    image: 'http://localhost/v1/files/previews/a.webp',
    body: html,
    css,
  });
}

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

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        '<script>',
        '</style>',
        '"',
        "'",
        '&',
        '{brand}',
        '$&',
        '\u0000',
        '\ud800',
        '🚀',
        'مرحبا',
        '日本語',
        'Landing page for ',
        'sells ',
        ', ',
        ' and ',
        ' in ',
        'Madrid',
        '$49/month',
        'a@b.co',
        '- ',
        '\n',
        '612 34 56 78',
        'x'.repeat(90),
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join('')),
);
const anyInput = fc.record({
  projectName: anyText,
  projectDescription: anyText,
  title: anyText,
  description: anyText,
  descriptionAi: anyText,
});

test('whatever is written about it, a page is valid, safe, small and the same every time', () => {
  fc.assert(
    fc.property(anyInput, (any) => {
      const page = composePage(any);
      assert.deepEqual(v.parse(pageModel, page), page);
      const markup = documentOf(any);
      const headings = checked(markup);
      assert.equal(headings.filter((level) => level === 1).length, 1);
      assert.ok(
        headings.every((level, index) => level <= (headings[index - 1] ?? 0) + 1),
        `${headings}`,
      );
      assert.ok(Buffer.byteLength(markup) < BUDGET, `${Buffer.byteLength(markup)} bytes`);
      assert.equal(documentOf(any), markup);
    }),
    { numRuns: 150 },
  );
});

test('a very long description still makes a small page', () => {
  const descriptionAi = 'We sell ropes, knots, sails, masts, flags and lamps for brave sailors in Bilbao. '.repeat(60);
  assert.ok(Buffer.byteLength(documentOf(input({ descriptionAi }))) < BUDGET);
});

test('a preview shows what its owner made of the opening, and does not fail over it', async () => {
  const page = composePage(input({}));
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

test('previews are drawn for texts in any script', async () => {
  for (const title of [
    'مرحبا بالعالم',
    '日本語のページ',
    'ไทย हिन्दी',
    '👩‍👩‍👧‍👦🚀',
    '\u0000\ud800\u202e',
    'a'.repeat(100),
    ' ',
  ]) {
    const image = await renderPreview(
      composePage(input({ title, projectName: title, descriptionAi: title })),
      readFont,
    );
    assert.equal(image.subarray(8, 12).toString(), 'WEBP');
  }
});

test('speaks the language of the description', () => {
  assert.equal(composePage(input({ descriptionAi: 'Una página para un bar de tapas en Sevilla' })).language, 'es');
  assert.equal(composePage(input({ descriptionAi: 'A landing page for a tapas bar in Seville' })).language, 'en');
});

test("builds on the person's own words, names, prices and contact details", () => {
  const page = composePage(
    input({
      projectName: 'Ledgerly',
      title: 'Ledgerly – Invoices that chase themselves',
      description: 'Send invoices and know what to set aside for taxes.',
      descriptionAi:
        'Landing page for a SaaS app with automatic reminders, expense tracking and tax reports. Modern tone. Solo $9/month, Team $29/month. Write to hello@ledgerly.example.',
    }),
  );
  const text = JSON.stringify(page);
  for (const own of [
    'Invoices that chase themselves',
    'Automatic reminders',
    'Expense tracking',
    'Tax reports',
    '$9',
    '"Team"',
    '$29',
    'mailto:hello@ledgerly.example',
    'Send invoices and know what to set aside for taxes.',
  ]) {
    assert.ok(text.includes(own), own);
  }
  assert.doesNotMatch(text, /Modern tone|Landing page for/);
});

test('different businesses get visibly different pages', () => {
  const looks = [
    'A tapas bar with a terrace',
    'A SaaS app for invoices',
    'A strength gym with boxing classes',
    'A psychology clinic, calm and gentle',
    'A festival with live music, playful',
    'An online course about watercolours',
  ].map((descriptionAi) => {
    const page = composePage(
      input({ projectName: 'Nova', projectDescription: 'A new thing', title: 'Nova', descriptionAi }),
    );
    return (
      page.sections.map((part) => part.kind + ('variant' in part ? part.variant : '')).join() +
      JSON.stringify(page.theme)
    );
  });
  assert.equal(new Set(looks).size, looks.length);
});

test('a colour that is asked for is answered', () => {
  const paletteFor = (colour: string) =>
    composePage(input({ descriptionAi: `A software tool in ${colour}` })).theme.palette;
  assert.ok(['orchard', 'lagoon'].includes(paletteFor('green')));
  assert.ok(['midnight', 'volt'].includes(paletteFor('black')));
});

test('invents no customers: testimonials are placeholders, drawn in the editor and not published', () => {
  for (const seed of ['A SaaS app', 'A gym', 'A course', 'A tapas bar', 'A clinic']) {
    const page = composePage(input({ descriptionAi: seed }));
    for (const part of page.sections) {
      if (part.kind === 'testimonials') assert.ok(part.items.every((item) => item.placeholder));
    }
    assert.doesNotMatch(renderPage(page, 'publish', '/').html, /data-placeholder|testimonials/);
  }
});

test('every link on a page leads somewhere', () => {
  for (const descriptionAi of ['', 'A gym from £45 per month', 'A bar, call 954 12 34 56', 'A course']) {
    for (const page of [composePage(input({ descriptionAi })), starterPage(input())]) {
      const { html } = renderPage(page, 'publish', '/');
      for (const [, anchor = ''] of html.matchAll(/href="#([\w-]+)"/g)) {
        assert.ok(anchor === 'top' || html.includes(`id="${anchor}"`), `#${anchor} of "${descriptionAi}"`);
      }
    }
  }
});

test('every sample of every kind is a valid section that draws', () => {
  const context = contextOf({ language: 'en', theme: { palette: 'iris', type: 'modern' } }, 'edit', '/');
  for (const kind of KINDS) {
    for (const sample of kind.samples) checked(renderSection(v.parse(section, sample.section), context).markup);
  }
});

test('calls a plan by the name that the person gave it', () => {
  const plansOf = (descriptionAi: string) => {
    const page = composePage({
      projectName: 'Nova',
      projectDescription: '',
      title: 'App',
      description: '',
      descriptionAi,
    });
    const pricing = page.sections.find((section) => section.kind === 'pricing');
    return pricing?.kind === 'pricing' ? pricing.plans.map(({ name, price }) => `${name} ${price}`) : [];
  };
  assert.deepEqual(plansOf('Software for teams. Free plan, Pro at $12 a month.'), ['Pro $12']);
  assert.deepEqual(plansOf('Software para equipos. Básico 9 € al mes, Premium 19 € al mes.'), [
    'Básico 9 €',
    'Premium 19 €',
  ]);
});

test('a bakery takes orders, a restaurant keeps tables', () => {
  const buttonOf = (descriptionAi: string) => {
    const page = composePage({
      projectName: 'Sol',
      projectDescription: '',
      title: 'Inicio',
      description: '',
      descriptionAi,
    });
    const form = page.sections.find((section) => section.kind === 'lead-form');
    return form?.kind === 'lead-form' ? form.button : '';
  };
  assert.equal(buttonOf('Panadería de barrio con masa madre y tartas'), 'Enviar encargo');
  assert.equal(buttonOf('Restaurante italiano con pizzas'), 'Pedir mesa');
});
