import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { apiToken } from '../fixtures.ts';
// What the screen loads late, read before the clock of a test runs.
import './add-token-dialog.tsx';
import { IntegrationsScreen } from '../screens/integrations-screen.tsx';

const backend = fakeBackend();
const TOKENS = '/v1/api/user/token';
const TOKEN = 'lf_0123456789abcdefghijklmnopqrstuv';
const PASSWORD = 'Harbour-7-light';

/** A refusal as the server words it; `field` where it names one. */
const refused = (status: number, code: string, message: string, field?: string) =>
  Response.json({ code, message, ...(field && { fields: { [field]: [message] } }) }, { status });

async function open({ capabilities = ['api.tokens'], path = '/' } = {}) {
  backend.get('/v1/api/project/', { data: [fixtures.project(), fixtures.project({ project_id: 'p2', name: 'Shop' })] });
  backend.get(TOKENS, { data: [apiToken({ name: 'Older' })] });
  const state = { selectedProject: fixtures.project() };
  const view = renderScreen(<IntegrationsScreen />, { state, path, config: { capabilities } });
  await screen.findByText('Older');
  const [opener] = screen.getAllByRole('button', { name: 'New token', hidden: true });
  if (path === '/') await view.user.click(opener as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'New token' }));
  await view.user.click(dialog.getByLabelText('Name'));
  // The button stands outside of the form, where a pretended Enter does not find it.
  const submit = () => view.user.click(dialog.getByRole('button', { name: 'Make token' }));
  const posts = () => backend.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const fill = async (scope = 'Read leads') => {
    await view.user.type(dialog.getByLabelText('Name'), 'Import');
    await view.user.click(dialog.getByLabelText(scope));
    await view.user.type(dialog.getByLabelText('Current Password'), PASSWORD);
  };
  return { ...view, dialog, opener: opener as HTMLElement, posts, fill, submit };
}

const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * 86_400;

test('asks for what is missing before it asks the server', async () => {
  const { dialog, posts, submit } = await open();
  await submit();
  expect(await dialog.findByText('Name is required')).toBeVisible();
  await waitFor(() =>
    expect(dialog.getByRole('group', { name: 'Permissions' })).toHaveAccessibleDescription(
      'Choose at least one permission',
    ),
  );
  expect(dialog.getByText('Current password is required')).toBeVisible();
  expect(posts()).toEqual([]);
});

