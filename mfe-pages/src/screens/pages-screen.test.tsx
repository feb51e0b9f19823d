import { setLanguage } from '@landfall/shared';
import type { Page } from '@landfall/shared/contracts';
import {
  act,
  failure,
  fakeBackend,
  fireEvent,
  fixtures,
  renderScreen,
  screen,
  useWritableStore,
  waitFor,
  within,
} from '@landfall/shared/testing';
import { PagesScreen } from './pages-screen.tsx';

const backend = fakeBackend();
const PAGES = '/v1/api/project/project-1/page';
const DOMAINS = '/v1/api/project/project-1/domain';

const list = (pages: Page[], total_pages = 1, total_count = pages.length) => ({
  data: pages,
  total_pages,
  total_count,
});

function open(pages: Page[] = [fixtures.page()], { path = '/', domains = [fixtures.domain()] } = {}) {
  backend.get(PAGES, list(pages));
  backend.get(DOMAINS, { data: domains });
  return render(path);
}
const render = (path = '/', config = {}) =>
  renderScreen(<PagesScreen />, { path, config, state: { selectedProject: fixtures.project() } });

const listCalls = () => backend.calls.filter((call) => call.path.startsWith(`${PAGES}?`));
const row = async (name = 'Launch') => within(await screen.findByRole('row', { name: new RegExp(name) }));
async function openMenu(user: ReturnType<typeof render>['user'], title = 'Launch') {
  await user.click(await screen.findByRole('button', { name: `More actions for ${title}` }));
  return screen.findByRole('menu');
}
const entry = (name: string) => screen.findByRole('menuitem', { name });

describe('the table', () => {
  it('has the columns in order and asks for ten pages', async () => {
    open();
    await row();
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Preview',
      'Title',
      'Path',
      'Description',
      'Type',
      'Status',
      'Actions',
    ]);
    expect(listCalls()[0]?.path).toBe(`${PAGES}?limit=10&page=1`);
  });

  it('shows how often a page was opened and what came of it, where a backend counts', async () => {
    const figures = { page_id: 'page-1', title: 'Launch', views: 1234, visitors: 500, leads: 17, conversion: 0.034 };
    const totals = { views: 1234, visitors: 500, leads: 17, conversion: 0.034, bots: 0, prefetches: 0 };
    const stats = { from: 0, to: 1, tz: 'UTC', totals, series: [], pages: [figures], sources: [] };
    backend.get('/v1/api/project/project-1/stats', { data: stats });
    backend.get(PAGES, list([fixtures.page(), fixtures.page({ page_id: 'page-2', title: 'Other' })]));
    backend.get(DOMAINS, { data: [fixtures.domain()] });
    render('/', { capabilities: ['stats'] });
    await screen.findByText('1,234 views,');
    expect(screen.getByRole('row', { name: /Launch/ })).toHaveTextContent('1,234 views, 3.4% conversion');
    expect(screen.getByRole('row', { name: /Other/ })).toHaveTextContent('0 views, 0% conversion');
  });

  it('asks for no numbers where nothing counts', async () => {
    open();
    await row();
    expect(backend.calls.some(({ path }) => path.includes('/stats'))).toBe(false);
  });

  it('shows what is known of a page', async () => {
    open([fixtures.page({ description_ai: 'A bakery by the sea', preview_img: 'http://cdn.test/p.png' })]);
    const cells = await row();
    for (const text of [
      'Launch',
      '/launch',
      'The launch of our bread',
      'A bakery by the sea',
      'Landing Page',
      'active',
    ])
      expect(cells.getByText(text)).toBeInTheDocument();
    expect(cells.getByRole('img', { name: 'Preview of Launch' })).toHaveAttribute('src', 'http://cdn.test/p.png');
  });

  it('stands an icon in for a broken preview', async () => {
    open([fixtures.page({ preview_img: '/v1/preview/p.png' })]);
    const cells = await row();
    const image = cells.getByRole('img');
    expect(image).toHaveAttribute('src', 'http://api.test/v1/preview/p.png');
    for (const name of ['srcset', 'sizes']) expect(image).not.toHaveAttribute(name);
    fireEvent.error(image);
    expect(cells.queryByRole('img')).not.toBeInTheDocument();
  });

  it('offers the widths of a preview, and the picture alone where one of them is broken', async () => {
    const widths = [
      { width: 320, url: '/v1/preview/p-small.png' },
      { width: 600, url: '/v1/preview/p.png' },
    ];
    open([fixtures.page({ preview_img: '/v1/preview/p.png', preview_sizes: widths })]);
    const cells = await row();
    const image = () => cells.getByRole('img');
    const srcSet = 'http://api.test/v1/preview/p-small.png 320w, http://api.test/v1/preview/p.png 600w';
    expect(image()).toHaveAttribute('srcset', srcSet);
    expect(image()).toHaveAttribute('sizes', expect.stringMatching(/^auto, /));
    fireEvent.error(image());
    expect(image()).not.toHaveAttribute('srcset');
    expect(image()).toHaveAttribute('src', 'http://api.test/v1/preview/p.png');
    fireEvent.error(image());
    expect(cells.queryByRole('img')).not.toBeInTheDocument();
  });

  it('says so when there are no pages', async () => {
    open([]);
    expect(await screen.findByText('No pages found')).toBeVisible();
    expect(screen.getByText('Create the first one: with AI, or from a simple page.')).toBeVisible();
  });

  it('leads from no pages to the first one, where pages are described', async () => {
    backend.get(DOMAINS, { data: [fixtures.domain()] });
    backend.get(PAGES, list([]));
    render('/', { capabilities: ['pages.drafts'] });
    const first = await screen.findByRole('link', { name: 'Create New Page' });
    expect(first).toHaveAttribute('href', '/dashboard/pages?new=1');
  });

  it('names the failure and tries again', async () => {
    backend.get(DOMAINS, { data: [fixtures.domain()] });
    backend.get(PAGES, () => failure(400, 'The database is away'));
    const { user } = render();
    expect(await screen.findByText('Error loading pages: The database is away')).toBeVisible();
    backend.get(PAGES, list([fixtures.page()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row()).toBeDefined();
  });

  it('keeps the list when a refresh fails, and says so', async () => {
    const { user } = open();
    await row();
    backend.get(PAGES, () => failure(400, 'Away'));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Error loading pages: Away')).toBeVisible();
    expect(await row()).toBeDefined();
  });

  it('reads again on refresh', async () => {
    const { user } = open();
    await row();
    backend.get(PAGES, list([fixtures.page({ title: 'Renamed' })]));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Renamed')).toBeVisible();
  });

  it('says where one is and follows the address', async () => {
    backend.get(DOMAINS, { data: [fixtures.domain()] });
    backend.get(PAGES, list([fixtures.page()], 3, 25));
    const { user } = render('/?page=2');
    expect(await screen.findByText('Page 2 of 3 (25 total pages)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/?page=3'));
    await waitFor(() => expect(listCalls().at(-1)?.path).toBe(`${PAGES}?limit=10&page=3`));
  });

  it('starts another project at its first page', async () => {
    backend.get(DOMAINS, { data: [] });
    backend.get('/v1/api/project/project-2/domain', { data: [] });
    backend.get(PAGES, list([fixtures.page()], 3, 25));
    backend.get('/v1/api/project/project-2/page', list([fixtures.page({ title: 'Other' })], 3, 25));
    render('/?page=3');
    await row();
    act(() => useWritableStore.setState({ selectedProject: fixtures.project({ project_id: 'project-2' }) }));
    expect(screen.queryByText('Launch')).not.toBeInTheDocument();
    expect(await screen.findByText('Other')).toBeVisible();
    expect(screen.getByTestId('address').textContent).toBe('/');
  });
});

