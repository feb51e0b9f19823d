import { type AreaModule, defineArea } from '@landfall/shared';
import { setRuntimeConfig } from '@landfall/shared/host';
import { fakeBackend, renderScreen, screen, testConfig, waitFor } from '@landfall/shared/testing';
import { loadRemote } from '@module-federation/enhanced/runtime';
import { registerAreas } from '../federation/load-area.ts';
import OpenThingScreen from './open-thing-screen.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn(), registerRemotes: jest.fn() }));
const backend = fakeBackend();

/** What an area opens, or how its server fails. */
type Served = NonNullable<AreaModule['opens']> | 'away' | 'hangs';

const entryOf = (served: Served) => {
  if (served === 'away') return new Response('Not here', { status: 404 });
  if (served === 'hangs') return new Promise<Response>(() => {});
  return Response.json({ metaData: { buildInfo: {}, remoteEntry: { name: 'remoteEntry.js', path: '' } }, exposes: [] });
};

let count = 0;

/** Opens a thing where these areas are configured, in this order; they are new ones, as what was loaded once is kept. */
function open(query: string, ...areas: Served[]) {
  const modules = new Map<string, unknown>();
  const remotes: Record<string, { entry: string }> = {};
  for (const served of areas) {
    const name = `area_${++count}`;
    const path = `/${name}/mf-manifest.json`;
    remotes[name] = { entry: `http://api.test${path}` };
    backend.get(path, () => entryOf(served));
    if (typeof served === 'object') modules.set(`${name}/routes`, { default: defineArea({}, { opens: served }) });
  }
  jest.mocked(loadRemote).mockImplementation(async (id) => modules.get(id) as never);
  setRuntimeConfig(testConfig({ remotes }));
  registerAreas();
  renderScreen(<OpenThingScreen />, { path: `/dashboard/open?${query}`, config: { remotes } });
}

const files: Served = { file: (id) => `/dashboard/files?show=${id}` };

test('leads on to the area that shows the thing, whichever other one is away', async () => {
  open('kind=file&id=1', 'away', files);
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/files?show=1'));
});

test('leads on while an area behind the one that shows it hangs', async () => {
  open('kind=file&id=1', files, 'hangs');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/files?show=1'));
});

test.each([
  ['that no address names', 'id=1'],
  ['that no area shows', 'kind=spaceship&id=1'],
  ['that is a property of every object', 'kind=constructor&id=1'],
  ['whose area leads elsewhere', 'kind=away&id=1'],
])('says of a thing %s that it cannot be shown', async (_, query) => {
  open(query, 'away', { away: () => 'https://evil.example/dashboard' });
  expect(await screen.findByText('This cannot be shown here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/dashboard');
});
