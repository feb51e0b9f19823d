import type { Page } from '@playwright/test';
import { signInToNewProject } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

async function choose(page: Page, title: string, entry: string) {
  await page.getByRole('button', { name: `More actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('a page from a template is set up, switched off and on, copied, brought back, and collects leads', async ({
  page,
  product,
  context,
}) => {
  const { origin } = product;
  const {
    account,
    project: { project_id },
  } = await signInToNewProject(page, origin);
  const call = (path: string, body?: unknown) =>
    fetch(`${origin}/v1/api/project/${project_id}/page${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { accesstokenapp: account.token, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : undefined,
    });

  await test.step('choose a template by keyboard and create the page', async () => {
    await page.goto(`${origin}/dashboard/pages?new=template`);
    await expect(page.getByRole('heading', { name: 'Or begin with a template' })).toBeFocused();
    await expect(page.getByText(/^\d+ templates$/)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.type('waiting');
    await expect(page.getByText('1 template', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Waiting list/ }).focus();
    await page.keyboard.press('Enter');
    const preview = page.getByRole('dialog', { name: 'Waiting list' });
    await expect(preview.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    await preview.getByRole('button', { name: 'Use this template' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('A draft: only you see it.')).toBeVisible();
    await page.getByRole('button', { name: 'Edit title of Waiting list' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Title of Waiting list' })).toBeFocused();
    await page.keyboard.type('Coming soon');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Coming soon' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit slug of Coming soon' }).click();
    await page.getByRole('textbox', { name: 'Slug of Coming soon' }).fill('/coming-soon');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Publish', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your page is online')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the page' })).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: 'All pages' }).click();
  });

  const visitor = await context.newPage();
  const [address] = ((await (await call('')).json()) as { data: { page_id: string; url: string }[] }).data;
  if (!address) throw new Error('The page is not listed.');
  const visit = async (path = '/coming-soon') =>
    (await visitor.goto(address.url.replace('/coming-soon', path)))?.status();
  expect(await visit()).toBe(200);

  await test.step('move it and switch it off: its addresses answer 404', async () => {
    await choose(page, 'Coming soon', 'Page Settings');
    const dialog = page.getByRole('dialog', { name: 'Page Settings' });
    await dialog.getByLabel('Slug').fill('/soon');
    await dialog.getByRole('switch', { name: 'Active' }).click();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Page settings saved')).toBeVisible();
    await expect(page.getByRole('row', { name: /Coming soon.*\/soon.*Inactive/i })).toBeVisible();
    expect(await visit()).toBe(404);
    expect(await visit('/soon')).toBe(404);
  });

  await test.step('switch it on again, and copy it', async () => {
    await choose(page, 'Coming soon', 'Activate');
    await expect(page.getByText('Page activated')).toBeVisible();
    expect(await visit('/soon')).toBe(200);
    await choose(page, 'Coming soon', 'Duplicate');
    await expect(page.getByRole('row', { name: /Coming soon \(copy\).*Draft/i })).toBeVisible();
  });

  await test.step('have it written anew, then bring the first version back', async () => {
    await call(`/${address.page_id}/generate`, { description_ai: 'A bakery by the sea, for families' });
    const status = async () =>
      ((await (await call(`/${address.page_id}`)).json()) as { data: { status: string } }).data.status;
    await expect.poll(status).toBe('active');
    await choose(page, 'Coming soon', 'Versions');
    const dialog = page.getByRole('dialog', { name: 'Versions' });
    await expect(dialog.getByRole('listitem').first()).toContainText('Written by AI');
    await dialog.getByRole('button', { name: 'Restore version 1' }).click();
    const question = page.getByRole('alertdialog', { name: 'Restore version 1' });
    await question.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(page.getByText('Version 1 restored')).toBeVisible();
    await expect(dialog.getByRole('listitem').first()).toContainText('Restored from version 1');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('what a visitor sends is listed', async () => {
    await visit('/soon');
    const form = visitor.locator('form').first();
    await form.locator('input[type=email]').fill('ana@example.com');
    await form.getByRole('button').click();
    await choose(page, 'Coming soon', 'Leads');
    const dialog = page.getByRole('dialog', { name: 'Leads' });
    await expect(dialog.getByRole('link', { name: 'ana@example.com' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('take the site along', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export site' }).click();
    expect((await download).suggestedFilename()).toBe('bakery.zip');
  });
});
