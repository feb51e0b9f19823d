import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { newPage } from '../../tools/product/accounts.ts';
import { portOf } from '../../tools/product/index.ts';
import { expectFine } from '../support/axe.ts';
import { signInToNewProject } from '../support/sign-in.ts';
import { expect, type RunningProduct, test } from '../support/test.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';

/** A visit as a browser somewhere makes it: the sites' server believes the proxies on this machine. */
function visit({ settings }: RunningProduct, url: string, headers: Record<string, string>): Promise<void> {
  const { host, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ port: portOf(settings, 'sites'), path: pathname + search, headers: { host, ...headers } }, (answer) =>
      answer.resume().once('end', resolve),
    )
      .once('error', reject)
      .end();
  });
}

test('visits become numbers: on the screen, on the home and beside each page', async ({ page, product }) => {
  const { origin } = product;
  const { account, project } = await signInToNewProject(page, origin);
  await page.goto(`${origin}/dashboard/analytics`);
  await expect(page.getByRole('heading', { name: 'No visits yet' })).toBeVisible();
  await expectFine(page, { phones: true });

  const bread = await newPage(origin, account, project, { title: 'Bread', slug: '/bread' });
  const cakes = await newPage(origin, account, project, { title: 'Cakes', slug: '/cakes' });
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
    await visit(product, bread.url, { 'user-agent': CHROME, 'x-forwarded-for': address });
  await visit(product, `${cakes.url}?utm_source=letter&utm_campaign=spring`, {
    'user-agent': PHONE,
    'x-forwarded-for': '203.0.113.1',
  });
  await visit(product, cakes.url, { 'user-agent': PHONE, 'sec-gpc': '1', referer: 'https://news.example/today' });
  await visit(product, cakes.url, { 'user-agent': 'Googlebot/2.1' });

  const views = page.getByRole('button', { name: /^Views \d/ });
  await expect(async () => {
    await page.reload();
    await expect(views).toContainText('5', { timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: /^Visitors \d/ })).toContainText('4');
  await expect(page.getByText('4 now')).toBeVisible();
  await expect(page.getByText('Not counted: visits of bots (1)')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where they come from' })).toContainText('news.example');
  await expect(page.getByRole('region', { name: 'Campaigns' })).toContainText('spring');
  await expect(page.locator('canvas')).toBeVisible();
  await expectFine(page, { phones: true });

  // By the keyboard alone: leads in the chart, then the page in the table.
  await page.getByRole('button', { name: /^Leads \d/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Leads over time' })).toBeVisible();
  await page.getByRole('button', { name: 'Cakes' }).focus();
  await page.keyboard.press('Enter');
  await expect(views).toContainText('2');
  await page.getByLabel('Time', { exact: true }).selectOption('today');
  await expect(page).toHaveURL(/show=leads&only=[^&]+&range=today/);
  await page.reload();
  await expect(views).toContainText('2');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const table = await readFile(await (await download).path(), 'utf8');
  expect(table).toContain('"Cakes","2","1","0"');
  expect(table).not.toContain('Bread');

  await page.goto(`${origin}/dashboard`);
  const recent = page.getByRole('region', { name: /^Last 7 days/ });
  await expect(recent).toContainText('Visitors4');
  await expectFine(page, { phones: true });
  await recent.getByRole('link', { name: 'All numbers' }).click();
  await expect(page).toHaveURL(/analytics\?range=7/);

  await page.goto(`${origin}/dashboard/pages`);
  await expect(page.getByRole('row', { name: /Bread/ })).toContainText('3 views, 0% conversion');
});

test('the palette opens the numbers', async ({ page, product }) => {
  const { origin } = product;
  await signInToNewProject(page, origin);
  await page.goto(`${origin}/dashboard`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('numbers of today');
  await page.getByRole('option', { name: 'Show the numbers of today' }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/analytics\?range=today/);
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('today');
});
