import assert from 'node:assert/strict';
import { test } from 'node:test';
import { starterPage } from '@landfall/page/compose/starter-page';
import { buildDocument } from '@landfall/page/sections/document';
import { renderPage } from '@landfall/page/sections/render';
import { seoTitle } from '@landfall/shared/contracts';
import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { type Head, servedDocument, withHead } from './head.ts';

const model = starterPage({ projectName: 'P', projectDescription: '', title: 'Old', description: '' }, 'en');
const { html, css } = renderPage(model, 'publish', '/_landfall/');
const documentWith = (description: string) =>
  buildDocument({
    css,
    body: html,
    language: 'en',
    title: 'Old title',
    description,
    url: 'http://old.example/',
    siteName: 'Old site',
    theme: model.theme,
    themeColor: '#fff',
    assets: '/_landfall/',
    image: '',
  });

const head: Head = { title: 'T', description: '', siteName: 'S', url: '', robots: 'index', image: '', icon: '' };

/** What a browser reads of the head: titles, metas and links. */
function read(document: string) {
  const found: Record<string, string[]> = Object.create(null);
  const note = (name: string, value: string) => {
    found[name] = [...(found[name] ?? []), value];
  };
  let inTitle = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      inTitle = name === 'title';
      if (name === 'meta') note(attributes.name ?? attributes.property ?? '', attributes.content ?? '');
      if (name === 'link') note(attributes.rel ?? '', attributes.href ?? '');
      if (name === 'script') note('script', '');
    },
    ontext: (text) => inTitle && note('title', text),
    onclosetag: () => {
      inTitle = false;
    },
  });
  parser.end(document.slice(0, document.indexOf('</head>')));
  return found;
}

test('says what the settings say, and leaves the body as it was', () => {
  const before = documentWith('Old words');
  const after = withHead(before, {
    ...head,
    description: 'New words',
    url: 'https://shop.example.com/',
    robots: 'noindex',
    image: 'https://x.example/a.png',
    icon: 'https://x.example/i.png',
  });
  const found = read(after);
  assert.deepEqual(found.title, ['T']);
  for (const name of ['description', 'og:description']) assert.deepEqual(found[name], ['New words']);
  for (const name of ['canonical', 'og:url']) assert.deepEqual(found[name], ['https://shop.example.com/']);
  assert.deepEqual(found.robots, ['noindex']);
  assert.deepEqual(found['og:image'], ['https://x.example/a.png']);
  assert.deepEqual(found.icon, ['https://x.example/i.png']);
  assert.equal(after.slice(after.indexOf('<style>')), before.slice(before.indexOf('<style>')));
});

test('keeps what nothing was set for', () => {
  const found = read(withHead(documentWith('Old words'), head));
  assert.deepEqual(found.description, ['Old words']);
  assert.deepEqual(found.canonical, ['http://old.example/']);
  assert.equal(found.robots, undefined);
  assert.match(found.icon?.[0] ?? '', /^data:image/);
});

test('a page that nobody described is described by its title and its site, once, and only where it is served', () => {
  const plain = documentWith('');
  assert.deepEqual(read(servedDocument(plain, { ...head, title: 'Menu', siteName: 'Olivo' })).description, [
    'Menu · Olivo',
  ]);
  assert.deepEqual(read(servedDocument(plain, { ...head, title: 'Olivo', siteName: 'Olivo' })).description, ['Olivo']);
  assert.deepEqual(read(servedDocument(documentWith('Ours'), head)).description, ['Ours']);
  assert.equal(read(withHead(plain, head)).description, undefined);
});

test('texts stay texts, whatever they hold', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('$& $1 $`', '</title><script>', '"><script>', '<style>'),
  );
  fc.assert(
    fc.property(text, text, fc.boolean(), (title, description, hadWords) => {
      const found = read(withHead(documentWith(hadWords ? 'Old words' : ''), { ...head, title, description }));
      assert.equal(found.script, undefined);
      assert.ok((found.description?.length ?? 0) <= 1);
      assert.equal(found['og:title']?.length, 1);
    }),
  );
});

test('a title pattern knows the page and the site, and nothing else', () => {
  assert.equal(seoTitle('{title} | {site}', 'Home {site}', 'Rockets $1'), 'Home {site} | Rockets $1');
  assert.equal(seoTitle('{title} {other}', 'A', 'B'), 'A {other}');
});
