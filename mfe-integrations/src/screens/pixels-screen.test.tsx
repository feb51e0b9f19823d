import type { SentPixel } from '@landfall/shared/contracts';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { delivery } from '../fixtures.ts';
// What the screen loads late, read before the clock of a test runs.
import '../own-code/own-code.tsx';
import '../pixels/pixel-deliveries-dialog.tsx';
import '../pixels/pixel-dialog.tsx';
import { PixelsScreen } from './pixels-screen.tsx';
import '../pixels/remove-pixel-dialog.tsx';

const backend = fakeBackend();
const PIXEL = '/v1/api/project/project-1/pixel';
const META = { pixel_id: '12345', test_event_code: '', has_secret: true, enabled: true };

function render(capabilities = ['pixels']) {
  return renderScreen(<PixelsScreen />, { state: { selectedProject: fixtures.project() }, config: { capabilities } });
}

async function open(pixel: SentPixel = {}) {
  backend.get(PIXEL, { data: pixel });
  const view = render();
  return { ...view, list: within(await screen.findByRole('list', { name: 'Conversions' })) };
}

const lastPut = () => backend.calls.findLast(({ method }) => method === 'PUT')?.body;

test('shows that it is loading, and a failure can be tried again', async () => {
  backend.get(PIXEL, () => failure(400, 'The database is away'));
  const { user } = render();
  expect(await screen.findByText('Error loading the pixels')).toBeVisible();
  backend.get(PIXEL, { data: {} });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByText('Not set up')).toHaveLength(3);
});

test('says so where the backend offers none', () => {
  render([]);
  expect(screen.getByText('There are no pixels here')).toBeVisible();
});

test('sets a service up, and says beside the field what is wrong', async () => {
  const { user, list } = await open();
  await user.click(list.getByRole('button', { name: 'Set up Meta' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Meta' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findAllByText('This is required')).toHaveLength(2);
  await user.type(dialog.getByLabelText('Pixel ID'), 'abc');
  await user.type(dialog.getByLabelText('Access token'), 'EAAB');
  const fields = { 'meta.pixel_id': ['Enter the number of a pixel'] };
  const refused = () => Response.json({ message: 'No', code: 'invalid', fields }, { status: 422 });
  backend.put(PIXEL, refused);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter the number of a pixel')).toBeVisible();
  backend.put(PIXEL, { data: { meta: META } });
  backend.get(PIXEL, { data: { meta: META } });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your changes are saved')).toBeVisible();
  expect(lastPut()).toEqual({ meta: { pixel_id: 'abc', access_token: 'EAAB', test_event_code: '', enabled: true } });
  expect(await list.findByText('12345')).toBeVisible();
});

test('a secret that is not typed anew stays', async () => {
  const { user, list } = await open({ ga4: { measurement_id: 'G-ABC1234', has_secret: true } });
  await user.click(list.getByRole('button', { name: 'Edit Google Analytics 4' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Google Analytics 4' }));
  expect(dialog.queryByLabelText(/Test code/)).not.toBeInTheDocument();
  backend.put(PIXEL, { data: {} });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(lastPut()).toEqual({ ga4: { measurement_id: 'G-ABC1234', api_secret: '', enabled: true } }),
  );
});

test('a test says why it did not arrive', async () => {
  const { user, list } = await open({ meta: META });
  const attempt = { at: 1_700_000_000, status: 400, error: 'Invalid token', ms: 5, answer: '' };
  backend.post(`${PIXEL}/meta/test`, { data: delivery({ status: 'failed', attempts: [attempt] }) });
  await user.click(list.getByRole('button', { name: 'Test Meta' }));
  expect(await screen.findByText('400 · Invalid token')).toBeVisible();
});

test('shows what was told, and says above what does not arrive', async () => {
  const { user, list } = await open({ meta: { ...META, failing_since: 1_700_000_000 } });
  expect(screen.getByText(/^Messages do not arrive: Meta\./)).toBeVisible();
  backend.get(`${PIXEL}/meta/delivery`, { data: [delivery()] });
  await user.click(list.getByRole('button', { name: 'Deliveries to Meta' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliveries' }));
  expect(await dialog.findByText('lead.created')).toBeVisible();
});

test('takes a service away once confirmed', async () => {
  const { user, list } = await open({ meta: META });
  await user.click(list.getByRole('button', { name: 'Remove Meta' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove pixel' }));
  backend.put(PIXEL, { data: {} });
  backend.get(PIXEL, { data: {} });
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('It is told nothing more')).toBeVisible();
  expect(lastPut()).toEqual({ meta: null });
});

test('asks for consent unless its owner says otherwise', async () => {
  const { user } = await open();
  const consent = screen.getByRole('switch', { name: 'Only of visitors who agreed' });
  expect(consent).toBeChecked();
  backend.put(PIXEL, { data: { consent: { required: false } } });
  backend.get(PIXEL, { data: { consent: { required: false } } });
  await user.click(consent);
  await waitFor(() => expect(consent).not.toBeChecked());
  expect(lastPut()).toEqual({ consent: { required: false } });
});
