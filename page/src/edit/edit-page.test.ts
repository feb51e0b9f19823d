import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageOperation } from '@landfall/shared/contracts';
import { pageOperation } from '@landfall/shared/contracts';
import fc from 'fast-check';
import * as v from 'valibot';
import { KINDS } from '../sections/kinds.ts';
import { pageModel } from '../sections/model.ts';
import { renderPage } from '../sections/render.ts';
import { OWN_GROUND } from './bring-section.ts';
import { broughtBy, drawSection } from './draw-section.ts';
import { applyOperations, PageEdit } from './edit-page.ts';
import { htmlTree, markupOf } from './html-tree.ts';
import { indexPage, outlineOf } from './outline.ts';

const made = { language: 'en', theme: { palette: 'iris', type: 'modern' } };
const samples = KINDS.flatMap(({ samples: [sample] }) => (sample ? [sample.section] : []));
const page = v.parse(pageModel, { language: 'en', title: 'Fresh bread', theme: made.theme, sections: samples });
const html = renderPage(page, 'edit', '/assets/').html;
const outline = outlineOf(htmlTree(html), made);
const ids = outline.sections.map(({ id }) => id);
const faq = { kind: 'faq', title: 'Good to know', items: [{ question: 'Is it fresh?', answer: 'Every day.' }] };

const step = (operation: PageOperation) => {
  const data = broughtBy(operation);
  return { operation, html: data ? (drawSection(data, made, '/assets/') ?? '') : '' };
};
const edit = (source: string, ...operations: PageOperation[]) => {
  const tree = htmlTree(source);
  const result = applyOperations(tree, operations.map(step), { made });
  return { ...result, tree, html: tree.html(), outline: outlineOf(tree, made) };
};
const sectionsOf = (source: string) =>
  new Map([...indexPage(htmlTree(source))].map(([id, { node }]) => [id, markupOf(node)]));

const anyId = fc.constantFrom(...ids, 'elsewhere');
const anyRef = fc.integer({ min: 1, max: 30 }).map((number) => `e${number}`);
const anyOperation: fc.Arbitrary<PageOperation> = fc.oneof(
  fc.record({ op: fc.constant('text' as const), section: anyId, ref: anyRef, text: fc.string({ minLength: 1 }) }),
  fc.record({
    op: fc.constant('link' as const),
    section: anyId,
    ref: anyRef,
    href: fc.constantFrom('#contact', 'example.com', 'javascript:alert(1)', '#nowhere', '+34 600 000 000'),
  }),
  fc.record({ op: fc.constant('move' as const), section: anyId, before: fc.option(anyId) }),
  fc.record({ op: fc.constant('remove' as const), section: anyId }),
  fc.record({ op: fc.constant('remove_element' as const), section: anyId, ref: anyRef }),
  fc.record({
    op: fc.constant('insert' as const),
    at: fc.constantFrom('before' as const, 'after' as const),
    beside: anyId,
    section: fc.constantFrom(faq, { kind: 'faq' }, { kind: 'hero' }),
  }),
  fc.record({ op: fc.constant('replace' as const), section: anyId, with: fc.constant(faq) }),
  fc.record({ op: fc.constant('duplicate' as const), section: anyId }),
  fc.record({ op: fc.constant('theme' as const), palette: fc.constant('volt'), type: fc.constant('modern') }),
);

test('writes a page that nobody changed again byte for byte', () => {
  assert.equal(htmlTree(html).html(), html);
  const parts = fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '</i>',
    'a &amp; b',
    '<br/>',
    '<li>',
    '<!-- x',
    '-->',
    '<img src=a>',
    '"',
    '<',
    '\n',
    "<a b = 'c' >",
    '<style>a>b{}</style>',
  );
  fc.assert(
    fc.property(
      fc.array(parts).map((all) => all.join('')),
      (source) => htmlTree(source).html() === source,
    ),
  );
});

