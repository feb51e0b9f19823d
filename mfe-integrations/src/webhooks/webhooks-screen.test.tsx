import type { Webhook } from '@landfall/shared/contracts';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { delivery, webhook } from '../fixtures.ts';
// What the screen loads late, read before the clock of a test runs.
import './edit-webhook-dialog.tsx';
import './remove-webhook-dialog.tsx';
import { WebhooksScreen } from './webhooks-screen.tsx';

const backend = fakeBackend();
const LIST = '/v1/api/project/project-1/webhook';
const ONE = `${LIST}/hook-1`;
const URL_OF_ONE = webhook().url;

const render = () =>
  renderScreen(<WebhooksScreen />, {
    state: { selectedProject: fixtures.project() },
    config: { capabilities: ['webhooks'] },
  });

async function open(...webhooks: Webhook[]) {
  backend.get(LIST, { data: webhooks });
  const view = render();
  await screen.findByRole('list', { name: 'Webhooks' });
  const pick = async (item: string) => {
    await view.user.click(screen.getByRole('button', { name: `Actions for ${URL_OF_ONE}` }));
    await view.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  const sent = (method: string) => backend.calls.filter((call) => call.method === method);
  return { ...view, pick, sent };
}

test('shows that it is loading', async () => {
  backend.get(LIST, () => new Promise<Response>(() => {}));
  const { container } = render();
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeVisible());
});

