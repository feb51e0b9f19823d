import { setLanguage } from '@landfall/shared';
import { act, failure, fakeBackend, fixtures, renderScreen, screen, waitFor } from '@landfall/shared/testing';
import { basicStats, stats } from './fixtures.ts';
import { RecentPanel } from './home/recent-panel.tsx';
import area from './routes.tsx';

const backend = fakeBackend();
const STATS = '/v1/api/project/project-1/stats';
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
  [
    ['stats'],
    'commands: Show the numbers of today /dashboard/analytics?range=today, Show the numbers of the last 30 days /dashboard/analytics',
  ],
])('gives the palette what can be done with %j', (capabilities, shown) => {
  renderScreen(<Commands />, { config: { capabilities } });
  expect(screen.getByText(shown)).toBeVisible();
});

const home = (capabilities: string[] = ['stats']) =>
  renderScreen(<RecentPanel />, { state: { selectedProject: fixtures.project() }, config: { capabilities } });

test('the home shows the last seven days against the seven before', async () => {
  backend.get(STATS, { data: stats() });
  home();
  expect(await screen.findByText('1,500')).toBeVisible();
  expect(screen.getByText('25% less than before')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All numbers' })).toHaveAttribute('href', '/dashboard/analytics?range=7');
});

test('the home shows seven days alone where the plan does not compare', async () => {
  backend.get(STATS, { data: basicStats() });
  home();
  expect(await screen.findByText('1,500')).toBeVisible();
  expect(screen.queryByText(/than before/)).not.toBeInTheDocument();
});

test('a home that says what happened has what came of the visits, and the page that brought most', async () => {
  backend.get(STATS, { data: stats() });
  home(['stats', 'home.overview']);
  expect(await screen.findByText('5%')).toBeVisible();
  expect(screen.getByText('600')).toBeVisible();
  expect(screen.queryByText('1,500')).not.toBeInTheDocument();
  const best = '/dashboard/open?kind=page&id=page-2&project=project-1';
  expect(screen.getByRole('link', { name: 'Cakes' })).toHaveAttribute('href', best);
  expect(screen.getByText('250 visitors, 20 leads')).toBeVisible();
});

test('the home has no panel without a plan, and none where nothing counts', async () => {
  backend.get(STATS, () => failure(402));
  const withoutPlan = home();
  await waitFor(() => expect(withoutPlan.container.querySelector('section')).toBeNull());
  withoutPlan.unmount();
  expect(home([]).container.querySelector('section')).toBeNull();
});

test('speaks Spanish', async () => {
  await act(async () => setLanguage('es'));
  backend.get(STATS, { data: stats() });
  await act(async () => void home());
  expect(await screen.findByText('1500')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Todas las cifras' })).toBeVisible();
});
