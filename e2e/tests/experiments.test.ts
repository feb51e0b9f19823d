import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { expectAccessible, inBothModes } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a copy of a page is tried on its visitors, who keep what they were shown, and becomes the page', async ({
  page,
  product,
  browser,
}) => {
  const { origin } = product;
  const account = await newAccount(origin);
  const project = await newProject(origin, account);
  const site = { title: 'Coming soon', slug: '/soon', template: 'waiting-list' };
  const { url } = await newPage(origin, account, project, site);
  await signIn(page, origin, account);

  await test.step('from the menu of the page', async () => {
    await page.goto(`${origin}/dashboard/pages`);
    await page.getByRole('button', { name: 'More actions for Coming soon' }).click();
    await page.getByRole('menuitem', { name: 'Try a variant' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start an experiment' });
    await dialog.getByRole('button', { name: 'Make a copy of this page' }).click();
    await expect(dialog.getByLabel('Page', { exact: true })).toHaveValue(/./);
    await dialog.getByLabel('Name').fill('Another headline');
    await dialog.getByLabel('Share of visitors, %').fill('99');
    await inBothModes(page, () => expectAccessible(page));
    await dialog.getByRole('button', { name: 'Start an experiment' }).click();
    await expect(page.getByText('Too early to say.', { exact: false })).toBeVisible();
    await inBothModes(page, () => expectAccessible(page));
  });

  await test.step('a visitor is shown one of them, and keeps it', async () => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    const letterOf = async () => {
      await visitor.goto(url);
      return (await context.cookies()).find(({ name }) => name.startsWith('lf_ab_'))?.value;
    };
    await expect.poll(letterOf).toMatch(/^[AB]$/);
    const first = await letterOf();
    expect(await letterOf()).toBe(first);
    await context.close();
  });

  await test.step('the variant becomes the page', async () => {
    await page.getByRole('button', { name: /^Make it the page:/ }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(/may be chance/)).toBeVisible();
    await question.getByRole('button', { name: 'Make it the page' }).click();
    await expect(page.getByText('The variant is the page now')).toBeVisible();
    await expect(page.getByText(/became the page\./)).toBeVisible();
    const dashboard = await browser.newPage();
    expect((await dashboard.goto(url))?.status()).toBe(200);
    await dashboard.close();
  });
});
