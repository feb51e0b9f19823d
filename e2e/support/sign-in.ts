import type { Page } from '@playwright/test';
import type { Account } from '../../tools/product/accounts.ts';

/** Lets the browser in as this account. */
export async function signIn(page: Page, origin: string, { token }: Account): Promise<void> {
  await page.context().addCookies([{ name: 'access_token_app', value: token, url: origin }]);
}
