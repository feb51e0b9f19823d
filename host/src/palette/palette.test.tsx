import { defineArea } from '@landfall/shared';
import { setRuntimeConfig } from '@landfall/shared/host';
import { hasSingleKeys } from '@landfall/shared/list';
import { Modal } from '@landfall/shared/overlay';
import {
  failure,
  fakeBackend,
  fireEvent,
  fixtures,
  renderScreen,
  screen,
  testConfig,
  waitFor,
} from '@landfall/shared/testing';
import { loadRemote } from '@module-federation/enhanced/runtime';
import { loadArea, registerAreas } from '../federation/load-area.ts';
import { PaletteHost } from './palette-host.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn(), registerRemotes: jest.fn() }));

const backend = fakeBackend();
// No area of this name can be loaded.
const config = { remotes: { mfe_away: { entry: 'http://api.test/away/mf-manifest.json' } } };

test('Enter runs the command and does nothing else: what has the focus next is not pressed', async () => {
  const { user } = renderScreen(<PaletteHost onSidebar={() => {}} />, { path: '/dashboard', config });
  await user.keyboard('{Control>}k{/Control}');
  const search = await screen.findByRole('combobox');
  await user.type(search, 'files');
  const hasDefaultAction = fireEvent.keyDown(search, { key: 'Enter' });
  expect(hasDefaultAction).toBe(false);
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/files'));
});

