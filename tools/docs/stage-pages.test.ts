import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOfFile, pageText } from './stage-pages.ts';

const pages = new Set(['README.md', 'docs/README.md', 'docs/operations.md', 'page/README.md']);
const text = (markdown: string, file = 'docs/operations.md') => pageText(markdown, file, pages);

test('a README is the page of its folder', () => {
  assert.equal(addressOfFile('README.md'), 'index.md');
  assert.equal(addressOfFile('page/src/README.md'), 'page/src/index.md');
  assert.equal(addressOfFile('docs/operations.md'), 'docs/operations.md');
});

test('links lead to pages, folders to their READMEs', () => {
  assert.equal(
    text('see [pages](../page/README.md#words) and [more](../page/)'),
    'see [pages](../page/index.md#words) and [more](../page/index.md)',
  );
  assert.equal(text('[how](docs/operations.md)', 'README.md'), '[how](./docs/operations.md)');
});

test('what is no page is named without a link; other sites and pictures stay', () => {
  assert.equal(text('[a file](../tools/root.ts) ![a picture](x.png)'), 'a file ![a picture](x.png)');
  assert.equal(text('[site](https://example.com) [below](#below)'), '[site](https://example.com) [below](#below)');
});

test('code stays as it is written', () => {
  const code = '```md\n[x](../tools/root.ts)\n```\n[x](../tools/root.ts)';
  assert.equal(text(code), '```md\n[x](../tools/root.ts)\n```\nx');
});
