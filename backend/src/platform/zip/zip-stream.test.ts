import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import fc from 'fast-check';
import { readZip } from '../../testing/read-zip.ts';
import { until } from '../../testing/until.ts';
import { zipName, zipStream } from './zip-stream.ts';

const PYTHON =
  'import zipfile,sys; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])';

test('is an archive that another program unpacks', {
  skip: !hasPython() && 'python3 is not on this machine',
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-zip-'));
  const archive = await buffer(
    zipStream([
      { name: 'a.txt', content: Buffer.from('hello '.repeat(1000)) },
      { name: 'folder/café 🚀.bin', content: Readable.from([Buffer.from('one'), Buffer.from('two')]), dense: true },
      { name: 'empty', content: Buffer.alloc(0) },
    ]),
  );
  writeFileSync(join(folder, 'x.zip'), archive);
  execFileSync('python3', ['-c', PYTHON, join(folder, 'x.zip'), folder]);
  assert.equal(readFileSync(join(folder, 'a.txt'), 'utf8'), 'hello '.repeat(1000));
  assert.equal(readFileSync(join(folder, 'folder/café 🚀.bin'), 'utf8'), 'onetwo');
  assert.equal(readFileSync(join(folder, 'empty')).length, 0);
  rmSync(folder, { recursive: true });
});

test('gives back what was put in', async () => {
  const files = fc.dictionary(fc.string({ minLength: 1, unit: 'grapheme' }), fc.uint8Array({ maxLength: 500 }));
  await fc.assert(
    fc.asyncProperty(files, async (given) => {
      const entries = Object.entries(given).map(([name, bytes], n) => ({
        name: `${n}/${zipName(name)}`,
        content: Buffer.from(bytes),
      }));
      const read = readZip(await buffer(zipStream(entries)));
      assert.deepEqual(
        [...read],
        entries.map(({ name, content }) => [name, content]),
      );
    }),
    { numRuns: 50 },
  );
});

test('a content that breaks off breaks the archive off', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('the store is away');
    })(),
  );
  await assert.rejects(buffer(zipStream([{ name: 'a', content: broken }])), /the store is away/);
});

test('whoever stops reading stops what is read for it', async () => {
  let ended = false;
  async function* entries() {
    try {
      for (let n = 0; ; n++) yield { name: `${n}`, content: Buffer.alloc(100_000, n), dense: true };
    } finally {
      ended = true;
    }
  }
  const archive = zipStream(entries());
  for await (const _ of archive) break;
  assert.ok(archive.destroyed);
  await until(() => ended);
});

test('a name in an archive leads nowhere else', () => {
  for (const name of ['../../etc/passwd', '..', '/root', 'C:\\x', 'a\u0000b', '', '...']) {
    const made = zipName(name);
    assert.ok(
      made !== '' && !made.startsWith('.') && !['/', '\\', ':', '\u0000'].some((sign) => made.includes(sign)),
      made,
    );
  }
});

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version']);
    return true;
  } catch {
    return false;
  }
}
