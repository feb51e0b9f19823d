import type { Page } from '@playwright/test';
import { canvas, dragBlock, editorReady, writeHeadline } from '../support/editor.ts';
import { largePhoto } from '../support/large-photo.ts';
import { expect, mailsOf, test } from '../support/test.ts';

const PASSWORD = 'Harbour-7-light';
const PHOTO = 'Bread & butter.jpg';
const HEADLINE = 'Bread that is worth the walk';

const notification = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

test('from buying a plan to a published page', async ({ page, product }) => {
  const { origin, settings } = product;
  const email = `ana-${Date.now()}@example.com`;

  const code = await test.step('buy a plan', async () => {
    await page.goto(`${origin}/store/ltd`);
    await page.getByRole('radio', { name: /^Pro/ }).check();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('radio', { name: /^Card/ }).check();
    await page.getByRole('button', { name: /^Pay/ }).click();

    await expect(page).toHaveURL(/\/v1\/payments\/sandbox\//);
    const before = await mailsOf(product);
    await page.getByRole('button', { name: 'Approve payment' }).click();
    await expect(page).toHaveURL(/\/store\/ltd\?payment=/);
    await expect(page.getByText('Payment received. Thank you!')).toBeVisible();
    await expect(page.getByText('Your purchase code was sent to')).toBeVisible();
    await expect.poll(async () => (await mailsOf(product)).length).toBe(before.length + 1);
    const mail = (await mailsOf(product)).find((each) => !before.includes(each)) ?? '';
    const codes = mail.match(/(?<![\w-])[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}(?![\w-])/g) ?? [];
    expect(new Set(codes).size).toBe(1);
    const code = codes[0] ?? '';
    // The payment's page shows a mail that did not leave the machine.
    if (!product.mails) {
      await page.getByRole('link', { name: 'View this payment' }).click();
      await expect(page.locator('pre')).toContainText(code);
    }
    return code;
  });

  const register = async (as: string, withCode: string) => {
    await page.goto(`${origin}/register`);
    await page.getByLabel('Email').fill(as);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD);
    await page.getByRole('textbox', { name: 'Purchase code' }).fill(withCode);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create account' }).click();
  };

  await test.step('register: a wrong code, the code, the used code', async () => {
    await register(email, 'ABCD-EFGH-JKMN-PQRS');
    await expect(notification(page, 'This purchase code is not valid.')).toBeVisible();
    await register(email, code);
    await expect(page).toHaveURL(`${origin}/login`);
    await register(`second-${email}`, code);
    await expect(notification(page, 'This purchase code has already been used.')).toBeVisible();
  });

  await test.step('sign in', async () => {
    await page.goto(`${origin}/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${origin}/dashboard`);
  });

  await test.step('the forced dialog; a project with an active subdomain', async () => {
    const dialog = page.getByRole('dialog', { name: 'Create a new project' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Project Name').fill('Sunrise Bakery');
    await dialog.getByLabel('Project Type').selectOption('Landing Page');
    await dialog.getByLabel('Description').fill('A neighbourhood bakery with sourdough bread, baked every morning');
    await dialog.getByRole('button', { name: 'Create Project' }).click();
    await expect(dialog).toBeHidden();
    // The first page is what comes next.
    await expect(page.getByRole('textbox', { name: 'Describe the page' })).toBeFocused();
    await page.getByRole('link', { name: 'Domains' }).click();
    const row = page.getByRole('row').filter({ hasText: '.sites.localhost' });
    await expect(row).toContainText(/active/i);
  });

  await test.step('a page that is written in the background', async () => {
    await page.getByRole('link', { name: 'Pages', exact: true }).click();
    await page.getByRole('button', { name: 'New Page' }).click();
    await page.getByRole('menuitem').filter({ hasNotText: 'Template' }).first().click();
    await page
      .getByRole('textbox', { name: 'Describe the page' })
      .fill('A page that invites neighbours to order bread for tomorrow morning');
    await expect(page.getByLabel('Title')).not.toHaveValue('');
    await page.getByLabel('Title').fill('Fresh bread');
    await expect(page.getByLabel('Slug')).toHaveValue('/fresh-bread');
    await page.getByRole('button', { name: 'Write the page' }).click();
    await expect(page.getByText('It is being written…')).toBeVisible();
    await expect(page.getByText('A draft: only you see it.')).toBeVisible({ timeout: 60_000 });
    await expect(page.frameLocator('main iframe').getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(notification(page, 'Your page is online')).toBeVisible();
    await page.getByRole('link', { name: 'Pages', exact: true }).click();
    const row = page.getByRole('row').filter({ hasText: 'Fresh bread' });
    await expect(row).toContainText(/active/i);
    const preview = row.locator('img').first();
    await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  const row = page.getByRole('row').filter({ hasText: 'Fresh bread' });

  await test.step('change it by hand in the visual editor', async () => {
    const [editor] = await Promise.all([
      page.context().waitForEvent('page'),
      row.getByRole('link', { name: /Edit/ }).click(),
    ]);
    expect(new URL(editor.url()).pathname).toMatch(/^\/v1\/editor\/project\/[^/]+\/page\/[^/]+\/edit$/);
    await editorReady(editor);
    const sections = canvas(editor).locator('section');
    const before = await sections.count();
    await writeHeadline(editor, HEADLINE);
    await dragBlock(editor, 'Steps');
    await expect(sections).toHaveCount(before + 1);
    await editor.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(editor.getByText('Published', { exact: true })).toBeVisible();
    await editor.reload();
    await editorReady(editor);
    await expect(canvas(editor).getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
    await expect(sections).toHaveCount(before + 1);
    await editor.close();
  });

  await test.step("the published page, on the sites' origin, without the dashboard's cookie", async () => {
    await row.getByRole('button', { name: /actions|more|menu/i }).click();
    const [site] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('menuitem', { name: 'View Page' }).click(),
    ]);
    await expect(site.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
    expect(new URL(site.url()).host).toMatch(new RegExp(`\\.sites\\.localhost:${settings.ports.sites}$`));
    const [request] = await Promise.all([site.waitForRequest(site.url()), site.reload()]);
    expect(await request.headerValue('cookie')).toBeNull();
    expect(await page.context().cookies(site.url())).toEqual([]);
    await site.close();
  });

  await test.step('a photo of 6 MB arrives compressed', async () => {
    await page.getByRole('link', { name: 'Files', exact: true }).click();
    await page.getByRole('button', { name: 'Upload File' }).first().click();
    const dialog = page.getByRole('dialog');
    const upload = page.waitForResponse((response) => response.url().endsWith('/v1/editor/other/upload'));
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: PHOTO, mimeType: 'image/jpeg', buffer: await largePhoto(6) });
    await expect(dialog.getByText('Upload completed successfully')).toBeVisible({ timeout: 60_000 });
    const { data } = (await (await upload).json()) as {
      data: { file_size: number; path_parent: string; path_child: string };
    };
    expect(data.file_size).toBeLessThan(5 * 1024 * 1024);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText(PHOTO, { exact: true })).toBeVisible();
    const served = await fetch(`${origin}/v1/files/${data.path_parent}/${data.path_child}`);
    expect(served.status).toBe(200);
    expect(served.headers.get('content-type')).toBe('image/jpeg');
    expect((await served.arrayBuffer()).byteLength).toBe(data.file_size);
  });

  await test.step('log out ends the session for good', async () => {
    const token = (await page.context().cookies(origin)).find(({ name }) => name === 'access_token_app')?.value ?? '';
    const me = () => fetch(`${origin}/v1/api/user/me`, { headers: { accesstokenapp: token } });
    expect((await me()).status).toBe(200);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page).toHaveURL(`${origin}/login`);
    expect((await me()).status).toBe(401);
  });
});
