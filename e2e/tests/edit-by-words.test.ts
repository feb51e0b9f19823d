import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { canvas, keptAsDraft, openNewPage } from '../support/editor.ts';
import { expect, type RunningProduct, test } from '../support/test.ts';

/** A page of a new account, open in the editor, with the panel for words. */
async function openPanel(page: Page, { origin }: RunningProduct): Promise<void> {
  await openNewPage(page, origin, { title: 'Fresh bread', slug: '/fresh-bread' });
  await page.getByRole('tab', { name: 'Words' }).click();
}

const headline = (page: Page) => canvas(page).getByRole('heading', { level: 1 });
const field = (page: Page) => page.getByLabel('What should be different?');
const keep = (page: Page) => page.getByRole('button', { name: 'Keep', exact: true });
const discard = (page: Page) => page.getByRole('button', { name: 'Discard', exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

async function ask(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Control+Enter');
}

test('a page is changed by words: the difference is seen, kept, and taken back in one step', async ({
  page,
  product,
}) => {
  await openPanel(page, product);
  const before = (await headline(page).textContent()) ?? '';

  await test.step('what would change is shown, and nothing is changed yet', async () => {
    await ask(page, 'Headline: Bread at dawn');
    await expect(headline(page)).toHaveText('Bread at dawn');
    await expect(page.getByText('One change. Keep it?')).toBeVisible();
    await expect(page.locator('.changes ins').last()).toHaveText(/dawn/);
    await expect(undo(page)).toBeDisabled();
    await expect(keep(page)).toBeFocused();
    await expectAccessible(page, ['iframe']);
    await discard(page).click();
    await expect(headline(page)).toHaveText(before);
    await expect(undo(page)).toBeDisabled();
  });

  await test.step('several changes of one turn are one step of undo', async () => {
    await ask(page, 'Headline: Bread at dawn');
    await keep(page).click();
    await expect(headline(page)).toHaveText('Bread at dawn');
    await keptAsDraft(page);
    await ask(page, 'Replace “tea” with “coffee”');
    await expect(page.getByText('These words do not stand here: “tea”.')).toBeVisible();
    await ask(page, 'Replace Bread with Rolls');
    await keep(page).click();
    await expect(headline(page)).toHaveText('Rolls at dawn');
    await undo(page).click();
    await expect(headline(page)).toHaveText('Bread at dawn');
    await undo(page).click();
    await expect(headline(page)).toHaveText(before);
    await expect(undo(page)).toBeDisabled();
  });

  await test.step('what was asked is remembered, with what became of it', async () => {
    await page.getByText('Earlier in this session').click();
    await expect(page.getByText('Headline: Bread at dawn discarded')).toBeVisible();
    await expect(page.getByText('Headline: Bread at dawn kept')).toBeVisible();
  });
});

test('a question is cancelled, refused or not understood, and the page stays as it is', async ({ page, product }) => {
  await openPanel(page, product);
  const before = (await headline(page).textContent()) ?? '';

  await page.route('**/ai', async (route) => {
    await new Promise((done) => setTimeout(done, 5_000));
    await route.continue().catch(() => undefined);
  });
  await ask(page, 'Headline: Too late');
  await expect(page.getByText('Working…')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).first().click();
  await expect(page.getByText('Cancelled. Nothing was changed.')).toBeVisible();
  await expect(headline(page)).toHaveText(before);
  await page.unroute('**/ai');

  await ask(page, 'Make it sound like my grandmother');
  await expect(page.getByText('This cannot be done without a language model.')).toBeVisible();
  await page.getByRole('group', { name: 'What can be asked' }).getByRole('button', { name: 'Darker' }).click();
  await expect(field(page)).toHaveValue('Darker');
  await field(page).press('Control+Enter');
  await expect(page.getByText('One change. Keep it?')).toBeVisible();
  await discard(page).click();

  const limit = { code: 'plan_limit', message: 'Your plan allows 250 uses of AI a month.' };
  await page.route('**/ai', (route) => route.fulfill({ status: 402, json: limit }));
  await ask(page, 'Darker');
  await expect(page.getByText(limit.message)).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the plans' })).toBeVisible();
});

test('the selected section alone is changed, and laid out in another way', async ({ page, product }) => {
  await openPanel(page, product);
  await page.getByRole('tab', { name: 'Blocks' }).click();
  await page.getByRole('button', { name: 'Add Features, cards', exact: true }).press('Enter');
  const features = canvas(page).locator('[data-section="features"]').last();
  await features.getByRole('heading', { level: 2 }).click();
  await page.getByRole('tab', { name: 'Words' }).click();
  await expect(page.getByRole('radio', { name: /^Section/ })).toBeChecked();
  await page.getByRole('button', { name: 'Write this section again' }).click();
  const ways = page.getByRole('group', { name: 'Choose a way and look at it on the page.' });
  await expect(ways.getByRole('radio')).not.toHaveCount(0);
  await ways.getByRole('radio', { name: 'Features, beside a title' }).check();
  await expect(canvas(page).locator('.features-aside[data-changed]')).toBeVisible();
  await keep(page).click();
  await expect(canvas(page).locator('.features-aside')).toBeVisible();
  await expect(canvas(page).locator('[data-changed]')).toHaveCount(0);
  await undo(page).click();
  await expect(canvas(page).locator('.features-aside')).toHaveCount(0);
});
