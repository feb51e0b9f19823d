import { useCurrentUser } from '@landfall/shared';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor } from '@landfall/shared/testing';
import { useSessions } from '../api/sessions.ts';
import { PasswordCard } from './password-card.tsx';

const backend = fakeBackend();
const ME = '/v1/api/user/me';
const GOOD = { current: 'Harbour-6', next: 'Abcdefg1', confirm: 'Abcdefg1' };

/** As on the screen, where the account has been read. */
function Security() {
  const { data } = useCurrentUser();
  return <PasswordCard email={data?.data.email ?? ''} />;
}

async function change(overrides: Partial<typeof GOOD> = {}, config = {}) {
  backend.get(ME, { data: fixtures.user() });
  const view = renderScreen(<Security />, { config });
  const values = { ...GOOD, ...overrides };
  const fill = async (label: string, value: string) => {
    await view.user.click(screen.getByLabelText(label));
    if (value) await view.user.paste(value);
  };
  await fill('Current Password', values.current);
  await fill('New Password', values.next);
  await fill('Confirm New Password', values.confirm);
  await view.user.click(screen.getByRole('button', { name: 'Change Password' }));
  return view;
}
const puts = () => backend.calls.filter(({ method }) => method === 'PUT');

test.each([
  [{ current: '' }, 'Current password is required'],
  [{ current: '   ' }, 'Password cannot be empty or contain only spaces'],
  [{ next: 'Abcdef1' }, 'Password must be at least 8 characters long'],
  [{ next: '        ' }, 'Password cannot contain only spaces and must be at least 8 characters'],
  [{ next: 'Abc defg1' }, 'Password cannot contain spaces'],
  [{ next: 'abcdefgh' }, 'Must contain at least one uppercase, one lowercase and one number'],
  [{ next: 'ABCDEFG1' }, 'Must contain at least one uppercase, one lowercase and one number'],
  [{ next: 'abcdefg1' }, 'Must contain at least one uppercase, one lowercase and one number'],
  [{ confirm: '' }, 'Please confirm your new password'],
  [{ confirm: '   ' }, 'Password cannot be empty or contain only spaces'],
  [{ confirm: 'Abcdefg2' }, 'Passwords do not match'],
])('refuses %j and sends nothing', async (overrides, message) => {
  await change(overrides);
  expect(await screen.findByText(message)).toBeVisible();
  expect(puts()).toHaveLength(0);
});

test('changes the password, says so in green, empties the form and reads the account again', async () => {
  backend.put(ME, {});
  await change();
  expect(await screen.findByText('Password changed successfully')).toBeVisible();
  expect(puts().map(({ body }) => body)).toEqual([{ old_password: 'Harbour-6', password: 'Abcdefg1' }]);
  for (const label of ['Current Password', 'New Password', 'Confirm New Password'])
    expect(screen.getByLabelText(label)).toHaveValue('');
  await waitFor(() => expect(backend.calls.filter(({ method }) => method === 'GET')).toHaveLength(2));
});

test.each([
  ['The current password is wrong.', 'The current password is wrong.'],
  [undefined, 'Error changing password'],
])('a failure with the message %j shows %j and keeps what was typed', async (message, shown) => {
  backend.put(ME, () => failure(422, message));
  await change();
  expect(await screen.findByText(shown)).toBeVisible();
  expect(screen.getByLabelText('New Password')).toHaveValue('Abcdefg1');
  expect(screen.queryByText('Password changed successfully')).not.toBeInTheDocument();
});

test('puts a wrong current password beside its field', async () => {
  const fields = { old_password: ['This is not your password.'] };
  backend.put(ME, () => Response.json({ message: 'No', code: 'x', request_id: 'r', fields }, { status: 422 }));
  await change();
  expect(await screen.findByText('This is not your password.')).toBeVisible();
  expect(screen.getByLabelText('Current Password')).toHaveAttribute('aria-invalid', 'true');
});

test('warns that other sessions end', () => {
  renderScreen(<PasswordCard email="ana@example.com" />);
  expect(screen.getByText(/logs out all your other sessions/)).toBeVisible();
});

test('blocks the space key in all three fields', async () => {
  const { user } = renderScreen(<PasswordCard email="ana@example.com" />);
  for (const label of ['Current Password', 'New Password', 'Confirm New Password']) {
    await user.type(screen.getByLabelText(label), 'a b');
    expect(screen.getByLabelText(label)).toHaveValue('ab');
  }
});

test.each([
  ['abc', 'Weak', 1],
  ['Abc1', 'Medium', 3],
  ['Abcdefg1', 'Strong', 4],
  ['Abcdefg1!', 'Very Strong', 5],
])('measures %j while it is typed: %s', async (password, label, score) => {
  const { user } = renderScreen(<PasswordCard email="ana@example.com" />);
  await user.click(screen.getByLabelText('New Password'));
  await user.paste(password);
  expect(await screen.findByText(label)).toBeVisible();
  expect(screen.getByRole('meter', { name: 'Password strength' })).toHaveAttribute('aria-valuenow', String(score));
});

function Both() {
  useSessions();
  return <PasswordCard email="" />;
}

test('reads the sessions again, since the others have ended', async () => {
  backend.get(ME, { data: fixtures.user() });
  backend.get('/v1/api/user/session', { data: [] });
  backend.put(ME, {});
  const { user } = renderScreen(<Both />, { config: { capabilities: ['sessions'] } });
  for (const [label, value] of [
    ['Current Password', GOOD.current],
    ['New Password', GOOD.next],
    ['Confirm New Password', GOOD.confirm],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  }
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
  const reads = () => backend.calls.filter(({ path }) => path === '/v1/api/user/session');
  await waitFor(() => expect(reads()).toHaveLength(2));
});

test('tells that a space was not typed', async () => {
  backend.get(ME, { data: fixtures.user() });
  const { user } = renderScreen(<Security />);
  await user.type(screen.getByLabelText('Current Password'), 'a ');
  expect(screen.getByLabelText('Current Password')).toHaveValue('a');
  expect(screen.getByText(/If your password has one, paste it/)).toBeVisible();
  await user.type(screen.getByLabelText('New Password'), ' ');
  expect(screen.getByText('Passwords have no spaces: none was typed.')).toBeVisible();
});

test('asks for a code where two-factor is on', async () => {
  backend.get('/v1/api/user/two-factor', { data: { enabled: true } });
  const { user } = await change({}, { capabilities: ['account.reauth', 'two-factor'] });
  expect(await screen.findByText('The code is required')).toBeVisible();
  expect(puts()).toHaveLength(0);
  await user.type(screen.getByLabelText('Code'), '123456');
  backend.put(ME, {});
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
  expect(await screen.findByText('Password changed successfully')).toBeVisible();
  expect(puts()[0]?.body).toEqual({ old_password: 'Harbour-6', password: 'Abcdefg1', otp: '123456' });
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
});

test('asks for a code once the backend says that it needs one', async () => {
  const refusal = { message: 'Please enter the code.', code: 'otp_required', request_id: 'r' };
  backend.put(ME, refusal, 400);
  const { user } = await change();
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
  backend.put(ME, {});
  await user.keyboard('123456');
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
  expect(await screen.findByText('Password changed successfully')).toBeVisible();
  expect(puts()[1]?.body).toMatchObject({ otp: '123456' });
});
