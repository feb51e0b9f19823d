import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { signIn, signInToNewProject } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('the palette finds things with a mistake in a word, opens them in their project, and knows them the next time', async ({
  page,
  product,
}) => {
  const { origin } = product;
  const account = await newAccount(origin);
  const bakery = await newProject(origin, account, 'First bakery');
  await newPage(origin, account, bakery, { title: 'Panadería Martínez', slug: '/pan' });
  const workshop = await newProject(origin, account, 'Second workshop');
  await newPage(origin, account, workshop, { title: 'Bicycles', slug: '/bikes' });
  await signIn(page, origin, account);
  await page.goto(`${origin}/dashboard`);
  await page.getByRole('button', { name: 'Project: First bakery' }).waitFor();
  const search = page.getByRole('combobox');

  await page.keyboard.press('Control+k');
  await search.fill('bicicles');
  const hit = page.getByRole('option', { name: /Bicycles/ });
  await expect(hit).toContainText('Second workshop');
  await page.keyboard.press('Enter');
  const information = page.getByRole('dialog', { name: 'Page Information' });
  await expect(information.getByText('Bicycles').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(information).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard\/pages$/);
  await expect(page.getByRole('button', { name: 'Project: Second workshop' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await search.fill('matinez');
  await page.getByRole('option', { name: /Panadería Martínez/ }).click();
  await expect(information.getByText('Panadería Martínez').first()).toBeVisible();
  await page.goBack();
  await expect(information).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Project: First bakery' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect(recent).toHaveText([/Panadería Martínez/, /Bicycles/]);

  // A domain that works is shown in its row.
  await search.fill('bakery');
  await page.getByRole('group', { name: 'Domains' }).getByRole('option').click();
  const row = page.getByRole('row').filter({ hasText: 'first-bakery' });
  await expect(row.locator(':focus')).toHaveCount(1);
});

test('nothing of the palette moves while somebody types, and it says in its place what does not work', async ({
  page,
  product,
}) => {
  const { origin } = product;
  await signInToNewProject(page, origin, { project: 'Bakery' });
  await page.goto(`${origin}/dashboard`);
  await page.getByRole('button', { name: 'Project: Bakery' }).waitFor();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox');
  await expect(search).toBeFocused();
  const dialog = page.getByRole('dialog', { name: 'Command palette' });
  // Once it has come with its animation.
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const before = [await dialog.boundingBox(), await search.boundingBox()];
  for (const typed of ['b', 'ba', 'bak', 'bakex', 'zzzzz']) {
    await search.fill(typed);
    expect([await dialog.boundingBox(), await search.boundingBox()], typed).toEqual(before);
  }
  await expect(dialog.getByText('Nothing found')).toBeVisible();
  await page.context().setOffline(true);
  await search.fill('tehme');
  await expect(dialog.getByRole('status')).toContainText('You are offline');
  await expect(dialog.getByRole('option', { name: 'Appearance: Dark' })).toBeVisible();
  expect([await dialog.boundingBox(), await search.boundingBox()]).toEqual(before);
  await page.context().setOffline(false);
  await search.fill('bakery');
  await expect(dialog.getByRole('group', { name: 'Domains' })).toBeVisible();
  await search.fill('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/dark/);
});
