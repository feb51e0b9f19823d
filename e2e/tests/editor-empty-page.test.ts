import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { canvas, openNewPage } from '../support/editor.ts';
import { expect, test } from '../support/test.ts';

test('a page without any section offers three ways to begin, by keyboard', async ({ page, product }) => {
  const { origin } = product;
  const { address } = await openNewPage(page, origin, { title: 'Fresh bread', slug: '/fresh-bread' });
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

  await test.step('they are there when the page is opened again', async () => {
    await expect(page.locator('[data-save-state]')).toHaveAttribute('data-state', 'saved');
    await page.goto(`${origin}${address}/edit`);
    await expect(ways).toBeVisible();
  });

  await test.step('a template is put into this page by keyboard, is saved, and is taken back in one step', async () => {
    await ways.getByRole('button', { name: 'Choose a template' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose a template' });
    await expect(dialog.getByRole('listitem')).toHaveCount(25);
    await expectAccessible(page, ['iframe']);
    await page.keyboard.press('Escape');
    await expect(ways.getByRole('button', { name: 'Choose a template' })).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('combobox').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: /^Use / }).first().focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(ways).toBeHidden();
    await expect.poll(() => sections.count()).toBeGreaterThan(2);
    await expect(page.getByText('The page is filled. Undo takes all of it back.')).toBeVisible();
    await expect(page.locator('.stage')).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(ways).toBeVisible();
    await page.keyboard.press('Control+y');
    await expect(ways).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect(ways).toBeVisible();
  });

  await test.step('the links of a second template lead where they did in the template', async () => {
    const use = async (name: string) => {
      await ways.getByRole('button', { name: 'Choose a template' }).click();
      await page.getByRole('button', { name: `Use “${name}”`, exact: true }).click();
      await expect(ways).toBeHidden();
    };
    await use('Restaurant');
    await page.keyboard.press('Control+z');
    await expect(ways).toBeVisible();
    await use('Course');
    await expect(canvas(page).locator('#lead-form')).toBeVisible();
    const missing = await canvas(page)
      .locator('a[href^="#"]:not([href="#top"])')
      .evaluateAll((links) =>
        links
          .map((link) => String(link.getAttribute('href')))
          .filter((href) => !links[0]?.ownerDocument.querySelector(href)),
      );
    expect(missing).toEqual([]);
    await page.keyboard.press('Control+z');
    await expect(ways).toBeVisible();
  });

  await test.step('a description that cannot be written is still there, and becomes this page', async () => {
    await ways.getByRole('button', { name: 'Describe your offer' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Describe your offer' });
    const field = dialog.getByRole('textbox', { name: 'What is the page about?' });
    await expect(field).toBeFocused();
    await dialog.getByRole('button', { name: 'Write the page' }).click();
    await expect(dialog.getByText('Please say in a few words what the page is about.')).toBeVisible();
    const text = 'Forno Velho is a bakery in Porto. Rye loaf - 5 €; Olive focaccia - 3 €.';
    await field.fill(text);
    await page.route('**/start', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Write the page' }).click();
    await expect(dialog.getByText('The server cannot be reached. What you entered is still here.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.unroute('**/start');
    await ways.getByRole('button', { name: 'Describe your offer' }).click();
    await expect(field).toHaveValue(text);
    await dialog.getByRole('button', { name: 'Write the page' }).click();
    await expect(canvas(page).getByText('Rye loaf').first()).toBeVisible();
    await expect(ways).toBeHidden();
    await expect(page.locator('[data-save-state]')).toHaveAttribute('data-state', 'saved');
    await page.goto(`${origin}${address}/edit`);
    await expect(canvas(page).getByText('Rye loaf').first()).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const anyway = page.getByRole('button', { name: 'Publish all the same' });
    const published = page.getByRole('status').filter({ hasText: /^Published$/ });
    await expect(anyway.or(published).first()).toBeVisible();
    if (await anyway.isVisible()) await anyway.click();
    await expect(published).toBeVisible();
  });
});

test('a page that never had contents is filled from a template', async ({ page, product }) => {
  const { origin } = product;
  const account = await newAccount(origin);
  const project = await newProject(origin, account);
  const { page_id } = await newPage(origin, account, project, { title: 'Nothing yet', slug: '/nothing' });
  const address = `${origin}/v1/editor/project/${project.project_id}/page/${page_id}`;
  const headers = { accesstokenapp: account.token };
  const { version } = await (await page.request.get(`${address}/draft`, { headers })).json();
  const data = { pages: [{ frames: [{ component: { type: 'wrapper', components: [{ tagName: 'main' }] } }] }] };
  const saved = await page.request.put(address, { headers, data: { version, css: '', html: '<main></main>', data } });
  expect(saved.status()).toBe(200);
  await page.context().addCookies([{ name: 'access_token_app', value: account.token, url: origin }]);
  await page.goto(`${address}/edit`);
  await page.getByRole('button', { name: 'Choose a template' }).click();
  await page.getByRole('button', { name: /^Use / }).first().click();
  await expect(canvas(page).getByRole('heading', { level: 1 })).toBeVisible();
});
