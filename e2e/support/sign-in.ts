import type { Page } from '@playwright/test';
import { type Account, newAccount, newProject } from '../../tools/product/accounts.ts';

/** Lets the browser in as this account. */
export async function signIn(page: Page, origin: string, { token }: Account): Promise<void> {
  await page.context().addCookies([{ name: 'access_token_app', value: token, url: origin }]);
}

/** A new account with one project, and the browser let in as that account. */
export async function signInToNewProject(
  page: Page,
  origin: string,
  { plan, project: name }: { plan?: string; project?: string } = {},
) {
  const account = await newAccount(origin, plan);
  const project = await newProject(origin, account, name);
  await signIn(page, origin, account);
  return { account, project };
}
