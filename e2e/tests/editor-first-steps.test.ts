import { expectAccessible, expectNoSidewaysScroll, inBothModes } from '../support/axe.ts';
import { canvas, editorReady, openNewPage, writeHeadline } from '../support/editor.ts';
import { expect, test } from '../support/test.ts';

test('how a page is made is said until it is closed, without taking the focus', async ({ page, product }) => {
  await openNewPage(page, product.origin, { title: 'Fresh bread', slug: '/fresh-bread' });
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await expect(page.locator('body')).toBeFocused();
  await inBothModes(page, () => expectAccessible(page, ['iframe']));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await editorReady(page);
  await expect(steps).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await steps.getByRole('button', { name: 'Got it' }).press('Enter');
  await expect(steps).toBeHidden();
  await expect(page.locator('.stage')).toBeFocused();
  await page.reload();
  await editorReady(page);
  await expect(steps).toBeHidden();
});

test('whoever publishes a page knows the first steps', async ({ page, product }) => {
  await openNewPage(page, product.origin, { title: 'Fresh bread', slug: '/fresh-bread' });
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps).toBeVisible();
  await writeHeadline(page, 'Bread at dawn');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const anyway = page.getByRole('button', { name: 'Publish all the same' });
  await expect(anyway.or(page.getByText('Published', { exact: true })).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(steps).toBeHidden();
  await expect(canvas(page).getByRole('heading', { level: 1, name: 'Bread at dawn' })).toBeVisible();
});
