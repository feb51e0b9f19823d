import { expectAccessible, inBothModes } from '../support/axe.ts';
import { canvas, openNewPage } from '../support/editor.ts';
import { film, photo } from '../support/made-files.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a picture and a video lie behind a section: readable, undone, copied, published and stopped', async ({
  page,
  product,
}) => {
  const { url } = await openNewPage(page, product.origin, { title: 'Pottery', slug: '/pottery' });
  const recorded = await film(page, 'kiln.webm');
  await page.getByRole('button', { name: 'Add Text, picture right', exact: true }).press('Enter');
  const section = canvas(page).locator('section.story').last();
  const backdrop = section.locator('> .backdrop');
  const panel = page.getByRole('group', { name: 'Background', exact: true });
  const dark = panel.getByRole('slider', { name: 'Darkness' });
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  const undo = page.getByRole('button', { name: 'Undo' });
  const use = async (button: string, file: Awaited<ReturnType<typeof photo>>) => {
    await panel.getByRole('button', { name: button }).click();
    await expect(dialog.getByLabel('Alternative text')).toBeHidden();
    await dialog.getByLabel('Upload a picture').setInputFiles(file);
    await expect(dialog.getByRole('status')).toHaveText(`${file.name} is uploaded.`);
    await dialog.getByRole('button', { name: 'Use picture' }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('a picture is made as dark as text on it needs', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(panel.getByRole('slider')).toHaveCount(0);
    await use('Choose a picture…', await photo('kiln.jpg'));
    await expect(backdrop.locator('img')).toHaveAttribute('alt', '');
    await expect(section.getByRole('heading')).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(panel.getByText(/hard to read/)).toHaveCount(0);
    expect(Number(await dark.inputValue())).toBeGreaterThan(20);
    await inBothModes(page, () => expectAccessible(page, ['iframe']));
  });

  await test.step('too little darkness is pointed out, and is one step back', async () => {
    const own = await dark.inputValue();
    await dark.focus();
    await page.keyboard.press('Home');
    await expect(backdrop).toHaveClass(/shade-0\b/);
    await expect(panel.getByText(/^Text on this is hard to read/)).toBeVisible();
    await expectAccessible(page, ['iframe']);
    await undo.click();
    await expect(dark).toHaveValue(own);
    await expect(panel.getByText(/hard to read/)).toHaveCount(0);
  });

  await test.step('what stays in sight is chosen by keys', async () => {
    await panel.getByRole('slider', { name: 'From the top' }).focus();
    await page.keyboard.press('Home');
    await expect(backdrop.locator('img')).toHaveCSS('object-position', '50% 0%');
    await undo.click();
    await expect(backdrop.locator('img')).toHaveCSS('object-position', '50% 50%');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(backdrop.locator('img')).toHaveCSS('object-position', '50% 0%');
  });

  await test.step('a press on the picture is one on the section', async () => {
    await section.click({ position: { x: 4, y: 4 } });
    await expect(section).toHaveClass(/gjs-selected/);
    await page.locator('.stage').focus();
    await page.keyboard.press('ArrowRight');
    await expect(section.locator('.wrap').first()).toHaveClass(/gjs-selected/);
    await page.keyboard.press('ArrowLeft');
    await expect(section).toHaveClass(/gjs-selected/);
  });

  await test.step('a video is put over it, from the files or from the computer', async () => {
    await panel.getByLabel('Upload a video').setInputFiles(recorded);
    await expect(panel.getByLabel('Video over the picture')).toHaveValue(/^\/v1\/files\/.*\.webm$/);
    await expect(dark).toHaveValue('60');
    await expect(page.locator('#selected')).not.toContainText('Stop the video');
    await inBothModes(page, () => expectAccessible(page, ['iframe']));
  });

  await test.step('a copy of the section has it, too, and loses it alone', async () => {
    await page
      .getByRole('toolbar', { name: 'The selected element' })
      .getByRole('button', { name: 'Duplicate' })
      .click();
    await expect(canvas(page).locator('section > .backdrop')).toHaveCount(2);
    await expect(canvas(page).locator('section > .backdrop img').last()).toHaveCSS('object-position', '50% 0%');
    await canvas(page)
      .locator('section.story')
      .last()
      .click({ position: { x: 4, y: 4 } });
    await panel.getByRole('button', { name: 'Remove' }).click();
    await expect(canvas(page).locator('section > .backdrop')).toHaveCount(1);
    await expect(panel.getByRole('button', { name: 'Choose a picture…' })).toBeFocused();
  });

  await test.step('what was kept is opened as it was', async () => {
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(canvas(page).locator('section > .backdrop img')).toHaveCSS('object-position', '50% 0%');
  });

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const anyway = page.getByRole('button', { name: 'Publish all the same' });
  const published = page.getByRole('status').filter({ hasText: /^Published$/ });
  await expect(anyway.or(published).first()).toBeVisible();
  if (await anyway.isVisible()) {
    await expect(page.getByRole('dialog')).not.toContainText('Stop the video');
    await anyway.click();
  }
  await expect(published).toBeVisible();

  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const video = page.locator('section > .backdrop video');
  const stop = page.getByRole('checkbox', { name: 'Stop the video' });
  const behind = page.locator('section > .backdrop img');

  await test.step('on wide screens the video plays until it is stopped', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(url);
    await behind.scrollIntoViewIfNeeded();
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => !element.paused && element.muted)).toBe(true);
    await expect(behind).toHaveAttribute('srcset', / 1200w$/);
    await expect(behind).toHaveAttribute('sizes', 'auto, 100vw');
    await expectAccessible(page);
    await stop.check();
    await expect(video).toBeHidden();
    await expect(behind).toBeVisible();
  });

  for (const [what, width, reducedMotion] of [
    ['phones', 390, 'no-preference'],
    ['visitors who asked for less motion', 1440, 'reduce'],
  ] as const)
    await test.step(`${what} do not load it`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion });
      loaded.length = 0;
      await page.goto(url);
      await behind.scrollIntoViewIfNeeded();
      await expect.poll(() => loaded.some((address) => /\.jpg/.test(address))).toBe(true);
      await page.waitForLoadState('networkidle');
      expect(loaded.filter((address) => address.endsWith('.webm'))).toEqual([]);
      await expect(stop).toBeHidden();
      await expectAccessible(page);
    });
});
