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

async function open(config = {}) {
  backend.get(SESSIONS, { data: [CURRENT, session()] });
  const view = renderScreen(<SessionsCard />, { config });
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

test.each([
  ['one session', 'Log out Chrome on Windows', `${SESSIONS}/s1`],
  ['all others', 'Log out all others', SESSIONS],
])('ends %s by the password where the backend asks for it', async (_what, button, path) => {
  const { user, confirm } = await open({ capabilities: ['account.reauth'] });
  const deleted = () => backend.calls.filter(({ method }) => method === 'DELETE');
  await user.click(screen.getByRole('button', { name: button }));
  await confirm();
  expect(await screen.findByText('Current password is required')).toBeVisible();
  expect(deletes()).toEqual([]);
  const refused = { message: 'Wrong.', code: 'wrong_password', fields: { password: ['Wrong.'] }, request_id: 'r' };
  backend.delete(path, refused, 422);
  await user.type(screen.getByLabelText('Current Password'), 'Harbour-6');
  await confirm();
  expect(await screen.findByText('Wrong.')).toBeVisible();
  backend.delete(path, { message: '' });
  await confirm();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(deleted().map(({ path: called, body }) => [called, body])).toEqual(
    Array.from({ length: 2 }, () => [path, { password: 'Harbour-6' }]),
  );
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
