import { newAccount, newPage, newProject } from '../../tools/product/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
const LEFT = DAY + (2 * 3600 + 3 * 60 + 4) * SECOND;

test('where code of one’s own is allowed a countdown runs, calmly where that is preferred, and ends with the text that was chosen', async ({
  page,
  product,
}) => {
  const { origin } = product;
  const account = await newAccount(origin);
  const project = await newProject(origin, account);
  const made = await newPage(origin, account, project, { title: 'Offer', slug: '/offer' });
  const headers = { accesstokenapp: account.token };
  const address = `${origin}/v1/editor/project/${project.project_id}/page/${made.page_id}`;
  const until = new Date(Date.now() + 3 * DAY).toISOString().slice(0, 11);
  const end = Date.parse(`${until}18:00Z`);
  const { version } = await (await page.request.get(`${address}/draft`, { headers })).json();
  const html = `<main><h1>Offer</h1><section class="timer"><p class="timer-left" data-until="${until}18:00" data-zone="UTC" data-ended="Full prices &amp; more"></p></section></main>`;
  const saved = await page.request.put(address, { headers, data: { version, css: '', html, data: {} } });
  expect(saved.status()).toBe(200);
  const left = page.locator('.timer-left');
  await page.emulateMedia({ reducedMotion: 'no-preference' });

  await test.step('without code of one’s own it says days, and no script is there', async () => {
    await page.goto(made.url);
    await expect(left).toContainText('3 days left');
    expect(await page.locator('script').count()).toBe(0);
  });

  const put = await page.request.put(`${origin}/v1/api/project/${project.project_id}/pixel`, {
    headers,
    data: { consent: { required: false }, code: { head: '<meta name="own" content="1">' } },
  });
  expect(put.status()).toBe(200);
  // Time stands still until the test says another one, however slow the machine is; what waits for time to pass goes on.
  const leave = (left: number) => page.clock.setFixedTime(end - left);
  await leave(LEFT);
  const timer = page.getByRole('timer');

  await test.step('with it hours, minutes and seconds are counted', async () => {
    await expect(async () => {
      await page.goto(made.url);
      await expect(timer).toHaveText('1 day 02 hr 03 min 04 sec', { timeout: 2_000 });
    }).toPass();
    await leave(LEFT - 5 * SECOND);
    await expect(timer).toHaveText('1 day 02 hr 02 min 59 sec');
    await expect(left.locator('time')).toBeVisible();
  });

  await test.step('nobody is interrupted by it', async () => {
    await expect(timer).toHaveAttribute('aria-live', 'off');
    expect(await timer.locator('xpath=ancestor::*[@aria-live]').count()).toBe(0);
    await expectAccessible(page);
  });

  await test.step('whoever prefers less motion gets no seconds', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(timer).toHaveText('1 day 02 hr 03 min');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await leave(LEFT - 7 * SECOND);
    await expect(timer).toHaveText('1 day 02 hr 02 min 57 sec');
  });

  await test.step('at zero it stops, with the text that was chosen', async () => {
    await leave(0);
    await expect(left).toHaveText('Full prices & more');
    await expect(timer).toHaveCount(0);
    await leave(-5 * SECOND);
    await expect(left).toHaveText('Full prices & more');
  });
});
