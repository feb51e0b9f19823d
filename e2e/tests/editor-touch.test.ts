import { canvas, openNewPage } from '../support/editor.ts';
import { photo } from '../support/made-files.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('fingers add a section, write in it, give it a picture and publish it', async ({ page, product }) => {
  const { url } = await openNewPage(page, product.origin, { title: 'Pottery', slug: '/pottery' });
  const section = canvas(page).locator('main > section.story').last();
  // As slow fingers: no two taps are one double click.
  await canvas(page)
    .locator('html')
    .evaluate(({ ownerDocument }) =>
      ownerDocument.defaultView?.addEventListener('dblclick', (event) => event.stopImmediatePropagation(), true),
    );

  await test.step('a block is tapped, and stays in sight beside its panel', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
    await page.getByRole('button', { name: 'Add Text, picture right', exact: true }).tap();
    await expect(page.locator('#selected')).toContainText('Text and picture');
    await page.getByRole('button', { name: 'Add', exact: true }).tap();
  });

  await test.step('a second tap on a text writes in it', async () => {
    const heading = section.getByRole('heading', { level: 2 });
    await heading.tap();
    await expect(page.locator('#selected')).toContainText('Heading');
    await expect(heading).not.toHaveAttribute('contenteditable', 'true');
    await heading.tap();
    await expect(heading).toHaveAttribute('contenteditable', 'true');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Made by hand');
    await page.getByRole('button', { name: 'Change' }).tap();
    await expect(heading).toHaveText('Made by hand');
    await page.getByRole('button', { name: 'Change' }).tap();
  });

  await test.step('a second tap on a picture offers others', async () => {
    const picture = section.locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    await picture.tap();
    await expect(page.locator('#selected')).toContainText('Image');
    await picture.tap();
    const dialog = page.getByRole('dialog', { name: 'Pictures' });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Upload a picture').setInputFiles(await photo('bowl.jpg'));
    await expect(dialog.getByText('bowl.jpg is uploaded.')).toBeVisible();
    await dialog.getByLabel('Alternative text').fill('A bowl');
    await dialog.getByRole('button', { name: 'Use picture' }).tap();
    await expect(picture).toHaveAttribute('alt', 'A bowl');
  });

  await test.step('no field is small enough for a phone to zoom in', async () => {
    await page.getByRole('button', { name: 'Change' }).tap();
    for (const tab of ['Style', 'Settings']) {
      await page.getByRole('tab', { name: tab }).tap();
      const small = await page
        .locator(
          '#side-change :is(input:not([type="checkbox"], [type="radio"], [type="range"]), select, textarea):visible',
        )
        .evaluateAll((fields) =>
          fields
            .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
            .map((field) => field.outerHTML),
        );
      expect(small).toEqual([]);
    }
  });

  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  const anyway = page.getByRole('button', { name: 'Publish all the same' });
  const published = page.getByRole('status').filter({ hasText: /^Published$/ });
  await expect(anyway.or(published).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.tap();
  await expect(published).toBeVisible();
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'Made by hand' })).toBeVisible();
});
