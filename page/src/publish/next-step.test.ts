import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sanitizePage } from '../sanitize/sanitize.ts';
import { leadsOn, withNextStep } from './next-step.ts';
import { readForms } from './read-forms.ts';

const page = (body: string) => sanitizePage(`<main>${body}</main>`);
const LINK = '<p>Say "#next-step".</p><a class="button" href="#next-step" title="Go">Go</a><a href="#other">Other</a>';
const FORM =
  '<section id="lead-form"><form method="post" data-next-step=""><label>Name<input name="Name"></label></form></section>';

test('a link to the next step has its path, and no other text is touched', () => {
  const shown = withNextStep(page(LINK), '/offer');
  assert.match(shown, /href="\/offer"/);
  assert.match(shown, /Say "#next-step"|Say &quot;#next-step&quot;/);
  assert.match(shown, /href="#other"/);
});

test('without a next step a link leads to the form of its page, or to its top', () => {
  assert.match(withNextStep(page(LINK + FORM), null), /href="#lead-form"/);
  assert.match(withNextStep(page(LINK), null), /href="#"/);
});

test('a page leads on by a link or by a form, which the sanitiser keeps', () => {
  assert.equal(leadsOn(page(LINK)), true);
  assert.equal(leadsOn(page(FORM)), true);
  assert.equal(leadsOn(page('<p>Nothing</p>')), false);
  assert.deepEqual(
    readForms(page(FORM)).map(({ toNextStep }) => toNextStep),
    [true],
  );
});
