import { CONTRACT_VERSION } from '@landfall/shared';
import { renderScreen, screen } from '@landfall/shared/testing';
import { loadRemote } from '@module-federation/enhanced/runtime';
import { RemoteScreen } from './remote-screen.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn(), registerRemotes: jest.fn() }));
const load = jest.mocked(loadRemote);
jest.spyOn(console, 'error').mockImplementation(() => {});

const area = (screens: object, contractVersion = CONTRACT_VERSION) => ({ default: { screens, contractVersion } });
const open = (remote: string) =>
  renderScreen(
    <>
      <p>shell</p>
      <RemoteScreen remote={remote} screen="main" area="files" />
    </>,
  );

test('shows the screen of an area', async () => {
  load.mockResolvedValue(area({ main: () => 'here it is' }));
  open('one');
  expect(await screen.findByText('here it is')).toBeVisible();
});

test('names the area that could not be loaded, keeps the shell, and tries again', async () => {
  load.mockRejectedValueOnce(new Error('no network'));
  const { user } = open('two');
  expect(await screen.findByText('Files could not be loaded')).toBeVisible();
  expect(screen.getByText('no network')).toBeVisible();
  expect(screen.getByText('shell')).toBeVisible();
  load.mockResolvedValue(area({ main: () => 'back again' }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('back again')).toBeVisible();
});

test('keeps an error while rendering inside its place', async () => {
  load.mockResolvedValue(
    area({
      main: () => {
        throw new Error('broken screen');
      },
    }),
  );
  open('three');
  expect(await screen.findByText('broken screen')).toBeVisible();
  expect(screen.getByText('shell')).toBeVisible();
});

test('refuses an area that needs a newer host, and one without the screen', async () => {
  load.mockResolvedValue(area({ main: () => 'x' }, CONTRACT_VERSION + 1));
  const view = open('four');
  expect(await screen.findByText(/four needs version/)).toBeVisible();
  view.unmount();
  load.mockResolvedValue(area({}));
  open('five');
  expect(await screen.findByText("five has no screen named 'main'.")).toBeVisible();
});
