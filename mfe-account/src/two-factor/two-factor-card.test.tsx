import { act, failure, fakeBackend, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
// What the card loads late, read before the clock of a test runs.
import './new-codes-dialog.tsx';
import './set-up-dialog.tsx';
import './turn-off-dialog.tsx';
import { TwoFactorCard } from './two-factor-card.tsx';

const backend = fakeBackend();
const PATH = '/v1/api/user/two-factor';
const SECRET = {
  secret: 'ABCDEFGHIJKLMNOP',
  uri: 'otpauth://totp/Landfall:ana?secret=ABCDEFGHIJKLMNOP&issuer=Landfall',
};
const CODES = ['aaaa-1111', 'bbbb-2222'];
const coded = (status: number, code: string, message: string) => () =>
  Response.json({ message, code, request_id: 'r' }, { status });

async function open(enabled = false, config = {}) {
  backend.get(PATH, { data: { enabled, recovery_codes_left: enabled ? 9 : 0 } });
  const view = renderScreen(<TwoFactorCard />, { config });
  const press = async (name: string) => view.user.click(await screen.findByRole('button', { name }));
  const fill = async (label: string, text: string) => {
    await view.user.clear(await screen.findByLabelText(label));
    await view.user.click(screen.getByLabelText(label));
    await view.user.paste(text);
  };
  return { ...view, press, fill };
}

async function openCode() {
  const view = await open();
  await view.press('Set up');
  backend.post(PATH, { data: SECRET });
  await view.fill('Current Password', 'Harbour-6');
  await view.press('Next');
  await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  return view;
}

test('sets up with password, code and recovery codes that are shown once', async () => {
  const { press, fill, user } = await openCode();
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
  backend.post(`${PATH}/confirm`, { data: { recovery_codes: CODES } });
  backend.get(PATH, { data: { enabled: true, recovery_codes_left: 2 } });
  await fill('Code', '123456');
  await press('Turn on');
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(list).toHaveFocus();
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(CODES);
  expect(backend.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { password: 'Harbour-6' },
    { code: '123456' },
  ]);
  // Nothing but the button leaves the codes.
  await user.keyboard('{Escape}');
  expect(list).toBeVisible();
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  await press('Copy');
  expect(written).toHaveBeenCalledWith('aaaa-1111\nbbbb-2222\n');
  await press('I have saved them');
  expect(await screen.findByText('Two-factor authentication is on')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('2 recovery codes are left.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('group')).toHaveFocus());
});

test('a wrong password is told beside its field', async () => {
  const { press, fill } = await open();
  await press('Set up');
  backend.post(PATH, coded(422, 'wrong_password', 'The current password is not correct.'));
  await fill('Current Password', 'Harbour-7');
  await press('Next');
  expect(await screen.findByText('The current password is not correct.')).toBeVisible();
  expect(screen.getByLabelText('Current Password')).toHaveAttribute('aria-invalid', 'true');
});

test('a wrong code is told beside its field, and an empty one is not sent', async () => {
  const { press, fill } = await openCode();
  await press('Turn on');
  expect(await screen.findByText('The code is required')).toBeVisible();
  backend.post(`${PATH}/confirm`, coded(400, 'otp_wrong', 'This code is not correct.'));
  await fill('Code', '000000');
  await press('Turn on');
  expect(await screen.findByText('This code is not correct.')).toBeVisible();
});

test('turns off with password and code', async () => {
  const { press, fill } = await open(true);
  expect(await screen.findByText('9 recovery codes are left.')).toBeVisible();
  await press('Turn off');
  const dialog = await screen.findByRole('dialog');
  await fill('Current Password', 'Harbour-6');
  await fill('Code', 'aaaa-1111');
  backend.delete(PATH, coded(400, 'otp_wrong', 'This code is not correct.'));
  const confirm = within(dialog).getByRole('button', { name: 'Turn off' });
  act(() => confirm.click());
  expect(await screen.findByText('This code is not correct.')).toBeVisible();
  backend.delete(PATH, { message: '' });
  backend.get(PATH, { data: { enabled: false } });
  act(() => confirm.click());
  expect(await screen.findByText('Two-factor authentication is off')).toBeVisible();
  const sent = backend.calls.filter(({ method }) => method === 'DELETE');
  expect(sent[0]?.body).toEqual({ password: 'Harbour-6', otp: 'aaaa-1111' });
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('group')).toHaveFocus());
});

test('makes new recovery codes with password and code, where the backend offers it', async () => {
  const { press, fill, user } = await open(true, { capabilities: ['account.reauth', 'two-factor'] });
  await press('New recovery codes');
  await fill('Current Password', 'Harbour-6');
  await press('Make new codes');
  expect(await screen.findByText('The code is required')).toBeVisible();
  await fill('Code', '123456');
  backend.post(`${PATH}/recovery`, { data: { recovery_codes: CODES } });
  await press('Make new codes');
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(backend.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    password: 'Harbour-6',
    otp: '123456',
  });
  await user.keyboard('{Escape}');
  expect(list).toBeVisible();
  await press('I have saved them');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('offers no new recovery codes where the backend does not', async () => {
  await open(true, { capabilities: ['two-factor'] });
  expect(await screen.findByRole('button', { name: 'Turn off' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New recovery codes' })).not.toBeInTheDocument();
});

test('offers to try again when the state cannot be loaded', async () => {
  backend.get(PATH, () => failure(500));
  const { user } = renderScreen(<TwoFactorCard />);
  expect(await screen.findByText('Error loading two-factor authentication')).toBeVisible();
  backend.get(PATH, { data: { enabled: false } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
});
