import { useCurrentUser, useInvalidate } from '@landfall/shared';
import { readAccount } from '@landfall/shared/endpoints';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
// What the card loads late, read before the clock of a test runs.
import '../components/reauth/reauth-dialog.tsx';
import { ProfileCard } from './profile-card.tsx';

const backend = fakeBackend();
afterEach(() => sessionStorage.clear());
const ME = '/v1/api/user/me';

/** The card as the screen renders it, with a button that stands for the poll. */
function Profile() {
  const { data } = useCurrentUser();
  const invalidate = useInvalidate();
  return (
    <>
      {data && <ProfileCard user={data.data} />}
      <button type="button" onClick={() => void invalidate(readAccount)}>
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

describe('where a changed e-mail asks for the password', () => {
  const config = { capabilities: ['account.reauth', 'account.confirm', 'two-factor'] };
  const TWO_FACTOR = '/v1/api/user/two-factor';
  const refused =
    (status: number, code: string, fields = {}) =>
    () =>
      Response.json({ message: `Refused: ${code}`, code, request_id: 'r', fields }, { status });

  async function change(enabled = false) {
    backend.get(ME, { data: fixtures.user() });
    backend.get(TWO_FACTOR, { data: { enabled } });
    const { user } = renderScreen(<Profile />, { config });
    await user.clear(await screen.findByLabelText('Email'));
    await user.click(screen.getByLabelText('Email'));
    await user.paste('new@example.com');
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
    const fill = async (label: string, text: string) => {
      await user.clear(await dialog.findByLabelText(label));
      await user.click(dialog.getByLabelText(label));
      await user.paste(text);
    };
    const confirm = () => user.click(dialog.getByRole('button', { name: 'Change e-mail' }));
    return { user, dialog, fill, confirm };
  }

  test('sends nothing before the password, and the password with the change', async () => {
    const { dialog, fill, confirm } = await change();
    expect(dialog.getByText(/change your e-mail to new@example.com/)).toBeVisible();
    expect(dialog.queryByLabelText('Code')).not.toBeInTheDocument();
    await confirm();
    expect(await dialog.findByText('Current password is required')).toBeVisible();
    expect(sent('PUT')).toHaveLength(0);
    await fill('Current Password', 'Harbour-6');
    backend.put(ME, {});
    backend.get(ME, { data: { ...fixtures.user(), pending_email: 'new@example.com' } });
    await confirm();
    expect(await screen.findByText(/We sent a mail to new@example.com/)).toBeVisible();
    expect(sent('PUT')[0]?.body).toEqual({ name: 'Ana Ruiz', email: 'new@example.com', old_password: 'Harbour-6' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  test('tells a wrong password beside its field and keeps the dialog', async () => {
    const { dialog, fill, confirm } = await change();
    await fill('Current Password', 'Harbour-7');
    backend.put(ME, refused(422, 'wrong_password', { old_password: ['The current password is not correct.'] }));
    await confirm();
    expect(await dialog.findByText('The current password is not correct.')).toBeVisible();
    expect(dialog.getByLabelText('Current Password')).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(dialog.getByLabelText('Current Password')).toHaveFocus());
  });

  test('asks for a code where two-factor is on', async () => {
    const { dialog, fill, confirm } = await change(true);
    await fill('Current Password', 'Harbour-6');
    await fill('Code', '000000');
    backend.put(ME, refused(400, 'otp_wrong', { otp: ['This code is not correct.'] }));
    await confirm();
    expect(await dialog.findByText('This code is not correct.')).toBeVisible();
    await fill('Code', ' 123456 ');
    backend.put(ME, {});
    await confirm();
    await waitFor(() => expect(sent('PUT')).toHaveLength(2));
    expect(sent('PUT')[1]?.body).toMatchObject({ old_password: 'Harbour-6', otp: '123456' });
  });

  test('leads back to the form where something else is wrong', async () => {
    const { fill, confirm } = await change();
    await fill('Current Password', 'Harbour-6');
    backend.put(ME, refused(409, 'email_taken', { email: ['This e-mail is taken.'] }));
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('This e-mail is taken.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('new@example.com');
    expect(save()).toBeEnabled();
  });

  test('asks for nothing where the e-mail stays', async () => {
    backend.get(ME, { data: fixtures.user() });
    const { user } = renderScreen(<Profile />, { config });
    await user.type(await screen.findByLabelText('Full Name'), 'x');
    backend.put(ME, {});
    await user.click(save());
    expect(await screen.findByText('Data updated successfully')).toBeVisible();
    expect(sent('PUT')[0]?.body).toEqual({ name: 'Ana Ruizx', email: 'ana@example.com' });
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
