import { removeToken, setToken } from '@landfall/shared';
import { failure, fakeBackend, fireEvent, fixtures, renderScreen, screen, waitFor } from '@landfall/shared/testing';
import { Checkout } from './checkout.tsx';

const backend = fakeBackend();
const PRICING = '/v1/api/public/other/pricing';
const CREATE = '/v1/api/public/payment/create';

const pro = fixtures.plan({ recommended: true });
const basic = fixtures.plan({
  id: '2',
  name: 'basic',
  prefix: 'Basic',
  description: 'To begin with',
  price: { ltd: 59.5 },
});

// jsdom leads to places of its own page only; that a browser leaves it is shown by the browser tests.
const PAYMENT = new URL('#payment-1', location.href).href;
const ours = location.href;
jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => backend.get(PRICING, [pro, basic]));
afterEach(() => {
  history.replaceState(null, '', ours);
  sessionStorage.clear();
});

const open = (path = '/store/ltd', config: Record<string, unknown> = {}) =>
  renderScreen(<Checkout />, { path, config });

async function fill(view = open(), { email = 'ana@example.com', method = /^Card/ as RegExp | null } = {}) {
  await view.user.click(await screen.findByRole('radio', { name: /^Pro/ }));
  if (email) await view.user.type(screen.getByLabelText('Email'), email);
  if (method) await view.user.click(screen.getByRole('radio', { name: method }));
  await view.user.click(screen.getByRole('button', { name: /^Pay/ }));
  return view;
}

test('shows the campaign, a spinner, then each plan with its price for life', async () => {
  open();
  expect(screen.getByText('Special campaign: One-time payment, lifetime access - No subscriptions')).toBeVisible();
  expect(screen.getByText('Loading plans')).toBeInTheDocument();
  expect(await screen.findAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('radio', { name: /Pro.*Recommended.*For growing teams.*\$199/ })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: /Basic.*To begin with.*\$59\.50/ })).not.toBeChecked();
  expect(screen.getAllByText('Recommended')).toHaveLength(1);
});

test('asks for the plan first: no further steps, no summary', async () => {
  open();
  expect(await screen.findByText('Select a plan to view the summary')).toBeVisible();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  expect(screen.queryByText('Payment method')).not.toBeInTheDocument();
});

test('sums up what is bought', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: /^Pro/ }));
  const summary = screen.getByRole('complementary', { name: 'Summary' });
  for (const text of [
    'Pro',
    'For growing teams',
    'Lifetime (one-time payment)',
    'Up to 5 projects',
    'Custom domain',
    '$199',
  ])
    expect(summary).toHaveTextContent(text);
  expect(summary).not.toHaveTextContent('Custom JavaScript');
  expect(screen.getAllByRole('radio', { name: /Card|Crypto/ })).toHaveLength(2);
  expect(screen.getByText('Visa, Mastercard, American Express, Pix')).toBeVisible();
});

test.each([
  ['?plan=PRO', true],
  ['?plan=nope', false],
  ['', false],
])('with %j in the address the plan is chosen: %s', async (query, chosen) => {
  open(`/store/ltd${query}`);
  const radio = await screen.findByRole('radio', { name: /^Pro/ });
  expect((radio as HTMLInputElement).checked).toBe(chosen);
});

test('refuses a bad e-mail and a missing method, and sends nothing', async () => {
  await fill(open(), { email: 'ana', method: null });
  expect(await screen.findByText('Must be a valid email address')).toBeVisible();
  expect(screen.getByText('You must select a payment method')).toBeVisible();
  expect(backend.calls.filter(({ path }) => path === CREATE)).toHaveLength(0);
});

test.each([
  [/^Card/, 2],
  [/^Cryptocurrency/, 1],
])('sends the plan, the e-mail and the code of %s, then leaves for the payment', async (method, code) => {
  backend.post(CREATE, { payment_url: PAYMENT }, 201);
  await fill(open(), { method });
  await waitFor(() => expect(location.href).toBe(PAYMENT));
  expect(backend.calls.find(({ path }) => path === CREATE)?.body).toEqual({
    plan_name: 'pro',
    email: 'ana@example.com',
    method: code,
  });
});

