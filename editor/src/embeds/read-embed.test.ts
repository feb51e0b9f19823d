import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readEmbed } from './read-embed.ts';

const of = (pasted: string) => {
  const read = readEmbed(pasted);
  return read && [read.href, read.title, read.height];
};

test('an address is taken as it is, and one without a scheme is meant to be encrypted', () => {
  assert.deepEqual(of('  https://maps.example/embed?a=1&b=2 '), ['https://maps.example/embed?a=1&b=2', '', 0]);
  assert.deepEqual(of('maps.example/embed'), ['https://maps.example/embed', '', 0]);
  assert.deepEqual(of('//maps.example/embed'), ['https://maps.example/embed', '', 0]);
});

test('of markup the frame’s address, title and height are taken, and nothing else', () => {
  const pasted = `<div><script src="https://bad.example/a.js"></script>
    <iframe width="600" height="450" style="border:0" onload="alert(1)" srcdoc="<b>no</b>" title="The shop &amp; its yard"
      src="https://maps.example/embed?pb=1&amp;q=a%20b" allow="camera" sandbox></iframe></div>`;
  assert.deepEqual(of(pasted), ['https://maps.example/embed?pb=1&q=a%20b', 'The shop & its yard', 450]);
  assert.deepEqual(of("<IFRAME src='//cal.example/x' height=300px></IFRAME>"), ['https://cal.example/x', '', 300]);
  assert.deepEqual(of('<iframe src=https://cal.example/x height="100%">'), ['https://cal.example/x', '', 0]);
  assert.deepEqual(of('<iframe src="https://cal.example/x" height="9000">'), ['https://cal.example/x', '', 2000]);
});

test('what has no encrypted address is nothing that can be shown', () => {
  for (const pasted of [
    '',
    'hello',
    'two words.example',
    'http://maps.example/',
    'javascript:alert(1)',
    'data:text/html,hello',
    'https://a;b.example/',
    '<iframe src="http://maps.example/">',
    '<iframe srcdoc="<p>x</p>">',
    '<script src="https://widget.example/w.js"></script>',
    '<blockquote>https://maps.example/</blockquote>',
  ])
    assert.equal(readEmbed(pasted), null, pasted);
});
