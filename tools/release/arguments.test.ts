import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readReleaseArguments } from './arguments.ts';

const read = (line: string) => readReleaseArguments(line.split(' '));

test('reads what is asked for', () => {
  assert.equal(read('--help'), undefined);
  assert.equal(read('mfe-pages --to /srv')?.act, 'release');
  const asked = read('mfe-pages --to /srv --canary 5 --watch http://localhost:4000 --for 90s --until 2d');
  assert.deepEqual(
    [asked?.act, asked?.canary, asked?.watch, asked?.promoteAfter, asked?.giveUpAfter, asked?.every],
    ['release', 5, 'http://localhost:4000', 90_000, 2 * 86_400_000, 5_000],
  );
  assert.equal(read('mfe-pages --to /srv --watch http://localhost:4000')?.act, 'watch');
  assert.deepEqual(
    [read('mfe-pages --to /srv --rollback')?.version, read('mfe-pages --to /srv --rollback 1.0.0-a')?.version],
    [undefined, '1.0.0-a'],
  );
});

test('says what is wrong', () => {
  for (const [line, words] of [
    ['mfe-pages', /--to <folder>/],
    ['mfe-pages mfe-files --to /srv', /One area at a time/],
    ['mfe-pages --to /srv --promote --withdraw', /One at a time/],
    ['mfe-pages --to /srv --promote --canary 5', /One at a time/],
    ['mfe-pages --to /srv --canary many', /--canary is a number/],
    ['mfe-pages --to /srv --watch localhost', /--watch is the address of a backend/],
    ['mfe-pages --to /srv --for soon', /--for is a duration/],
    ['mfe-pages --to /srv --canary 5 --watch http://localhost:4000 --for 2d', /--for .* --until/],
    ['mfe-pages --to /srv --keep-days -1', /.*/],
  ] as const)
    assert.throws(() => read(line), words, line);
});