test('says Processing... while it waits, and a second click sends nothing more', async () => {
  let answer = (_: Response) => {};
  backend.post(CREATE, () => new Promise<Response>((resolve) => (answer = resolve)));
  const { user } = await fill();
  const button = await screen.findByRole('button', { name: /Processing\.\.\./ });
  await user.click(button);
  answer(Response.json({ payment_url: PAYMENT }, { status: 201 }));
  await waitFor(() => expect(location.href).toBe(PAYMENT));
  expect(backend.calls.filter(({ path }) => path === CREATE)).toHaveLength(1);
});

test.each([
  ['a failure', () => failure(500, 'Broken')],
  ['an answer without an address', () => Response.json({}, { status: 201 })],
])('stays usable and silent after %s', async (_name, answer) => {
  backend.post(CREATE, answer);
  await fill();
  expect(await screen.findByRole('button', { name: /^Pay/ })).toBeEnabled();
  expect(location.href).toBe(ours);
  expect(screen.queryByText('Broken')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com');
});

test('offers to try again when the plans cannot be loaded', async () => {
  backend.get(PRICING, () => failure(503));
  const { user } = open();
  await screen.findByText('The plans could not be loaded');
  backend.get(PRICING, [pro]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: /^Pro/ })).toBeVisible();
});

test('keeps the plan in the address, and e-mail and method for this tab', async () => {
  const first = open('/store/ltd?plan=basic');
  await first.user.click(await screen.findByRole('radio', { name: /^Pro/ }));
  expect(screen.getByTestId('address')).toHaveTextContent('/store/ltd?plan=pro');
  await first.user.type(screen.getByLabelText('Email'), 'ana@example.com');
  await first.user.click(screen.getByRole('radio', { name: /^Crypto/ }));
  first.unmount();

  open('/store/ltd?plan=pro');
  expect(await screen.findByRole('radio', { name: /^Pro/ })).toBeChecked();
  expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com');
  expect(screen.getByRole('radio', { name: /^Crypto/ })).toBeChecked();
});

test('survives a kept choice that is no such thing, and a storage that refuses', async () => {
  sessionStorage.setItem('checkout', '{"email":7');
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  open('/store/ltd?plan=pro');
  expect(await screen.findByLabelText('Email')).toHaveValue('');
  set.mockRestore();
});

test('puts the focus on the first thing that is missing, and takes a message back once it is mended', async () => {
  const { user } = await fill(open(), { email: '', method: null });
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await user.paste('ana@example.com');
  expect(screen.queryByText('Must be a valid email address')).not.toBeInTheDocument();
  expect(screen.getByText('You must select a payment method')).toBeVisible();
});

test('offers only the methods that somebody serves', async () => {
  const view = open('/store/ltd?plan=pro', { payment: { methods: ['crypto'] } });
  expect(await screen.findByRole('radio', { name: /^Crypto/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^Card/ })).not.toBeInTheDocument();
  view.unmount();
  open('/store/ltd?plan=pro', { payment: { methods: [] } });
  expect(await screen.findByText('Payments are closed at the moment.')).toBeVisible();
});

test('a method that was kept but is not offered any more is not chosen', async () => {
  sessionStorage.setItem('checkout', JSON.stringify({ email: 'ana@example.com', paymentMethod: 'card' }));
  const { user } = open('/store/ltd?plan=pro', { payment: { methods: ['crypto'] } });
  await user.click(await screen.findByRole('button', { name: /^Pay/ }));
  expect(screen.getByText('You must select a payment method')).toBeVisible();
  expect(backend.calls.filter(({ path }) => path === CREATE)).toHaveLength(0);
});

