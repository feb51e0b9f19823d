import { type AreaModule, defineArea } from '@landfall/shared';
import { renderScreen, screen, waitFor } from '@landfall/shared/testing';
import { loadArea, loadedArea } from '../federation/load-area.ts';
import OpenThingScreen from './open-thing-screen.tsx';

jest.mock('../federation/load-area.ts', () => ({ loadArea: jest.fn(), loadedArea: jest.fn() }));

const remotes = {
  mfe_away: { entry: 'http://away.test/mf-manifest.json' },
  mfe_files: { entry: 'http://files.test/mf-manifest.json' },
};

function area(opens: AreaModule['opens']) {
  const loaded: AreaModule = defineArea({}, opens && { opens });
  jest
    .mocked(loadArea)
    .mockImplementation(async (remote) =>
      remote === 'mfe_away' ? Promise.reject(new Error('away')) : Promise.resolve(loaded),
    );
  jest.mocked(loadedArea).mockImplementation((remote) => (remote === 'mfe_away' ? undefined : loaded));
}

const open = (query: string) =>
  renderScreen(<OpenThingScreen />, { path: `/dashboard/open?${query}`, config: { remotes } });

test('leads on to the area that shows the thing, whichever other one is away', async () => {
  area({ file: (id) => `/dashboard/files?show=${id}` });
  open('kind=file&id=1');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/files?show=1'));
});

test('leads on while an area behind the one that shows it hangs', async () => {
  const loaded = defineArea({}, { opens: { file: (id) => `/dashboard/files?show=${id}` } });
  jest
    .mocked(loadArea)
    .mockImplementation((remote) => (remote === 'mfe_away' ? Promise.resolve(loaded) : new Promise(() => {})));
  open('kind=file&id=1');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/files?show=1'));
});

test.each([
  ['that no address names', 'id=1'],
  ['that no area shows', 'kind=spaceship&id=1'],
  ['that is a property of every object', 'kind=constructor&id=1'],
  ['whose area leads elsewhere', 'kind=away&id=1'],
])('says of a thing %s that it cannot be shown', async (_, query) => {
  area({ away: () => 'https://evil.example/dashboard' });
  open(query);
  expect(await screen.findByText('This cannot be shown here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/dashboard');
});
