import { failure, fakeBackend, renderScreen, screen, waitFor } from '@landfall/shared/testing';
import NotificationBell from './notification-bell.tsx';

const backend = fakeBackend();
const LIST = '/v1/api/user/notification';
const UNREAD = `${LIST}/unread`;

const told = (overrides = {}) => ({
  ...{ id: 'n1', type: 'lead.created', thing: 'lead', subject_id: 'lead-1', name: 'Bread', sender: 'Ana' },
  ...{ actor: '', project_id: 'project-1', project_name: 'Bakery', read: false, created_at: 1_700_000_000 },
  ...overrides,
});

function open(data: unknown[], unread = 1, next_cursor: string | null = null) {
  backend.get(UNREAD, { data: { unread } });
  backend.get(LIST, { data, next_cursor, unread } as never);
  return renderScreen(<NotificationBell />, { config: { capabilities: ['notifications'] } });
}

test('says how many are unread, what happened and who did it, each with the way to it', async () => {
  const { user } = open([
    told(),
    told({ id: 'n2', type: 'page.published', thing: 'page', subject_id: 'p', sender: '', actor: 'Zapier', read: true }),
    told({ id: 'n3', type: 'trash.emptied', thing: 'trash', subject_id: '', sender: '', actor: '*', read: true }),
    told({ id: 'n4', type: 'of.later', thing: 'x' }),
    told({ id: 'n5', thing: '', sender: '' }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Notifications: 1 unread' }));
  const lead = await screen.findByRole('link', { name: /^Unread: Ana sent a form on Bread/ });
  expect(lead).toHaveAttribute('href', '/dashboard/open?kind=lead&id=lead-1&project=project-1');
  expect(screen.getByRole('link', { name: /^Bread is online.* · by Zapier · Bakery$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Bread was deleted for good.* · by you · Bakery$/ })).toBeVisible();
  expect(screen.getByText('A form was sent on Bread')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);

  backend.put(`${LIST}/read`, { data: { unread: 0 } });
  backend.get(UNREAD, { data: { unread: 0 } });
  await user.click(lead);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
  expect(backend.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ids: ['n1'] });
});

test('marks all as read, up to the newest that is shown', async () => {
  const { user } = open([told({ created_at: 1_700_000_100 }), told({ id: 'n2' })], 2);
  await user.click(await screen.findByRole('button', { name: 'Notifications: 2 unread' }));
  await screen.findAllByRole('link', { name: /^Unread/ });
  backend.put(`${LIST}/read`, { data: { unread: 0 } });
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Unread/ })).not.toBeInTheDocument());
  expect(backend.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ until: 1_700_000_100 });
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveFocus();
});

test('marks all as read where only older ones, which are not shown yet, are unread', async () => {
  const { user } = open([told({ read: true })], 3, 'next');
  await user.click(await screen.findByRole('button', { name: 'Notifications: 3 unread' }));
  await screen.findByText('Ana sent a form on Bread');
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeEnabled();
});

test('reads older ones on', async () => {
  const { user } = open([told()], 1, 'next');
  await user.click(await screen.findByRole('button', { name: 'Notifications: 1 unread' }));
  const more = await screen.findByRole('button', { name: 'Show older ones' });
  backend.get(LIST, { data: [told({ id: 'old', sender: 'Ben' })], next_cursor: null, unread: 1 });
  await user.click(more);
  expect(await screen.findByText('Ben sent a form on Bread')).toBeVisible();
  expect(screen.getByText('Ana sent a form on Bread')).toBeVisible();
  expect(backend.calls.at(-1)?.path).toContain('cursor=next');
  expect(screen.queryByRole('button', { name: 'Show older ones' })).not.toBeInTheDocument();
});

test('says where there is nothing, and offers to try again where it cannot be loaded', async () => {
  backend.get(UNREAD, () => failure(503));
  backend.get(LIST, () => failure(503, 'Away'));
  const { user } = renderScreen(<NotificationBell />, { config: { capabilities: ['notifications'] } });
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('Notifications could not be loaded')).toBeVisible();
  backend.get(LIST, { data: [], next_cursor: null, unread: 0 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing has happened yet')).toBeVisible();
});
