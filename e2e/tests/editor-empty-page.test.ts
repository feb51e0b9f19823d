import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { canvas, openEditor } from '../support/editor.ts';
import { expect, test } from '../support/test.ts';

test('a page without any section offers three ways to begin, by keyboard', async ({ page, product }) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(10_000);
  const { origin } = product;
  const account = await newAccount(origin);
  const project = await newProject(origin, account);
  const { page_id } = await newPage(origin, account, project, { title: 'Fresh bread', slug: '/fresh-bread' });
  const address = `/v1/editor/project/${project.project_id}/page/${page_id}/edit`;
  await openEditor(page, origin, account.token, address);
  const ways = page.getByRole('region', { name: 'This page is empty. How do you want to begin?' });
  const sections = canvas(page).locator('main > *');
  await expect(ways).toBeHidden();

  await test.step('they come once the last section is deleted, and go where that is undone', async () => {
    for (let left = await sections.count(); left > 0; left -= 1) {
      await expect(ways).toBeHidden();
      await sections.first().click({ position: { x: 5, y: 5 } });
      await page.locator('.stage').focus();
      await page.keyboard.press('Delete');
      await expect(sections).toHaveCount(left - 1);
    }
    await expect(ways).toBeVisible();
    await expectAccessible(page, ['iframe']);
    await page.keyboard.press('Control+z');
    await expect(ways).toBeHidden();
    await page.keyboard.press('Control+y');
    await expect(ways).toBeVisible();
  });

  await test.step('a section is added by keyboard alone', async () => {
    await page.locator('.stage').focus();
    await page.keyboard.press('Tab');
    await expect(ways.getByRole('button', { name: 'Add a section' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Add Header', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(sections).toHaveCount(1);
    await expect(ways).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(ways).toBeVisible();
  });

  await test.step('they are there when the page is opened again, and lead to templates and to a description', async () => {
    await expect(page.locator('[data-save-state]')).toHaveAttribute('data-state', 'saved');
    await page.goto(origin + address);
    await ways.getByRole('link', { name: 'Choose a template' }).click();
    await expect(page).toHaveURL(/new=template/);
    await expect(page.getByRole('heading', { name: /template/i }).first()).toBeVisible();
    await page.goBack();
    await ways.getByRole('link', { name: 'Describe your offer' }).click();
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expect(page).toHaveURL(/new=1/);
  });
});
