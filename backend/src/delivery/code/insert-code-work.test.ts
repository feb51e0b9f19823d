import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withCountdowns } from '@landfall/page/publish/countdowns';
import type { CodeState } from './consent.ts';
import { withCode } from './insert-code-work.ts';
import type { SiteCode } from './site-code.ts';

const CODE = { head: '', bodyEnd: '<b>mine' } as SiteCode;
const NOW = Date.parse('2026-12-21T12:00:00Z');

const written = (left: string, now = NOW) =>
  withCountdowns(`<html lang="en"><head></head><body>${left}</body></html>`, now).document;
const COUNTDOWN = '<p class="timer-left" data-until="2026-12-24T18:00" data-zone="Europe/Berlin" data-ended=""></p>';
const coded = (document: string, state: CodeState = 'open') =>
  withCode({ document: Buffer.from(document), code: CODE, state, language: 'en' });

test('countdowns run where code runs, before what its owner wrote, and nowhere else', () => {
  assert.match(coded(written(COUNTDOWN)), /<script>[\s\S]*'timer'[\s\S]*<\/script><b>mine<\/body>/);
  assert.match(coded(written(COUNTDOWN), 'agreed'), /<script>/);
  for (const state of ['asked', 'refused', 'private'] as const)
    assert.doesNotMatch(coded(written(COUNTDOWN), state), /<script>/);
});

test('a page without a countdown, or with one that is over, gets no script', () => {
  assert.doesNotMatch(coded(written('<p>3 days left</p>')), /<script>/);
  assert.doesNotMatch(coded(written(COUNTDOWN, Date.parse('2027-01-01T00:00Z'))), /<script>/);
});
