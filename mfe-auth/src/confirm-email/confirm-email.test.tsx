import { removeToken, setToken } from '@landfall/shared';
import { failure, fakeBackend, renderScreen, screen, waitFor } from '@landfall/shared/testing';
import ConfirmEmail from './confirm-email.tsx';

const backend = fakeBackend();
const CONFIRM = '/v1/api/user/confirm';
afterEach(removeToken);

const open = (path = '/confirm-email?token=abc') => renderScreen(<ConfirmEmail />, { path });
const press = async ({ user }: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: 'Confirm e-mail' }));

test.each([
  ['the account', true, '/dashboard/account'],
  ['the sign-in', false, '/login'],
])('confirms by its button and goes on to %s', async (_where, signedIn, path) => {
  backend.post(CONFIRM, { message: '' });
  const view = open();
  if (signedIn) setToken('t');
  expect(backend.calls).toHaveLength(0);
  await press(view);
  expect(await screen.findByText('Your e-mail is confirmed')).toBeVisible();
  expect(backend.calls[0]?.body).toEqual({ token: 'abc' });
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(path));
});

test('says why a link no longer works, where to go on, and can be tried again', async () => {
  backend.post(CONFIRM, () => failure(422, 'This link has expired.'));
  await press(open());
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired.');
  expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/dashboard/account');
  expect(screen.getByRole('button', { name: 'Confirm e-mail' })).toBeEnabled();
});

test('an incomplete link leads to the account', () => {
  open('/confirm-email');
  expect(screen.getByText('This link is incomplete')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/dashboard/account');
});
