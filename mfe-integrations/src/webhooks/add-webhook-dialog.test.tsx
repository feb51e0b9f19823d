import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { webhook } from '../fixtures.ts';
// What the screen loads late, read before the clock of a test runs.
import './add-webhook-dialog.tsx';
import { WebhooksScreen } from './webhooks-screen.tsx';

const backend = fakeBackend();
const LIST = '/v1/api/project/project-1/webhook';
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** An answer that names the field it refuses. */
const refused = (field: string, message: string) =>
  Response.json({ message, code: 'invalid', fields: { [field]: [message] } }, { status: 422 });

async function open(path = '/dashboard/settings/webhooks') {
  backend.get(LIST, { data: [webhook()] });
  const state = { selectedProject: fixtures.project() };
  const view = renderScreen(<WebhooksScreen />, { path, state, config: { capabilities: ['webhooks'] } });
  await screen.findByText(webhook().url);
  const [opener] = screen.getAllByRole('button', { name: 'Add endpoint', hidden: true });
  if (!path.includes('add')) await view.user.click(opener as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add endpoint' }));
  await view.user.click(dialog.getByLabelText('Address'));
  // The button stands outside of the form, where a pretended Enter does not find it.
  const submit = () => view.user.click(dialog.getByRole('button', { name: 'Add endpoint' }));
  const posts = () => backend.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...view, dialog, opener: opener as HTMLElement, submit, posts };
}

test('asks for an address before it asks the server', async () => {
  const { user, dialog, submit, posts } = await open();
  await submit();
  expect(await dialog.findByText('Address is required')).toBeVisible();
  await user.type(dialog.getByLabelText('Address'), 'ftp://example.com');
  expect(await dialog.findByText(/starts with https/)).toBeVisible();
  expect(posts()).toEqual([]);
});

test('asks for at least one event', async () => {
  const { user, dialog, submit, posts } = await open();
  await user.type(dialog.getByLabelText('Address'), 'https://example.com/');
  await user.click(dialog.getByLabelText(/All events/));
  await submit();
  expect(await dialog.findByText('Choose at least one event')).toBeVisible();
  await waitFor(() =>
    expect(dialog.getByRole('group', { name: 'Events' })).toHaveAccessibleDescription('Choose at least one event'),
  );
  await user.click(dialog.getByLabelText(/A visitor sent a form/));
  await waitFor(() => expect(dialog.queryByText('Choose at least one event')).not.toBeInTheDocument());
  expect(posts()).toEqual([]);
});

test('all events stand for each of them', async () => {
  const { user, dialog } = await open();
  const single = dialog.getByLabelText(/A page was made/);
  expect(single).toBeChecked();
  expect(single).toBeDisabled();
  await user.click(dialog.getByLabelText(/All events/));
  expect(single).not.toBeChecked();
  expect(single).toBeEnabled();
});

test('says beside the address why the server refuses it, and keeps what was typed', async () => {
  const { user, dialog, submit } = await open();
  backend.post(LIST, () => refused('url', 'Addresses of private networks are refused.'));
  await user.type(dialog.getByLabelText('Note'), 'The shop');
  await user.type(dialog.getByLabelText('Address'), 'http://192.168.0.1/');
  await submit();
  expect(await dialog.findByText('Addresses of private networks are refused.')).toBeVisible();
  const address = dialog.getByLabelText('Address');
  await waitFor(() => expect(address).toHaveAccessibleErrorMessage('Addresses of private networks are refused.'));
  expect(address).toHaveFocus();
  expect(dialog.getByLabelText('Note')).toHaveValue('The shop');
  expect(screen.queryByText('Error!')).not.toBeInTheDocument();
});

test('says in words that it needs a plan', async () => {
  const { user, dialog, submit } = await open();
  backend.post(LIST, () => failure(402, 'Your account has no plan. Nothing is deleted: buy one to go on.'));
  await user.type(dialog.getByLabelText('Address'), 'https://example.com/');
  await submit();
  expect(await screen.findByText(/Your account has no plan/)).toBeVisible();
  expect(dialog.getByLabelText('Address')).toHaveValue('https://example.com/');
});

test('sends once however often it is clicked, and shows the secret once', async () => {
  const { user, dialog, posts, opener } = await open();
  let answer = (_: Response): void => undefined;
  backend.post(LIST, () => new Promise<Response>((resolve) => (answer = resolve)));
  await user.type(dialog.getByLabelText('Address'), 'https://example.com/');
  await user.dblClick(dialog.getByRole('button', { name: 'Add endpoint' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Add endpoint' })).toBeVisible();
  answer(Response.json({ data: webhook(), secret: SECRET }, { status: 201 }));

  const shown = await screen.findByRole('dialog', { name: 'Keep this secret now' });
  expect(shown).toHaveTextContent(SECRET);
  expect(posts()).toEqual([{ url: 'https://example.com/', events: ['*'], description: '' }]);
  const copy = within(shown).getByRole('button', { name: 'Copy: Secret' });
  await user.keyboard('{Escape}');
  expect(shown).toHaveTextContent(SECRET);
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await user.click(copy);
  expect(await screen.findByText('Secret copied')).toBeVisible();
  expect(write).toHaveBeenCalledWith(SECRET);

  await user.click(within(shown).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(opener).toHaveFocus());
  await user.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Add endpoint' })).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveValue('');
  expect(document.body).not.toHaveTextContent(SECRET);
});

test('shows the secret in a notification where the clipboard is refused', async () => {
  const { user, dialog, submit } = await open();
  backend.post(LIST, { data: webhook(), secret: SECRET }, 201);
  await user.type(dialog.getByLabelText('Address'), 'https://example.com/');
  await submit();
  const copy = await screen.findByRole('button', { name: 'Copy: Secret' });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await user.click(copy);
  expect(await screen.findByText('Secret could not be copied')).toBeVisible();
  expect(screen.getAllByText(SECRET)).toHaveLength(2);
});

test('gives the focus back when it is left', async () => {
  const { user, opener } = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

test('opens by its address, and forgets that once it closes', async () => {
  const { user } = await open('/dashboard/settings/webhooks?add=1');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/dashboard\/settings\/webhooks$/));
});
