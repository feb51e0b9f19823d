import { expectAccessible } from '../support/axe.ts';
import { canvas, openNewPage } from '../support/editor.ts';
import { publishedHtml } from '../support/published.ts';
import { expect, test } from '../support/test.ts';

test('a color of the theme is taken by its name, follows another theme, and is taken back', async ({
  page,
  product,
}) => {
  const { url } = await openNewPage(page, product.origin, { title: 'Pottery', slug: '/pottery' });
  const headline = canvas(page).getByRole('heading', { level: 1 });
  await headline.click();
  const colors = page.getByRole('group', { name: 'Colors of the theme: Color', exact: true });
  const main = colors.getByRole('button', { name: 'Main color', exact: true });
  const color = () => headline.evaluate((element) => getComputedStyle(element).color);
  const before = await color();
  await main.focus();
  await page.keyboard.press('Enter');
  await expect(main).toHaveAttribute('aria-pressed', 'true');
  await expect(main).toBeFocused();
  const taken = await color();
  expect(taken).not.toBe(before);
  await expectAccessible(page, ['iframe']);

  await page.getByRole('tab', { name: 'Theme' }).click();
  await page.locator('input[name="palette"]:not(:checked)').first().check({ force: true });
  await expect.poll(color).not.toBe(taken);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Published$/ })).toBeVisible();
  const html = await publishedHtml(page, url);
  expect(html).toContain('color:var(--primary)');

  await main.click();
  await expect(main).toHaveAttribute('aria-pressed', 'false');
  await expect(headline).toHaveCSS(
    'color',
    await canvas(page)
      .locator('main h1')
      .evaluate((element) => {
        const probe = element.cloneNode() as HTMLElement;
        probe.removeAttribute('id');
        element.after(probe);
        const plain = getComputedStyle(probe).color;
        probe.remove();
        return plain;
      }),
  );
});

test('an element that is only selected adds no rule to the page, and one that gets a look does', async ({
  page,
  product,
}) => {
  await openNewPage(page, product.origin, { title: 'Pottery', slug: '/pottery-rules' });
  const rules = () => canvas(page).locator('[id^="gjs-css-rules"] style').count();
  const before = await rules();
  const lead = canvas(page).locator('main p.lead').first();
  const main = page
    .getByRole('group', { name: 'Colors of the theme: Color', exact: true })
    .getByRole('button', { name: 'Main color', exact: true });
  await canvas(page).getByRole('heading', { level: 1 }).click();
  await expect(main).toBeVisible();
  await lead.click();
  await expect(page.locator('[data-selected]')).toHaveText(/Text/);
  expect(await rules()).toBe(before);

  const color = () => lead.evaluate((element) => getComputedStyle(element).color);
  const own = await color();
  await main.click();
  await expect.poll(color).not.toBe(own);
  expect(await rules()).toBe(before + 1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(color).toBe(own);
});
