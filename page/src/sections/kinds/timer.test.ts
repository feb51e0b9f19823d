import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { sanitizePage } from '../../sanitize/sanitize.ts';
import { pageModel, type SectionDraft } from '../model.ts';
import { renderPage } from '../render.ts';

const THEME = { palette: 'iris', type: 'modern' } as const;

/** As the editor holds it and publishes it, and as it is published without having been edited. */
function published(...sections: SectionDraft[]): string[] {
  const page = v.parse(pageModel, { language: 'en', title: 'A', theme: THEME, sections });
  return [sanitizePage(renderPage(page, 'edit', '/a/').html), renderPage(page, 'publish', '/a/').html];
}

const timer: SectionDraft & { kind: 'timer' } = {
  kind: 'timer',
  title: 'Early prices',
  until: '2026-12-24T18:00',
  zone: 'Europe/Madrid',
  ended: 'Full prices & "thanks" <now>',
};

test('a countdown is published with its end and without a text of its own, so that it is never wrong', () => {
  for (const html of published(timer))
    assert.match(
      html,
      /<p class="timer-left" data-until="2026-12-24T18:00" data-zone="Europe\/Madrid" data-ended="Full prices &amp; &quot;thanks&quot; &lt;now&gt;"><\/p>/,
    );
});

test('without an end that there is, nothing of it is published, nor a link to it', () => {
  const linked: SectionDraft = {
    kind: 'cta',
    variant: 'band',
    title: 'Look',
    actions: [{ label: 'When', href: '#timer' }],
  };
  for (const end of [
    { until: '' },
    { zone: '' },
    { zone: 'Mars/Olympus' },
    { until: '2026-02-30T10:00' },
    { until: '2026-03-29T02:30' },
  ])
    for (const html of published({ ...timer, ...end }, linked))
      assert.doesNotMatch(html, /data-section="timer"|Early prices|#timer/);
});
