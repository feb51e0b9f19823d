import { failure, fakeBackend, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { SessionsCard } from './sessions-card.tsx';

const backend = fakeBackend();
const SESSIONS = '/v1/api/user/session';
const NOW = Math.floor(Date.now() / 1000);
const session = (overrides = {}) => ({
  session_id: 's1',
  device: 'Chrome on Windows',
  created_at: NOW - 7200,
  last_used_at: NOW - 120,
  current: false,
  ...overrides,
});
const CURRENT = session({ session_id: 's0', device: 'Firefox on Linux', current: true });

async function open() {
  backend.get(SESSIONS, { data: [CURRENT, session()] });
  const view = renderScreen(<SessionsCard />);
  await screen.findByText('Chrome on Windows');
  const confirm = async () => {
    const dialog = await screen.findByRole('alertdialog');
    await view.user.click(within(dialog).getByRole('button', { name: /^Log out/ }));
  };
  return { ...view, confirm };
}
const deletes = () => backend.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);

test('lists the devices, marks this one and leaves it alone', async () => {
  await open();
  const [current, other] = screen.getAllByRole('listitem');
  expect(current).toHaveTextContent('Firefox on LinuxThis device');
  expect(within(current as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(other).toHaveTextContent(/about 2 hours ago, last used 2 minutes ago/);
});

test('ends one session once confirmed', async () => {
  const { user, confirm } = await open();
  backend.delete(`${SESSIONS}/s1`, { message: '' });
  await user.click(screen.getByRole('button', { name: 'Log out Chrome on Windows' }));
  expect(deletes()).toEqual([]);
  backend.get(SESSIONS, { data: [CURRENT] });
  await confirm();
  expect(await screen.findByText('The session was ended')).toBeVisible();
  expect(deletes()).toEqual([`${SESSIONS}/s1`]);
  await waitFor(() => expect(screen.queryByText('Chrome on Windows')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Log out all others' })).not.toBeInTheDocument();
});

test('ends all others once confirmed', async () => {
  const { user, confirm } = await open();
  backend.delete(SESSIONS, { message: '' });
  await user.click(screen.getByRole('button', { name: 'Log out all others' }));
  await confirm();
  expect(await screen.findByText('All other sessions were ended')).toBeVisible();
  expect(deletes()).toEqual([SESSIONS]);
});

test('says why a session could not be ended', async () => {
  const { user, confirm } = await open();
  backend.delete(`${SESSIONS}/s1`, () => failure(429, 'Too many attempts.'));
  await user.click(screen.getByRole('button', { name: 'Log out Chrome on Windows' }));
  await confirm();
  expect(await screen.findByText('Too many attempts.')).toBeVisible();
});

test('a session that is gone already counts as ended', async () => {
  const { user, confirm } = await open();
  backend.delete(`${SESSIONS}/s1`, () => failure(404, 'This session does not exist any more.'));
  await user.click(screen.getByRole('button', { name: 'Log out Chrome on Windows' }));
  await confirm();
  expect(await screen.findByText('The session was ended')).toBeVisible();
});

test('offers to try again when the sessions cannot be loaded', async () => {
  backend.get(SESSIONS, () => failure(500));
  const { user } = renderScreen(<SessionsCard />);
  expect(await screen.findByText('Error loading your sessions')).toBeVisible();
  backend.get(SESSIONS, { data: [CURRENT] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Firefox on Linux')).toBeVisible();
});
