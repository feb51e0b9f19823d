import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { sanitizePage } from '../../sanitize/sanitize.ts';
import { popup } from '../kinds/popup.ts';
import { pageModel } from '../model.ts';
import { contextOf, renderPage, renderSection } from '../render.ts';
import { stylesheet } from '../stylesheet.ts';
import { withPopups } from './popups.ts';

const theme = { palette: 'iris', type: 'modern' } as const;
const pageOf = (...sections: readonly object[]) => v.parse(pageModel, { language: 'en', title: 'A', theme, sections });
const cta = (href: string) =>
  ({ kind: 'cta', variant: 'band', title: 'Look', actions: [{ label: 'See it', href }] }) as const;
const offer = {
  kind: 'popup',
  variant: 'middle',
  title: 'An "offer" & more',
  body: 'For a week.',
  actions: [{ label: 'Write', href: '#cta' }],
} as const;

/** As the editor holds it and publishes it, and as it is published without having been edited. */
const published = (...sections: readonly object[]): string[] => {
  const page = pageOf(...sections);
  return [sanitizePage(renderPage(page, 'edit', '/').html), renderPage(page, 'publish', '/').html];
};

test('a popup is a dialog with a name and a way out, and a link to it the button that opens it', () => {
  for (const html of published(cta('#popup'), offer)) {
    assert.match(
      html,
      /<dialog class="popup popup-middle" data-section="popup" id="popup" popover="auto" closedby="any" aria-label="An &quot;offer&quot; &amp; more">/,
    );
    assert.match(
      html,
      /<button type="button" class="button" command="show-modal" commandfor="popup" popovertarget="popup">See it<\/button>/,
    );
    assert.match(
      html,
      /class="popup-close" aria-label="Close" command="close" commandfor="popup" popovertarget="popup"/,
    );
    assert.match(html, /<a class="popup-close popup-away" href="#_" aria-label="Close">/);
    assert.match(html, /<a class="button" href="#cta">Write<\/a>/);
    assert.doesNotMatch(html, /<section class="popup|<\/section><\/dialog>/);
    assert.equal(html.match(/<dialog/g)?.length, html.match(/<\/dialog>/g)?.length);
  }
});

test('what the editor holds is a section, which it can show in its place', () => {
  const { html } = renderPage(pageOf(cta('#popup'), offer), 'edit', '/');
  assert.match(html, /<section class="popup popup-middle" data-section="popup" id="popup">/);
  assert.match(html, /<a class="button" href="#popup">/);
});

test('a popup with a form keeps the form’s section in it', () => {
  const form = { fields: [{ label: 'E-mail', input: 'email' }], button: 'Send' } as const;
  for (const html of published(cta('#popup'), { ...offer, actions: [], form })) {
    assert.match(
      html,
      /<dialog[^<>]*>[\s\S]*<section class="popup-form lead-form[\s\S]*<\/form>[\s\S]*<\/section>\s*<\/div><\/dialog>/,
    );
    assert.match(html, /aria-label="An &quot;offer&quot; &amp; more"/);
    const css = stylesheet(theme, '/', html);
    assert.match(css, /\.popup-form \.button\{/);
    assert.match(css, /dialog\.popup:has\(:target\)/);
  }
});

test('words that lead to a popup look like a link; a link with blocks in it, or to elsewhere, stays one', () => {
  const dialog = '<section class="popup" data-section="popup" id="offer"><h2>Hi</h2></section>';
  const words = withPopups(`<p><a href="#offer" title="b">our <b>offer</b></a></p>${dialog}`);
  assert.match(words, /<button type="button" class="opener" title="b" command[^<>]*>our <b>offer<\/b><\/button>/);
  for (const link of ['<a href="#offer"><h3>Big</h3></a>', '<a href="#menu">Menu</a>', '<a href="/page#offer">a</a>'])
    assert.ok(withPopups(link + dialog).startsWith(link));
});

test('a popup that has no id, and one whose section is not closed, lose nothing', () => {
  const anonymous = '<section class="popup"><h2>Hi</h2></section><p>a</p>';
  assert.equal(withPopups(anonymous), anonymous);
  const open = '<section class="popup" id="a"><h2>Hi</h2>';
  assert.equal(withPopups(open), open);
});

test('nobody can bring dialogs and commands of their own', () => {
  const clean = sanitizePage(
    '<dialog open id="a">Hi</dialog><button command="show-modal" commandfor="a" popovertarget="a">b</button>',
  );
  assert.equal(clean, 'Hi<button>b</button>');
});

test('its rules come along with a popup alone', () => {
  const [sample] = popup.samples;
  assert.ok(sample);
  const context = { ...contextOf(pageOf(offer), 'edit', '/'), anchor: 'popup' };
  const html = sanitizePage(renderSection(v.parse(popup.schema, sample.section), context).markup);
  assert.match(stylesheet(theme, '/', html), /dialog\.popup\{position:fixed/);
  assert.doesNotMatch(stylesheet(theme, '/', html), /popup-form|popup-side\{/);
  assert.doesNotMatch(stylesheet(theme, '/', '<main><p>a</p></main>'), /popup|opener/);
});
