import type { Page, Route } from '@playwright/test';
import { type Account, newAccount, newProject } from '../../tools/product/accounts.ts';
import { photo } from '../support/made-files.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, type RunningProduct, test } from '../support/test.ts';

const FILES_PATH = '/v1/editor/other/files';
const UPLOAD_PATH = '/v1/editor/other/upload';

const storedFile = {
  file_id: 'late',
  file_name: 'ana-late.jpg',
  file_extension: 'jpg',
  file_size: 1536,
  created_at: 1_700_000_000,
  path_parent: 'ana',
  path_child: 'ana-late.jpg',
};

/** Holds what this account asks the backend under these paths, until `release`. */
async function hold(page: Page, { token }: Account) {
  const held: Route[] = [];
  await page.route(
    (url) => [FILES_PATH, UPLOAD_PATH].includes(url.pathname),
    (route) => {
      if (route.request().headers().accesstokenapp !== token) return route.fallback();
      held.push(route);
    },
  );
  const count = (path: string) => held.filter((route) => route.request().url().includes(path)).length;
  return {
    lists: () => count(FILES_PATH),
    uploads: () => count(UPLOAD_PATH),
    /** The list first: the upload's 401 would end whatever session listens to it. */
    release: async () => {
      for (const route of held) {
        const isList = route.request().url().includes(FILES_PATH);
        const answer = isList
          ? { json: { data: [storedFile], total_pages: 1, total_count: 1 } }
          : { status: 401, json: { message: 'Signed out', code: 'unauthorized', request_id: 'test' } };
        // What the page gave up already cannot be answered any more.
        await route.fulfill(answer).catch(() => {});
      }
    },
  };
}

/** An account's files, with a slow list and an upload under way. */
async function withSlowAnswers(page: Page, { origin }: RunningProduct) {
  const ana = await newAccount(origin);
  const ben = await newAccount(origin);
  await newProject(origin, ana, 'Bakery of Ana');
  await newProject(origin, ben, 'Garage of Ben');
  await signIn(page, origin, ana);
  const slow = await hold(page, ana);
  await page.goto(`${origin}/dashboard/files`);
  await expect(page.getByRole('button', { name: 'Project: Bakery of Ana' })).toBeVisible();
  await page.getByRole('button', { name: 'Upload File' }).click();
  await page.getByLabel('Choose files').setInputFiles([await photo('ana-1.jpg'), await photo('ana-2.jpg')]);
  await expect.poll(slow.uploads).toBe(1);
  await expect.poll(slow.lists).toBeGreaterThan(0);
  return { ana, ben, slow };
}

async function signInByForm(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Ben's screens have nothing of Ana's, and he stays signed in. */
async function expectBenAlone(page: Page, { origin }: RunningProduct, ben: Account): Promise<void> {
  await expect(page.getByRole('button', { name: 'Project: Garage of Ben' })).toBeVisible();
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  await expect(page.getByText('No files found')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  await expect(page.getByText(/\bAna\b|ana-/)).toHaveCount(0);
  expect(page.url()).toBe(`${origin}/dashboard/pages`);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'access_token_app');
  expect(cookie?.value).toBeTruthy();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByText(ben.email)).toBeVisible();
}

test('a session that ends elsewhere: what it had under way never reaches the next account', async ({
  page,
  product,
}) => {
  const { ana, ben, slow } = await withSlowAnswers(page, product);
  await fetch(`${product.origin}/v1/api/logout`, { method: 'POST', headers: { accesstokenapp: ana.token } });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.evaluate(() => window.dispatchEvent(new Event('auth-fail')));
  await expect(page).toHaveURL(`${product.origin}/login`);
  await signInByForm(page, ben);
  await expect(page).toHaveURL(`${product.origin}/dashboard/files`);
  await slow.release();
  await expectBenAlone(page, product, ben);
  expect(slow.uploads()).toBe(1);
  expect(loads).toBe(0);
});

test('signing out while files are uploaded: nothing of it is there for who signs in next', async ({
  page,
  product,
}) => {
  const { ben, slow } = await withSlowAnswers(page, product);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  // The upload dialog stands over the menu: the way out is another tab's, or the palette's once it is closed.
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Keep uploading' }).click();
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/dashboard"]')?.click());
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(asked).toEqual([]);
  await signInByForm(page, ben);
  await expect(page).toHaveURL(`${product.origin}/dashboard`);
  await slow.release();
  await expectBenAlone(page, product, ben);
});
