import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { followPayment } from './follow-payment.ts';
import Pricing from './pricing.tsx';
// What the screen loads late, read before the clock of a test runs.
import './purchase-dialog.tsx';

jest.mock('./follow-payment.ts', () => ({ followPayment: jest.fn(() => true) }));

const backend = fakeBackend();
const CHECKOUT = '/v1/api/user/plan/checkout';
const follow = jest.mocked(followPayment);
afterEach(() => follow.mockClear());

async function open(path = '/dashboard/pricing') {
  const plans = [fixtures.plan({ price: { mo: 20, yr: 192 } }), fixtures.plan({ id: '2', prefix: 'Max', price: {} })];
  backend.get('/v1/api/user/plan', { data: plans } as never);
  const view = renderScreen(<Pricing />, { path, config: { capabilities: ['billing'] } });
  await view.user.click(within(await screen.findByRole('article', { name: 'Pro' })).getByRole('button'));
  const dialog = await screen.findByRole('dialog', { name: 'Contratar Pro' });
  return { ...view, dialog, pay: () => view.user.click(within(dialog).getByRole('button', { name: 'Ir al pago' })) };
}
const posts = () => backend.calls.filter(({ method }) => method === 'POST');

test('buys the plan for the period shown, by the method chosen, and leaves for the payment', async () => {
  const { user, dialog, pay } = await open('/dashboard/pricing?period=yearly');
  expect(dialog).toHaveTextContent('$192 por un año.');
  await user.click(within(dialog).getByRole('radio', { name: 'Criptomonedas' }));
  backend.post(CHECKOUT, { payment_url: 'https://pay.test/1' }, 201);
  await pay();
  await waitFor(() => expect(follow).toHaveBeenCalledWith('https://pay.test/1'));
  expect(posts().map(({ body }) => body)).toEqual([{ plan_name: 'pro', period: 'yr', method: 1 }]);
});

test('says why the payment could not be started, and lets the person try again', async () => {
  const { pay } = await open();
  backend.post(CHECKOUT, () => failure(422, 'You have this plan for life already.'));
  await pay();
  expect(await screen.findByText('You have this plan for life already.')).toBeVisible();
  backend.post(CHECKOUT, { payment_url: 'https://pay.test/1' }, 201);
  await pay();
  await waitFor(() => expect(follow).toHaveBeenCalledTimes(1));
});

test('follows no address that is not a payment', async () => {
  follow.mockReturnValueOnce(false);
  const { pay } = await open();
  backend.post(CHECKOUT, { payment_url: 'javascript:alert(1)' }, 201);
  await pay();
  expect(await screen.findByText('No se pudo iniciar el pago')).toBeVisible();
});

test('a plan without a price for the period cannot be begun', async () => {
  await open();
  expect(
    within(screen.getByRole('article', { name: 'Max', hidden: true })).getByRole('button', { hidden: true }),
  ).toBeDisabled();
});
