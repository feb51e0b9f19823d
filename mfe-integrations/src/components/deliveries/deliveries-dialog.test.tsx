import type { Delivery } from '@landfall/shared/contracts';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { delivery, webhook } from '../../fixtures.ts';
// What the screen loads late, read before the clock of a test runs.
import './deliveries-dialog.tsx';
import { WebhooksScreen } from '../../webhooks/webhooks-screen.tsx';

const backend = fakeBackend();
const LIST = '/v1/api/project/project-1/webhook';
const DELIVERIES = `${LIST}/hook-1/delivery`;

const answer = (...data: Delivery[]) => ({ data, total_pages: 1, total_count: data.length });

async function open() {
  backend.get(LIST, { data: [webhook()] });
  const state = { selectedProject: fixtures.project() };
  const view = renderScreen(<WebhooksScreen />, { state, config: { capabilities: ['webhooks'] } });
  const opener = await screen.findByRole('button', { name: `Deliveries to ${webhook().url}` });
  await view.user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Deliveries' }));
  const posts = () => backend.calls.filter(({ method }) => method === 'POST');
  return { ...view, dialog, opener, posts };
}

test('names the endpoint, and gives the focus back', async () => {
  backend.get(DELIVERIES, answer(delivery()));
  const { user, dialog, opener } = await open();
  expect(dialog.getByText(webhook().url)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

test('once it is left, the list says whether messages arrive now', async () => {
  backend.get(DELIVERIES, answer(delivery()));
  const { user } = await open();
  expect(screen.getByText('Delivering')).toBeInTheDocument();
  backend.get(LIST, { data: [webhook({ failing_since: 1_700_000_000 })] });
  await user.keyboard('{Escape}');
  expect(await screen.findByText(/^Failing since 14\/11\/2023/)).toBeVisible();
});

test('says that nothing was sent, and sends a test', async () => {
  backend.get(DELIVERIES, answer());
  const { user, dialog, posts } = await open();
  expect(await dialog.findByText('Nothing was sent yet')).toBeVisible();
  const test = delivery({ type: 'webhook.test', status: 'pending', attempts: [] });
  backend.post(`${LIST}/hook-1/test`, { data: test }, 202);
  backend.get(DELIVERIES, answer(test));
  await user.click(dialog.getByRole('button', { name: 'Send a test' }));
  expect(await dialog.findByText('webhook.test')).toBeVisible();
  expect(posts()).toHaveLength(1);
});

test('can be asked for again where it did not come', async () => {
  backend.get(DELIVERIES, () => failure(400, 'The database is away'));
  const { user, dialog } = await open();
  expect(await dialog.findByText('Error loading the deliveries')).toBeVisible();
  backend.get(DELIVERIES, answer(delivery()));
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('lead.created')).toBeVisible();
});

test('shows what was sent, and what came back at each attempt', async () => {
  const attempts = [
    { at: 1_700_000_000, status: null, error: 'The address cannot be reached.', ms: 15_000, answer: '' },
    { at: 1_700_000_005, status: 500, error: null, ms: 12, answer: '<h1>Oops</h1>' },
    { at: 1_700_000_305, status: 204, error: null, ms: 8, answer: '' },
  ];
  backend.get(DELIVERIES, answer(delivery({ attempts })));
  const { user, dialog } = await open();
  const details = await dialog.findByRole('button', { name: /^Details of lead.created/ });
  expect(details).toHaveAttribute('aria-expanded', 'false');
  await user.click(details);
  expect(details).toHaveAttribute('aria-expanded', 'true');
  expect(dialog.getByRole('region', { name: 'Sent' })).toHaveTextContent('"id": "lead-1"');
  expect(dialog.getByText('The address cannot be reached.')).toBeVisible();
  expect(dialog.getByRole('region', { name: 'Answered, Attempt 2' })).toHaveTextContent('<h1>Oops</h1>');
  expect(dialog.getByText('The answer had no body.')).toBeVisible();
  expect(dialog.getByText('204')).toBeVisible();
  await user.click(details);
  expect(dialog.queryByRole('region', { name: 'Sent' })).not.toBeInTheDocument();
});

test('says when the next attempt is', async () => {
  const next = Math.floor(Date.now() / 1000) + 1800;
  backend.get(DELIVERIES, answer(delivery({ status: 'pending', attempts: [], next_attempt_at: next })));
  const { user, dialog } = await open();
  expect(await dialog.findByText(/Next attempt in 30 minutes/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: /^Details of/ }));
  expect(dialog.getByText('Not tried yet.')).toBeVisible();
});

test('sends one again, and keeps the place of whoever pressed the button', async () => {
  backend.get(DELIVERIES, answer(delivery({ status: 'failed' })));
  const { user, dialog, posts } = await open();
  await user.click(await dialog.findByRole('button', { name: /^Details of/ }));
  backend.post(`${DELIVERIES}/delivery-1/replay`, { data: delivery({ status: 'pending' }) }, 202);
  backend.get(DELIVERIES, answer(delivery({ status: 'pending' })));
  const again = dialog.getByRole('button', { name: 'Send again' });
  again.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('It is sent again, under the same id')).toBeVisible();
  expect(await dialog.findByText('On its way')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Send again' })).toHaveFocus());
  expect(dialog.getByRole('button', { name: 'Send again' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(posts()).toHaveLength(1);
});

test('says in words that sending again needs a plan', async () => {
  backend.get(DELIVERIES, answer(delivery({ status: 'failed' })));
  const { user, dialog } = await open();
  await user.click(await dialog.findByRole('button', { name: /^Details of/ }));
  backend.post(`${DELIVERIES}/delivery-1/replay`, () => failure(402, 'Your account has no plan.'));
  await user.click(dialog.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Your account has no plan.')).toBeVisible();
});

it.each([
  [3, '3 deliveries are sent again'],
  [1, '1 delivery is sent again'],
  [0, 'Nothing has failed in this time'],
])('sends all again that failed within a time (%i)', async (count, said) => {
  backend.get(DELIVERIES, answer(delivery({ status: 'failed' })));
  const { user, dialog, posts } = await open();
  backend.post(`${LIST}/hook-1/replay`, { count, message: '' }, 202);
  await user.selectOptions(await dialog.findByLabelText('Failed within'), 'the last hour');
  await user.click(dialog.getByRole('button', { name: 'Send all failed again' }));
  expect(await screen.findByText(said)).toBeVisible();
  const [since = 0] = posts().map(({ body }) => (body as { since: number }).since);
  expect(Math.abs(Date.now() / 1000 - 3600 - since)).toBeLessThan(60);
});

test('looks again soon while one is on its way, and shows that it arrived', async () => {
  backend.get(DELIVERIES, answer(delivery({ status: 'pending', attempts: [] })));
  const { dialog } = await open();
  expect(await dialog.findByText('On its way')).toBeVisible();
  backend.get(DELIVERIES, answer(delivery()));
  expect(await dialog.findByText('Delivered')).toBeVisible();
});

test('pages through what was sent', async () => {
  backend.get(DELIVERIES, ({ path }) => {
    const page = new URLSearchParams(path.split('?')[1]).get('page');
    const type = page === '2' ? 'page.published' : 'lead.created';
    return Response.json({ data: [delivery({ id: `delivery-${page}`, type })], total_pages: 2, total_count: 11 });
  });
  const { user, dialog } = await open();
  expect(await dialog.findByText('lead.created')).toBeVisible();
  expect(dialog.getByText('Page 1 of 2 (11 total deliveries)')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Next page' }));
  expect(await dialog.findByText('page.published')).toBeVisible();
  expect(dialog.queryByText('lead.created')).not.toBeInTheDocument();
});
