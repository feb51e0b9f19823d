import type { ApiToken } from '@landfall/shared/contracts';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { apiToken } from '../fixtures.ts';
// What the screen loads late, read before the clock of a test runs.
import '../tokens/add-token-dialog.tsx';
import '../tokens/revoke-token-dialog.tsx';
import { IntegrationsScreen } from './integrations-screen.tsx';

const backend = fakeBackend();
const TOKENS = '/v1/api/user/token';

function render(capabilities = ['api.tokens', 'webhooks']) {
  backend.get('/v1/api/project/', { data: [fixtures.project()] });
  const state = { selectedProject: fixtures.project() };
  return renderScreen(<IntegrationsScreen />, { state, config: { capabilities } });
}

async function open(...tokens: ApiToken[]) {
  backend.get(TOKENS, { data: tokens });
  const view = render();
  await screen.findByRole('list', { name: 'API tokens' });
  return view;
}

test('shows that it is loading', async () => {
  backend.get(TOKENS, () => new Promise<Response>(() => {}));
  const { container } = render();
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeVisible());
});

test('an empty list says what to do, and offers it', async () => {
  backend.get(TOKENS, { data: [] });
  const { user } = render();
  await screen.findByRole('heading', { name: 'No tokens yet' });
  const [, offered] = screen.getAllByRole('button', { name: 'New token' });
  await user.click(offered as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'New token' })).toBeVisible();
});

test('a list that does not come can be asked for again', async () => {
  backend.get(TOKENS, () => failure(400, 'The database is away'));
  const { user } = render();
  expect(await screen.findByText('Error loading the tokens')).toBeVisible();
  backend.get(TOKENS, { data: [apiToken()] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Newsletter import')).toBeVisible();
});

it.each<[string, Partial<ApiToken>, string]>([
  ['was never used', {}, 'Never used'],
  ['was used', { last_used_at: Math.floor(Date.now() / 1000) - 7200 }, 'Last used about 2 hours ago'],
  ['opens all projects', {}, 'All projects'],
  ['opens one project', { project_id: 'project-1' }, 'Bakery alone'],
  ['opens a project of an unknown name', { project_id: 'project-9' }, 'One project'],
  ['has no end', {}, 'Does not expire'],
  ['has expired', { expires_at: 1_700_000_000 }, 'Expired 14/11/2023'],
  ['expires', { expires_at: 4_000_000_000 }, 'Valid until 02/10/2096'],
  ['may read leads', { scopes: ['leads:read'] }, 'Read leads'],
])('tells of a token that %s', async (_, about, text) => {
  await open(apiToken(about));
  const row = within(screen.getByRole('list', { name: 'API tokens' })).getByRole('listitem');
  await waitFor(() => expect(row).toHaveTextContent(text));
  expect(row).toHaveTextContent('lf_abcd');
});

test('takes a token back once confirmed, and goes on from the button that makes one', async () => {
  const { user } = await open(apiToken());
  await user.click(screen.getByRole('button', { name: 'Take back Newsletter import' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Take token back' });
  expect(dialog).toHaveTextContent('Programs that use Newsletter import are refused from now on.');
  backend.delete(`${TOKENS}/token-1`, () => failure(500, 'Not now'));
  await user.click(within(dialog).getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Not now')).toBeVisible();
  backend.delete(`${TOKENS}/token-1`, { message: '' });
  backend.get(TOKENS, { data: [] });
  await user.click(within(dialog).getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('The token was taken back')).toBeVisible();
  expect(await screen.findByText('No tokens yet')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'New token' })[0]).toHaveFocus());
});

test('a token that was not taken back keeps the focus', async () => {
  const { user } = await open(apiToken());
  const opener = screen.getByRole('button', { name: 'Take back Newsletter import' });
  await user.click(opener);
  await screen.findByRole('alertdialog', { name: 'Take token back' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

test('tells other programs where to subscribe', async () => {
  const { user } = await open(apiToken());
  const hook = 'http://api.test/v1/api/project/project-1/webhook';
  expect(screen.getByText(`POST ${hook}`)).toBeVisible();
  expect(screen.getByText(`DELETE ${hook}/{id}`)).toBeVisible();
  expect(screen.getByText(`GET ${hook}/sample?type=lead.created`)).toBeVisible();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await user.click(screen.getByRole('button', { name: 'Copy: Subscribe' }));
  expect(write).toHaveBeenCalledWith(`POST ${hook}`);
});

test('without webhooks there is nothing to subscribe to', async () => {
  backend.get(TOKENS, { data: [] });
  render(['api.tokens']);
  await screen.findByText('No tokens yet');
  expect(screen.queryByText('Zapier, Make and n8n')).not.toBeInTheDocument();
});
