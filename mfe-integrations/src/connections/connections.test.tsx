import type { Integration } from '@landfall/shared/contracts';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { delivery, integration, integrationKind } from '../fixtures.ts';
import { IntegrationsScreen } from '../screens/integrations-screen.tsx';
// What the screen loads late, read before the clock of a test runs.
import './add-connection-dialog.tsx';
import './connection-deliveries-dialog.tsx';
import './edit-connection-dialog.tsx';
import './remove-connection-dialog.tsx';

const backend = fakeBackend();
const LIST = '/v1/api/project/project-1/integration';
const ONE = `${LIST}/integration-1`;

function render(path = '/dashboard/settings/integrations') {
  backend.get('/v1/api/integration', { data: [integrationKind(), integrationKind({ id: 'slack', title: 'Slack' })] });
  const state = { selectedProject: fixtures.project() };
  return renderScreen(<IntegrationsScreen />, { path, state, config: { capabilities: ['integrations'] } });
}

async function open(...connections: Integration[]) {
  backend.get(LIST, { data: connections });
  const view = render();
  const list = within(await screen.findByRole('list', { name: 'Connections' }));
  const pick = async (item: string) => {
    await view.user.click(list.getByRole('button', { name: 'Actions for Newsletter' }));
    await view.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...view, list, pick };
}

const refused = (fields: Record<string, string[]>) =>
  Response.json({ message: 'Please check the marked fields.', code: 'invalid', fields }, { status: 422 });

test('shows that it is loading', async () => {
  backend.get(LIST, () => new Promise<Response>(() => {}));
  const { container } = render();
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeVisible());
});

