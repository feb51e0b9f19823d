import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { canvas, editorReady, keptAsDraft, openNewPage } from '../support/editor.ts';
import { expect, test } from '../support/test.ts';

test('a popup is built in the editor, opened by a button without a script, and left by keys', async ({
  page,
  product,
}) => {
  const { origin } = product;
  const { url } = await openNewPage(page, origin, { title: 'Pottery', slug: '/pottery' });
  const main = canvas(page).locator('main');
  const box = main.locator('#popup .popup-box');

  await test.step('it is open while something in it is selected, and its way out stays', async () => {
    await page.getByRole('button', { name: 'Add Popup, with a form', exact: true }).press('Enter');
    await expect(box).toBeVisible();
    await box.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('toolbar', { name: 'The selected element' }).getByTitle('Delete')).toHaveCount(0);
    await page.keyboard.press('Delete');
    await expect(box.getByRole('button', { name: 'Close' })).toBeVisible();
    await main.locator('h1').click();
    await expect(box).toBeHidden();
  });

  await test.step('folded up, it says its title in the typeface of the editor, also in a page that is opened anew', async () => {
    const said = () => main.locator('#popup').evaluate((popup) => getComputedStyle(popup, '::before').content);
    await expect.poll(said).toContain('Be the first to know');
    const faces = () =>
      main.evaluate(({ ownerDocument }) =>
        [...ownerDocument.fonts].some(({ family, status }) => /Landfall/.test(family) && status === 'loaded'),
      );
    await expect.poll(faces).toBe(true);
    await keptAsDraft(page);
    await page.reload();
    await editorReady(page);
    await expect.poll(said).toContain('Be the first to know');
  });

  await test.step('nothing leads to it yet, which is said before publishing, with the way there', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: /Nothing on this page opens the popup “Be the first to know”/ }).click();
    await expect(box).toBeVisible();
  });

  await test.step('a button leads to it', async () => {
    await main.locator('.hero .button').first().click();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Choose where it leads' }).click();
    await page
      .getByRole('region', { name: 'Popups of this page' })
      .getByRole('button', { name: /Be the first to know/ })
      .click();
    await expect(main.locator('.hero .button').first()).toHaveAttribute('href', '#popup');
  });

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const anyway = page.getByRole('button', { name: 'Publish all the same' });
  const published = page.getByText('Published', { exact: true }).first();
  await expect(anyway.or(published).first()).toBeVisible();
  await expect(page.getByText(/opens the popup/)).toHaveCount(0);
  if (await anyway.isVisible()) await anyway.click();
  await expect(published).toBeVisible();

  await page.goto(url);
  const dialog = page.getByRole('dialog', { name: 'Be the first to know' });
  const opener = page.locator('.hero').getByRole('button').first();

  await test.step('the keyboard opens it, is kept in it, and is back at the button after Escape', async () => {
    await expect(dialog).toBeHidden();
    expect(await page.locator('script').count()).toBe(0);
    await opener.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement?.closest('main > :not(dialog), header, footer') != null,
      );
      expect(isOutside).toBe(false);
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('on a phone it fits, and is closed by its button', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await opener.click();
    await expect(dialog.getByLabel('E-mail')).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('an address opens it, and whoever sends its form reads the thanks in it', async () => {
    await page.goto(`${url}#popup`);
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('E-mail').fill('ana@example.com');
    await dialog.getByRole('button', { name: 'Keep me posted' }).click();
    await expect(dialog.getByText('Your message has arrived.')).toBeVisible();
    await dialog.getByRole('link', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('an element is kept from phones, found again there in the editor, and comes into sight without a script', async ({
  page,
  product,
}) => {
  const { origin } = product;
  const { url } = await openNewPage(page, origin, { title: 'Pottery', slug: '/pottery' });
  const questions = canvas(page).locator('main .faq');
  const mobile = page.getByRole('switch', { name: 'Mobile' });

  await test.step('it is switched off for phones by keys, undone and done again', async () => {
    await page.getByRole('button', { name: 'Add Questions', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Keep this text' }).click();
    await mobile.press('Space');
    await expect(questions).toHaveClass(/not-on-mobile/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(questions).not.toHaveClass(/not-on-mobile/);
    await expect(mobile).toBeChecked();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(mobile).not.toBeChecked();
    await expectAccessible(page);
  });

  await test.step('on a phone’s canvas it is faint and can be selected, and its layer says so', async () => {
    await page.getByRole('group', { name: 'Screen size' }).getByRole('button', { name: 'Mobile' }).click();
    await expect(questions).toHaveCSS('opacity', '0.32');
    await canvas(page).locator('h1').click();
    await questions.locator('h2').click();
    await page.getByRole('tab', { name: 'Layers' }).click();
    await expect(page.getByRole('treeitem', { name: /Questions.*not on Mobile/ })).toBeVisible();
    await page.getByRole('tab', { name: 'Style' }).click();
    await page.getByRole('combobox', { name: 'Appear' }).selectOption('Rise');
    await expect(questions.locator('h2')).toHaveClass(/appear-rise/);
  });

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const anyway = page.getByRole('button', { name: 'Publish all the same' });
  const published = page.getByText('Published', { exact: true }).first();
  await expect(anyway.or(published).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(published).toBeVisible();
  await page.goto(url);
  const shown = page.locator('main .faq');

  await test.step('visitors with a phone do not get it; those who scroll see it rise, unless they asked for less motion', async () => {
    const heading = shown.locator('h2');
    const opacity = () => heading.evaluate((element) => Number(getComputedStyle(element).opacity));
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(shown).toBeVisible();
    await expect.poll(opacity).toBe(0);
    await heading.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect.poll(opacity).toBe(1);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(opacity).toBe(1);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(shown).toBeHidden();
    await expectNoSidewaysScroll(page);
  });
});
