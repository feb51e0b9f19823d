import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CorrectedFacts } from '@landfall/shared/contracts';
import fc from 'fast-check';
import { BRIEFS } from '../bench/briefs.ts';
import { visibleText } from '../bench/visible-text.ts';
import { readBrief } from '../brief/read-brief.ts';
import { NEXT_STEP } from '../publish/next-step-link.ts';
import { renderPage } from '../sections/render.ts';
import { anySheet } from '../testing/any-sheet.ts';
import { composeFacts } from './compose-facts.ts';
import { stepSheet } from './funnel-step.ts';
import { STEP_ROLES } from './step-role.ts';

/** Words alone: case and marks do not count. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const OPTIONS = { title: 'Casa Lola', description: '', projectName: 'Casa Lola', language: 'en' } as const;

const pathOf = (sheet: CorrectedFacts, options: Parameters<typeof composeFacts>[1]) =>
  STEP_ROLES.map((step) => ({ step, ...composeFacts(sheet, { ...options, step, look: 'one' }) }));

const textOf = (page: ReturnType<typeof composeFacts>['page']) =>
  visibleText(renderPage(page, 'publish', '/').html).spaced;

test('every fact stands on one of the three pages at least', () => {
  fc.assert(
    fc.property(anySheet, (sheet) => {
      const alone = composeFacts(sheet, OPTIONS).placed.map(({ fact_id }) => fact_id);
      const placed = new Set(pathOf(sheet, OPTIONS).flatMap((page) => page.placed.map(({ fact_id }) => fact_id)));
      assert.deepEqual(
        alone.filter((id) => !placed.has(id)),
        [],
      );
    }),
    { numRuns: 60 },
  );
});

test('the part of a page is its own part again', () => {
  fc.assert(
    fc.property(anySheet, fc.constantFrom(...STEP_ROLES), (sheet, role) => {
      const part = stepSheet(sheet, role);
      assert.deepEqual(stepSheet(part, role), part);
    }),
    { numRuns: 60 },
  );
});

for (const language of ['en', 'es', 'de', 'fr', 'it', 'pt', 'nl', 'pl']) {
  const [brief] = BRIEFS.filter((one) => one.language === language);
  if (!brief) continue;
  const { projectName, projectDescription, title, text } = brief;
  const sheet = readBrief({ projectName, projectDescription, title, description: '', descriptionAi: text });
  const options = { ...OPTIONS, title, projectName };
  test(`a path of three pages has one look and one language, and leads on: ${brief.id}`, () => {
    const [landing, offer, thanks] = pathOf(sheet, options);
    assert.ok(landing && offer && thanks);
    const pages = [landing.page, offer.page, thanks.page];
    assert.equal(new Set(pages.map(({ theme }) => JSON.stringify(theme))).size, 1);
    assert.deepEqual([...new Set(pages.map((page) => page.language))], [language]);
    const [first, second, last] = pages.map((page) => renderPage(page, 'publish', '/').html);
    assert.match(first ?? '', new RegExp(`class="button[^<>]{0,300}href="${NEXT_STEP}"`));
    assert.doesNotMatch(first ?? '', /<form/);
    assert.match(second ?? '', /<form[^>]* data-next-step=""/);
    assert.doesNotMatch(last ?? '', /<form|class="button|#next-step/);
  });

  test(`the path says what the page of the same brief says, and no sentence besides: ${brief.id}`, () => {
    const alone = textOf(composeFacts(sheet, options).page);
    const pages = pathOf(sheet, options);
    const said = new Set(pages.flatMap(({ page }) => wordsOf(textOf(page))));
    const known = new Set(wordsOf(alone));
    const told = sheet.facts.filter(({ kind }) => kind !== 'action');
    const lost = told.flatMap((fact) => wordsOf(fact.text)).filter((word) => known.has(word) && !said.has(word));
    assert.deepEqual(lost, []);
    const typed = new Set([...known, ...wordsOf(`${text} ${title} ${projectName}`)]);
    const prose = pages.flatMap(({ page }) => visibleText(renderPage(page, 'publish', '/').html).prose);
    const invented = prose.map(wordsOf).filter((words) => words.length > 7 && words.some((word) => !typed.has(word)));
    assert.deepEqual(invented, []);
  });
}
