import { getToken, removeToken, setToken } from '@landfall/shared';
import { failure, fakeBackend, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { DataCard } from './data-card.tsx';
// What the card loads late, read before the clock of a test runs.
import '../components/reauth/reauth-dialog.tsx';
import './delete-account-dialog.tsx';

const backend = fakeBackend();
const ME = '/v1/api/user/me';
const saved: string[] = [];
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  saved.length = 0;
  removeToken();
  jest.restoreAllMocks();
});

test('downloads all data as a file', async () => {
  backend.get('/v1/api/user/export', () => new Response('zip'));
  const { user } = renderScreen(<DataCard />);
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(saved).toEqual(['landfall-data.zip']));
});

test('says why the data could not be downloaded', async () => {
  backend.get('/v1/api/user/export', () => failure(429, 'Please wait a moment.'));
  const { user } = renderScreen(<DataCard />);
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('Please wait a moment.')).toBeVisible();
  expect(saved).toEqual([]);
});

test('downloads behind the password where the backend asks for it', async () => {
  const EXPORT = '/v1/api/user/export';
  const { user } = renderScreen(<DataCard />, { config: { capabilities: ['account.reauth', 'account.data'] } });
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it is you' }));
  const password = dialog.getByLabelText('Current Password');
  await user.type(password, 'Harbour-6');
  backend.post(EXPORT, () =>
    Response.json({ message: 'Please enter the code.', code: 'otp_required', request_id: 'r' }, { status: 400 }),
  );
  await user.keyboard('{Enter}');
  expect(await dialog.findByText('Please enter the code.')).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Code')).toHaveFocus());
  expect(saved).toEqual([]);
  backend.post(EXPORT, () => new Response('zip'));
  await user.keyboard('123456');
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saved).toEqual(['landfall-data.zip']));
  expect(backend.calls.at(-1)?.body).toEqual({ password: 'Harbour-6', otp: '123456' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

async function ask() {
  setToken('t');
  const { user } = renderScreen(<DataCard />, { path: '/dashboard/account' });
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete your account' });
  const fill = async (label: string, text: string) => {
    await user.click(within(dialog).getByLabelText(label));
    await user.paste(text);
  };
  const tick = () => user.click(within(dialog).getByRole('checkbox'));
  const confirm = () => user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
  return { user, fill, tick, confirm };
}
const deletes = () => backend.calls.filter(({ method }) => method === 'DELETE');

test('deletes the account behind its password and a tick, then signs out', async () => {
  const { fill, tick, confirm } = await ask();
  await fill('Current Password', 'Harbour-6');
  await tick();
  backend.delete(ME, { message: '' });
  await confirm();
  expect(await screen.findByText('Your account was deleted')).toBeVisible();
  expect(deletes().map(({ body }) => body)).toEqual([{ password: 'Harbour-6' }]);
  expect(getToken()).toBeUndefined();
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/login'));
});

test('sends nothing without the password or the tick', async () => {
  const { fill, confirm } = await ask();
  await confirm();
  expect(await screen.findByText('Current password is required')).toBeVisible();
  expect(screen.getByText('Please confirm that you understand')).toBeVisible();
  await fill('Current Password', 'Harbour-6');
  await confirm();
  expect(deletes()).toHaveLength(0);
});

test('tells a wrong password beside its field, and asks for a code where one is needed', async () => {
  const { fill, tick, confirm } = await ask();
  await fill('Current Password', 'Harbour-6');
  await tick();
  const coded = (code: string, message: string) => () =>
    Response.json({ message, code, request_id: 'r' }, { status: 422 });
  backend.delete(ME, coded('wrong_password', 'The current password is not correct.'));
  await confirm();
  expect(await screen.findByText('The current password is not correct.')).toBeVisible();
  backend.delete(ME, coded('otp_required', 'Please enter the code.'));
  await confirm();
  expect(await screen.findByText('Please enter the code.')).toBeVisible();
  await fill('Code', '123456');
  backend.delete(ME, { message: '' });
  await confirm();
  expect(await screen.findByText('Your account was deleted')).toBeVisible();
  expect(deletes().at(-1)?.body).toEqual({ password: 'Harbour-6', otp: '123456' });
});
