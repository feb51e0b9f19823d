import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('a form of two steps is filled in by keyboard, without a script', async ({ page, product: { origin } }) => {
  const account = await newAccount(origin, 'premium');
  const project = await newProject(origin, account);
  const { url } = await newPage(origin, account, project, { title: 'Studio', slug: '/studio', template: 'agency' });
  await page.goto(url);
  const form = page.locator('form');
  const job = form.getByRole('radio', { name: 'Working with us' });
  await expect(form.getByLabel('CV')).toBeHidden();
  await job.check();
  await expect(form.getByLabel('CV')).toBeVisible();
  await expect(form.getByLabel('Brief or sketch')).toBeHidden();
  await form.getByLabel('Message').fill('I cook.');
  await form.getByRole('link', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByText('Step 2 of 2')).toBeVisible();
  await expect(job).toBeHidden();
  await form.getByRole('button', { name: 'Ask for a quote' }).click();
  await expect(page.getByRole('alert')).toContainText('Not sent yet');
  await expect(form.getByText('Step 2 of 2')).toBeHidden();
  await expect(form.getByLabel('Message')).toHaveValue('I cook.');
  await form.getByLabel('Name').fill('Ana');
  await form.getByLabel('E-mail').fill('ana@example.com');
  await form.getByRole('button', { name: 'Ask for a quote' }).click();
  await expect(page.getByText('Thank you!')).toBeVisible();
});
