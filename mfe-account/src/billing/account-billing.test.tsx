import { failure, fakeBackend, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import './account-billing.tsx';
import Billing from './billing.tsx';

const backend = fakeBackend();
const INVOICES = '/v1/api/user/invoice';
const invoice = (overrides = {}) => ({
  invoice_id: 'i1',
  number: 'INV-0001',
  date: new Date(2025, 5, 1, 12).getTime() / 1000,
  description: 'Pro plan, one month',
  amount: 20,
  currency: 'USD',
  status: 'paid',
  payment_method: 'card',
  credit_note: false,
  disputed: false,
  ...overrides,
});
const config = { capabilities: ['billing'] };
const saved: { name: string; blob: Blob }[] = [];
let last = new Blob();
beforeEach(() => {
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      last = blob;
      return 'blob:x';
    },
    revokeObjectURL() {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: last });
  });
});
afterEach(() => {
  saved.length = 0;
  jest.restoreAllMocks();
});

async function open() {
  const refund = invoice({ invoice_id: 'i2', number: 'INV-0002', amount: -20, credit_note: true });
  const disputed = invoice({ invoice_id: 'i3', number: 'INV-0003', disputed: true });
  backend.get(INVOICES, { data: [disputed, refund, invoice()] });
  const view = renderScreen(<Billing />, { config });
  await screen.findByText('INV-0001');
  const row = (name: RegExp) => screen.getByRole('row', { name });
  return { ...view, row };
}

test('lists the invoices without a word of samples', async () => {
  const { row } = await open();
  expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
  const cells = within(row(/INV-0001/))
    .getAllByRole('cell')
    .slice(0, 6);
  expect(cells.map((cell) => cell.textContent)).toEqual([
    'INV-0001',
    '01/06/2025',
    'Pro plan, one month',
    'Card',
    '$20.00 USD',
    'Paid',
  ]);
  expect(row(/INV-0002/)).toHaveTextContent('Credit note: Pro plan, one month');
  expect(row(/INV-0002/)).toHaveTextContent('-$20.00 USDRefunded');
  expect(row(/INV-0003/)).toHaveTextContent('Disputed');
});

test('downloads an invoice under its number', async () => {
  const { user, row } = await open();
  backend.get(`${INVOICES}/i1/pdf`, () => new Response('%PDF'));
  await user.click(within(row(/INV-0001/)).getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['INV-0001.pdf']));
});

test('shows an invoice in a tab that opens with the click', async () => {
  const { user, row } = await open();
  const tab = { location: { replace: jest.fn() }, close: jest.fn(), opener: window };
  jest.spyOn(window, 'open').mockReturnValue(tab as never);
  backend.get(`${INVOICES}/i1/pdf`, () => new Response('%PDF'));
  await user.click(within(row(/INV-0001/)).getByRole('button', { name: 'View Invoice' }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('blob:x'));
  expect(tab.opener).toBeNull();
});

test('closes the tab and says why where the invoice cannot be loaded', async () => {
  const { user, row } = await open();
  const tab = { location: { replace: jest.fn() }, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(tab as never);
  backend.get(`${INVOICES}/i1/pdf`, () => failure(404, 'There is no such invoice.'));
  await user.click(within(row(/INV-0001/)).getByRole('button', { name: 'View Invoice' }));
  expect(await screen.findByText('There is no such invoice.')).toBeVisible();
  expect(tab.close).toHaveBeenCalledTimes(1);
});

test('downloads the invoice where the browser opens no tab', async () => {
  const { user, row } = await open();
  jest.spyOn(window, 'open').mockReturnValue(null);
  backend.get(`${INVOICES}/i1/pdf`, () => new Response('%PDF'));
  await user.click(within(row(/INV-0001/)).getByRole('button', { name: 'View Invoice' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['INV-0001.pdf']));
});

test('exports all as CSV', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(saved[0]?.name).toBe('invoices.csv');
  expect(await saved[0]?.blob.text()).toBe(
    [
      'Invoice,Date,Description,Payment Method,Amount,Status,Currency',
      'INV-0003,01/06/2025,"Pro plan, one month",Card,20.00,Disputed,USD',
      'INV-0002,01/06/2025,"Credit note: Pro plan, one month",Card,-20.00,Refunded,USD',
      'INV-0001,01/06/2025,"Pro plan, one month",Card,20.00,Paid,USD',
      '',
    ].join('\r\n'),
  );
});

test('without an invoice it leads to the plans, and there is nothing to export', async () => {
  backend.get(INVOICES, { data: [] });
  renderScreen(<Billing />, { config });
  expect(await screen.findByText('No invoices yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/dashboard/pricing');
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
});

test('offers to try again when the invoices cannot be loaded', async () => {
  backend.get(INVOICES, () => failure(500));
  const { user } = renderScreen(<Billing />, { config });
  expect(await screen.findByText('Error loading your invoices')).toBeVisible();
  backend.get(INVOICES, { data: [invoice()] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('INV-0001')).toBeVisible();
});

describe('on the way back from a payment', () => {
  const PAYMENT = '/v1/api/public/payment/p1';
  const payment = (status: string) => ({
    data: { payment_id: 'p1', status, plan_name: 'pro', email: 'a***@example.com', amount: 20 },
  });
  const back = () =>
    renderScreen(<Billing />, {
      path: '/dashboard/billing?payment=p1',
      config: { capabilities: ['billing', 'payments.status'] },
    });

  test('thanks, and shows the new invoice', async () => {
    backend.get(INVOICES, { data: [invoice()] });
    backend.get(PAYMENT, payment('paid'));
    back();
    expect(await screen.findByText('Payment received. Thank you!')).toBeVisible();
    await waitFor(() => expect(backend.calls.filter(({ path }) => path === INVOICES).length).toBeGreaterThan(1));
  });

  test.each([
    ['pending', 'Waiting for your payment'],
    ['failed', 'The payment did not go through'],
    ['expired', 'The payment did not go through'],
  ])('a payment that is %s says: %s', async (status, message) => {
    backend.get(INVOICES, { data: [] });
    backend.get(PAYMENT, payment(status));
    back();
    expect(await screen.findByText(message)).toBeVisible();
  });
});