test('does not come over a dialog, which may be one that has to be answered', async () => {
  const { user } = renderScreen(
    <>
      <PaletteHost onSidebar={() => {}} />
      <Modal open title="Answer me">
        <button type="button">Here</button>
      </Modal>
    </>,
    { config },
  );
  (await screen.findByRole('button', { name: 'Here' })).focus();
  await user.keyboard('{Control>}k{/Control}?');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('a mouse at rest, under which the list has come, chooses nothing; one that moves does', async () => {
  const { user } = renderScreen(<PaletteHost onSidebar={() => {}} />, { path: '/dashboard', config });
  await user.keyboard('{Control>}k{/Control}');
  const [first, second] = await screen.findAllByRole('option');
  if (!first || !second) throw new Error('too few commands');
  const moveOver = (option: Element, movement: number) => {
    const move = new MouseEvent('mousemove', { bubbles: true });
    fireEvent(option, Object.assign(move, { movementX: movement, movementY: 0 }));
  };
  moveOver(second, 0);
  expect(first).toHaveAttribute('aria-selected', 'true');
  moveOver(second, 1);
  expect(second).toHaveAttribute('aria-selected', 'true');
});

test('the list of shortcuts tells those of lists where lists have them, and turns letters alone off', async () => {
  const { user } = renderScreen(<PaletteHost onSidebar={() => {}} />, {
    config: { ...config, capabilities: ['lists.query'] },
  });
  await user.keyboard('?');
  const single = await screen.findByRole('switch', { name: 'Letters alone act on lists' });
  expect(single).toBeChecked();
  await user.click(single);
  expect(single).not.toBeChecked();
  expect(hasSingleKeys()).toBe(false);
  await user.click(single);
  expect(hasSingleKeys()).toBe(true);
});

test('without lists there is nothing to turn off', async () => {
  const { user } = renderScreen(<PaletteHost onSidebar={() => {}} />, { config });
  await user.keyboard('?');
  expect(await screen.findByText('Show this list')).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

const SEARCH = '/v1/api/search';
const PAGES_MANIFEST = '/pages/mf-manifest.json';
const searching = {
  remotes: { ...config.remotes, mfe_pages: { entry: `http://api.test${PAGES_MANIFEST}` } },
  capabilities: ['lists.query'],
};
const searches = () => backend.calls.filter(({ path }) => path.startsWith(SEARCH));
const hit = (title: string, overrides = {}) => ({
  ...{ kind: 'page', id: title, title, detail: '/offer', project_id: 'project-1', project_name: 'Rocket shop' },
  ...overrides,
});
const state = { user: fixtures.user(), projects: [fixtures.project()], selectedProject: fixtures.project() };

/** An area that opens pages. */
async function pagesArea() {
  const remoteEntry = { name: 'remoteEntry.js', path: '' };
  backend.get(PAGES_MANIFEST, { metaData: { buildInfo: {}, remoteEntry }, exposes: [] });
  const area = defineArea({}, { opens: { page: (id) => `/dashboard/pages?show=${id}` } });
  jest.mocked(loadRemote).mockResolvedValue({ default: area });
  setRuntimeConfig(testConfig(searching));
  registerAreas();
  await loadArea('mfe_pages');
}

async function open(config = searching) {
  const result = renderScreen(<PaletteHost onSidebar={() => {}} />, { path: '/dashboard', config, state });
  await result.user.keyboard('{Control>}k{/Control}');
  const search = await screen.findByRole('combobox');
  return { ...result, search };
}

test('finds things of the account, and Enter leads to the one that is chosen, in its project', async () => {
  await pagesArea();
  backend.get(SEARCH, { data: [hit('Bakery'), hit('A lead', { kind: 'lead' })] });
  const { user, search } = await open();
  await user.type(search, 'bakery');
  expect(await screen.findByRole('group', { name: 'Pages' })).toBeVisible();
  // Nothing opens leads here.
  expect(screen.queryByRole('option', { name: /A lead/ })).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  const address = '/dashboard/pages?show=Bakery&project=project-1';
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(address));
  expect(searches().map(({ path }) => path)).toEqual([`${SEARCH}?limit=5&q=bakery`]);
});

test('what was chosen last comes first, of the same account alone, until the session is over', async () => {
  await pagesArea();
  backend.get(SEARCH, { data: [hit('Bakery')] });
  const { user, search, unmount } = await open();
  await user.type(search, 'bakery');
  await user.click(await screen.findByRole('option', { name: /Bakery/ }));
  unmount();

  const again = await open();
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('Bakery');
  expect(screen.getByRole('group', { name: 'Recent' })).toBeVisible();
  again.unmount();

  state.user = fixtures.user({ email: 'other@example.com' });
  const other = await open();
  expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
  other.unmount();

  state.user = fixtures.user();
  window.dispatchEvent(new Event('auth-fail'));
  await open();
  expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument();
});

test('an answer that comes late never replaces that of a later search', async () => {
  await pagesArea();
  let answerFirst = () => {};
  backend.get(SEARCH, async ({ path }) => {
    if (path.includes('q=ba&')) await new Promise<void>((resolve) => (answerFirst = resolve));
    return Response.json({ data: [hit(path.includes('q=ba&') ? 'First' : 'Second')] });
  });
  const { user, search } = await open();
  await user.type(search, 'ba');
  await waitFor(() => expect(searches()).toHaveLength(1));
  await user.type(search, 'k');
  expect(await screen.findByRole('option', { name: /Second/ })).toBeVisible();
  answerFirst();
  await waitFor(() => expect(searches()).toHaveLength(2));
  expect(screen.queryByRole('option', { name: /First/ })).not.toBeInTheDocument();
});

test('Enter does not open what answers the words before', async () => {
  await pagesArea();
  let answer = () => {};
  backend.get(SEARCH, async ({ path }) => {
    if (path.includes('q=bakx')) await new Promise<void>((resolve) => (answer = resolve));
    return Response.json({ data: path.includes('q=bakx') ? [] : [hit('Bakery')] });
  });
  const { user, search } = await open();
  await user.type(search, 'bak');
  await screen.findByRole('option', { name: /Bakery/ });
  await user.type(search, 'x{Enter}');
  expect(screen.getByTestId('address')).toHaveTextContent('/dashboard');
  expect(search).toBeVisible();
  await waitFor(() => expect(searches()).toHaveLength(2));
  answer();
  expect(await screen.findByText('Nothing found')).toBeVisible();
});

test('a search that fails says so in its place, keeps the commands, and is tried again', async () => {
  await pagesArea();
  backend.get(SEARCH, () => failure(503));
  const { user, search } = await open();
  await user.type(search, 'pages');
  expect(await screen.findByText('Pages, files and leads cannot be searched right now.')).toBeVisible();
  expect(screen.getByRole('option', { name: 'Pages' })).toBeVisible();
  backend.get(SEARCH, { data: [hit('Pages of old')] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /Pages of old/ })).toBeVisible();
  expect(search).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('2 results');
});

test('says that the connection is lost, and finds commands all the same', async () => {
  await pagesArea();
  backend.get(SEARCH, () => Response.error());
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, search } = await open();
  await user.type(search, 'apearance');
  expect(await screen.findByText(/You are offline/)).toBeVisible();
  expect(screen.getAllByRole('option', { name: /Appearance/ })).toHaveLength(2);
  onLine.mockRestore();
});

test('without lists that answer nothing is asked of the backend', async () => {
  await pagesArea();
  const { user, search } = await open({ ...searching, capabilities: [] });
  await user.type(search, 'files');
  expect(await screen.findByRole('option', { name: 'Files' })).toBeVisible();
  expect(searches()).toEqual([]);
});

test('each entry says its shortcut beside it, and not in its name', async () => {
  const { user, search } = await open();
  await user.type(search, 'keyboard');
  const shortcuts = await screen.findByRole('option', { name: 'Keyboard shortcuts' });
  expect(shortcuts).toHaveTextContent('?');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});
