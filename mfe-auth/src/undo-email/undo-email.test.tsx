import { getToken, removeToken, setToken } from '@landfall/shared';
import { failure, fakeBackend, renderScreen, screen, waitFor } from '@landfall/shared/testing';
import UndoEmail from './undo-email.tsx';

const backend = fakeBackend();
const UNDO = '/v1/api/user/email/undo';
afterEach(removeToken);

const open = (path = '/undo-email?token=abc') => renderScreen(<UndoEmail />, { path });
const press = async ({ user }: ReturnType<typeof open>, name = 'Undo the change') =>
  user.click(await screen.findByRole('button', { name }));

test('undoes by its button, signs out here and leads to a new password', async () => {
  backend.post(UNDO, { data: { email: 'ana@example.com', reset_token: 'r-1' } });
  const view = open();
  setToken('t');
  expect(backend.calls).toHaveLength(0);
  await press(view);
  expect(await screen.findByText(/You sign in with ana@example.com/)).toBeVisible();
  expect(backend.calls[0]?.body).toEqual({ token: 'abc' });
  expect(getToken()).toBeUndefined();
  await press(view, 'Choose a new password');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/reset-password?token=r-1'));
});

test('a second use says that it is done, and how to get a link to a new password', async () => {
  backend.post(UNDO, { data: { email: 'ana@example.com' } });
  const view = open();
  await press(view);
  expect(await screen.findByText(/It was undone before/)).toBeVisible();
  await press(view, 'Ask for a new link');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/forgot-password'));
});

test('a second use keeps a session that began since', async () => {
  backend.post(UNDO, { data: { email: 'ana@example.com' } });
  const view = open();
  setToken('t');
  await press(view);
  await press(view, 'Go to your account');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/account'));
  expect(getToken()).toBe('t');
});

test('a link that works no more says so and where to go on, and keeps the session', async () => {
  backend.post(UNDO, { message: 'No.', code: 'undo_invalid', request_id: 'r' }, 422);
  const view = open();
  setToken('t');
  await press(view);
  expect(await screen.findByRole('alert')).toHaveTextContent('This link works no more');
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  expect(screen.queryByRole('button', { name: 'Undo the change' })).not.toBeInTheDocument();
  expect(getToken()).toBe('t');
});

test('what failed for another reason can be tried again', async () => {
  backend.post(UNDO, () => failure(503, 'Not right now.'));
  const view = open();
  await press(view);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not right now.');
  backend.post(UNDO, { data: { email: 'ana@example.com', reset_token: 'r-1' } });
  await press(view);
  expect(await screen.findByText('The change is undone')).toBeVisible();
});

test('an incomplete link says so', () => {
  open('/undo-email');
  expect(screen.getByText('This link is incomplete')).toBeVisible();
});
