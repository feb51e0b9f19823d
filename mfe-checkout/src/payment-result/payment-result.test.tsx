import { removeToken, setToken } from '@landfall/shared';
import type { Payment } from '@landfall/shared/contracts';
import { failure, fakeBackend, renderScreen, screen } from '@landfall/shared/testing';
import { keepPaymentAddress } from '../lib/open-payment.ts';
import { PaymentResult } from './payment-result.tsx';

const backend = fakeBackend();
const PATH = '/v1/api/public/payment/pay-1';

const payment = (overrides: Partial<Payment> = {}): Payment => ({
  payment_id: 'pay-1',
  status: 'paid',
  plan_name: 'pro',
  email: 'a***@example.com',
  amount: 199,
  code_mailed: true,
  receipt_url: '',
  ...overrides,
});

const open = (capabilities = ['payments.status'], config: Record<string, unknown> = {}) =>
  renderScreen(<PaymentResult paymentId="pay-1" />, { config: { capabilities, ...config } });

test('says that it is paid, where the code went, and leads to registration', async () => {
  backend.get(PATH, { data: payment({ receipt_url: 'https://pay.test/1' }) });
  open();
  expect(await screen.findByText('Payment received. Thank you!')).toBeVisible();
  expect(screen.getByText('a***@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register with your code' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'View this payment' })).toHaveAttribute('href', 'https://pay.test/1');
});

test.each([
  ['pending', 'Waiting for your payment'],
  ['failed', 'The payment did not go through'],
  ['expired', 'This payment has expired'],
  ['refunded', 'This payment was refunded'],
] as const)('tells a %s payment from the others', async (status, title) => {
  backend.get(PATH, { data: payment({ status, code_mailed: false }) });
  open();
  expect(await screen.findByText(title)).toBeVisible();
});

test('follows a pending payment until it is paid', async () => {
  backend.get(PATH, { data: payment({ status: 'pending', code_mailed: false }) });
  open();
  await screen.findByText('Waiting for your payment');
  backend.get(PATH, { data: payment() });
  expect(await screen.findByText('Payment received. Thank you!', {}, { timeout: 4500 })).toBeVisible();
});

test('does not know every payment', async () => {
  backend.get(PATH, () => failure(404));
  open();
  expect(await screen.findByText('We do not know this payment')).toBeVisible();
});

test('promises the mail where the backend cannot tell how a payment ended', () => {
  open([]);
  expect(screen.getByText(/receive your purchase code by mail/)).toBeVisible();
  expect(backend.calls).toHaveLength(0);
});

test('leads to registration on the dashboard’s own origin', async () => {
  backend.get(PATH, { data: payment() });
  open(['payments.status'], { dashboardUrl: 'https://app.example.com' });
  const link = await screen.findByRole('link', { name: 'Register with your code' });
  expect(link).toHaveAttribute('href', 'https://app.example.com/register');
});

test('names the order, and after a failure offers the same plan again', async () => {
  backend.get(PATH, { data: payment({ status: 'failed', code_mailed: false }) });
  open();
  const again = await screen.findByRole('link', { name: 'Choose a plan again' });
  expect(again).toHaveAttribute('href', '/store/ltd?plan=pro');
  expect(screen.getByText('pay-1')).toBeVisible();
});

test.each([
  [['payments.status'], 'See plans', '/dashboard/pricing', /sign out first, then register with it/],
  [
    ['payments.status', 'codes.redeem'],
    'Use the code for my account',
    '/dashboard/pricing?redeem=1',
    /Use it for your account/,
  ],
] as const)('leads a signed-in buyer on (%j)', async (capabilities, label, href, text) => {
  setToken('token');
  backend.get(PATH, { data: payment() });
  open([...capabilities]);
  expect(await screen.findByRole('link', { name: label })).toHaveAttribute('href', href);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Register with your code' })).not.toBeInTheDocument();
  removeToken();
});

test('leads back to the payment that this tab began, and to no other', async () => {
  backend.get(PATH, { data: payment({ status: 'created', code_mailed: false }) });
  backend.get('/v1/api/public/payment/pay-2', { data: payment({ payment_id: 'pay-2', status: 'created' }) });
  keepPaymentAddress('https://pay.test/begun');
  const first = open();
  const link = await screen.findByRole('link', { name: 'Continue to the payment' });
  expect(link).toHaveAttribute('href', 'https://pay.test/begun');
  expect(screen.getByRole('link', { name: 'Choose a plan again' })).toBeVisible();
  first.unmount();
  renderScreen(<PaymentResult paymentId="pay-2" />, { config: { capabilities: ['payments.status'] } });
  expect(await screen.findByRole('link', { name: 'Choose a plan again' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Continue to the payment' })).not.toBeInTheDocument();
});
