import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './preview-work.ts';

const document =
  '<html lang="de" id="top"><body><p class="timer-left" data-until="2026-12-24T18:00" data-zone="Europe/Berlin" data-ended="Vorbei"></p><a class="embed-link" href="https://maps.example/"><span>Karte</span></a></body></html>';
const at = (now: string) => run({ contents: document, step: null, origin: '', now: Date.parse(now) });

test('a preview says what is left when it is looked at, and until when it is true', () => {
  const preview = at('2026-12-21T12:00:00Z');
  assert.match(preview.document, /<strong>Noch 3 Tage<\/strong>/);
  assert.equal(preview.changesAt, Date.parse('2026-12-21T23:00:00Z'));
  const over = at('2026-12-25T12:00:00Z');
  assert.match(over.document, /<strong>Vorbei<\/strong>/);
  assert.equal(over.changesAt, null);
});

test('a preview, which may show no other site, leads to it', () => {
  const preview = at('2026-12-21T12:00:00Z');
  assert.doesNotMatch(preview.document, /<iframe/);
  assert.match(preview.document, /<a class="embed-link" href="https:\/\/maps\.example\/">/);
});
