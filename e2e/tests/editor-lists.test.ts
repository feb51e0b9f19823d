import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { canvas, editorReady, openNewPage } from '../support/editor.ts';
import { publishedHtml } from '../support/published.ts';
import { expect, test } from '../support/test.ts';

/** The markup of an element without what the canvas adds to it. */
const markup = (element: Locator) =>
  element.evaluate((node) => {
    const copy = node.cloneNode(true) as HTMLElement;
    for (const each of [copy, ...copy.querySelectorAll<HTMLElement>('*')])
      for (const { name } of [...each.attributes])
        if (name === 'id' || name === 'draggable' || name === 'contenteditable' || name.startsWith('data-'))
          each.removeAttribute(name);
    return copy.innerHTML.replace(/ ?gjs-[\w-]+/g, '').replace(/ class=""/g, '');
  });

test('texts become headings and lists while they are written, by mouse and by keys', async ({ page, product }) => {
  const { url } = await openNewPage(page, product.origin, { title: 'Rye', slug: '/rye' });
  await page.getByRole('tab', { name: 'Blocks' }).click();
  await page.getByRole('button', { name: 'Add Steps', exact: true }).press('Enter');
  const heading = canvas(page).locator('section.steps .heading').last();
  const written = heading.locator('[contenteditable="true"]');
  const kind = page.getByRole('combobox', { name: 'Kind of text' });
  const bullets = page.getByRole('button', { name: 'Bulleted list', exact: true });
  const shape = () => markup(heading);
  const title = await heading.locator('h2').textContent();

  await test.step('a heading becomes a paragraph by the choice, and the mark stays', async () => {
    await heading.locator('h2').dblclick();
    await expect(kind).toHaveValue('h2');
    await expect(kind.locator('option')).toHaveText(['Paragraph', 'Heading 2', 'Heading 3', 'Heading 4']);
    await page.keyboard.press('Control+A');
    await kind.selectOption('Paragraph');
    await expect(heading.locator('p[contenteditable="true"]')).toBeFocused();
    await expect(kind).toHaveValue('p');
    await page.keyboard.type('Flour');
    await expect.poll(shape).toBe('<p>Flour</p>');
    await expectAccessible(page, ['iframe']);
  });

  await test.step('a list is written item by item', async () => {
    await bullets.click();
    await expect(bullets).toHaveAttribute('aria-pressed', 'true');
    await expect(heading.locator('li[contenteditable="true"]')).toBeFocused();
    await expect(kind.locator('option:checked')).toHaveText('List item');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Water');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Salt and time');
    for (let at = 0; at < 'and time'.length; at += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect
      .poll(shape)
      .toMatch(/^<ul class="list"><li>Flour<\/li><li>Water<\/li><li>Salt ?<\/li><li>and time<\/li><\/ul>$/);
    await page.keyboard.press('Backspace');
    await expect.poll(shape).toMatch(/<li>Salt.and time<\/li><\/ul>$/);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Bake.');
    await expect.poll(shape).toMatch(/<li>Salt.and time<\/li><\/ul><p>Bake\.<\/p>$/);
  });

  await test.step('keys do the same, and each act is one step back', async () => {
    await page.keyboard.press('Control+Alt+3');
    await expect(written).toBeFocused();
    await expect.poll(shape).toMatch(/<h3>Bake\.<\/h3>$/);
    await page.keyboard.press('Control+Shift+Digit7');
    await expect.poll(shape).toMatch(/<\/ul><ol class="list"><li>Bake\.<\/li><\/ol>$/);
    await page.keyboard.press('Control+z');
    await expect.poll(shape).toMatch(/<\/ul><h3>Bake\.<\/h3>$/);
    await page.keyboard.press('Control+z');
    await expect.poll(shape).toMatch(/<\/ul><p>Bake\.<\/p>$/);
    await page.keyboard.press('Control+y');
    await expect.poll(shape).toMatch(/<\/ul><h3>Bake\.<\/h3>$/);
    await page.keyboard.press('Control+Shift+Digit8');
    await expect.poll(shape).toMatch(/<li>Bake\.<\/li><\/ul>$/);
    await page.keyboard.press('Home');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Alt+F10');
    await expect(kind).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(written).toBeFocused();
  });

  await test.step('an item leaves the middle of its list at its beginning alone; the palette knows all of it', async () => {
    await page.keyboard.press('Escape');
    await heading.locator('li').first().dblclick();
    await page.keyboard.press('Home');
    await page.keyboard.press('Backspace');
    await expect.poll(shape).toMatch(/^<p>Flour<\/p><ul class="list"><li>Water/);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'What do you want to do?' }).fill('Heading 4');
    await page.keyboard.press('Enter');
    await expect.poll(shape).toMatch(/^<h4>Flour<\/h4><ul class="list"><li>Water/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(shape).toMatch(/^<p>Flour<\/p><ul class="list"><li>Water/);
  });

  await test.step('it looks like a list in a section that draws lists otherwise, and is published as it is', async () => {
    const item = heading.locator('.list > li').first();
    await expect(item).toHaveCSS('display', 'list-item');
    await expect(item).toHaveCSS('list-style-type', 'disc');
    expect(await item.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('none');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const all = page.getByRole('button', { name: 'Publish all the same' });
    const published = page.getByRole('status').filter({ hasText: /^Published$/ });
    await expect(all.or(published).first()).toBeVisible();
    if (await all.isVisible()) await all.click();
    await expect(published).toBeVisible();
    const html = await publishedHtml(page, url);
    expect(html).toMatch(/<p>Flour<\/p><ul class="list"><li>Water<\/li><li>Salt.and timeBake\.<\/li><\/ul>/);
    expect(html).toContain('.list.list.list.list>li{display:list-item');
    expect(html).not.toContain(title);
    await page.reload();
    await editorReady(page);
    await expect(heading.locator('.list > li')).toHaveText(['Water', /^Salt.and timeBake\.$/]);
  });
});