describe('without a domain', () => {
  it('says what is missing and offers neither new pages nor editing', async () => {
    open([fixtures.page()], { domains: [] });
    expect(await screen.findByText('No domains configured')).toBeVisible();
    expect(
      screen.getByText('You need to add a domain to expose your project to the internet and enable project preview.'),
    ).toBeVisible();
    expect(screen.getByText('Domain required to create pages')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to domains' })).toHaveAttribute('href', '/dashboard/settings/domain');
    expect(screen.getByRole('button', { name: 'New Page' })).toBeDisabled();
    expect((await row()).getByRole('button', { name: 'Edit Launch' })).toBeDisabled();
  });

  it('keeps New Page shut while the domains cannot be read', async () => {
    backend.get(PAGES, list([]));
    backend.get(DOMAINS, () => failure(400, 'Away'));
    const { user } = render();
    expect(await screen.findByText('Error loading domains: Away')).toBeVisible();
    expect(screen.getByRole('button', { name: 'New Page' })).toBeDisabled();
    backend.get(DOMAINS, { data: [fixtures.domain()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'New Page' })).toBeEnabled());
  });
});

describe('a row', () => {
  it('links to the editor on the backend', async () => {
    open();
    expect(await (await row()).findByRole('link', { name: 'Edit Launch' })).toHaveAttribute(
      'href',
      'http://api.test/v1/editor/project/project-1/page/page-1/edit',
    );
  });

  it('opens the published page in a new tab', async () => {
    const { user } = open();
    await openMenu(user);
    const view = await entry('View Page');
    expect(view).toHaveAttribute('href', 'http://bakery.sites.test/launch');
    expect(view).toHaveAttribute('target', '_blank');
  });

  it('offers no address that is none', async () => {
    const { user } = open([fixtures.page({ url: 'javascript:alert(1)' })]);
    await openMenu(user);
    expect(await entry('View Page')).toHaveAttribute('aria-disabled', 'true');
  });

  it('does nothing on Page Settings', async () => {
    const { user } = open();
    await openMenu(user);
    const before = backend.calls.length;
    await user.click(await entry('Page Settings'));
    expect(backend.calls).toHaveLength(before);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('cannot be edited or deleted while pending', async () => {
    const { user } = open([fixtures.page({ status: 'pending' })]);
    expect((await row()).getByRole('button', { name: 'Edit Launch' })).toBeDisabled();
    await openMenu(user);
    expect(await entry('Delete Page')).toHaveAttribute('aria-disabled', 'true');
  });

  it('says that it is being generated, where AI writes it', async () => {
    const { user } = open([
      fixtures.page({ status: 'pending', description_ai: 'A bakery' }),
      fixtures.page({ page_id: 'page-2', title: 'Plain', status: 'pending' }),
    ]);
    expect((await row('Plain')).queryByRole('button', { name: 'pending' })).not.toBeInTheDocument();
    await user.hover(await (await row()).findByRole('button', { name: 'pending' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'The page is being generated, this may take a few minutes.',
    );
  });
});

describe('deleting', () => {
  async function ask() {
    const opened = open();
    await openMenu(opened.user);
    await opened.user.click(await entry('Delete Page'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Page' });
    expect(within(dialog).getByText('Launch')).toBeVisible();
    return { ...opened, dialog: within(dialog) };
  }
  const deletions = () => backend.calls.filter((call) => call.method === 'DELETE');

  it('asks first', async () => {
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(deletions()).toHaveLength(0);
  });

  it('deletes, says so, and reads the list again', async () => {
    const { user, dialog } = await ask();
    backend.delete(`${PAGES}/page-1`, {});
    backend.get(PAGES, list([]));
    await user.dblClick(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Page deleted successfully')).toBeVisible();
    expect(await screen.findByText('No pages found')).toBeVisible();
    expect(deletions().map((call) => call.path)).toEqual([`${PAGES}/page-1`]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'New Page' })).toHaveFocus());
  });

  it.each([
    ['The page is in use', 'The page is in use'],
    [undefined, 'Error deleting page'],
  ])('reads the list again after a failure too (%s)', async (message, shown) => {
    const { user, dialog } = await ask();
    backend.delete(`${PAGES}/page-1`, () => failure(500, message));
    const before = listCalls().length;
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(shown)).toBeVisible();
    await waitFor(() => expect(listCalls().length).toBeGreaterThan(before));
  });
});

describe('page information', () => {
  async function ask(answer: Parameters<typeof backend.get>[1]) {
    backend.get(`${PAGES}/page-1`, answer);
    const opened = open();
    await openMenu(opened.user);
    await opened.user.click(await entry('Info Page'));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Page Information' })) };
  }

  it('shows the page as its own call answers it', async () => {
    const { dialog } = await ask({ data: fixtures.page({ title: 'Fresh', preview_img: 'http://cdn.test/p.png' }) });
    expect(await dialog.findByText('Fresh')).toBeVisible();
    expect(dialog.getAllByText(/^\d\d\/11\/2023 at \d\d:\d\d/)).toHaveLength(2);
    expect(dialog.getAllByText(/years ago/)).toHaveLength(2);
    fireEvent.error(dialog.getByRole('img'));
    expect(dialog.getByText('Preview not available')).toBeVisible();
  });

  it('says when it cannot be loaded, and tries again', async () => {
    const { dialog, user } = await ask(() => failure(422));
    expect(await dialog.findByText('Error loading page information')).toBeVisible();
    backend.get(`${PAGES}/page-1`, { data: fixtures.page({ title: 'Fresh' }) });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Fresh')).toBeVisible();
  });

  it('says when there is none', async () => {
    const { dialog } = await ask({ data: null });
    expect(await dialog.findByText('No page information available')).toBeVisible();
  });
});

it('keeps templates for later', async () => {
  const { user } = open();
  await waitFor(() => expect(screen.getByRole('button', { name: 'New Page' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'New Page' }));
  expect(await screen.findByRole('menuitem', { name: /Template.*Coming soon/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

describe('the address ?new=1', () => {
  it('opens the create dialog, and closing it leaves the address as it was', async () => {
    const { user } = open([], { path: '/dashboard/pages?new=1' });
    expect(await screen.findByRole('dialog', { name: 'Create New Page' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/dashboard/pages'));
  });

  it('opens nothing while the project has no domain', async () => {
    open([], { path: '/dashboard/pages?new=1', domains: [] });
    await screen.findByText('No domains configured');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('speaks Spanish to whoever chose it', async () => {
  open();
  await row();
  await act(async () => setLanguage('es'));
  expect(await screen.findByRole('columnheader', { name: 'Vista previa' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nueva página' })).toBeVisible();
  await act(async () => setLanguage('default'));
});

it('opens the information of the page that the address names, wherever in the list it stands', async () => {
  backend.get(`${PAGES}/page-9`, { data: fixtures.page({ page_id: 'page-9', title: 'Far away' }) });
  const { user } = open([fixtures.page()], { path: '/dashboard/pages?show=page-9' });
  const dialog = await screen.findByRole('dialog', { name: 'Page Information' });
  expect(await within(dialog).findByText('Far away')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/dashboard\/pages$/);
});
