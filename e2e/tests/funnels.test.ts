import { newAccount, newProject } from '../../tools/product/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll, inBothModes } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

// One that says it is driven by a program would be counted as one.
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

const BRIEF = `Casa Lola is a cooking school in Valencia. We teach small groups to cook paella over a wood fire.
Saturday class 65 € per person, with lunch and wine. Private class 450 € for up to eight people.
Please cancel two days before at the latest.
Phone 963 555 010. Calle del Mar 4, Valencia.
Book your class.`;

interface Step {
  page_id: string;
  is_published: boolean;
}

test('a path is written from one description, leads visitors along, and shows where they leave', async ({
  page,
  product,
  browser,
}) => {
  const { origin } = product;
  const account = await newAccount(origin, 'premium');
  const project = await newProject(origin, account);
  const base = `${origin}/v1/api/project/${project.project_id}`;
  const headers = { accesstokenapp: account.token, 'content-type': 'application/json' };
  const json = async (path: string, init: RequestInit = {}) =>
    (await fetch(base + path, { ...init, headers })).json() as Promise<never>;
  await signIn(page, origin, account);

  await test.step('from one description', async () => {
    await page.goto(`${origin}/dashboard/analytics?view=funnels`);
    await expect(page.getByRole('heading', { name: 'No funnels yet' })).toBeVisible();
    await inBothModes(page, () => expectAccessible(page));
    await page.getByRole('button', { name: 'Write the whole path' }).click();
    const dialog = page.getByRole('dialog', { name: 'Write the whole path' });
    await dialog.getByLabel('Name').fill('Paella class');
    await dialog.getByLabel('What is it about?').fill(BRIEF);
    await inBothModes(page, () => expectAccessible(page));
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByRole('heading', { name: 'What we understood' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Edit: Saturday class' }).click();
    await dialog.getByLabel('Price', { exact: true }).fill('70 €');
    await page.keyboard.press('Enter');
    await inBothModes(page, () => expectAccessible(page));
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await inBothModes(page, () => expectAccessible(page));
    await page.setViewportSize({ width: 1280, height: 720 });
    await dialog.getByRole('button', { name: 'Write the pages' }).click();
    await expect(page.getByRole('heading', { name: 'Paella class', exact: true })).toBeVisible();
    await expect(page.getByText('Not published')).toHaveCount(3);
  });

  let url = '';
  await test.step('whose pages are published', async () => {
    const funnels = async () => (await json('/funnel')) as { data: { steps: Step[] }[] };
    const [funnel] = (await funnels()).data;
    for (const { page_id } of funnel?.steps ?? []) {
      const publish = () =>
        fetch(`${base}/page/${page_id}`, { method: 'PUT', headers, body: JSON.stringify({ status: 'active' }) });
      await expect.poll(async () => (await publish()).status).toBe(200);
    }
    const known = (await json(`/page/${funnel?.steps[0]?.page_id}`)) as { data: { url: string } };
    url = known.data.url;
  });

  await test.step('visitors go from the landing page to the offer, and by its form to the thanks', async () => {
    const context = await browser.newContext({ userAgent: CHROME });
    const visitor = await context.newPage();
    await expect(async () => {
      await visitor.goto(url);
      await visitor.locator('.hero a.button').click({ timeout: 2_000 });
      await expect(visitor).toHaveURL(/\/paella-class\/offer$/, { timeout: 2_000 });
    }).toPass();
    await expect(visitor.getByText('70 €').first()).toBeVisible();
    const form = visitor.locator('form');
    for (const input of await form.locator('label:not(.lf-trap *) > input:visible').all()) {
      const type = await input.getAttribute('type');
      await input.fill(
        type === 'email' ? 'ana@example.com' : type === 'date' ? '2027-05-01' : type === 'number' ? '2' : '963555012',
      );
    }
    await form.getByRole('button').click();
    await expect(visitor).toHaveURL(/\/paella-class\/thanks$/);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Thank you!');
    await context.close();
  });

  await test.step('and its owner sees how many reach each step', async () => {
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('100% of the first step')).toHaveCount(2, { timeout: 5_000 });
    }).toPass();
    await expect(page.getByText('· 1 lead')).toBeVisible();
    await page.getByText('The same as a table').click();
    await inBothModes(page, () => expectAccessible(page));
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await inBothModes(page, () => expectAccessible(page));
  });
});