test('an operation touches what it names and nothing else', () => {
  fc.assert(
    fc.property(anyOperation, (operation) => {
      const { html: after, changes, outline: now } = edit(html, operation);
      if (changes.length === 0) {
        assert.equal(after, html);
        return;
      }
      const [before, later] = [sectionsOf(html), sectionsOf(after)];
      const named = 'section' in operation && typeof operation.section === 'string' ? operation.section : '';
      const allowed = operation.op === 'move' || operation.op === 'duplicate' ? '' : named;
      for (const [id, markup] of before) if (id !== allowed) assert.equal(later.get(id), markup, id);
      if (operation.op === 'move') return;
      const kept = now.sections.map(({ id }) => id).filter((id) => before.has(id));
      assert.deepEqual(
        kept,
        ids.filter((id) => later.has(id)),
      );
    }),
    { numRuns: 400 },
  );
});

test('takes everything back, whatever was done', () => {
  fc.assert(
    fc.property(fc.array(anyOperation, { maxLength: 12 }), (operations) => {
      const { tree, undo } = edit(html, ...operations);
      undo();
      assert.equal(tree.html(), html);
    }),
    { numRuns: 200 },
  );
});

test('a page keeps one headline, and every id stands once', () => {
  fc.assert(
    fc.property(fc.array(anyOperation, { maxLength: 12 }), (operations) => {
      const after = edit(html, ...operations).html;
      assert.equal(after.match(/<h1\b/g)?.length, 1);
      const all = [...after.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
      assert.equal(new Set(all).size, all.length);
      assert.doesNotMatch(after, /javascript:/);
    }),
    { numRuns: 200 },
  );
});

const small = `<body><a class="skip" href="#main">Skip</a><header id="header" data-section="header"><a href="#pricing">Prices</a></header><main>
<section data-section="hero" id="hero"><h1>Bread &amp; butter</h1><p>Baked <em>every</em> day in <b>Leeds</b>.</p><a class="button" href="#contact">Call</a></section>
<section data-section="pricing" id="pricing"><h2>Prices</h2><article data-placeholder="plan"><h3>Loaf</h3><p class="price">3 € <small>a loaf</small></p><ul><li><svg></svg><span>Sourdough</span></li><li><svg></svg><span>Rye</span></li></ul></article></section>
<section data-section="contact" id="contact"><h2>Contact</h2><p>Write to us.</p></section></main></body>`;
const section = (id: string) => outlineOf(htmlTree(small), made).sections.find((other) => other.id === id);

test('reads texts as a whole, and words beside other elements on their own', () => {
  assert.deepEqual(
    section('hero')?.elements.map(({ ref, tag, text, href }) => [ref, tag, text, href]),
    [
      ['e1', 'h1', 'Bread & butter', ''],
      ['e2', 'p', 'Baked every day in Leeds.', ''],
      ['e3', 'a', 'Call', '#contact'],
    ],
  );
  assert.deepEqual(
    section('pricing')?.elements.map(({ text, item, placeholder }) => [text, item, placeholder]),
    [
      ['Prices', 0, false],
      ['Loaf', 1, true],
      ['3 €', 1, true],
      ['a loaf', 1, true],
      ['Sourdough', 1, true],
      ['Rye', 1, true],
    ],
  );
});

test('keeps what is bold where other words of the same text change', () => {
  const text = (wanted: string) => edit(small, { op: 'text', section: 'hero', ref: 'e2', text: wanted }).html;
  assert.match(text('Baked every night in Leeds.'), /<p>Baked <em>every<\/em> night in <b>Leeds<\/b>\.<\/p>/);
  assert.match(text('Baked every day in York.'), /<b>York<\/b>/);
  assert.match(text('Something <else>'), /<p>Something &lt;else&gt;<\/p>/);
});

test('a price is changed beside what it is for, and is no placeholder any more', () => {
  const { html: after, changes } = edit(small, { op: 'text', section: 'pricing', ref: 'e3', text: '4 €' });
  assert.match(after, /<article><h3>Loaf<\/h3><p class="price">4 € <small>a loaf<\/small>/);
  assert.deepEqual(changes, [{ op: 'text', section: 'pricing', heading: 'Prices', before: '3 €', after: '4 €' }]);
});

test('a point goes with its tick', () => {
  const { html: after } = edit(small, { op: 'remove_element', section: 'pricing', ref: 'e5' });
  assert.match(after, /<ul><li><svg><\/svg><span>Rye<\/span><\/li><\/ul>/);
});

test('names stay valid while operations follow one another', () => {
  const { html: after, refused } = edit(
    small,
    { op: 'remove_element', section: 'pricing', ref: 'e5' },
    { op: 'text', section: 'pricing', ref: 'e3', text: '4 €' },
    { op: 'text', section: 'pricing', ref: 'e6', text: 'Spelt' },
    { op: 'text', section: 'pricing', ref: 'e3', text: '5 €' },
    { op: 'text', section: 'pricing', ref: 'e5', text: 'Gone' },
  );
  assert.match(after, /5 € <small>/);
  assert.match(after, /<span>Spelt<\/span>/);
  assert.deepEqual(
    refused.map(({ reason }) => reason),
    ['no_element'],
  );
});

test('tells which links lead to what was removed', () => {
  const { broken } = edit(small, { op: 'remove', section: 'contact' });
  assert.deepEqual(broken, [{ section: 'hero', text: 'Call', href: '#contact' }]);
});

test('a new section gets an id of its own, and the other ground than the one above', () => {
  const insert: PageOperation = { op: 'insert', at: 'after', beside: 'pricing', section: faq };
  const { outline: now, html: after } = edit(small, insert, insert);
  assert.deepEqual(
    now.sections.map(({ id }) => id),
    ['header', 'hero', 'pricing', 'faq-2', 'faq', 'contact'],
  );
  assert.match(after, /<section class="tint faq\b[^"]*" data-section="faq" id="faq">/);
});

test('a copy differs from its original by its id and its ground', () => {
  const twice = edit(small, { op: 'duplicate', section: 'contact' }).html;
  assert.match(twice, /<section data-section="contact" id="contact-2" class="tint"><h2>Contact<\/h2>/);
});

test('goes to the beginning and the end of the main part beside header and footer', () => {
  const { outline: now } = edit(small, { op: 'insert', at: 'after', beside: 'header', section: faq });
  assert.equal(now.sections[1]?.id, 'faq');
});

const refusals: [why: string, operation: PageOperation][] = [
  ['no_section', { op: 'remove', section: 'nowhere' }],
  ['no_element', { op: 'text', section: 'hero', ref: 'e9', text: 'x' }],
  ['no_link', { op: 'link', section: 'hero', ref: 'e1', href: '#contact' }],
  ['bad_address', { op: 'link', section: 'hero', ref: 'e3', href: 'javascript:alert(1)' }],
  ['no_target', { op: 'link', section: 'hero', ref: 'e3', href: '#nowhere' }],
  ['nothing_changes', { op: 'text', section: 'hero', ref: 'e3', text: ' Call ' }],
  ['nothing_changes', { op: 'move', section: 'pricing', before: 'contact' }],
  ['nothing_changes', { op: 'theme', palette: 'iris', type: 'modern' }],
  ['one_headline', { op: 'remove', section: 'hero' }],
  ['one_headline', { op: 'remove_element', section: 'hero', ref: 'e1' }],
  ['one_headline', { op: 'duplicate', section: 'hero' }],
  ['one_headline', { op: 'replace', section: 'hero', with: faq }],
  ['one_headline', { op: 'insert', at: 'after', beside: 'contact', section: { kind: 'hero' } }],
  ['fixed_place', { op: 'move', section: 'header', before: null }],
  ['fixed_place', { op: 'insert', at: 'after', beside: 'contact', section: { kind: 'footer' } }],
  ['bad_section', { op: 'insert', at: 'after', beside: 'contact', section: { kind: 'faq', title: 7 } }],
];
for (const [why, operation] of refusals)
  test(`refuses whole what cannot be done: ${why}, ${JSON.stringify(operation)}`, () => {
    const result = edit(small, operation);
    assert.deepEqual(result.refused, [{ operation, reason: why }]);
    assert.equal(result.html, small);
  });

test('an operation says what it needs and nothing else', () => {
  assert.ok(v.is(pageOperation, { op: 'remove', section: 'faq' }));
  for (const wrong of [
    { op: 'remove', section: 'faq', ref: 'e1' },
    { op: 'text', section: 'faq', ref: 'h2', text: 'x' },
    { op: 'text', section: 'faq', ref: 'e1', text: ' ' },
    { op: 'script', section: 'faq' },
    { op: 'language', language: 'Spanish' },
  ])
    assert.equal(v.is(pageOperation, wrong), false, JSON.stringify(wrong));
});

test('theme and language are the page’s own', () => {
  const { html: after, outline: now } = edit(
    small,
    { op: 'theme', palette: 'volt', type: 'modern' },
    { op: 'language', language: 'es' },
  );
  assert.match(after, /^<body data-theme="volt-modern" lang="es">/);
  assert.deepEqual([now.theme.palette, now.language], ['volt', 'es']);
});

test('a whole document keeps its head, and says its language where documents do', () => {
  const source = `<!doctype html>\n<html lang="en" id="top">\n<head><title>Bread &amp; butter</title><style>h1>b{}</style></head>\n${small}\n</html>\n`;
  const { html: after } = edit(
    source,
    { op: 'language', language: 'es' },
    { op: 'text', section: 'hero', ref: 'e1', text: 'Pan' },
  );
  assert.equal(after, source.replace('lang="en"', 'lang="es"').replace('Bread &amp; butter</h1>', 'Pan</h1>'));
});

test('knows which kinds draw their own ground', () => {
  const own = KINDS.flatMap((kind) => ('ownGround' in kind && kind.ownGround ? [kind.kind] : []));
  assert.deepEqual([...OWN_GROUND].toSorted(), own.toSorted());
});

test('names every element that it touched', () => {
  const touched: string[] = [];
  const tree = htmlTree(small);
  const changing = new PageEdit(tree, { made, onTouch: ({ tag }) => touched.push(tag) });
  changing.apply({ op: 'text', section: 'pricing', ref: 'e3', text: '4 €' });
  changing.apply({ op: 'duplicate', section: 'contact' });
  assert.deepEqual(touched, ['p', 'section']);
});

/** A page of these classes and kinds, in a main part of this manner. */
const grounds = (manner: string, ...sections: readonly [id: string, classes: string][]) =>
  `<body><main class="${manner}">${sections
    .map(([id, classes]) => `<section class="${classes}" data-section="${id}" id="${id}"><h2>${id}</h2></section>`)
    .join('')}</main></body>`;
const classesAfter = (source: string, ...operations: PageOperation[]) =>
  Object.fromEntries(
    [...edit(source, ...operations).html.matchAll(/<section class="([^"]*)"[^>]* id="([^"]*)"/g)].map(
      ([, classes = '', id = '']) => [id, classes],
    ),
  );

test('what comes into a page of ruled sections is ruled, and tinted elsewhere', () => {
  const insert = { op: 'insert', at: 'after', beside: 'notes', section: faq } as const;
  const ruled = grounds('ruled', ['notes', 'rule notes'], ['contact', 'closing contact']);
  assert.equal(classesAfter(ruled, insert).faq, 'rule faq beside');
  assert.equal(classesAfter(ruled, { op: 'replace', section: 'notes', with: faq }).notes, 'rule faq beside');
  assert.equal(classesAfter(ruled, { op: 'duplicate', section: 'notes' })['notes-2'], 'rule notes');
  const stacked = grounds('stacked', ['notes', 'notes'], ['contact', 'closing contact']);
  assert.equal(classesAfter(stacked, insert).faq, 'tint faq beside');
  assert.equal(classesAfter(stacked, { op: 'duplicate', section: 'notes' })['notes-2'], 'tint notes');
});

test('the strong ground stays where a page ends on it, is never copied, and bears only what is made for it', () => {
  const page = grounds('stacked', ['notes', 'notes'], ['contact', 'closing contact']);
  const form = {
    kind: 'lead-form',
    variant: 'line',
    title: 'Write',
    fields: [{ label: 'E-mail', input: 'email' }],
    button: 'Send',
  };
  assert.equal(
    classesAfter(page, { op: 'replace', section: 'contact', with: form }).contact,
    'closing lead-form lead-form-line',
  );
  assert.equal(classesAfter(page, { op: 'replace', section: 'contact', with: faq }).contact, 'tint faq beside');
  const copied = classesAfter(page, { op: 'duplicate', section: 'contact' });
  assert.deepEqual([copied.contact, copied['contact-2']], ['closing contact', 'contact']);
});

test('what a person chose of screens and motion stays with a section that becomes another one', () => {
  const page = grounds('stacked', ['notes', 'notes not-on-mobile appear-rise'], ['contact', 'closing contact']);
  assert.equal(
    classesAfter(page, { op: 'replace', section: 'notes', with: faq }).notes,
    'faq beside not-on-mobile appear-rise',
  );
});
