import type { Page } from '@playwright/test';
import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const settingsOf = async (page: Page, title: string) => {
  await page.getByRole('button', { name: `More actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Page Settings' }).click();
  return page.getByRole('dialog', { name: 'Page Settings' });
};

test('what was begun and left is offered, undone or led on, and nothing goes by one click', async ({
  page,
  product,
}) => {
  const { origin } = product;
  const account = await newAccount(origin);
  const project = await newProject(origin, account, 'Bakery');
  await newProject(origin, account, 'Florist');
  await newPage(origin, account, project, { title: 'Opening day', slug: '/opening', description_ai: 'A bakery' });
  await page.addInitScript((id) => localStorage.setItem('projectSelected', id), project.project_id);
  await signIn(page, origin, account);

  await test.step('a page is ready seconds after it was asked for, and that is said', async () => {
    await page.goto(`${origin}/dashboard/pages`);
    await expect(
      page
        .getByText('Opening day is ready')
        .or(page.getByRole('row', { name: /Opening day.*active/ }))
        .first(),
    ).toBeVisible({ timeout: 40_000 });
  });

  await test.step('a changed title is offered again, marked, and is not sent with another change', async () => {
    const dialog = await settingsOf(page, 'Opening day');
    await dialog.getByLabel('Title').fill('Closing day');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    await settingsOf(page, 'Opening day');
    await expect(dialog.getByText('You changed this earlier and did not save it: Title.')).toBeVisible();
    await expect(dialog.getByLabel('Title')).toHaveValue('Opening day');
    await dialog.getByLabel('Slug').fill('/doors-open');
    await expect(dialog.getByText('The page moves: /opening will lead to it.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: /Opening day.*\/doors-open/ })).toBeVisible();
  });

  await test.step('the old address leads to the page until it is dropped', async () => {
    const link = page.getByRole('row', { name: /Opening day/ });
    await link.getByRole('button', { name: 'More actions for Opening day' }).click();
    const [shown] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('menuitem', { name: 'View Page' }).click(),
    ]);
    await shown.waitForLoadState();
    const old = new URL('/opening', shown.url()).href;
    await shown.goto(old);
    expect(new URL(shown.url()).pathname).toBe('/doors-open');
    const dialog = await settingsOf(page, 'Opening day');
    await dialog.getByRole('button', { name: 'Let /opening lead nowhere' }).click();
    await expect(page.getByText('/opening leads nowhere any more')).toBeVisible();
    expect((await shown.goto(old))?.status()).toBe(404);
    await shown.close();
    await page.keyboard.press('Escape');
  });

  await test.step('looking at the records of a domain registers nothing', async () => {
    await page.goto(`${origin}/dashboard/settings/domain?add=1`);
    const dialog = page.getByRole('dialog', { name: 'Add new domain' });
    await dialog.getByText('Configure a Custom Domain').click();
    await dialog.getByLabel('Domain', { exact: true }).fill('shop.second-thoughts.com');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByText(/landfall-verify=/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(2);
  });

  await test.step('a project goes by its name alone, and its screen with it', async () => {
    await page.goto(`${origin}/dashboard/settings`);
    await page.getByRole('button', { name: 'Delete Project' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete project' });
    const name = dialog.getByLabel('Type the name of the project to delete it');
    await expect(name).toBeFocused();
    await page.keyboard.type('bakerY');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${origin}/dashboard`);
    await expect(page.getByText('Your project has been successfully deleted.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Florist/ })).toBeVisible();
  });
});
