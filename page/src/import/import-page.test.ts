import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WORDS } from '../languages/languages.ts';
import { sanitizePart } from '../sanitize/sanitize.ts';
import type { RenderContext } from '../sections/section-kind.ts';
import { drawImport, readImport } from './import-page.ts';

const CONTEXT: RenderContext = {
  language: 'en',
  words: WORDS.en,
  palette: 'iris',
  assets: '/a/',
  mode: 'edit',
  anchor: '',
};

function imported(source: string) {
  const page = readImport(source);
  return {
    ...page,
    html: drawImport(page.blocks, CONTEXT),
    out: Object.fromEntries(page.left.map(({ what, count }) => [what, count])),
  };
}

test('headline, lead, title, description and language are read', () => {
  const { head, headline, lead } = imported(`<!doctype html><html lang="de-AT"><head><title> Frisches
    Brot </title><meta name="description" content="Jeden Morgen &amp; frisch"></head>
    <body><h1>Brot <b>vom Bäcker</b></h1><p>Täglich <em>frisch</em>.</p></body></html>`);
  assert.deepEqual(head, { title: 'Frisches Brot', description: 'Jeden Morgen & frisch', language: 'de' });
  assert.equal(headline, 'Brot vom Bäcker');
  assert.deepEqual(lead, { inner: 'Täglich <em>frisch</em>.', words: 'Täglich frisch.' });
});

test('headings begin sections; texts, emphasis, lists, quotes, pictures and links stay', () => {
  const { html, out } =
    imported(`<h1>A</h1><h2>Why</h2><div class="x"><p style="color:red">Good <strong>bread</strong> at
    <a href="https://a.example/x?a=1&amp;b=2" onclick="x()">A</a> or <a href="/menu">the menu</a></p>loose text</div>
    <ul><li>One<ol><li><i>Two</i></li></ol></li><li> </li></ul><blockquote><p>Tasty</p><p>Very</p></blockquote>
    <figure><img src="https://a.example/b.jpg" alt="A &quot;loaf&quot;"></figure><h3>More</h3><p>x</p>`);
  assert.equal(
    html,
    '<section class="story beside" data-section="story" id="story"><div class="wrap"><div class="heading"><h2>Why</h2></div><div>' +
      '<p>Good <strong>bread</strong> at <a href="https://a.example/x?a=1&amp;b=2">A</a> or the menu</p><p>loose text</p>' +
      '<ul><li>One<ol><li><em>Two</em></li></ol></li></ul><blockquote>Tasty<br>Very</blockquote>' +
      '<figure><img src="https://a.example/b.jpg" alt="A &quot;loaf&quot;" loading="lazy"></figure><h3>More</h3><p>x</p></div></div></section>',
  );
  assert.deepEqual(out, { handlers: 1, links: 1 });
});

test('tables of words stay tables, those that lay a page out do not', () => {
  const { html } = imported(`<h1>A</h1><h2>Prices</h2><table><caption>All</caption><tr><th>Loaf</th><th>Price</th></tr>
    <tr><th>Rye</th><td colspan="2"><b>5 €</b></td></tr></table><table><tr><td><h3>Left</h3><p>a</p></td><td>b</td></tr></table>`);
  assert.match(
    html,
    /<section class="table" data-section="table" id="table"><div class="wrap"><div class="heading"><h2>Prices<\/h2>/,
  );
  assert.match(
    html,
    /<table><caption>All<\/caption><thead><tr><th scope="col">Loaf<\/th><th scope="col">Price<\/th><\/tr><\/thead><tbody><tr><th scope="row">Rye<\/th><td colspan="2"><strong>5 €<\/strong><\/td><\/tr><\/tbody><\/table>/,
  );
  assert.match(html, /<h3>Left<\/h3><p>a<\/p><p>b<\/p>/);
});

test('fields of forms stay as far as ours have such, and send nothing elsewhere', () => {
  const { html, out } = imported(`<h1>A</h1><h2>Write to us</h2><form action="https://evil.example" method="get">
    <p>We answer soon.</p><label>Your name <input name="fullname" required></label><label for="m">E-mail:</label><input id="m" type="email">
    <input type="hidden" name="csrf" value="1"><input type="password" name="pw"><select name="size" required><option value="">-</option><option>S</option><option>L</option></select>
    <fieldset><legend>Colour</legend><label><input type="radio" name="c" value="r">Red</label><label><input type="radio" name="c">Blue</label></fieldset>
    <label><input type="checkbox" name="ok" required> I agree</label><textarea placeholder="Message"></textarea><button>Send it</button></form>`);
  assert.match(html, /<form method="post" data-form="form-1">/);
  assert.doesNotMatch(html, /evil|csrf|password/);
  for (const part of [
    'name="Your name"',
    'type="email" name="E-mail"',
    '<option>L</option>',
    '<legend>Colour <small>(optional)</small></legend>',
    'value="Blue"',
    '<span>I agree</span>',
    'textarea name="Message"',
    '>Send it</button>',
    'We answer soon.',
  ])
    assert.ok(html.includes(part), `${part} in ${html}`);
  assert.deepEqual([out.actions, out.fields], [1, 1]);
});

