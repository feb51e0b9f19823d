import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor } from '@landfall/shared/testing';
import { Account } from '../screens/account.tsx';
// What the screen loads late, read before the clock of a test runs.
import '../screens/account-tabs.tsx';

const backend = fakeBackend();
const MAILS = '/v1/api/user/mails';

function open(path = '/dashboard/account', capabilities = ['account.mails']) {
  backend.get('/v1/api/user/me', { data: fixtures.user() });
  backend.get(MAILS, { data: { new_leads: true } });
  return renderScreen(<Account />, { path, config: { capabilities } });
}
const toggle = () => screen.findByRole('switch', { name: 'Write to me of each new lead' });

it('turns mails on new leads off, for all forms that say nothing else', async () => {
  const { user } = open();
  expect(await toggle()).toBeChecked();
  backend.put(MAILS, { data: { new_leads: false } });
  backend.get(MAILS, { data: { new_leads: false } });
  await user.click(await toggle());
  expect(await screen.findByText('E-mail settings saved')).toBeVisible();
  await waitFor(async () => expect(await toggle()).not.toBeChecked());
  expect(backend.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ new_leads: false });
});

it('stays as it was saved while the settings are read again', async () => {
  const { user } = open();
  await toggle();
  backend.put(MAILS, { data: { new_leads: false } });
  const asked = Promise.withResolvers<void>();
  const again = Promise.withResolvers<void>();
  backend.get(MAILS, async () => {
    asked.resolve();
    await again.promise;
    return Response.json({ data: { new_leads: false } });
  });
  await user.click(await toggle());
  expect(await screen.findByText('E-mail settings saved')).toBeVisible();
  await asked.promise;
  expect(await toggle()).not.toBeChecked();
  again.resolve();
});

it('comes back where the server refuses', async () => {
  const { user } = open();
  backend.put(MAILS, () => failure(503));
  await user.click(await toggle());
  expect(await screen.findByText('Error saving the e-mail settings')).toBeVisible();
  await waitFor(async () => expect(await toggle()).toBeChecked());
});

it('is where a mail leads to', async () => {
  open('/dashboard/account?mails=1');
  await waitFor(async () => expect(await toggle()).toHaveFocus());
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/dashboard\/account$/));
});

it('is not there where the backend does not offer it', async () => {
  open('/dashboard/account', []);
  expect(await screen.findByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});