test('a list that does not come can be asked for again', async () => {
  backend.get(LIST, () => failure(400, 'The database is away'));
  const { user } = render();
  expect(await screen.findByText('Error loading the connections')).toBeVisible();
  backend.get(LIST, { data: [integration()] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Newsletter')).toBeVisible();
});

test('without any connection it offers every service, and asks for what one needs', async () => {
  backend.get(LIST, { data: [] });
  const { user } = render();
  const services = within(await screen.findByRole('list', { name: 'Services' }));
  await user.click(services.getByRole('button', { name: /Brevo/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add connection' }));
  await user.click(dialog.getByRole('button', { name: 'Connect' }));
  expect(await dialog.findByText('This is required')).toBeVisible();
  await user.type(dialog.getByLabelText('API key'), 'wrong');
  backend.post(LIST, () => refused({ 'settings.api_key': ['An API key of Brevo looks like xkeysib-...'] }));
  await user.click(dialog.getByRole('button', { name: 'Connect' }));
  expect(await dialog.findByText('An API key of Brevo looks like xkeysib-...')).toBeVisible();
  expect(dialog.getByLabelText('API key')).toHaveFocus();
  expect(dialog.getByLabelText('API key')).toHaveValue('wrong');
  backend.post(LIST, { data: integration() }, 201);
  backend.get(LIST, { data: [integration()] });
  await user.click(dialog.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByText('The connection was added')).toBeVisible();
  expect(await screen.findByRole('list', { name: 'Connections' })).toBeVisible();
  expect(backend.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'brevo',
    name: 'Brevo',
    settings: { api_key: 'wrong', list_ids: '' },
  });
});

test('opens by its address, where a service can be chosen and thought better of', async () => {
  backend.get(LIST, { data: [integration()] });
  const { user } = render('/dashboard/settings/integrations?connect=1');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add connection' }));
  await user.click(await dialog.findByRole('button', { name: /Slack/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Add connection' }));
  await user.click(await form.findByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('list', { name: 'Services' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/dashboard\/settings\/integrations$/));
});

it.each<[string, Partial<Integration>, string]>([
  ['works', {}, 'Delivering'],
  ['fails', { failing_since: 1_700_000_000 }, 'Failing since 14/11/2023'],
  ['is paused', { enabled: false }, 'Switched off'],
  ['was switched off', { enabled: false, disabled_reason: 'failing' }, 'It failed for five days'],
  ['takes all leads', {}, 'Brevo · All forms'],
  ['takes those of one form', { form_ids: ['form-1'] }, '1 form'],
  ['waits for somebody', { unconfirmed: ['sales@example.com'] }, 'Not confirmed yet: sales@example.com'],
])('tells of a connection that %s', async (_, about, text) => {
  const { list } = await open(integration(about));
  await waitFor(() => expect(list.getByRole('listitem')).toHaveTextContent(text));
});

test('a test says that it arrived, or why not in the service’s words', async () => {
  const { user, list } = await open(integration());
  const attempt = { at: 1_700_000_000, status: 401, error: 'Key not found', ms: 5, answer: '' };
  backend.post(`${ONE}/test`, { data: delivery({ status: 'failed', attempts: [attempt] }) });
  await user.click(list.getByRole('button', { name: 'Test Newsletter' }));
  expect(await screen.findByText('401 · Key not found')).toBeVisible();
  backend.post(`${ONE}/test`, { data: delivery() });
  await user.click(list.getByRole('button', { name: 'Test Newsletter' }));
  expect(await screen.findByText('It works: the test arrived')).toBeVisible();
});

test('says above the list what does not arrive', async () => {
  await open(integration({ failing_since: 1_700_000_000 }), integration({ id: 'two', name: 'Fine' }));
  expect(screen.getByText(/^Messages do not arrive: Newsletter\./)).toBeVisible();
});

test('a secret that is not typed anew stays', async () => {
  const { user, pick } = await open(integration());
  await pick('Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit connection' }));
  expect(dialog.getByLabelText('API key')).toHaveValue('');
  expect(dialog.getByText('It is kept encrypted. Leave it empty to keep it.')).toBeVisible();
  const lists = dialog.getByLabelText('List IDs (optional)');
  await user.clear(lists);
  await user.type(lists, '7');
  backend.put(ONE, { data: integration() });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The connection was changed')).toBeVisible();
  expect(backend.calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    name: 'Newsletter',
    settings: { api_key: '', list_ids: '7' },
  });
});

test('pauses a connection, and lets it go on', async () => {
  const { pick } = await open(integration());
  backend.put(ONE, { data: integration({ enabled: false }) });
  backend.get(LIST, { data: [integration({ enabled: false })] });
  await pick('Pause');
  expect(await screen.findByText('The connection is paused')).toBeVisible();
  expect(backend.calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({ enabled: false });
});

test('removes a connection once confirmed, and goes on from the button that adds one', async () => {
  const { user, pick } = await open(integration());
  await pick('Remove');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove connection' }));
  backend.delete(ONE, () => failure(500, 'Not now'));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Not now')).toBeVisible();
  backend.delete(ONE, { message: '' });
  backend.get(LIST, { data: [] });
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The connection was removed')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add connection' })).toHaveFocus());
});

test('shows what was sent, and sends it again', async () => {
  const { user, list } = await open(integration());
  const attempt = { at: 1_700_000_000, status: 404, error: 'List ID does not exist', ms: 5, answer: '{}' };
  backend.get(`${ONE}/delivery`, { data: [delivery({ status: 'failed', attempts: [attempt] })] });
  await user.click(list.getByRole('button', { name: 'Deliveries to Newsletter' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliveries' }));
  await user.click(await dialog.findByRole('button', { name: /Details of lead.created/ }));
  expect(dialog.getByText(/List ID does not exist/)).toBeVisible();
  backend.post(`${ONE}/delivery/delivery-1/replay`, { data: delivery() }, 202);
  await user.click(dialog.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('It is sent again, under the same id')).toBeVisible();
});

test('says in words that it needs a plan, and keeps what was typed', async () => {
  backend.get(LIST, { data: [] });
  const { user } = render();
  await user.click(await screen.findByRole('button', { name: /Brevo/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add connection' }));
  await user.type(dialog.getByLabelText('API key'), 'xkeysib-0123456789');
  backend.post(LIST, () => failure(402, 'Your account has no plan. Nothing is deleted: buy one to go on.'));
  await user.click(dialog.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByText(/Your account has no plan/)).toBeVisible();
  expect(dialog.getByLabelText('API key')).toHaveValue('xkeysib-0123456789');
});
