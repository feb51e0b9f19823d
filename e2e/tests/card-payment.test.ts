import { type FakeStripe, fakeStripe, STRIPE_SECRET, signStripe } from '../../backend/src/testing/fake-stripe.ts';
import { checkoutOrigin } from '../../tools/product/index.ts';
import { expect, type RunningProduct, test, withProduct } from '../support/test.ts';

/** The product with cards through (a fake of) Stripe and nobody for crypto. */
async function withStripe(use: (product: RunningProduct, stripe: FakeStripe) => Promise<void>): Promise<void> {
  const stripe = await fakeStripe();
  const backendEnv = {
    LOG_LEVEL: 'warn',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: STRIPE_SECRET,
    STRIPE_API_URL: stripe.url,
  };
  try {
    await withProduct(
      (settings) => ({ ...settings, backendEnv }),
      (product) => use(product, stripe),
    );
  } finally {
    await stripe.close();
  }
}

test('a card payment by Stripe: only its method, only its address, and its event shows while the buyer waits', async ({
  page,
}) => {
  await page.context().route('https://checkout.stripe.com/**', (route) => route.fulfill({ body: 'Card number' }));
  await withStripe(async (product, stripe) => {
    const store = `${checkoutOrigin(product.settings)}/store/ltd`;
    await page.goto(`${store}?plan=pro`);
    await expect(page.getByRole('radio', { name: /^Card/ })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Crypto/ })).toHaveCount(0);
    await page.getByLabel('Email').fill('card@example.com');
    await page.getByRole('radio', { name: /^Card/ }).check();

    const create = '**/v1/api/public/payment/create';
    const headers = {
      'access-control-allow-origin': new URL(store).origin,
      'access-control-allow-credentials': 'true',
    };
    await page.route(create, (route) =>
      route.fulfill({ status: 201, json: { payment_url: 'https://checkout.stripe.com.evil.example/1' }, headers }),
    );
    const answered = page.waitForResponse(create);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await answered;
    await expect(page.getByRole('button', { name: /^Pay/ })).toBeEnabled();
    await expect(page).toHaveURL(`${store}?plan=pro`);
    await page.unroute(create);

    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page).toHaveURL('https://checkout.stripe.com/c/pay/cs_test_1');
    const [session] = stripe.sessions;
    const orderId = session?.params.get('metadata[order_id]') ?? '';
    expect(session?.params.get('success_url')).toBe(`${store}?payment=${orderId}`);

    await page.goto(`${store}?payment=${orderId}`);
    await expect(page.getByText('Waiting for your payment')).toBeVisible();
    if (session) Object.assign(session, { status: 'complete', payment_status: 'paid' });
    const event = signStripe({
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { id: session?.id, payment_status: 'paid', metadata: { order_id: orderId } } },
    });
    const delivered = await fetch(`${product.origin}/v1/payments/webhook/stripe`, {
      method: 'POST',
      body: event.body,
      headers: { 'content-type': 'application/json', ...event.headers },
    });
    expect(delivered.status).toBe(200);
    await expect(page.getByText('Payment received. Thank you!')).toBeVisible();
    await expect(page.getByText('Your purchase code was sent to')).toBeVisible();
  });
});
