import { expectAccessible } from '../support/axe.ts';
import { openNewPage, writeHeadline } from '../support/editor.ts';
import { publishedHtml } from '../support/published.ts';
import { expect, test } from '../support/test.ts';

test('somebody without an account sees the draft by a link, until it is withdrawn', async ({
  page,
  product,
  browser,
}) => {
  const { origin } = product;
  const { url } = await openNewPage(page, origin, { title: 'Fresh bread', slug: '/fresh-bread' });
  await writeHeadline(page, 'Bread for Ben to look at');
  const share = page.getByRole('button', { name: 'Share a preview' });
  await share.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share a preview' });
  await expectAccessible(page, ['iframe']);
  await dialog.getByRole('combobox', { name: 'The link works for' }).selectOption('1');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText('The link is ready.')).toBeVisible();
  await expectAccessible(page, ['iframe']);
  const link = await dialog.getByRole('textbox', { name: /^Link that works until/ }).inputValue();

  const stranger = await browser.newContext();
  const look = await stranger.newPage();
  await look.goto(link);
  await expect(look.getByRole('heading', { level: 1 })).toHaveText('Bread for Ben to look at');
  expect(await publishedHtml(page, url)).not.toContain('Bread for Ben');

  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialog.getByText('The link works no more.')).toBeVisible();
  const answer = await look.reload();
  expect(answer?.status()).toBe(404);
  await expect(look.getByText('This preview has ended')).toBeVisible();
  await stranger.close();
  await page.keyboard.press('Escape');
  await expect(share).toBeFocused();
});

test('a link is made only of what is shown, and stays in the list', async ({ page, product }) => {
  const { origin } = product;
  const { account, address } = await openNewPage(page, origin, { title: 'Fresh bread', slug: '/fresh-bread' });
  const headers = { accesstokenapp: account.token };
  const dialog = page.getByRole('dialog', { name: 'Share a preview' });
  const create = dialog.getByRole('button', { name: 'Create link' });
  const links = dialog.getByRole('textbox', { name: /^Link that works until/ });

  await test.step('before the links are there, none is made', async () => {
    const made = await page.request.post(`${origin}${address}/preview`, { headers, data: { days: 7 } });
    expect(made.status()).toBe(201);
    const gate = Promise.withResolvers<void>();
    await page.route('**/preview', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Share a preview' }).click();
    await expect(dialog.getByText('Loading…')).toBeVisible();
    await expect(create).toBeDisabled();
    gate.resolve();
    await expect(links).toHaveCount(1);
    await page.unroute('**/preview');
    await create.click();
    await expect(dialog.getByText('The link is ready.')).toBeVisible();
    await expect(links).toHaveCount(2);
    await page.keyboard.press('Escape');
  });

  await test.step('where the page cannot be saved, none is made', async () => {
    const { version, stamp } = await (await page.request.get(`${origin}${address}/draft`, { headers })).json();
    const data = { version, stamp, writer: 'somebody-else', data: {} };
    expect((await page.request.put(`${origin}${address}/draft`, { headers, data })).status()).toBe(200);
    await writeHeadline(page, 'Bread that nobody keeps');
    await page.getByRole('button', { name: 'Share a preview' }).click();
    await expect(links).toHaveCount(2);
    await create.click();
    await expect(dialog.getByText('No link was created')).toBeVisible();
    await expect(create).toBeFocused();
    await expect(links).toHaveCount(2);
    const { data: listed } = await (await page.request.get(`${origin}${address}/preview`, { headers })).json();
    expect(listed).toHaveLength(2);
  });
});