test('makes a token for what was chosen, and shows it once', async () => {
  const { user, dialog, posts, fill, opener } = await open();
  let answer = (_: Response): void => undefined;
  backend.post(TOKENS, () => new Promise<Response>((resolve) => (answer = resolve)));
  await fill();
  await user.click(dialog.getByLabelText('Read and change webhooks'));
  await user.selectOptions(await dialog.findByLabelText('Projects'), 'Shop alone');
  await user.selectOptions(dialog.getByLabelText('Valid for'), '30 days');
  await user.dblClick(dialog.getByRole('button', { name: 'Make token' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  answer(Response.json({ data: apiToken({ name: 'Import' }), token: TOKEN }, { status: 201 }));

  const shown = await screen.findByRole('dialog', { name: 'Keep this token now' });
  expect(posts()).toEqual([
    {
      name: 'Import',
      scopes: ['leads:read', 'webhooks:write'],
      project_id: 'p2',
      expires_at: expect.any(Number),
      password: PASSWORD,
    },
  ]);
  const { expires_at } = posts()[0] as { expires_at: number };
  expect(Math.abs(expires_at - inDays(30))).toBeLessThan(60);
  expect(shown).toHaveTextContent(`Authorization: Bearer ${TOKEN}`);
  await user.keyboard('{Escape}');
  expect(shown).toHaveTextContent(TOKEN);
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await user.click(within(shown).getByRole('button', { name: 'Copy: Token' }));
  expect(write).toHaveBeenCalledWith(TOKEN);
  await user.click(within(shown).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(opener).toHaveFocus());
  expect(document.body).not.toHaveTextContent(TOKEN);
});

test('begins with the selected project and an end, and can do without either', async () => {
  const { user, dialog, posts, fill } = await open();
  expect(dialog.getByLabelText('Projects')).toHaveDisplayValue('Bakery alone');
  expect(dialog.getByLabelText('Valid for')).toHaveDisplayValue('90 days');
  backend.post(TOKENS, { data: apiToken(), token: TOKEN }, 201);
  await fill();
  await user.selectOptions(dialog.getByLabelText('Projects'), 'All projects');
  await user.selectOptions(dialog.getByLabelText('Valid for'), 'Until it is taken back');
  await user.click(dialog.getByRole('button', { name: 'Make token' }));
  await screen.findByRole('dialog', { name: 'Keep this token now' });
  expect(posts()).toMatchObject([{ project_id: null, expires_at: null }]);
});

test('says that files need a token for all projects', async () => {
  const { user, dialog, fill } = await open();
  await fill('Read files');
  expect(dialog.getByText(/Files belong to the whole account/)).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Projects'), 'All projects');
  expect(dialog.queryByText(/Files belong to the whole account/)).not.toBeInTheDocument();
});

test('says beside the password that it is wrong, and keeps the rest', async () => {
  const { dialog, fill, submit } = await open();
  const message = 'The current password is not correct.';
  backend.post(TOKENS, () => refused(422, 'wrong_password', message, 'password'));
  await fill();
  await submit();
  expect(await dialog.findByText(message)).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('Current Password')).toHaveAccessibleErrorMessage(message));
  expect(dialog.getByLabelText('Current Password')).toHaveFocus();
  expect(dialog.getByLabelText('Name')).toHaveValue('Import');
  expect(dialog.getByLabelText('Read leads')).toBeChecked();
});

test('asks for the code that the server wants, and for another where it is wrong', async () => {
  const { user, dialog, posts, fill, submit } = await open();
  const wanted = 'Please enter the code of your authenticator app.';
  backend.post(TOKENS, () => refused(400, 'otp_required', wanted));
  await fill();
  expect(dialog.queryByLabelText('Code')).not.toBeInTheDocument();
  await submit();
  const code = await dialog.findByLabelText('Code');
  await waitFor(() => expect(code).toHaveFocus());
  await waitFor(() => expect(code).toHaveAccessibleErrorMessage(wanted));
  expect(screen.queryByText('Error!')).not.toBeInTheDocument();

  backend.post(TOKENS, () => refused(400, 'otp_wrong', 'This code is not correct.', 'otp'));
  await user.type(code, '000000');
  await submit();
  expect(await dialog.findByText('This code is not correct.')).toBeVisible();
  await waitFor(() => expect(code).toHaveFocus());

  backend.post(TOKENS, { data: apiToken(), token: TOKEN }, 201);
  await user.clear(code);
  await user.type(code, '123456');
  await submit();
  expect(await screen.findByRole('dialog', { name: 'Keep this token now' })).toBeVisible();
  expect(posts().at(-1)).toMatchObject({ otp: '123456' });
});

test('asks for the code at once where the second factor is known to be on', async () => {
  backend.get('/v1/api/user/two-factor', { data: { enabled: true, recovery_codes_left: 10 } });
  const { dialog } = await open({ capabilities: ['api.tokens', 'two-factor'] });
  expect(await dialog.findByLabelText('Code')).toBeVisible();
});

test('says what stands beside no field in a notification', async () => {
  const { dialog, fill, submit } = await open();
  backend.post(TOKENS, () => failure(409, 'An account can have up to 50 tokens.'));
  await fill();
  await submit();
  expect(await screen.findByText('An account can have up to 50 tokens.')).toBeVisible();
  expect(dialog.getByLabelText('Name')).toHaveValue('Import');
});

test('opens by its address, and forgets that once it closes', async () => {
  const { user } = await open({ path: '/dashboard/settings/integrations?add=1' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/dashboard\/settings\/integrations$/));
});
