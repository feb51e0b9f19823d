import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sanitizePage } from '../sanitize/sanitize.ts';
import { withDownload, withForms } from './form-markup.ts';
import { readForms } from './read-forms.ts';

const page = (attributes: string) =>
  `<html lang="en"><style></style>${sanitizePage(`<main><form ${attributes}><label>Name<input name="Name"></label></form></main>`)}</html>`;
const FILE = 'data-file="/v1/files/uploads/3f/0123456789abcdef.pdf"';

test('a form names the file that it delivers, and its published page does not', () => {
  const [form] = readForms(page(FILE));
  assert.equal(form?.file, 'uploads/3f/0123456789abcdef.pdf');
  assert.doesNotMatch(withForms(page(FILE)), /data-file|0123456789abcdef/);
});

test('only files of the account are delivered', () => {
  for (const address of ['https://evil.example/a.pdf', '/v1/files/../secrets', '/v1/files/avatars/a.png', ''])
    assert.equal(readForms(page(`data-file="${address}"`))[0]?.file, '');
});

test('the thanks of one form lead to its file, whatever that is called', () => {
  const working = withForms(page(FILE) + page(FILE));
  const shown = withDownload(working, 2, { href: '/_landfall/file?token=a&b', label: 'Download <b>$&.pdf' });
  const button = '<a class="button" href="/_landfall/file?token=a&amp;b">Download &lt;b&gt;$&amp;.pdf</a></p></div>';
  assert.ok(shown.slice(shown.indexOf('id="sent-2"')).includes(button));
  assert.equal(shown.split('/_landfall/file').length, 2);
  assert.equal(withDownload(working, 3, { href: '/a', label: 'A' }), working);
});
