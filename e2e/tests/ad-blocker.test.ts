import { checkoutOrigin } from '../../tools/product/index.ts';
import { blockAds } from '../support/ad-blocker.ts';
import { expect, test } from '../support/test.ts';

test('an ad blocker leaves the checkout alone, in the dashboard and on its own origin', async ({ page, product }) => {
  const { blocked, hide } = await blockAds(page);
  const untouched = async () => {
    expect(await hide(page)).toEqual([]);
    expect(blocked).toEqual([]);
  };
  for (const origin of [product.origin, checkoutOrigin(product.settings)]) {
    await page.goto(`${origin}/store/ltd?plan=pro`);
    await expect(page.getByText(/^Special campaign/)).toBeVisible();
    await page.getByLabel('Email').fill(`blocks-ads-${new URL(origin).port}@example.com`);
    await page.getByRole('radio', { name: /^Card/ }).check();
    await untouched();
    await expect(page.getByText(/^Special campaign/)).toBeVisible();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page).toHaveURL(/\/v1\/payments\/sandbox\//);
    await untouched();
    await page.getByRole('button', { name: 'Approve payment' }).click();
    await expect(page.getByText('Payment received. Thank you!')).toBeVisible();
    await untouched();
  }

  // What it is for, it does.
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<aside class="ad-banner">Buy!</aside>'));
  expect(await hide(page)).toHaveLength(2);
  await expect(page.getByText('Buy!')).toBeHidden();
  await page.evaluate(() => fetch('/ads/banner.js').catch(() => {}));
  expect(blocked).toEqual([expect.stringContaining('/ads/banner.js')]);
});
