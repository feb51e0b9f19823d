import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { canvas, openNewPage } from '../support/editor.ts';
import { expect, test } from '../support/test.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A day as its field takes it, so many days from now, by UTC. */
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test('a countdown is given its end in the editor, and says what is left without a script', async ({
  page,
  product,
}) => {
  const { origin } = product;
  const { url } = await openNewPage(page, origin, { title: 'Pottery', slug: '/pottery' });
  const main = canvas(page).locator('main');
  const left = main.locator('.timer-left');
  const publish = page.getByRole('button', { name: 'Publish', exact: true });

  await test.step('without a day it is pointed out before publishing, with the way to its settings', async () => {
    await page.getByRole('button', { name: 'Add Countdown', exact: true }).press('Enter');
    await expect(left).toHaveText('Choose the day in Settings');
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Set the countdown…' }).click();
    await expect(page.getByLabel('Day', { exact: true })).toBeFocused();
    await publish.click();
    await page.getByRole('button', { name: /The countdown “Say what ends then” has no day/ }).click();
    await expect(page.getByLabel('Day', { exact: true })).toBeFocused();
  });

  await test.step('a day, an hour and a zone are typed, and the canvas says what visitors read', async () => {
    await page.getByLabel('Day', { exact: true }).fill(dayIn(3));
    await page.getByLabel('Time zone', { exact: true }).selectOption('UTC');
    await expect(left).toContainText('3 days left');
    await expect(left).toContainText(/11:59.PM UTC/);
    await expect(page.getByLabel('Hour', { exact: true })).toHaveValue('23:59');
    await page.getByLabel('Hour', { exact: true }).fill('18:00');
    await expect(left).toContainText(/6:00.PM UTC/);
    await page.getByLabel('Text once it is over').fill('Full prices from now on');
    await page.getByLabel('Text once it is over').press('Enter');
  });

  await test.step('undo takes the end back, and redo brings it again', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(left).toContainText(/11:59.PM UTC/);
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(left).toContainText(/6:00.PM UTC/);
  });

  await test.step('a day that is over is pointed out', async () => {
    await left.click();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByLabel('Day', { exact: true }).fill(dayIn(-3));
    await expect(left).toHaveText('Full prices from now on');
    await publish.click();
    await page.getByRole('button', { name: /The countdown “Say what ends then” is over already/ }).click();
    await page.getByLabel('Day', { exact: true }).fill(dayIn(3));
    await expect(left).toContainText('3 days left');
  });

  await publish.click();
  const anyway = page.getByRole('button', { name: 'Publish all the same' });
  const published = page.getByText('Published', { exact: true }).first();
  await expect(anyway.or(published).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(published).toBeVisible();

  await test.step('it is there again when the editor is opened anew', async () => {
    await page.reload();
    await expect(left).toContainText('3 days left');
    await left.click();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(page.getByLabel('Day', { exact: true })).toHaveValue(dayIn(3));
    await expect(page.getByLabel('Time zone', { exact: true })).toHaveValue('UTC');
    await expect(page.getByLabel('Text once it is over')).toHaveValue('Full prices from now on');
  });

  await test.step('visitors read it, on a phone too, and nothing runs', async () => {
    await page.goto(url);
    const shown = page.locator('.timer-left');
    await expect(shown.locator('strong')).toHaveText('3 days left');
    await expect(shown.locator('time')).toHaveAttribute('datetime', `${dayIn(3)}T18:00:00.000Z`);
    expect(await page.locator('script').count()).toBe(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
  });
});