test('what runs, dresses, counts or comes from elsewhere is left out, and named', () => {
  const { html, out, blocks } =
    imported(`<head><script src="https://t.example/a.js"></script><style>p{}</style><link rel="stylesheet" href="a.css"></head>
    <h1>A</h1><script>alert(1)</script><p onmouseover="x()">Words</p><noscript><img src="https://t.example/n.gif"></noscript>
    <iframe src="https://v.example"></iframe><video src="https://v.example/v.mp4"></video><img src="https://t.example/p.gif" width="1" height="1">
    <img src="data:image/png;base64,AAAA"><img src="img/a.png"><img src="http://a.example/a.png"><nav><a href="/">Home</a></nav>
    <a href="javascript:alert(1)">Run</a><p hidden>secret</p><p style="display : none">secret</p><svg><script>1</script><text>drawn</text></svg>`);
  assert.deepEqual(out, {
    ...{ scripts: 4, styles: 2, handlers: 1, media: 2, trackers: 1, navigation: 1 },
    ...{ hidden: 2, embedded_pictures: 1, relative_pictures: 1, insecure_pictures: 1 },
  });
  assert.doesNotMatch(html, /alert|secret|t\.example|v\.example|data:|drawn|javascript/);
  assert.match(html, /Run/);
  assert.ok(blocks.length > 0);
});

const HOSTILE = [
  '<h1>A</h1><p><scr<script>ipt>alert(1)</script></p>',
  '<h1>A</h1><a href=" java\nscript:alert(1)">x</a><a href="data:text/html,x">y</a><a href="vbscript:x">z</a>',
  '<h1>A</h1><img src="https://a.example/x.png" alt="&quot; onerror=&quot;alert(1)"><img src=x onerror=alert(1)>',
  '<h1>A</h1><img src="https://a.example/&quot;onload=alert(1)//">',
  '<h1>A</h1><math><mtext></mtext><style><img src=x onerror=alert(1)></style></math><p>after</p>',
  '<h1>A</h1><table><tr><td colspan="9999999" onclick="x">a</td><td rowspan="-1">b</td></tr></table>',
  '<h1>A</h1><form><input name="&quot;><script>alert(1)</script>"><select name=a><option>&lt;/option&gt;&lt;script&gt;</select><button>&lt;b&gt;</button></form>',
  '<h1>&lt;img src=x onerror=alert(1)&gt;</h1><h2>&lt;script&gt;</h2><li>&amp;lt;script&amp;gt;',
  `<h1>A</h1>${'<ul><li>'.repeat(150)}deep`,
  `<h1>A</h1>${'<b>'.repeat(150)}deep`,
  '<h1>A</h1><p>\u0000\u0008\ufffe</p><!-- <script> --><![CDATA[<script>]]><?php x ?><p',
  '</main></body><section data-shared="x" data-gjs-type="script"><p>x</p>',
];

test('nothing that a stranger wrote runs, and the result is what cleaning makes of itself', () => {
  for (const source of HOSTILE) {
    const { html, headline, lead } = imported(source);
    const all = `<h1>${headline}</h1>${lead.inner}${html}`;
    const clean = sanitizePart(all);
    assert.doesNotMatch(
      html,
      /<script|<style|<iframe|\son\w+\s*=\s*["']?alert|javascript:|data-gjs|data-shared/i,
      source,
    );
    const meant = (markup: string) =>
      markup
        .replace(/ \/>/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/\s+/g, ' ')
        .trim();
    assert.equal(meant(sanitizePart(html)), meant(html), source);
    assert.ok(clean.length > 0);
  }
});

test('a long document is bounded, and takes no long time', () => {
  const started = performance.now();
  const { blocks, out, html } = imported(`<h1>A</h1>${'<h2>T</h2><p>words <b>and</b> more</p>'.repeat(9_000)}`);
  assert.ok(blocks.length > 500 && blocks.length < 3_000);
  assert.ok((out.rest ?? 0) > 10_000);
  assert.equal(html.split('<section').length - 1, 60);
  const spaces = imported(`<h1>A</h1><p>${' '.repeat(400_000)}x${'<br>'.repeat(50_000)}</p>`);
  assert.match(spaces.html + spaces.lead.inner, /x/);
  const table = imported(`<h1>A</h1><table>${'<tr><td>a</td><td>b</td></tr>'.repeat(5_000)}</table>`);
  assert.deepEqual(table.out, { rest: 4_800 });
  assert.ok(performance.now() - started < 20_000);
});

test('a document without a first heading, or without anything, says so', () => {
  assert.equal(imported('<p>Only words</p>').headline, '');
  assert.match(
    imported('<p>Only words</p>').html,
    /<section class="story" data-section="story" id="story"><div class="wrap"><div><p>Only words/,
  );
  assert.deepEqual(imported('<script>1</script> ').blocks, []);
});
