import { expectAccessible, inBothModes } from '../support/axe.ts';
import { canvas, openNewPage } from '../support/editor.ts';
import { photo } from '../support/made-files.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a picture is cut to a shape for each screen, undone, replaced and published without a shift', async ({
  page,
  product,
}) => {
  const { url } = await openNewPage(page, product.origin, { title: 'Pottery', slug: '/pottery' });
  await page.getByRole('button', { name: 'Add Text, picture right', exact: true }).press('Enter');
  const picture = canvas(page).locator('section.story').last().locator('img').first();
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  const use = async (file: Awaited<ReturnType<typeof photo>>) => {
    await picture.dblclick();
    await dialog.getByLabel('Upload a picture').setInputFiles(file);
    await expect(dialog.getByRole('status')).toHaveText(`${file.name} is uploaded.`);
    await dialog.getByLabel('Alternative text').fill('A bowl');
    await dialog.getByRole('button', { name: 'Use picture' }).click();
    await expect(dialog).toBeHidden();
  };
  const proportion = () =>
    picture.evaluate((element) => Math.round((element.clientWidth / element.clientHeight) * 100) / 100);
  await use(await photo('bowl.jpg'));
  const own = await proportion();
  const shapes = page.getByRole('group', { name: 'Crop', exact: true });
  const shape = (name: string) => shapes.getByRole('radio', { name, exact: true });

  await test.step('the tools of a picture lead to its shapes, which keys choose', async () => {
    await page
      .getByRole('toolbar', { name: 'The selected element' })
      .getByRole('button', { name: 'Crop' })
      .press('Enter');
    await expect(shape('As it is')).toBeFocused();
    await expect(shape('As it is')).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(shape('Square')).toBeChecked();
    await expect.poll(proportion).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(proportion).toBe(own);
    await expect(shape('As it is')).toBeChecked();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(shape('Square')).toBeChecked();
    await inBothModes(page, () => expectAccessible(page, ['iframe']));
  });

  await test.step('a drag on the picture moves what stays in sight, as one step', async () => {
    const view = page.locator('#crop-panel .focal');
    await view.scrollIntoViewIfNeeded();
    const box = await view.boundingBox();
    if (!box) throw new Error('The picture has no place on the screen.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2, { steps: 5 });
    await expect(picture).toHaveCSS('object-position', '100% 50%');
    await page.mouse.up();
    await expect(picture).toHaveCSS('object-position', '100% 50%');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(picture).toHaveCSS('object-position', '50% 50%');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(picture).toHaveCSS('object-position', '100% 50%');
  });

  await test.step('a phone has its own shape', async () => {
    await page.getByRole('button', { name: 'Mobile', exact: true }).click();
    await expect(shape('As on wider screens')).toBeChecked();
    await shape('16:9').check({ force: true });
    await expect.poll(proportion).toBe(1.78);
    await page.getByRole('button', { name: 'Desktop', exact: true }).click();
    await expect(shape('Square')).toBeChecked();
    await expect.poll(proportion).toBe(1);
  });

  await test.step('another picture has the same shape, and its own sides', async () => {
    await use(await photo('tall.jpg', 20, 600, 1200));
    await expect.poll(proportion).toBe(1);
    const sides = await picture.evaluate((element) => [element.getAttribute('width'), element.getAttribute('height')]);
    expect(Number(sides[1])).toBe(2 * Number(sides[0]));
  });

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const anyway = page.getByRole('button', { name: 'Publish all the same' });
  const published = page.getByRole('status').filter({ hasText: /^Published$/ });
  await expect(anyway.or(published).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(published).toBeVisible();

  for (const [width, expected] of [
    [1440, 1],
    [390, 1.78],
  ] as const) {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/v1\/files\//, async (route) => {
      await released;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const shown = page.getByRole('img', { name: 'A bowl' });
    const measured = () =>
      shown.evaluate((element: HTMLImageElement) => ({
        isLoaded: element.complete && element.naturalWidth > 0,
        size: [element.clientWidth, element.clientHeight],
      }));
    await shown.scrollIntoViewIfNeeded();
    const before = await measured();
    expect(before.isLoaded).toBe(false);
    expect((before.size[0] ?? 0) / (before.size[1] ?? 1)).toBeCloseTo(expected, 1);
    release();
    await expect.poll(measured).toEqual({ isLoaded: true, size: before.size });
    await expect(shown).toHaveCSS('object-position', '100% 50%');
    await page.unrouteAll({ behavior: 'wait' });
    await expectAccessible(page);
  }
});
