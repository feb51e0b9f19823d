import type { Page } from '@playwright/test';
import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { expectAccessible, inBothModes } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Code that tries to get at the dashboard and at another site, and writes down what came of it. */
const thief = (dashboard: string, other: string) => `<script>
(async () => {
  const got = {};
  const steal = async (name, way) => { got[name] = await Promise.resolve().then(way).then(String, () => 'refused'); };
  await steal('cookies', () => document.cookie);
  await steal('storage', () => localStorage.getItem('marked'));
  await steal('api', async () => (await fetch('${dashboard}/v1/api/user', { credentials: 'include' })).text());
  await steal('site', async () => (await fetch('${other}', { credentials: 'include' })).text());
  for (const [name, address] of [['dashboard', '${dashboard}/dashboard'], ['other', '${other}']])
    await steal(name, () => new Promise((resolve, reject) => {
      const frame = Object.assign(document.createElement('iframe'), { src: address });
      frame.onload = () => { try { resolve(frame.contentWindow.document.title); } catch (error) { reject(error); } };
      document.body.append(frame);
    }));
  await steal('consent', async () => (await fetch('${other}', {
    method: 'POST', mode: 'no-cors', credentials: 'include', body: new URLSearchParams({ landfall_consent: 'yes' }),
  })).type);
  document.cookie = 'access_token_app=forged; Path=/; Domain=localhost';
  document.documentElement.dataset.got = JSON.stringify(got);
})();
</script>`;

const asked = (page: Page) => page.getByRole('complementary', { name: 'Your privacy' });
const ran = (page: Page) => page.locator('html[data-got]');

test('code of one’s own runs on its site once a visitor agreed, and gets at nothing else', async ({
  page,
  product,
  browser,
}) => {
  const { origin } = product;
  const site = { title: 'Coming soon', slug: '/soon', template: 'waiting-list' };
  const account = await newAccount(origin);
  const { url } = await newPage(origin, account, await newProject(origin, account), site);
  // Another customer's site, whose code waits for consent: nobody else may give that.
  const neighbour = await newAccount(origin);
  const { project_id } = await newProject(origin, neighbour);
  const other = await newPage(origin, neighbour, { project_id, name: '' }, site);
  await page.request.put(`${origin}/v1/api/project/${project_id}/pixel`, {
    headers: { accesstokenapp: neighbour.token },
    data: { code: { head: '<script>document.documentElement.dataset.other = 1</script>' } },
  });
  await signIn(page, origin, account);

  await test.step('its owner writes it', async () => {
    await page.goto(`${origin}/dashboard/settings/pixels`);
    const code = page.getByRole('region', { name: 'Your own code' });
    await code.getByLabel('At the end of the page').fill(thief(origin, other.url));
    await expect(code.getByText(/does not check it/)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await inBothModes(page, () => expectAccessible(page));
    await code.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your code is saved')).toBeVisible();
    await expect(code.getByText('On your pages')).toBeVisible();
    await page.evaluate(() => localStorage.setItem('marked', 'of the dashboard'));
  });
  // A policy that is not there: what holds has to be the browser's own walls between origins.
  const context = await browser.newContext({ bypassCSP: true, viewport: { width: 390, height: 844 } });
  await context.addCookies(await page.context().cookies());
  const visitor = await context.newPage();

  await test.step('a visitor is asked, and nothing of it is there before', async () => {
    await visitor.goto(`${url}?utm_source=mail`);
    await expect(asked(visitor)).toBeInViewport();
    expect(await visitor.content()).not.toContain('data.got');
    const action = visitor.getByRole('main').getByRole('button').first();
    await action.scrollIntoViewIfNeeded();
    await action.click({ trial: true });
    await inBothModes(visitor, () => expectAccessible(visitor));
    await asked(visitor).getByRole('button', { name: 'No, thanks' }).focus();
    await visitor.keyboard.press('Tab');
    await visitor.keyboard.press('Enter');
    await expect(ran(visitor)).toBeAttached();
    expect(new URL(visitor.url()).search).toBe('?utm_source=mail');
  });

  await test.step('it gets at neither the dashboard nor another site', async () => {
    const got = JSON.parse((await ran(visitor).getAttribute('data-got')) ?? '');
    const refused = { api: 'refused', site: 'refused', dashboard: 'refused', other: 'refused' };
    expect(got).toEqual({ cookies: '', storage: 'null', ...refused, consent: 'opaque' });
    const tokens = (await context.cookies(origin)).filter(({ name }) => name === 'access_token_app');
    expect(tokens.map(({ value }) => value)).toEqual([account.token]);
    const elsewhere = await context.newPage();
    await elsewhere.goto(other.url);
    await expect(asked(elsewhere).getByRole('button', { name: 'Agree' })).toBeVisible();
    expect(await elsewhere.locator('html[data-other]').count()).toBe(0);
    await elsewhere.close();
  });

  await test.step('what was agreed to is taken back', async () => {
    // What the code made itself is its owner's.
    await inBothModes(visitor, () => expectAccessible(visitor, ['iframe']));
    await asked(visitor).getByRole('button', { name: 'Withdraw consent' }).click();
    await expect(asked(visitor).getByRole('button', { name: 'Change' })).toBeVisible();
    await expect(ran(visitor)).toHaveCount(0);
    await context.close();
  });
});
