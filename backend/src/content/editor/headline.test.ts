import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headlineOf } from './headline.ts';

const html = '<main><h1 class="x" id="i1a">Hello</h1></main>';

test('the headline’s own colour and size count, those of small screens do not', () => {
  const css = '#i1a{background-color:blue;color:#c00;font-size:40px}@media (max-width:480px){#i1a{color:red}}';
  assert.deepEqual(headlineOf(html, css), { color: '#c00', size: 40 });
  assert.deepEqual(headlineOf(html, '@media (max-width:480px){#i1a{color:red}}'), {});
  assert.deepEqual(headlineOf(html, '#i1a{font-size:900px;color:var(--x)}'), { size: 130 });
  assert.deepEqual(headlineOf('<h1>Hello</h1>', css), {});
});
