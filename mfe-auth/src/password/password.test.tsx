import { failure, fakeBackend, renderScreen, screen, waitFor } from '@landfall/shared/testing';
import ForgotPassword from './forgot-password.tsx';
import ResetPassword from './reset-password.tsx';

const backend = fakeBackend();
const FORGOT = '/v1/api/password/forgot';
const RESET = '/v1/api/password/reset';
const CHECK = `${RESET}/check`;
const invalid = () => Response.json({ message: 'No', code: 'reset_invalid', request_id: 'r' }, { status: 422 });

test('asks for a link and says the same whatever the e-mail', async () => {
  backend.post(FORGOT, { message: 'x' }, 202);
  const { user } = renderScreen(<ForgotPassword />);
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Check your mail')).toBeVisible();
  expect(screen.getByText('Check your mail').closest('[role=status]')).toHaveFocus();
  expect(backend.calls[0]?.body).toEqual({ email: 'ana@example.com' });
});

test('keeps the e-mail when asking fails', async () => {
  backend.post(FORGOT, () => failure(429, 'Too many attempts.'));
  const { user } = renderScreen(<ForgotPassword />);
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('Too many attempts.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com');
});

async function choose(password: string, again = password) {
  backend.post(CHECK, {});
  const view = renderScreen(<ResetPassword />, { path: '/reset-password?token=abc' });
  await view.user.type(await screen.findByLabelText('New password'), password);
  await view.user.type(screen.getByLabelText('Confirm password'), again);
  await view.user.click(screen.getByRole('button', { name: 'Change password' }));
  return view;
}

test('sends the token of the link with the new password, then leads to the sign-in screen', async () => {
  backend.post(RESET, { message: 'ok' });
  await choose('Harbour-7');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/login'));
  expect(backend.calls.map(({ body }) => body)).toEqual([{ token: 'abc' }, { token: 'abc', password: 'Harbour-7' }]);
  expect(await screen.findByText('Your password was changed. Please sign in.')).toBeVisible();
});

test.each([
  ['short', 'short', 'Password must be at least 8 characters long.'],
  ['Harbour-7', 'Harbour-8', 'Passwords do not match.'],
])('refuses %j and %j', async (password, again, message) => {
  await choose(password, again);
  expect((await screen.findAllByText(message))[0]).toBeVisible();
  expect(backend.calls.map(({ path }) => path)).toEqual([CHECK]);
});

test('shows no form for a link that does not work', async () => {
  backend.post(CHECK, invalid);
  renderScreen(<ResetPassword />, { path: '/reset-password?token=bogus' });
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Choose a new password' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
});

test('says so where a link ends while its form is filled in', async () => {
  backend.post(RESET, invalid);
  await choose('Harbour-7');
  expect(await screen.findByText('This link does not work any more')).toBeVisible();
});

test('says that a link has expired', async () => {
  backend.post(RESET, () => failure(422, 'This link has expired or was already used.'));
  await choose('Harbour-7');
  expect(await screen.findByText('This link has expired or was already used.')).toBeVisible();
});

test('a link without its token leads to a new one', () => {
  renderScreen(<ResetPassword />, { path: '/reset-password' });
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
});
