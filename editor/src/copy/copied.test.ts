import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Copied, readCopied, withOwnIds, writeCopied } from './copied.ts';

/** A clipboard that keeps the given types alone. */
function clipboard(...types: string[]) {
  const kept = new Map<string, string>();
  return {
    setData: (type: string, value: string) =>
      void ((types.length === 0 || types.includes(type)) && kept.set(type, value)),
    getData: (type: string) => kept.get(type) ?? '',
  } as unknown as DataTransfer;
}

const COPIED: Copied = { id: 'one', html: '<p id="i1">Größe 🍞</p>', css: '#i1{color:red}', isPart: true };

test('an element is read again, also where nothing but markup was kept, however long it is', () => {
  for (const data of [clipboard(), clipboard('text/html')]) {
    const long = { ...COPIED, html: `<p>${'🍞ö'.repeat(60_000)}</p>` };
    writeCopied(data, long, 'Größe');
    assert.deepEqual(readCopied(data), long);
  }
  const data = clipboard();
  writeCopied(data, COPIED, 'Größe 🍞');
  assert.equal(data.getData('text/plain'), 'Größe 🍞');
  assert.ok(data.getData('text/html').endsWith(COPIED.html));
});

test('what is no element of ours is none', () => {
  const data = clipboard();
  assert.equal(readCopied(data), null);
  for (const said of ['', 'x', '{}', 'null', '{"id":1,"html":"","css":""}']) {
    data.setData('application/x-landfall', said);
    assert.equal(readCopied(data), null);
  }
  data.setData('application/x-landfall', '');
  data.setData('text/html', '<meta name="landfall-copy" content="====">');
  assert.equal(readCopied(data), null);
});

test('ids that rules name are new, all others stay', () => {
  let count = 0;
  const made = withOwnIds(
    {
      html: '<section id="prices"><p id="i1">a</p><p id="i12">b</p></section>',
      css: '#i1{color:red}#i12{color:blue}#gone{x:y}',
    },
    () => `n${++count}`,
  );
  assert.deepEqual(made, {
    html: '<section id="prices"><p id="n1">a</p><p id="n2">b</p></section>',
    css: '#n1{color:red}#n2{color:blue}#gone{x:y}',
  });
});
