import { setLanguage } from '@landfall/shared';
import {
  act,
  failure,
  fakeBackend,
  fireEvent,
  fixtures,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@landfall/shared/testing';
import { Home } from './home.tsx';

const backend = fakeBackend();
const PAGES = '/v1/api/project/project-1/page';
const DOMAINS = '/v1/api/project/project-1/domain';
const PLANS = '/v1/api/user/plan';
const FILES = '/v1/editor/other/files';
const state = { selectedProject: fixtures.project() };

beforeEach(() => {
  backend.get('/v1/api/user/me', { data: fixtures.user() });
  backend.get('/v1/api/project/', { data: [fixtures.project()] });
  backend.get(PLANS, { data: [fixtures.plan()] });
  backend.get(FILES, { data: [], total_pages: 1, total_count: 450 });
  backend.get(DOMAINS, { data: [fixtures.domain()] });
});

const paged = (data: unknown[]) => ({ data, total_pages: 1, total_count: data.length });

test('leads a new project to its first page', async () => {
  backend.get(PAGES, paged([]) as never);
  backend.get(DOMAINS, { data: [fixtures.domain()] });
  renderScreen(<Home />, { state });
  expect(await screen.findByText('No pages yet')).toBeVisible();
  expect(await screen.findByText('Welcome back, Ana Ruiz.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'New Page' })).toHaveAttribute('href', '/dashboard/pages?new=1');
  expect(screen.queryByRole('link', { name: 'Add a domain' })).not.toBeInTheDocument();
});

test('holds no place free for steps that were all done when last seen', async () => {
  localStorage.clear();
  backend.get(PAGES, paged([fixtures.page()]) as never);
  const loading = () => document.querySelectorAll('.chakra-skeleton').length;
  const first = renderScreen(<Home />, { state });
  const places = loading();
  await screen.findByRole('link', { name: 'Launch' });
  first.unmount();
  renderScreen(<Home />, { state });
  expect(loading()).toBe(places - 1);
  await screen.findByRole('link', { name: 'Launch' });
});

test('shows the latest pages, and the steps once more when all of them are done', async () => {
  backend.get(
    PAGES,
    paged([fixtures.page(), fixtures.page({ page_id: '2', title: 'Draft', status: 'inactive' })]) as never,
  );
  backend.get(DOMAINS, { data: [fixtures.domain()] });
  const first = renderScreen(<Home />, { state });
  expect(await screen.findByRole('link', { name: 'Launch' })).toHaveAttribute(
    'href',
    'http://bakery.sites.test/launch',
  );
  expect(screen.getByText('Draft')).toBeVisible();
  // What has a place while it loads does not go: nothing below moves.
  expect(screen.getByText('What to do next')).toBeVisible();
  first.unmount();
  renderScreen(<Home />, { state });
  await screen.findByRole('link', { name: 'Launch' });
  expect(screen.queryByText('What to do next')).not.toBeInTheDocument();
});

const pictures = () => [...document.querySelectorAll('li img')];

test('shows the preview of a page from where the backend is', async () => {
  backend.get(PAGES, paged([fixtures.page({ preview_img: '/v1/files/p.webp' })]) as never);
  renderScreen(<Home />, { state });
  await screen.findByRole('link', { name: 'Launch' });
  expect(pictures().map((image) => image.getAttributeNames().sort())).toEqual([['alt', 'class', 'loading', 'src']]);
  expect(pictures()[0]).toHaveAttribute('src', 'http://api.test/v1/files/p.webp');
});

test('offers the widths of a preview, and the picture alone where one of them is broken', async () => {
  const widths = [
    { width: 320, url: '/v1/files/p-small.webp' },
    { width: 600, url: '/v1/files/p.webp' },
  ];
  backend.get(PAGES, paged([fixtures.page({ preview_img: '/v1/files/p.webp', preview_sizes: widths })]) as never);
  renderScreen(<Home />, { state });
  await screen.findByRole('link', { name: 'Launch' });
  const srcSet = 'http://api.test/v1/files/p-small.webp 320w, http://api.test/v1/files/p.webp 600w';
  expect(pictures()[0]).toHaveAttribute('srcset', srcSet);
  fireEvent.error(pictures()[0] as Element);
  expect(pictures()[0]).not.toHaveAttribute('srcset');
  expect(pictures()[0]).toHaveAttribute('src', 'http://api.test/v1/files/p.webp');
});

test('offers to try again when the pages cannot be loaded', async () => {
  backend.get(PAGES, () => failure(503, 'Away'));
  backend.get(DOMAINS, { data: [] });
  const { user } = renderScreen(<Home />, { state });
  expect(await screen.findByText('Error loading pages: Away')).toBeVisible();
  backend.get(PAGES, paged([fixtures.page()]) as never);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Launch' })).toBeVisible();
});

test('tells how much room the plan has, and the state of the domains', async () => {
  backend.get(PAGES, paged([fixtures.page()]) as never);
  renderScreen(<Home />, { state });
  expect(await screen.findByRole('meter', { name: 'Projects' })).toHaveAttribute('aria-valuetext', '1 of 5');
  expect(screen.getByRole('meter', { name: 'Pages of this project' })).toHaveAttribute('aria-valuetext', '1 of 20');
  expect(screen.getByRole('meter', { name: 'Files' })).toHaveAttribute('aria-valuetext', '450 of 500');
  expect(screen.getByRole('link', { name: 'bakery.sites.test' })).toHaveAttribute('href', 'http://bakery.sites.test');
  // There is no larger plan to upgrade to.
  expect(screen.getByRole('link', { name: 'See plans' })).toBeVisible();
});

test('tells what is stored where the backend says it', async () => {
  backend.get(PAGES, paged([fixtures.page()]) as never);
  const data = { storage_used: 512 * 1024 * 1024, storage_max: 1024 * 1024 * 1024 };
  backend.get('/v1/api/user/plan/use', { data });
  renderScreen(<Home />, { state, config: { capabilities: ['plan.use'] } });
  const meter = await screen.findByRole('meter', { name: 'Storage' });
  expect(meter).toHaveAttribute('aria-valuetext', '512 MB of 1 GB');
});

test('says that an account has no plan, and leads to the plans', async () => {
  backend.get(PAGES, paged([fixtures.page()]) as never);
  const user = { ...fixtures.user(), plan: { name: 'none', prefix: 'No plan' } };
  backend.get('/v1/api/user/me', { data: user });
  renderScreen(<Home />, { state });
  expect(await screen.findByText(/^Your account has no plan: you can look at, export and delete/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/dashboard/pricing');
});

test('says nothing of a plan that the list does not know', async () => {
  backend.get(PAGES, paged([fixtures.page()]) as never);
  backend.get(PLANS, { data: [] });
  renderScreen(<Home />, { state });
  await screen.findByRole('link', { name: 'Launch' });
  await waitFor(() => expect(screen.queryByText('Room in your plan')).not.toBeInTheDocument());
});

test('speaks Spanish to whoever chose it', async () => {
  backend.get(PAGES, paged([]) as never);
  renderScreen(<Home />, { state });
  await act(async () => setLanguage('es'));
  expect(await screen.findByText('Todavía no hay páginas')).toBeVisible();
  await act(async () => setLanguage('default'));
});

describe('a home that says what happened', () => {
  const OVERVIEW = '/v1/api/project/project-1/overview';
  const areas = [{ remote: 'x', path: '/dashboard/settings/integrations', place: 'integrations' }];
  const config = { capabilities: ['home.overview'], areas };
  const steps = { page: true, published: true, domain: false, connected: false, visited: false };
  const waiting = { kind: 'domain_waiting', thing: 'domain', id: 'd', name: 'www.bread.example', since: 1_700_000_000 };
  const open = () => renderScreen(<Home />, { state, config });

  beforeEach(() => {
    localStorage.clear();
    backend.get(PAGES, paged([fixtures.page()]) as never);
    backend.get(OVERVIEW, { data: { steps, attention: [] } });
  });

  test('has one next step, which is put off by "Not now" for this project', async () => {
    const { user, unmount } = open();
    expect(await screen.findByRole('heading', { name: 'Use a domain of your own' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a domain' })).toHaveAttribute(
      'href',
      '/dashboard/settings/domain?add=1',
    );
    expect(screen.queryByText('What to do next')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.getByRole('heading', { name: 'Get leads where you work' })).toBeVisible();
    unmount();
    open();
    expect(await screen.findByRole('heading', { name: 'Get leads where you work' })).toBeVisible();
    expect(await screen.findByRole('meter', { name: 'Files' })).toBeVisible();
  });

  const room = {
    projects_max: 5,
    pages_max: 20,
    files: { used: 7, max: 500 },
    storage: { used: 512 * 1024 * 1024, max: 1024 * 1024 * 1024 },
    is_largest: false,
  };
  const ASKED = [PLANS, FILES, '/v1/api/user/plan/use'];
  const asked = () => ASKED.filter((path) => backend.calls.some((call) => call.path === path));

  test('tells how much room the plan has without asking for its parts, where one answer has them', async () => {
    backend.get(OVERVIEW, { data: { steps, attention: [], room } });
    renderScreen(<Home />, { state, config: { ...config, capabilities: ['home.overview', 'plan.use'] } });
    const meters = {
      Projects: '1 of 5',
      'Pages of this project': '1 of 20',
      Files: '7 of 500',
      Storage: '512 MB of 1 GB',
    };
    for (const [name, text] of Object.entries(meters))
      expect(await screen.findByRole('meter', { name })).toHaveAttribute('aria-valuetext', text);
    expect(screen.getByRole('link', { name: 'Upgrade' })).toBeVisible();
    expect(asked()).toEqual([]);
  });

  test('says nothing of a plan that is not on sale, nor of storage without a limit', async () => {
    backend.get(OVERVIEW, { data: { steps, attention: [], room: null } });
    const { unmount } = open();
    await screen.findByRole('link', { name: 'Launch' });
    await waitFor(() => expect(screen.queryByText('Room in your plan')).not.toBeInTheDocument());
    unmount();
    backend.get(OVERVIEW, { data: { steps, attention: [], room: { ...room, storage: { used: 1, max: null } } } });
    open();
    expect(await screen.findByRole('meter', { name: 'Files' })).toBeVisible();
    expect(screen.queryByRole('meter', { name: 'Storage' })).not.toBeInTheDocument();
    expect(asked()).toEqual([]);
  });

  test('asks for the parts of the room where the overview is away', async () => {
    backend.get(OVERVIEW, () => failure(503, 'Away'));
    open();
    expect(await screen.findByRole('meter', { name: 'Files' })).toHaveAttribute('aria-valuetext', '450 of 500');
  });

  test('names what needs somebody, each with the way to it', async () => {
    const attention = [
      waiting,
      { kind: 'leads_unread', thing: 'form', id: 'f', name: 'Contact', count: 3, since: 1_700_000_000 },
      { kind: 'endpoint_off', thing: 'webhook', id: 'w', name: 'Till', count: 0, since: null },
      { kind: 'of_a_later_release', thing: 'x', id: 'x', name: 'x', count: 0, since: null },
    ];
    backend.get(OVERVIEW, { data: { steps, attention } });
    open();
    const domain = await screen.findByRole('link', { name: /www\.bread\.example is not verified/ });
    expect(domain).toHaveAttribute('href', '/dashboard/open?kind=domain&id=d&project=project-1');
    expect(screen.getByRole('link', { name: /3 unread leads · Contact/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Till was switched off/ })).toBeVisible();
    // 450 of 500 files.
    expect(await screen.findByRole('link', { name: /Files: almost all in use/ })).toHaveAttribute(
      'href',
      '/dashboard/pricing',
    );
    const section = screen.getByRole('region', { name: 'Needs your attention' });
    expect(within(section).getAllByRole('link')).toHaveLength(4);
  });

  test('copies the link of a page that nobody has seen', async () => {
    backend.get(OVERVIEW, { data: { steps: { ...steps, domain: true, connected: true }, attention: [] } });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(screen.getByText('http://bakery.sites.test/launch')).toBeVisible();
  });

  test('says where nothing waits, and offers to try again where it cannot tell', async () => {
    backend.get(FILES, { data: [], total_pages: 1, total_count: 4 });
    backend.get(OVERVIEW, () => failure(503, 'Away'));
    const { user } = open();
    expect(await screen.findByText('The overview could not be loaded')).toBeVisible();
    const done = { ...steps, domain: true, connected: true, visited: true };
    backend.get(OVERVIEW, { data: { steps: done, attention: [] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing waits for you.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Not now' })).not.toBeInTheDocument();
  });
});
