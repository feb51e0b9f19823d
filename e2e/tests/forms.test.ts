import { newPage } from '../../tools/product/accounts.ts';
import { expectFine } from '../support/axe.ts';
import { signInToNewProject } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('what a visitor sends stands in the inbox, is read, put aside, brought back and taken along', async ({
  page,
  product,
  context,
}) => {
  const { origin } = product;
  const { account, project } = await signInToNewProject(page, origin);
  await page.goto(`${origin}/dashboard/pages`);
  await page.getByRole('link', { name: 'Leads' }).click();
  await expect(page.getByRole('heading', { name: 'No forms yet' })).toBeVisible();
  await expectFine(page);

  const site = await newPage(origin, account, project, {
    title: 'Coming soon',
    slug: '/soon',
    template: 'waiting-list',
  });
  const visitor = await context.newPage();
  await test.step('a visitor sends the form', async () => {
    await visitor.goto(site.url);
    const form = visitor.locator('form').first();
    await form.locator('input[type=email]').fill('ana@example.com');
    await form.getByRole('button').click();
    await expect(visitor).toHaveURL(/#sent$/);
  });

  const row = page.getByRole('list', { name: 'Leads' }).getByRole('button', { name: /ana@example\.com/ });
  const dialog = page.getByRole('dialog', { name: 'ana@example.com' });
  const shown = page.getByRole('group', { name: 'Show' });
  await test.step('the keyboard alone opens it, and it counts as read', async () => {
    await page.reload();
    await expect(page.getByLabel('1 unread', { exact: true }).first()).toBeVisible();
    await expectFine(page);
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expectFine(page);
    await expect(page.getByLabel('1 unread', { exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();
  });

  await test.step('it is put aside as spam and comes back', async () => {
    await row.click();
    await dialog.getByRole('button', { name: 'Spam' }).click();
    await expect(page.getByRole('heading', { name: 'No leads yet' })).toBeVisible();
    await shown.getByRole('button', { name: 'Spam' }).click();
    await row.click();
    await expect(dialog.getByText('Marked by you')).toBeVisible();
    await dialog.getByRole('button', { name: 'Not spam' }).click();
    await expect(page.getByRole('heading', { name: 'No spam' })).toBeVisible();
    await shown.getByRole('button', { name: 'Inbox' }).click();
    await expect(row).toBeVisible();
  });

  await test.step('it is found by its words, and taken along', async () => {
    await page.getByRole('searchbox', { name: 'Search leads' }).fill('nobody');
    await expect(page.getByRole('heading', { name: 'No leads match' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search leads' }).fill('ana@');
    await expect(row).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^leads-.*\.csv$/);
  });

  await test.step('visitors are led where its settings say', async () => {
    await page.getByRole('button', { name: /^Settings of/ }).click();
    const settings = page.getByRole('dialog', { name: 'Form settings' });
    await expect(settings).toBeVisible();
    await expectFine(page);
    await settings.getByLabel('Page after sending').fill(`${origin}/login`);
    await settings.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The settings were saved')).toBeVisible();
    const sent = async () => {
      await visitor.goto(site.url);
      await visitor.locator('form').first().locator('input[type=email]').fill('ben@example.com');
      await visitor.locator('form').first().getByRole('button').click();
    };
    await expect
      .poll(async () => {
        await sent();
        return visitor.url();
      })
      .toBe(`${origin}/login`);
  });

  await test.step('a person is erased', async () => {
    await page.getByRole('button', { name: 'Erase a person' }).click();
    await page.getByLabel('E-mail').fill('ana@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 lead was erased')).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});
