import { setLanguage } from '@landfall/shared';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor } from '@landfall/shared/testing';
import { act } from 'react';
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
