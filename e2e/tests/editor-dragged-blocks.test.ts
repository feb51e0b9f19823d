import type { Locator } from '@playwright/test';
import { canvas, dragBlockTo, dragTo, openNewPage } from '../support/editor.ts';
import { expect, test } from '../support/test.ts';

/** A place of an element on the screen, from its upper left corner in shares of its size, and so many pixels below that. */
async function placeOn(element: Locator, [x, y]: readonly [number, number], below = 0) {
  await element.evaluate((shown) => shown.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await element.boundingBox();
  if (!box) throw new Error('The element has no place on the screen.');
  return { x: box.x + box.width * x, y: box.y + box.height * y + below };
}

test('a block that is dragged into the page lands where it belongs, wherever it is let go', async ({
  page,
  product,
}) => {
  page.setDefaultTimeout(15_000);
  await openNewPage(page, product.origin, { title: 'Fresh bread', slug: '/fresh-bread' });
  const main = canvas(page).locator('main');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const steps = main.locator('> section.steps');
  const parts = await main.locator('> *').count();
  /** One step back takes all of it away. */
  const takeBack = async () => {
    await expect(canvas(page).locator('.gjs-selected')).toHaveCount(1);
    await undo.click();
    await expect(undo).toBeDisabled();
    await expect(main.locator('> *')).toHaveCount(parts);
  };

  await test.step('a section let go on another one comes before or behind that', async () => {
    await dragBlockTo(page, 'Steps', await placeOn(main.locator('h1'), [0.5, 0.5]));
    await expect(steps).toHaveCount(1);
    await takeBack();
  });

  await test.step('a section let go above or below the main part of the page is its first or last one', async () => {
    await dragBlockTo(page, 'Steps', await placeOn(canvas(page).locator('header'), [0.5, 1], 3));
    await expect(main.locator('> section').first()).toHaveClass(/steps/);
    await takeBack();
    await dragBlockTo(page, 'Steps', await placeOn(canvas(page).locator('footer'), [0.5, 0], 10));
    await expect(main.locator('> section').last()).toHaveClass(/steps/);
    await takeBack();
  });

  await test.step('an element let go between sections has one of its own', async () => {
    await dragBlockTo(page, 'Heading', await placeOn(main.locator('#lead-form'), [0.5, 0], -4));
    await expect(main.locator('> section > .wrap > h2', { hasText: 'A new heading' })).toBeVisible();
    await takeBack();
  });

  await test.step('an element is let go in a column, and at the edge of a section keeps its margins', async () => {
    await page.getByRole('button', { name: 'Add Two columns', exact: true }).press('Enter');
    const column = main.locator('.wrap > div', { hasText: 'On the right' });
    await dragBlockTo(page, 'Button', await placeOn(column.locator('h2'), [0.5, 1], 6));
    await expect(column.locator('a.button')).toHaveText('Press here');
    await dragBlockTo(page, 'Text', await placeOn(column, [0.5, 1], -2));
    await expect(main.locator('> section > .wrap', { has: page.locator('p.gjs-selected') })).toBeVisible();
  });
});

test('what is dragged by its own tool lands where a block would, and one step takes it back', async ({
  page,
  product,
}) => {
  // Both ends of a drag are on the screen.
  await page.setViewportSize({ width: 1440, height: 2400 });
  const named = { title: 'Fresh bread', slug: '/fresh-bread', template: 'consultancy' };
  await openNewPage(page, product.origin, named);
  const main = canvas(page).locator('main');
  const headings = () => main.locator('> section h2').allTextContents();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const tool = page.getByRole('toolbar').getByRole('button', { name: 'Move', exact: false });
  const before = await headings();
  const [first = '', second = ''] = before;
  const section = (heading: string) => main.locator('> section', { has: page.getByRole('heading', { name: heading }) });

  await test.step('a section comes behind the one that it is let go on', async () => {
    await section(first).click({ position: { x: 5, y: 5 } });
    await expect(page.getByRole('button', { name: 'Keep this text', exact: true })).toBeVisible();
    await expect(undo).toBeDisabled();
    await dragTo(page, tool, await placeOn(section(second), [0.5, 0.9]));
    await expect.poll(headings).toEqual([second, first, ...before.slice(2)]);
    await undo.click();
    await expect.poll(headings).toEqual(before);
    await expect(undo).toBeDisabled();
  });

  await test.step('a heading goes into another section, and keeps its margins', async () => {
    await section(first).getByRole('heading', { name: first }).click();
    await dragTo(page, tool, await placeOn(section(second).getByRole('heading', { name: second }), [0.5, 1], -2));
    await expect(section(second).locator('.wrap').getByRole('heading', { name: first })).toBeVisible();
    await undo.click();
    await expect.poll(headings).toEqual(before);
  });
});
