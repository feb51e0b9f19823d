import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { canvas, editorReady, openEditor } from '../support/editor.ts';
import { publishedHtml } from '../support/published.ts';
import { expect, test } from '../support/test.ts';

test('a look is named, given to other elements, changed for all of them, and travels with its page', async ({
  page,
  product,
}) => {
  const { origin } = product;
  const account = await newAccount(origin);
  const [bakery, cafe] = [await newProject(origin, account), await newProject(origin, account)];
  const from = await newPage(origin, account, bakery, { title: 'Rye', slug: '/rye' });
  const to = await newPage(origin, account, cafe, { title: 'Coffee', slug: '/coffee' });
  const edit = (project: { project_id: string }, { page_id }: { page_id: string }) =>
    `/v1/editor/project/${project.project_id}/page/${page_id}/edit`;
  await openEditor(page, origin, account.token, edit(bakery, from));
  const headline = canvas(page).getByRole('heading', { level: 1 });
  const lead = canvas(page).locator('main p.lead').first();
  const picker = page.getByRole('combobox', { name: 'Saved style', exact: true });
  const chip = (name: string) =>
    page
      .getByRole('group', { name: 'Colors of the theme: Color', exact: true })
      .getByRole('button', { name, exact: true });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  const colorOf = (element: typeof lead) => element.evaluate((node) => getComputedStyle(node).color);

  await test.step('the look of an element gets a name', async () => {
    await lead.click();
    await expect(page.getByText('Give an element a look below')).toBeVisible();
    await chip('Main color').click();
    await press('Save as style');
    const name = page.getByRole('textbox', { name: 'Name of the style' });
    await expect(name).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Give the style a name.')).toBeVisible();
    await expectAccessible(page, ['iframe']);
    await name.fill('Oferta de verão');
    await page.keyboard.press('Enter');
    await expect(picker).toBeFocused();
    await expect(picker.locator('option:checked')).toHaveText('Oferta de verão');
    await expect(lead).toHaveClass(/\blead style-oferta-de-verao\b/);
    // It is the style's now, and no longer the element's own.
    await expect(chip('Main color')).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByText('1 element has this style.', { exact: true })).toBeVisible();
  });

  await test.step('another element gets it, whatever the theme says of that, in one step', async () => {
    await headline.click();
    const before = await colorOf(headline);
    await picker.selectOption('Oferta de verão');
    await expect.poll(() => colorOf(headline)).toBe(await colorOf(lead));
    expect(await colorOf(headline)).not.toBe(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => colorOf(headline)).toBe(before);
    await expect(picker).toHaveValue('');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(picker.locator('option:checked')).toHaveText('Oferta de verão');
  });

  await test.step('a change of one is written back to all', async () => {
    // By its code; the style takes the name that the theme has for it.
    const code = await headline.evaluate((node) => getComputedStyle(node).getPropertyValue('--muted'));
    await page.locator('#styles').getByRole('textbox', { name: 'Color', exact: true }).first().fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 elements have this style. This one has changes of its own.')).toBeVisible();
    expect(await colorOf(headline)).not.toBe(await colorOf(lead));
    await press('Update style');
    await expect(picker).toBeFocused();
    await expect.poll(() => colorOf(lead)).toBe(await colorOf(headline));
    await expect(page.getByRole('button', { name: 'Update style' })).toBeHidden();
    await press('Rename');
    await page.getByRole('textbox', { name: 'Name of the style' }).fill('Deal');
    await page.keyboard.press('Enter');
    await expect(lead).toHaveClass(/\blead style-deal\b/);
    await expectAccessible(page, ['iframe']);
  });

  await test.step('it is published as one class, and is there when the page is opened again', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: /^Published$/ })).toBeVisible();
    const html = await publishedHtml(page, from.url);
    expect(html).toMatch(/<p class="lead style-deal">/);
    expect(html).toMatch(/\.style-deal:not\(\._\._\._\._\._\)\{--style-name:"Deal";color:var\(--muted\);?\}/);
    expect(html).not.toContain('oferta');
    await page.reload();
    await editorReady(page);
    await lead.click();
    await expect(picker.locator('option:checked')).toHaveText('Deal');
  });

  await test.step('an element brings it to a page of another project', async () => {
    await page.locator('.stage').focus();
    await page.keyboard.press('Control+C');
    const other = await page.context().newPage();
    await openEditor(other, origin, account.token, edit(cafe, to));
    await canvas(other).locator('main p.lead').first().click();
    await other.locator('.stage').focus();
    await other.keyboard.press('Control+V');
    const pasted = canvas(other).locator('.style-deal');
    await expect(pasted).toHaveCount(1);
    await pasted.click();
    await expect(
      other.getByRole('combobox', { name: 'Saved style', exact: true }).locator('option:checked'),
    ).toHaveText('Deal');
    const muted = await pasted.evaluate((node) => {
      const probe = node.ownerDocument.createElement('i');
      probe.style.color = 'var(--muted)';
      node.append(probe);
      const color = getComputedStyle(probe).color;
      probe.remove();
      return color;
    });
    expect(await colorOf(pasted)).toBe(muted);
    await other.close();
  });

  await test.step('without it, what had it looks as before', async () => {
    const before = await colorOf(lead);
    await page.bringToFront();
    await press('Detach');
    await expect(lead).not.toHaveClass(/style-/);
    await expect(chip('Quiet text')).toHaveAttribute('aria-pressed', 'true');
    expect(await colorOf(lead)).toBe(before);
    await headline.click();
    await press('Delete style');
    await expect(page.getByText('The style “Deal” was deleted. The element that had it keeps its look.')).toBeVisible();
    await expect(headline).not.toHaveClass(/style-/);
    expect(await colorOf(headline)).toBe(before);
    await expect(picker).toBeDisabled();
    await page.locator('[data-notice-actions]').getByRole('button', { name: 'Undo' }).click();
    await expect(picker.locator('option:checked')).toHaveText('Deal');
  });
});
