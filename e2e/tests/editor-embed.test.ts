import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts';
import { canvas, openNewPage } from '../support/editor.ts';
import { expect, test } from '../support/test.ts';

const MAP = 'https://maps.example/embed?shop=1&zoom=15';
const PASTED = `<div><script src="https://maps.example/a.js"></script><iframe src="${MAP.replace('&', '&amp;')}" width="600" height="380" title="A map of the shop" onload="alert(1)"></iframe></div>`;

test('another site is pasted into a page, and shown to whoever presses its button', async ({ page, product }) => {
  const asked: string[] = [];
  await page.context().route(/maps\.example|other\.example/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Map</title><h1>The map</h1><script>document.body.append('It runs');try{top.location='https://other.example/'}catch{document.body.append(', and stays')}</script>`,
    });
  });
  const { origin } = product;
  const { url } = await openNewPage(page, origin, { title: 'Pottery', slug: '/pottery' });
  const main = canvas(page).locator('main');
  const link = main.locator('.embed-link');
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  const address = page.getByLabel('Address or code');

  await test.step('without an address it is pointed out before publishing, with the way to its settings', async () => {
    await page.getByRole('button', { name: 'Add Embed', exact: true }).press('Enter');
    await publish.click();
    await page.getByRole('button', { name: /The embed “Say what is shown here” has no address/ }).click();
    await expect(address).toBeFocused();
  });

  await test.step('what is not encrypted is refused, and stays to be mended', async () => {
    await address.fill('http://maps.example/');
    await address.blur();
    await expect(page.getByText(/This has no address that begins with https/)).toBeVisible();
    await expect(address).toHaveValue('http://maps.example/');
    await expect(link).toHaveAttribute('href', '#');
  });

  await test.step('of pasted markup the frame’s address, title and height are taken', async () => {
    await address.fill(PASTED);
    await address.blur();
    await expect(address).toHaveValue(MAP);
    await expect(page.getByLabel('What it is, for those who cannot see it')).toHaveValue('A map of the shop');
    await expect(page.getByLabel('Height in pixels')).toHaveValue('380');
    await page.getByLabel('Text of the button').fill('Show the map');
    await page.getByLabel('Text of the button').press('Enter');
    await expect(link).toHaveText('Show the map');
    await expect(main.locator('iframe, script')).toHaveCount(0);
  });

  await publish.click();
  const anyway = page.getByRole('button', { name: 'Publish all the same' });
  const published = page.getByText('Published', { exact: true }).first();
  await expect(anyway.or(published).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(published).toBeVisible();
  expect(asked).toEqual([]);

  await test.step('visitors ask nobody before they press, by the keyboard too, and nothing runs in the page', async () => {
    const answer = await page.goto(url);
    expect(answer?.headers()['content-security-policy']).toContain('frame-src https://maps.example;');
    const frame = page.frameLocator('iframe[title="A map of the shop"]');
    const button = frame.getByRole('link', { name: 'Show the map' });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeVisible();
    await expectAccessible(page);
    expect(await page.locator('script').count()).toBe(0);
    expect(asked).toEqual([]);
    await button.press('Enter');
    await expect(frame.getByRole('heading', { name: 'The map' })).toBeVisible();
    await expect(frame.getByText('It runs, and stays')).toBeVisible();
    expect(asked).toEqual([MAP]);
    expect(page.url()).toBe(url);
  });

  await test.step('on a phone it fits, and a link leads there in a tab of its own', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('link', { name: /A map of the shop opens in a new tab/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  });
});

test('a plan that does not include embeds says so in the editor and on the server', async ({ page, product }) => {
  const { origin } = product;
  await openNewPage(page, origin, { title: 'Pottery', slug: '/pottery' }, 'basic');
  await page.getByRole('button', { name: 'Add Embed', exact: true }).press('Enter');
  await canvas(page).locator('.embed-link').click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByText('Your plan does not include embeds')).toBeVisible();
  await page.getByLabel('Address or code').fill(MAP);
  await page.getByLabel('Address or code').blur();
  await expect(page.getByText('Your plan does not include embeds')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: /Your plan does not include embeds: take .* out/ })).toBeVisible();
  await page.getByRole('button', { name: 'Publish all the same' }).click();
  await expect(page.getByText(/Your plan does not include embeds of other sites\. Take them out/)).toBeVisible();
});
