import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { Account } from './account.tsx';
// What the screen loads late, read before the clock of a test runs.
import './account-tabs.tsx';

const backend = fakeBackend();
const ME = '/v1/api/user/me';
/** 5 March 2024, 14:07 local time. */
const MOMENT = new Date(2024, 2, 5, 14, 7).getTime() / 1000;

function open(overrides = {}, path = '/dashboard/account') {
  backend.get(ME, { data: fixtures.user(overrides) });
  return renderScreen(<Account />, { path });
}

test('keeps the tab in the address', async () => {
  const { user } = open();
  expect(await screen.findByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Security' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/account?tab=security'));
  expect(screen.getByRole('heading', { name: 'Change Password' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'General' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/dashboard\/account$/));
});

test('opens at the tab that the address names', async () => {
  open({}, '/dashboard/account?tab=security');
  expect(await screen.findByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
});

test('an address that names no tab opens the first one', async () => {
  open({}, '/dashboard/account?tab=nothing');
  expect(await screen.findByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true');
});

test('keeps what was typed in a tab while the other is looked at', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText('Full Name'), '!');
  await user.click(screen.getByRole('tab', { name: 'Security' }));
  await user.click(screen.getByRole('tab', { name: 'General' }));
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ana Ruiz!');
});

test('shows dates, e-mail and plan of the account', async () => {
  open({ created_at: MOMENT, updated_at: MOMENT + 60 });
  const card = await screen.findByRole('region', { name: 'Account Information' });
  expect(within(card).getByText('05/03/2024 at 14:07')).toBeVisible();
  expect(within(card).getByText('05/03/2024 at 14:08')).toBeVisible();
  expect(within(card).getByText('ana@example.com')).toBeVisible();
  expect(within(card).getByText('Pro')).toBeVisible();
});

test('names a person without a name by their e-mail, and makes initials of it', async () => {
  open({ name: '', email: 'ana@x.com' });
  const card = await screen.findByRole('region', { name: 'Profile' });
  expect(within(card).getByText('ana')).toBeVisible();
  expect(within(card).getByText('A')).toBeVisible();
});

test('offers to try again when the account cannot be loaded', async () => {
  backend.get(ME, () => failure(503, 'Away'));
  const { user } = renderScreen(<Account />);
  expect(await screen.findByText('Error loading your profile')).toBeVisible();
  backend.get(ME, { data: fixtures.user() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Full Name')).toHaveValue('Ana Ruiz');
});
