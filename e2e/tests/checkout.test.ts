import type { Page } from '@playwright/test';
import { checkoutOrigin } from '../../tools/product/index.ts';
import { EVERY_RULE, faultsOf, settled } from '../support/axe.ts';
import { expect, type RunningProduct, test } from '../support/test.ts';

const CREATE = '**/v1/api/public/payment/create';

/** The same checkout, inside the host and as a page of its own. */
const PLACES = [
  { name: 'inside the dashboard', address: ({ origin }: RunningProduct) => `${origin}/store/ltd` },
  { name: 'on its own origin', address: ({ settings }: RunningProduct) => `${checkoutOrigin(settings)}/store/ltd` },
];

let buyers = 0;
const newEmail = () => {
  buyers += 1;
  return `checkout-${buyers}@example.com`;
};

async function fill(page: Page, email: string): Promise<void> {
  await page.getByRole('radio', { name: /^Pro/ }).check();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('radio', { name: /^Card/ }).check();
}

const pay = (page: Page) => page.getByRole('button', { name: /^Pay/ });

for (const { name, address } of PLACES) {
  test(`${name}: buys a plan and comes back to where it began`, async ({ page, product }) => {
    await page.goto(address(product));
    await expect(page.getByText('Select a plan to view the summary')).toBeVisible();
    await fill(page, newEmail());
    await pay(page).click();
    await expect(page).toHaveURL(/\/v1\/payments\/sandbox\//);
    await page.reload();
    await page.getByRole('button', { name: 'Approve payment' }).click();
    await page.waitForURL(`${address(product)}?payment=*`);
    await expect(page.getByText('Payment received. Thank you!')).toBeVisible();
    const order = new URL(page.url()).searchParams.get('payment') ?? 'none';
    await expect(page.getByText(order)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Your purchase code was sent to')).toBeVisible();
    await page.getByRole('link', { name: 'Register with your code' }).click();
    await expect(page).toHaveURL(`${product.origin}/register`);
  });

  test(`${name}: a declined payment leads back to the same plan`, async ({ page, product }) => {
    await page.goto(address(product));
    await fill(page, newEmail());
    await pay(page).click();
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByText('The payment did not go through')).toBeVisible();
    await page.getByRole('link', { name: 'Choose a plan again' }).click();
    await expect(page.getByRole('radio', { name: /^Pro/ })).toBeChecked();
  });

  test(`${name}: choices survive a reload and the way back from the payment`, async ({ page, product }) => {
    const email = newEmail();
    await page.goto(`${address(product)}?plan=PREMIUM`);
    await expect(page.getByRole('radio', { name: /^Premium/ })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('radio', { name: /^Premium/ })).toBeChecked();
    await fill(page, email);
    await expect(page).toHaveURL(/\?plan=pro$/);
    const kept = async () => {
      await expect(page.getByRole('radio', { name: /^Pro/ })).toBeChecked();
      await expect(page.getByRole('radio', { name: /^Card/ })).toBeChecked();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await expect(pay(page)).toBeEnabled();
    };
    await page.reload();
    await kept();
    await pay(page).click();
    await expect(page).toHaveURL(/\/v1\/payments\/sandbox\//);
    const first = page.url();
    await page.goBack();
    await kept();
    await pay(page).click();
    await expect(page).toHaveURL(first);
  });

  test(`${name}: works by keyboard alone on a screen of 320 pixels`, async ({ page, product }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address(product));
    const basic = page.getByRole('radio', { name: /^Basic/ });
    await expect(basic).toBeVisible();
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(basic).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Pro/ })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Email')).toBeFocused();
    // Enter sends the form: what is missing is said, and the first of it has the focus.
    await page.keyboard.press('Enter');
    await expect(page.getByText('Must be a valid email address')).toBeVisible();
    await expect(page.getByText('You must select a payment method')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type(newEmail());
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    await page.keyboard.press('Tab');
    await expect(pay(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/v1\/payments\/sandbox\//);
    expect(await overflow()).toBe(0);
  });

  test(`${name}: back leads to the page before, from a new tab to the product's own site`, async ({
    page,
    product,
  }) => {
    await page.context().route('https://landfall.example/**', (route) => route.fulfill({ body: 'The product' }));
    await page.goto(address(product));
    await page.getByRole('radio', { name: /^Pro/ }).check();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('https://landfall.example/');
    const other = await page.context().newPage();
    await other.goto(`${product.origin}/login`);
    await other.goto(address(product));
    await other.getByRole('button', { name: 'Back' }).click();
    await expect(other).toHaveURL(`${product.origin}/login`);
  });

  for (const mode of ['light', 'dark'] as const)
    test(`${name}: nothing that axe objects to, ${mode}`, async ({ page, product }) => {
      await page.addInitScript((chosen) => localStorage.setItem('colorMode', chosen), mode);
      await page.goto(`${address(product)}?plan=pro`);
      await expect(page.locator('html')).toHaveClass(new RegExp(mode));
      await pay(page).click();
      await expect(page.getByText('You must select a payment method')).toBeVisible();
      await settled(page);
      expect(await faultsOf(page, [], EVERY_RULE)).toEqual([]);
      await page.goto(`${address(product)}?payment=unknown`);
      await expect(page.getByText('We do not know this payment')).toBeVisible();
      await settled(page);
      expect(await faultsOf(page, [], EVERY_RULE)).toEqual([]);
    });

  test(`${name}: a failed or faithless answer leaves the page as it was`, async ({ page, product }) => {
    await page.goto(address(product));
    await fill(page, newEmail());
    for (const answer of [
      { status: 500, json: { message: 'Broken', code: 'internal', request_id: '1' } },
      { status: 201, json: {} },
      { status: 201, json: { payment_url: 'javascript:document.title="run"' } },
      { status: 201, json: { payment_url: 'http://pay.example.com/1' } },
      // Safe, but nobody named it as a payment's page.
      { status: 201, json: { payment_url: 'https://pay.example.com/1' } },
    ]) {
      await page.route(CREATE, (route) => {
        const headers = {
          'access-control-allow-origin': new URL(page.url()).origin,
          'access-control-allow-credentials': 'true',
        };
        return route.fulfill({ ...answer, headers });
      });
      const answered = page.waitForResponse(CREATE);
      await pay(page).click();
      await answered;
      await expect(pay(page)).toBeEnabled();
      await expect(page.getByText('Broken')).toHaveCount(0);
      await expect(page).toHaveURL(/\?plan=pro$/);
      await expect(page).toHaveTitle(/Checkout/);
      await page.unroute(CREATE);
    }
  });
}

test('a double click and two tabs make one order', async ({ page, product, context }) => {
  const [{ address }] = PLACES as [(typeof PLACES)[number]];
  const email = newEmail();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(address(product));
    await fill(tab, email);
  }
  await Promise.all([pay(page).dblclick(), pay(other).click()]);
  await expect(page).toHaveURL(/\/v1\/payments\/sandbox\//);
  await expect(other).toHaveURL(page.url());
});

test('the page of its own is small, whole and asks nobody but us', async ({ page, product }) => {
  const { settings, origin } = product;
  const own = checkoutOrigin(settings);
  const api = `http://localhost:${settings.ports.backend}`;
  let scriptBytes = 0;
  const origins = new Set<string>();
  const errors: string[] = [];
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    expect(response.headers()['content-encoding']).toBe('br');
    scriptBytes += Number(response.headers()['content-length']);
  });
  await page.goto(`${own}/?plan=pro`);
  await expect(page.getByRole('radio', { name: /^Pro/ })).toBeChecked();
  await fill(page, newEmail());
  expect([...origins].filter((each) => each !== 'null' && !each.startsWith('data')).sort()).toEqual([api, own].sort());
  expect(scriptBytes).toBeGreaterThan(50_000);
  expect(scriptBytes).toBeLessThan(130_000);
  expect(await page.evaluate(() => '__FEDERATION__' in globalThis)).toBe(false);
  expect(errors).toEqual([]);

  // The host still finds the pure remote on the same origin.
  expect((await fetch(`${own}/mf-manifest.json`)).headers.get('access-control-allow-origin')).toBe('*');
  expect((await fetch(`${own}/`)).headers.get('x-frame-options')).toBe('DENY');
  expect((await fetch(`${own}/dashboard`)).status).toBe(404);
  const config = (await (await fetch(`${own}/config.json`)).json()) as Record<string, unknown>;
  expect(config).toMatchObject({ apiUrl: api, dashboardUrl: origin, payment: { hosts: [new URL(origin).host] } });
  expect(config).not.toHaveProperty('remotes');
});

test('browsers may call the API from the checkout’s origin, and from no other', async ({ product }) => {
  const { settings } = product;
  const allowed = async (origin: string) => {
    const response = await fetch(`http://127.0.0.1:${settings.ports.backend}/v1/api/public/other/pricing`, {
      headers: { origin },
    });
    return response.headers.get('access-control-allow-origin');
  };
  expect(await allowed(checkoutOrigin(settings))).toBe(checkoutOrigin(settings));
  expect(await allowed('https://evil.example')).toBeNull();
});
