import type { Locator, Page } from '@playwright/test';
import { expectAccessible, inBothModes } from '../support/axe.ts';
import { canvas, openNewPage } from '../support/editor.ts';
import { publishedHtml } from '../support/published.ts';
import { expect, test } from '../support/test.ts';

// Wide enough for the canvas to be a desktop of its own between the panels.
test.use({ viewport: { width: 1700, height: 900 } });

const handle = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });

/** Adds a section by its block, which selects it. */
async function add(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: `Add ${label}`, exact: true }).press('Enter');
  await expect(canvas(page).locator('.gjs-selected')).toBeInViewport();
}

/** Selects what is pressed at its upper left corner. */
async function press(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await element.click({ position: { x: 3, y: 3 } });
  await expect(element).toHaveClass(/gjs-selected/);
}

/** Drags a handle without letting go. */
async function pull(page: Page, grip: Locator, by: { x: number; y: number }): Promise<void> {
  await expect(grip).toBeInViewport();
  const box = await grip.boundingBox();
  if (!box) throw new Error('The handle has no place on the screen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x, y + by.y, { steps: 8 });
}

/** Publishes, and returns what visitors get then, but for the picture of the page, which each publication has of its own. */
async function publish(page: Page, url: string): Promise<string> {
  const button = page.getByRole('button', { name: 'Publish', exact: true });
  await button.click();
  const anyway = page.getByRole('button', { name: 'Publish all the same' });
  const published = page.getByRole('status').filter({ hasText: /^Published$/ });
  await expect(anyway.or(published).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(published).toBeVisible();
  await expect(button).toBeDisabled();
  return (await publishedHtml(page, url)).replace(/<meta property="og:image"[^>]*>/, '');
}

/** Takes so many steps back, or does them again. */
async function go(page: Page, name: 'Undo' | 'Redo', steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await page.getByRole('button', { name, exact: true }).click();
}

/** What visitors see of an element on a screen. */
async function seen(page: Page, url: string, width: number, selector: string, property: string): Promise<string> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(url);
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

const columnsOf = (tracks: string) => tracks.split(' ').map(Number.parseFloat);

test('spaces are dragged and stepped through, each screen has its own, and undo gives the page back byte by byte', async ({
  page,
  product,
}) => {
  const { url } = await openNewPage(page, product.origin, { title: 'Fresh bread', slug: '/fresh-bread' });
  const section = canvas(page).locator('section.story').first();
  await add(page, 'Text, picture right');
  await publish(page, url);
  await page.reload();
  await press(section);
  const below = handle(page, 'Space below');

  await test.step('a drag is shown with its value, snaps, and is one step back and forth', async () => {
    const own = await section.evaluate((element) => getComputedStyle(element).paddingBottom);
    await pull(page, below, { x: 0, y: 70 });
    await expect(below).toHaveAttribute('aria-valuetext', '128 px');
    await expect(below.getByText('128 px')).toBeVisible();
    await expect(section).toHaveCSS('padding-bottom', '128px');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(section).toHaveCSS('padding-bottom', own);
    await page.mouse.up();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();

    await pull(page, below, { x: 0, y: 70 });
    await page.mouse.up();
    await expect(section).toHaveCSS('padding-bottom', '128px');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(section).toHaveCSS('padding-bottom', own);
    await expect(below).not.toHaveAttribute('aria-valuenow', '128');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(section).toHaveCSS('padding-bottom', '128px');
  });

  await test.step('the Style panel shows what was dragged, and changes that side alone', async () => {
    await page.getByRole('button', { name: 'Spacing', exact: true }).click();
    const field = page.locator('.gjs-sm-property__padding-bottom input');
    await expect(field).toHaveValue('128');
    await field.fill('120');
    await field.press('Enter');
    await expect(section).toHaveCSS('padding-bottom', '120px');
    await expect(section).not.toHaveCSS('padding-top', '0px');
    await expect(below).toHaveAttribute('aria-valuetext', '120 px');
  });

  const wide = await publish(page, url);

  await test.step('on a phone the keys give the phone’s own space, and Escape gives back what was there', async () => {
    await page.getByRole('button', { name: 'Mobile', exact: true }).click();
    const above = handle(page, 'Space above, Mobile');
    await expect(above).toHaveAttribute('aria-valuetext', '52 px');
    await above.focus();
    await above.press('ArrowDown');
    await expect(above).toHaveAttribute('aria-valuetext', '48 px');
    await above.press('ArrowDown');
    await expect(section).toHaveCSS('padding-top', '40px');
    await above.press('Escape');
    await expect(section).toHaveCSS('padding-top', '52px');
    await expect(above).toBeFocused();
    await above.press('Home');
    await above.press('ArrowUp');
    await above.press('ArrowRight');
    await expect(section).toHaveCSS('padding-top', '8px');
    await inBothModes(page, () => expectAccessible(page, ['iframe']));
    await above.press('Escape');
    await above.press('Escape');
    await expect(page.locator('.stage')).toBeFocused();
    await above.press('Home');
    await page.keyboard.press('Control+z');
    await expect(section).toHaveCSS('padding-top', '52px');
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
    await above.press('Home');
    await page.getByRole('button', { name: 'Desktop', exact: true }).click();
    await expect(section).not.toHaveCSS('padding-top', '0px');
  });

  await test.step('Tab leads from the page to the handles', async () => {
    await page.locator('.stage').focus();
    await page.keyboard.press('Tab');
    await expect(handle(page, 'Space above')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(below).toBeFocused();
  });

  await test.step('texts have space around them', async () => {
    await press(section.locator('h2'));
    await handle(page, 'Space below').press('ArrowUp');
    await expect(section.locator('h2')).toHaveCSS('margin-bottom', '4px');
  });

  const changed = await publish(page, url);
  expect(changed).not.toBe(wide);
  await go(page, 'Undo', 2);
  expect(await publish(page, url)).toBe(wide);
  await go(page, 'Redo', 2);
  expect(await publish(page, url)).toBe(changed);
  const editor = page.url();
  expect(await seen(page, url, 1440, '.story', 'padding-bottom')).toBe('120px');
  expect(await seen(page, url, 1440, '.story', 'padding-top')).not.toBe('0px');
  expect(await seen(page, url, 390, '.story', 'padding-top')).toBe('0px');
  expect(await seen(page, url, 390, '.story h2', 'margin-bottom')).toBe('4px');

  await page.setViewportSize({ width: 1700, height: 900 });
  await page.goto(editor);
  await press(section);
  await expect(handle(page, 'Space below')).toHaveAttribute('aria-valuetext', '120 px');
});

test('columns are dragged and stepped through, fall into one on a phone unless they are changed there, and come back', async ({
  page,
  product,
}) => {
  const { url } = await openNewPage(page, product.origin, { title: 'Fresh bread', slug: '/fresh-bread' });
  await add(page, 'Features, cards');
  await publish(page, url);
  await page.reload();
  await add(page, 'Text, picture right');
  const main = canvas(page).locator('main');
  const story = main.locator('section.story .wrap').first();
  const cards = main.locator('section.features .items').first();
  const before = await publish(page, url);

  await test.step('two columns share the width as they are dragged', async () => {
    const widths = handle(page, 'Width of the columns');
    await expect(widths).toHaveAttribute('aria-valuetext', '2 columns');
    const half = (await story.boundingBox())?.width ?? 0;
    await pull(page, widths, { x: -half / 6, y: 0 });
    await expect(widths.getByText('1 to 2')).toBeVisible();
    await page.mouse.up();
    await expect(story).toHaveClass(/\bratio-1-2\b/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(story).not.toHaveClass(/ratio/);
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(story).toHaveClass(/\bratio-1-2\b/);
    await expect(widths).toHaveAttribute('aria-valuetext', '1 to 2');
    await widths.press('ArrowRight');
    await expect(widths).toHaveAttribute('aria-valuetext', '2 to 3');
    await widths.press('Escape');
    await expect(widths).toHaveAttribute('aria-valuetext', '1 to 2');
  });

  await test.step('a grid has another number of columns on each screen', async () => {
    await press(main.locator('section.features').first());
    const columns = handle(page, 'Columns');
    await expect(columns).toHaveAttribute('aria-valuetext', '3 columns');
    await pull(page, columns, { x: ((await cards.boundingBox())?.width ?? 0) / 6, y: 0 });
    await expect(columns).toHaveAttribute('aria-valuetext', '2 columns');
    await page.mouse.up();
    await expect(cards).toHaveClass(/\bcolumns-2\b/);
    await page.getByRole('button', { name: 'Mobile', exact: true }).click();
    const narrow = handle(page, 'Columns, Mobile');
    await expect(narrow).toHaveAttribute('aria-valuetext', '1 column');
    await narrow.press('ArrowRight');
    await expect(narrow).toHaveAttribute('aria-valuetext', '2 columns');
    await expect(cards).toHaveClass(/\bcolumns-2-on-mobile\b/);
    await inBothModes(page, () => expectAccessible(page, ['iframe']));
  });

  const changed = await publish(page, url);
  expect(changed).toMatch(/<div class="wrap ratio-1-2">/);
  expect(changed).toMatch(/<ul class="items mosaic columns-2 columns-2-on-mobile">/);
  expect(changed).not.toContain('<script');
  await go(page, 'Undo', 3);
  expect(await publish(page, url)).toBe(before);
  await go(page, 'Redo', 3);
  expect(await publish(page, url)).toBe(changed);
  const editor = page.url();
  const [first = 0, second = 0] = columnsOf(await seen(page, url, 1440, '.story .wrap', 'grid-template-columns'));
  expect(second / first).toBeCloseTo(2, 1);
  expect(columnsOf(await seen(page, url, 1440, '.features .items', 'grid-template-columns'))).toHaveLength(2);
  expect(columnsOf(await seen(page, url, 390, '.story .wrap', 'grid-template-columns'))).toHaveLength(1);
  expect(columnsOf(await seen(page, url, 390, '.features .items', 'grid-template-columns'))).toHaveLength(2);

  await page.setViewportSize({ width: 1700, height: 900 });
  await page.goto(editor);
  await press(main.locator('section.features').first());
  const columns = handle(page, 'Columns');
  await expect(columns).toHaveAttribute('aria-valuetext', '2 columns');
  // What the section does by itself leaves no trace.
  await columns.press('ArrowRight');
  await expect(cards).not.toHaveClass(/columns-2(?:\s|$)/);
  await page.getByRole('button', { name: 'Mobile', exact: true }).click();
  await handle(page, 'Columns, Mobile').press('Home');
  await page.getByRole('button', { name: 'Desktop', exact: true }).click();
  await press(story);
  await handle(page, 'Width of the columns').press('ArrowRight');
  await handle(page, 'Width of the columns').press('ArrowRight');
  await expect(story).not.toHaveClass(/ratio/);
  expect(await publish(page, url)).toContain('<div class="wrap">');
  expect(await seen(page, url, 390, '.features .items', 'grid-column-end')).toBe('auto');
});