test('says what follows, and the deployment’s words on taxes and refunds', async () => {
  open('/store/ltd', { payment: { taxNote: 'Taxes are included.', refundNote: 'Fourteen days.' } });
  expect(await screen.findByRole('heading', { name: 'What happens next' })).toBeVisible();
  expect(screen.getByText('Taxes are included.')).toBeVisible();
  expect(screen.getByText('Fourteen days.')).toBeVisible();
});

test('takes no e-mail that is too long, and sends nothing', async () => {
  await fill(open(), { email: '', method: /^Card/ });
  const email = screen.getByLabelText('Email');
  fireEvent.change(email, { target: { value: `${'a'.repeat(250)}@example.com` } });
  fireEvent.click(screen.getByRole('button', { name: /^Pay/ }));
  expect(await screen.findByText('Must be a valid email address')).toBeVisible();
  expect(backend.calls.filter(({ path }) => path === CREATE)).toHaveLength(0);
});

test('shows beside the field what the server has against it, until it is changed', async () => {
  backend.post(CREATE, () =>
    Response.json({ message: 'No', fields: { email: ['This mailbox is full.'] } }, { status: 422 }),
  );
  await fill();
  expect(await screen.findByText('This mailbox is full.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'bo@example.com' } });
  expect(screen.queryByText('This mailbox is full.')).not.toBeInTheDocument();
});

test('lists a plan that is not sold for life, and sells it to nobody for nothing', async () => {
  backend.get(PRICING, [pro, fixtures.plan({ id: '3', name: 'monthly', prefix: '', price: { mo: 3 } })]);
  open('/store/ltd?plan=monthly');
  const radio = await screen.findByRole('radio', { name: /^monthly.*Not sold for life/ });
  expect(radio).toBeDisabled();
  expect(radio).not.toBeChecked();
  expect(screen.getByText('Select a plan to view the summary')).toBeVisible();
  expect(screen.queryByText(/\$0/)).not.toBeInTheDocument();
});

test('calls a plan without a title by its name', async () => {
  backend.get(PRICING, [fixtures.plan({ prefix: '' })]);
  open('/store/ltd?plan=pro');
  expect(await screen.findByRole('radio', { name: /^pro/ })).toBeChecked();
  expect(screen.getByText('pro chosen. Two more steps follow.')).toBeInTheDocument();
});

test.each([
  [[], 0],
  [['payments.status'], 1],
] as const)(
  'says whose checkout it is, where more than what is specified is offered (%j)',
  async (capabilities, count) => {
    open('/store/ltd', { capabilities });
    await screen.findAllByRole('radio');
    expect(screen.queryAllByText('Landfall')).toHaveLength(count);
  },
);

test('says that nothing is on sale', async () => {
  backend.get(PRICING, []);
  open();
  expect(await screen.findByText('No plans are on sale at the moment')).toBeVisible();
  expect(screen.queryByText('Select your plan')).not.toBeInTheDocument();
});

test('blames the connection only where no answer came', async () => {
  backend.get(PRICING, () => failure(500));
  open();
  expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
});

test.each([
  [[], /makes a new account and does not change the plan of yours/],
  [['codes.redeem'], /use it for your account/],
] as const)('tells a signed-in visitor what a code is for, and leads to the plans (%j)', async (capabilities, text) => {
  setToken('token');
  open('/store/ltd', { capabilities, dashboardUrl: 'https://app.example.com' });
  const hint = await screen.findByRole('complementary', { name: 'You are signed in.' });
  expect(hint).toHaveTextContent(text);
  const link = screen.getByRole('link', { name: 'See plans' });
  expect(link).toHaveAttribute('href', 'https://app.example.com/dashboard/pricing');
  removeToken();
});

test('tells a visitor without an account nothing of accounts', async () => {
  open();
  await screen.findAllByRole('radio');
  expect(screen.queryByText('You are signed in.')).not.toBeInTheDocument();
});