test('an empty list says what an endpoint is good for, and offers to add one', async () => {
  backend.get(LIST, { data: [] });
  const { user } = render();
  await screen.findByRole('heading', { name: 'No endpoints yet' });
  const [, offered] = screen.getAllByRole('button', { name: 'Add endpoint' });
  await user.click(offered as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Add endpoint' })).toBeVisible();
});

test('a list that does not come can be asked for again', async () => {
  backend.get(LIST, () => failure(400, 'The database is away'));
  const { user } = render();
  expect(await screen.findByText('Error loading the webhooks')).toBeVisible();
  expect(screen.getByText('The database is away')).toBeVisible();
  backend.get(LIST, { data: [webhook()] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(URL_OF_ONE)).toBeVisible();
});

it.each<[string, Partial<Webhook>, string[]]>([
  ['delivers', {}, ['Delivering']],
  ['fails', { failing_since: 1_700_000_000 }, ['Failing since 14/11/2023']],
  ['was switched off by its owner', { enabled: false }, ['Switched off']],
  ['is gone', { enabled: false, disabled_reason: 'gone' }, ['Switched off', 'Its address answered 410 Gone']],
  ['failed for too long', { enabled: false, disabled_reason: 'failing' }, ['Switched off', 'It failed for five days']],
])('tells of an endpoint that %s', async (_, about, texts) => {
  await open(webhook(about));
  const row = screen.getByRole('listitem');
  for (const text of texts) expect(row).toHaveTextContent(text);
});

test('shows what an endpoint is for and what it hears of', async () => {
  await open(webhook({ description: 'The shop', events: ['lead.created', 'page.published'] }));
  const row = screen.getByRole('listitem');
  expect(row).toHaveTextContent('The shop');
  expect(within(row).getByText('lead.created')).toHaveAttribute('title', 'A visitor sent a form');
  expect(within(row).getByText('page.published')).toBeVisible();
});

test('switches an endpoint off, and on again', async () => {
  const { pick, sent } = await open(webhook());
  backend.put(ONE, { data: webhook({ enabled: false }) });
  backend.get(LIST, { data: [webhook({ enabled: false })] });
  await pick('Switch off');
  expect(await screen.findByText('The endpoint is switched off')).toBeVisible();
  expect(await screen.findByText('Switched off')).toBeVisible();
  backend.put(ONE, { data: webhook() });
  backend.get(LIST, { data: [webhook()] });
  await pick('Switch on');
  expect(await screen.findByText('The endpoint is switched on')).toBeVisible();
  expect(sent('PUT').map(({ body }) => body)).toEqual([{ enabled: false }, { enabled: true }]);
});

test('switches a second endpoint while the first one is still being switched', async () => {
  const other = webhook({ id: 'hook-2', url: 'https://other.example.com/' });
  const { pick, user, sent } = await open(webhook(), other);
  backend.put(ONE, () => new Promise<Response>(() => {}));
  backend.put(`${LIST}/hook-2`, { data: { ...other, enabled: false } });
  await pick('Switch off');
  await user.click(screen.getByRole('button', { name: `Actions for ${other.url}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Switch off' }));
  expect(await screen.findByText('The endpoint is switched off')).toBeVisible();
  expect(sent('PUT')).toHaveLength(2);
});

test('says in words that switching on needs a plan', async () => {
  const { pick } = await open(webhook({ enabled: false }));
  const message = 'Your account has no plan. Nothing is deleted: buy one to go on.';
  backend.put(ONE, () => failure(402, message));
  await pick('Switch on');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText('Switched off')).toBeVisible();
});

test('sends a test, and says where to see whether it arrives', async () => {
  const { pick, sent } = await open(webhook());
  backend.post(`${ONE}/test`, { data: delivery({ type: 'webhook.test', status: 'pending', attempts: [] }) }, 202);
  await pick('Send a test');
  expect(await screen.findByText('A test is on its way')).toBeVisible();
  expect(screen.getByText('See under Deliveries whether it arrives.')).toBeVisible();
  expect(sent('POST')).toHaveLength(1);
});

test('edits an endpoint from what it is', async () => {
  const { pick, user, sent } = await open(webhook({ events: ['lead.created'], description: 'The shop' }));
  await pick('Edit');
  const dialog = await screen.findByRole('dialog', { name: 'Edit endpoint' });
  const address = within(dialog).getByLabelText('Address');
  expect(address).toHaveValue(URL_OF_ONE);
  expect(within(dialog).getByLabelText('Note')).toHaveValue('The shop');
  expect(within(dialog).getByLabelText(/A visitor sent a form/)).toBeChecked();
  backend.put(ONE, { data: webhook() });
  await user.clear(address);
  await user.type(address, 'https://new.example.com/');
  await user.click(within(dialog).getByLabelText(/A page was deleted/));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The endpoint was changed')).toBeVisible();
  expect(sent('PUT')[0]?.body).toEqual({
    url: 'https://new.example.com/',
    events: ['lead.created', 'page.deleted'],
    description: 'The shop',
  });
  await waitFor(() => expect(screen.getByRole('button', { name: `Actions for ${URL_OF_ONE}` })).toHaveFocus());
});

test('removes an endpoint once confirmed, and goes on from the button that adds one', async () => {
  const { pick, user } = await open(webhook());
  await pick('Remove');
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove endpoint' });
  expect(dialog).toHaveTextContent(URL_OF_ONE);
  backend.delete(ONE, () => failure(500, 'Not now'));
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Not now')).toBeVisible();
  backend.delete(ONE, { message: '' });
  backend.get(LIST, { data: [] });
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The endpoint was removed')).toBeVisible();
  expect(await screen.findByText('No endpoints yet')).toBeVisible();
  const [add] = screen.getAllByRole('button', { name: 'Add endpoint' });
  await waitFor(() => expect(add).toHaveFocus());
});

test('an endpoint that was not removed keeps the focus', async () => {
  const { pick, user } = await open(webhook());
  await pick('Remove');
  await screen.findByRole('alertdialog', { name: 'Remove endpoint' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: `Actions for ${URL_OF_ONE}` })).toHaveFocus());
});

test('shows in each language how to check a message', async () => {
  const { user } = await open(webhook());
  expect(screen.getByRole('region', { name: 'Code in Node.js' })).toHaveTextContent('npm install standardwebhooks');
  await user.click(screen.getByRole('button', { name: 'PHP' }));
  expect(screen.getByRole('region', { name: 'Code in PHP' })).toHaveTextContent('hash_hmac');
  expect(screen.getByRole('button', { name: 'PHP' })).toHaveAttribute('aria-pressed', 'true');
});
