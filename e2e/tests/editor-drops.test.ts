import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canvas, openNewPage } from '../support/editor.ts';
import { photo } from '../support/made-files.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a picture file that is dropped on a picture, or pasted into it, takes its place, and dropped elsewhere is added there', async ({
  page,
  product,
}) => {
  await openNewPage(page, product.origin, { title: 'Pottery', slug: '/pottery' });
  await page.getByRole('button', { name: 'Add Text, picture right', exact: true }).press('Enter');
  const section = canvas(page).locator('section.story').last();
  const picture = section.locator('img').first();
  const notice = page.locator('[data-notice]');
  const elements = () => section.evaluate((element) => element.ownerDocument.querySelectorAll('main *').length);
  const own = await picture.getAttribute('src');
  const count = await elements();

  const folder = await mkdtemp(path.join(tmpdir(), 'landfall-drop-'));
  const file = path.join(folder, 'bowl.jpg');
  await writeFile(file, (await photo('bowl.jpg')).buffer);
  const browser = await page.context().newCDPSession(page);
  const drag = async (to: typeof picture, types: readonly ('dragEnter' | 'dragOver' | 'drop')[]) => {
    await to.scrollIntoViewIfNeeded();
    const box = await to.boundingBox();
    if (!box) throw new Error('The element has no place on the screen.');
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    for (const type of types) await browser.send('Input.dispatchDragEvent', { type, ...at, data });
  };
  try {
    await test.step('dropped beside the page or on its header it is refused, and where it can be is said', async () => {
      for (const place of [page.getByRole('heading', { level: 1 }), canvas(page).locator('.header')]) {
        await drag(place, ['dragEnter', 'dragOver', 'drop']);
        await expect(notice.filter({ hasText: 'is added there' })).toBeVisible();
        await notice.getByRole('button', { name: 'Close' }).click();
      }
      await expect(picture).toBeVisible();
      expect(await elements()).toBe(count);
    });

    await test.step('dropped on something else of the page it comes below that, as one step', async () => {
      const heading = section.getByRole('heading');
      await drag(heading, ['dragEnter', 'dragOver']);
      await expect(heading).toHaveAttribute('data-drop', 'below');
      await drag(heading, ['drop']);
      const added = section.locator('h2 + img.picture');
      await expect(added).toHaveAttribute('src', /^\/v1\/files\//);
      await expect(added).toHaveAttribute('width', /^\d+$/);
      await expect(section.locator('[data-drop]')).toHaveCount(0);
      await expect(notice).toContainText('bowl.jpg is on the page.');
      await notice.getByRole('button', { name: 'Alternative text' }).click();
      await expect(page.getByRole('textbox', { name: 'Alternative text' })).toBeFocused();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(added).toHaveCount(0);
      expect(await elements()).toBe(count);
    });

    await test.step('dropped on a picture it takes its place, as one step', async () => {
      await drag(picture, ['dragEnter', 'dragOver']);
      await expect(picture).toHaveAttribute('data-drop', '');
      await drag(picture, ['drop']);
      await expect(notice).toContainText('bowl.jpg is in its place.');
      await expect(picture).toHaveAttribute('src', /^\/v1\/files\//);
      await expect(picture).not.toHaveAttribute('data-drop');
      expect(await elements()).toBe(count);
      await notice.getByRole('button', { name: 'Alternative text' }).click();
      await expect(page.getByRole('textbox', { name: 'Alternative text' })).toBeFocused();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(picture).toHaveAttribute('src', String(own));
    });
  } finally {
    await rm(folder, { recursive: true });
  }

  await test.step('pasted while a picture is selected it takes its place; while words are typed it does not', async () => {
    const bytes = (await photo('loaf.jpg', 40)).buffer.toString('base64');
    const paste = (on: typeof picture) =>
      on.evaluate((element, data) => {
        const clipboardData = new DataTransfer();
        const content = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
        clipboardData.items.add(new File([content], 'loaf.jpg', { type: 'image/jpeg' }));
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, bytes);
    await page.getByRole('textbox', { name: 'Alternative text' }).focus();
    await paste(page.getByRole('textbox', { name: 'Alternative text' }));
    await expect(picture).toHaveAttribute('src', String(own));
    await picture.click();
    await paste(page.locator('.stage'));
    await expect(notice).toContainText('loaf.jpg is in its place.');
    await expect(picture).toHaveAttribute('src', /^\/v1\/files\//);
  });
});
