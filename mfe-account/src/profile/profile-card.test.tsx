import { calls, useCurrentUser, useRefresh } from '@landfall/shared';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor } from '@landfall/shared/testing';
import { ProfileCard } from './profile-card.tsx';

const backend = fakeBackend();
afterEach(() => sessionStorage.clear());
const ME = '/v1/api/user/me';

/** The card as the screen renders it, with a button that stands for the poll. */
function Profile() {
  const { data } = useCurrentUser();
  const refresh = useRefresh();
  return (
    <>
      {data && <ProfileCard user={data.data} />}
      <button type="button" onClick={() => void refresh(calls.me)}>
        Poll
      </button>
    </>
  );
}

async function open(overrides = {}) {
  backend.get(ME, { data: fixtures.user(overrides) });
  const view = renderScreen(<Profile />);
  await screen.findByLabelText('Full Name');
  const replace = async (label: string, value: string) => {
    await view.user.clear(screen.getByLabelText(label));
    await view.user.click(screen.getByLabelText(label));
    if (value) await view.user.paste(value);
  };
  return { ...view, replace };
}

const save = () => screen.getByRole('button', { name: 'Save Changes' });
const sent = (method: string) => backend.calls.filter((call) => call.method === method);

test('starts with the name and the e-mail, and nothing to save', async () => {
  const { user } = await open();
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ana Ruiz');
  expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com');
  expect(save()).toBeDisabled();
  await user.type(screen.getByLabelText('Full Name'), 'x');
  expect(save()).toBeEnabled();
  await user.keyboard('{Backspace}');
  expect(save()).toBeDisabled();
});

test.each([
  ['Full Name', '', 'Name is required'],
  ['Full Name', 'a ', "The name must be at least 2 characters (spaces don't count)"],
  ['Full Name', '   ', 'Name cannot be only spaces'],
  ['Email', 'ana@', 'Invalid email'],
  ['Email', '', 'Invalid email'],
])('refuses %s %j and sends nothing', async (label, value, message) => {
  const { user, replace } = await open();
  await replace(label, value);
  await user.click(save());
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent('PUT')).toHaveLength(0);
});

test('saves the name and the lowercased e-mail, and reads the account again', async () => {
  const { user, replace } = await open();
  backend.put(ME, {});
  await replace('Full Name', 'ab');
  await replace('Email', 'A@B.com');
  backend.get(ME, { data: fixtures.user({ name: 'ab', email: 'a@b.com' }) });
  await user.click(save());
  expect(await screen.findByText('Data updated successfully')).toBeVisible();
  expect(sent('PUT')[0]?.body).toEqual({ name: 'ab', email: 'a@b.com' });
  await waitFor(() => expect(sent('GET')).toHaveLength(2));
  expect(screen.getByLabelText('Email')).toHaveValue('a@b.com');
  expect(save()).toBeDisabled();
});

test('blocks the space key in the e-mail', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Email'), ' .org ');
  expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com.org');
});

test.each([
  ['This e-mail is taken.', 'This e-mail is taken.'],
  [undefined, 'Error updating user'],
])('a failure with the message %j shows %j and keeps what was typed', async (message, shown) => {
  const { user, replace } = await open();
  backend.put(ME, () => failure(409, message));
  await replace('Email', 'new@example.com');
  await user.click(save());
  expect(await screen.findByText(shown)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('new@example.com');
  expect(save()).toBeEnabled();
});

test("puts the server's messages beside the fields that it names", async () => {
  const { user, replace } = await open();
  const fields = { name: ['Too long.'], email: ['Taken.'] };
  backend.put(ME, () =>
    Response.json({ message: 'Invalid', code: 'invalid', request_id: 'r', fields }, { status: 422 }),
  );
  await replace('Full Name', 'Another');
  await user.click(save());
  expect(await screen.findByText('Too long.')).toBeVisible();
  expect(screen.getByText('Taken.')).toBeVisible();
});

test('a background reading keeps what was typed', async () => {
  const { user, replace } = await open();
  await replace('Full Name', 'Typed by hand');
  backend.get(ME, { data: fixtures.user({ name: 'Elsewhere', email: 'else@example.com' }) });
  await user.click(screen.getByRole('button', { name: 'Poll' }));
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('else@example.com'));
  expect(screen.getByLabelText('Full Name')).toHaveValue('Typed by hand');
  expect(save()).toBeEnabled();
});

test.each([
  ['Pro', 'Pro'],
  ['Premium', 'Premium'],
  ['', 'No plan'],
])('shows the plan %j as a badge', async (prefix, shown) => {
  await open({ plan: { name: '', prefix } });
  expect(screen.getByText(shown)).toBeVisible();
});

describe('where a changed e-mail is confirmed by mail', () => {
  const config = { capabilities: ['account.confirm'] };

  test('says that a mail was sent, and goes on with the e-mail that counts', async () => {
    backend.get(ME, { data: fixtures.user() });
    const { user } = renderScreen(<Profile />, { config });
    await user.clear(await screen.findByLabelText('Email'));
    await user.click(screen.getByLabelText('Email'));
    await user.paste('new@example.com');
    backend.put(ME, {});
    backend.get(ME, { data: { ...fixtures.user(), pending_email: 'new@example.com' } });
    await user.click(save());
    expect(await screen.findByText(/We sent a mail to new@example.com/)).toBeVisible();
    expect(await screen.findByText('new@example.com waits to be confirmed')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com');
    expect(save()).toBeDisabled();
  });

  const waiting = { data: { ...fixtures.user(), pending_email: 'typo@example.com' } };

  test('a waiting change is mailed again, or undone', async () => {
    backend.get(ME, waiting);
    backend.post('/v1/api/user/confirm/again', { message: '' });
    backend.delete('/v1/api/user/confirm', { message: '' });
    const { user } = renderScreen(<Profile />, { config });
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(/We sent a mail to typo@example.com/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel the change' })).toBeEnabled());
    backend.get(ME, { data: fixtures.user() });
    await user.click(screen.getByRole('button', { name: 'Cancel the change' }));
    expect(await screen.findByText('Your e-mail stays as it is')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/waits to be confirmed/)).not.toBeInTheDocument());
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(sent('DELETE').map(({ path }) => path)).toEqual(['/v1/api/user/confirm']);
  });

  test('says why it could not be undone', async () => {
    backend.get(ME, waiting);
    backend.delete('/v1/api/user/confirm', () => failure(500, 'Not now.'));
    const { user } = renderScreen(<Profile />, { config });
    await user.click(await screen.findByRole('button', { name: 'Cancel the change' }));
    expect(await screen.findByText('Not now.')).toBeVisible();
  });
});

test('a field that was left alone is sent as it is stored by now', async () => {
  const { user, replace } = await open();
  backend.put(ME, {});
  await replace('Full Name', 'Another');
  backend.get(ME, { data: fixtures.user({ name: 'Elsewhere', email: 'else@example.com' }) });
  await user.click(save());
  expect(await screen.findByText('Data updated successfully')).toBeVisible();
  expect(sent('PUT')[0]?.body).toEqual({ name: 'Another', email: 'else@example.com' });
});
