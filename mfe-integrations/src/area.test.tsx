import { setLanguage } from '@landfall/shared';
import { act, failure, fakeBackend, fixtures, renderScreen, screen } from '@landfall/shared/testing';
import area from './routes.tsx';
import { IntegrationsScreen } from './screens/integrations-screen.tsx';
import { WebhooksScreen } from './webhooks/webhooks-screen.tsx';

const backend = fakeBackend();
afterEach(() => act(() => setLanguage('default')));

const Commands = () => (
  <p>
    commands:
    {area
      .useCommands?.()
      .map(({ label, path }) => ` ${label} ${path}`)
      .join(',')}
  </p>
);

it.each([
  [[], 'commands:'],
  [['webhooks'], 'commands: Add a webhook /dashboard/settings/webhooks?add=1'],
  [['integrations'], 'commands: Connect a service /dashboard/settings/integrations?connect=1'],
  [['pixels'], 'commands: Set up pixels /dashboard/settings/pixels'],
  [['api.tokens'], 'commands: Make an API token /dashboard/settings/integrations?add=1'],
])('gives the palette what can be done with %j', (capabilities, shown) => {
  renderScreen(<Commands />, { config: { capabilities } });
  expect(screen.getByText(shown)).toBeVisible();
});

it.each([
  ['en', 'Add endpoint', 'Error loading the webhooks', 'New token', 'Error loading the tokens'],
  ['es', 'Añadir destino', 'Error al cargar los webhooks', 'Nuevo token', 'Error al cargar los tokens'],
] as const)('speaks %s', async (language, add, webhooksFailed, newToken, tokensFailed) => {
  await act(async () => setLanguage(language));
  backend.get('/v1/api/project/', { data: [fixtures.project()] });
  backend.get('/v1/api/project/project-1/webhook', () => failure(400));
  backend.get('/v1/api/user/token', () => failure(400));
  const both = (
    <>
      <WebhooksScreen />
      <IntegrationsScreen />
    </>
  );
  const state = { selectedProject: fixtures.project() };
  await act(async () => renderScreen(both, { state, config: { capabilities: ['webhooks', 'api.tokens'] } }));
  expect(await screen.findByRole('button', { name: add })).toBeVisible();
  expect(await screen.findByText(webhooksFailed)).toBeVisible();
  expect(screen.getByRole('button', { name: newToken })).toBeVisible();
  expect(await screen.findByText(tokensFailed)).toBeVisible();
});
