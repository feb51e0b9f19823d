import { fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import Pricing from './pricing.tsx';
// What the screen loads late, read before the clock of a test runs.
import './purchase-dialog.tsx';

const backend = fakeBackend();
const CHECKOUT = '/v1/api/user/plan/checkout';
// jsdom leads to places of its own page only; that a browser leaves it is shown by the browser tests.
const PAYMENT = new URL('#payment-1', location.href).href;
const ours = location.href;
afterEach(() => history.replaceState(null, '', ours));

const OFFERS = '/v1/api/user/plan/offer';
/** At noon, so that the day is the same everywhere. */
const noon = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12).getTime() / 1000;
const offer = (fields: object = {}) => ({
  plan_name: 'pro',
  period: 'mo',
  refused: false,
  ends_at: noon(2026, 12, 20),
  ...fields,
});

async function open(path = '/dashboard/pricing', offers: object[] = [], user: object = {}) {
  backend.get(OFFERS, { data: offers } as never);
  const plans = [fixtures.plan({ price: { mo: 20, yr: 192 } }), fixtures.plan({ id: '2', prefix: 'Max', price: {} })];
  backend.get('/v1/api/user/plan', { data: plans } as never);
  const view = renderScreen(<Pricing />, {
    path,
    state: { user: { ...fixtures.user(), ...user } },
    config: { capabilities: ['billing'] },
  });
  await view.user.click(within(await screen.findByRole('article', { name: 'Pro' })).getByRole('button'));
  const dialog = await screen.findByRole('dialog', { name: 'Contratar Pro' });
  return { ...view, dialog, pay: () => view.user.click(within(dialog).getByRole('button', { name: 'Ir al pago' })) };
}
const posts = () => backend.calls.filter(({ method }) => method === 'POST');

test('buys the plan for the period shown, by the method chosen, and leaves for the payment', async () => {
  const { user, dialog, pay } = await open('/dashboard/pricing?period=yearly');
  expect(dialog).toHaveTextContent('$192 por un año.');
  await user.click(within(dialog).getByRole('radio', { name: 'Criptomonedas' }));
  backend.post(CHECKOUT, { payment_url: PAYMENT }, 201);
  await pay();
  await waitFor(() => expect(location.href).toBe(PAYMENT));
  expect(posts().map(({ body }) => body)).toEqual([{ plan_name: 'pro', period: 'yr', method: 1 }]);
});

test('says why the payment could not be started, and lets the person try again', async () => {
  const { pay } = await open();
  const fields = { plan_name: ['You have this plan for life already.'] };
  backend.post(CHECKOUT, () => Response.json({ message: 'Please check the marked fields.', fields }, { status: 422 }));
  await pay();
  expect(await screen.findByText('You have this plan for life already.')).toBeVisible();
  backend.post(CHECKOUT, { payment_url: PAYMENT }, 201);
  await pay();
  await waitFor(() => expect(location.href).toBe(PAYMENT));
});

test('follows no address that is not a payment', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { pay } = await open();
  backend.post(CHECKOUT, { payment_url: 'javascript:alert(1)' }, 201);
  await pay();
  expect(await screen.findByText('No se pudo iniciar el pago')).toBeVisible();
  expect(location.href).toBe(ours);
  expect(log).toHaveBeenCalledWith('The payment address may not be followed:', 'javascript:alert(1)');
  log.mockRestore();
});

test('a plan without a price for the period cannot be begun', async () => {
  await open();
  expect(
    within(screen.getByRole('article', { name: 'Max', hidden: true })).getByRole('button', { hidden: true }),
  ).toBeDisabled();
});

test.each([
  [
    'until when a plan counts',
    offer(),
    {},
    /^Pro cuenta en cuanto se confirma el pago, hasta el 20\/12\/2026\. Tus proyectos/,
  ],
  [
    'that it begins after what is paid',
    offer({ begins_at: noon(2027, 11, 20), ends_at: noon(2027, 12, 20) }),
    { plan: { name: 'premium', prefix: 'Premium' }, plan_until: noon(2027, 11, 20) },
    /^Pro empieza el 20\/11\/2027, cuando termina lo que ya tienes pagado, y dura hasta el 20\/12\/2027\. Tus/,
  ],
  [
    'that the plan is prolonged',
    offer({ begins_at: noon(2027, 11, 20), ends_at: noon(2027, 12, 20) }),
    { plan_until: noon(2027, 11, 20) },
    /^Se añade a lo que ya tienes pagado: Pro dura hasta el 20\/12\/2027\./,
  ],
  [
    'that a smaller plan waits',
    offer(),
    { plan: { name: 'basic', prefix: 'Basic' }, plan_until: noon(2027, 1, 1) },
    /hasta el 20\/12\/2026\. Lo que te queda de Basic no se pierde/,
  ],
])('says before the payment %s', async (_what, what, user, text) => {
  const { dialog } = await open('/dashboard/pricing', [what], user);
  expect(await within(dialog).findByText(text)).toBeVisible();
});

test('a plan that would bring nothing cannot be begun, and says why', async () => {
  const plans = [fixtures.plan({ id: '9', name: 'basic', prefix: 'Basic' }), fixtures.plan()];
  backend.get('/v1/api/user/plan', { data: plans } as never);
  backend.get(OFFERS, { data: [offer({ plan_name: 'basic', refused: true }), offer({ refused: true })] } as never);
  renderScreen(<Pricing />, { config: { capabilities: ['billing'] } });
  expect(await screen.findByText('Ya lo tienes de por vida.')).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent(/No hay ninguno mayor que comprar/);
  const basic = within(screen.getByRole('article', { name: 'Basic' }));
  expect(basic.getByRole('button')).toBeDisabled();
  expect(basic.getByRole('button')).toHaveAccessibleDescription('Basic Ya tienes un plan mayor de por vida.');
});
