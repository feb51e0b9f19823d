import { failure, fakeBackend, fixtures, renderScreen, screen } from '@landfall/shared/testing';
import { Home } from './home.tsx';

const backend = fakeBackend();
const PAGES = '/v1/api/project/project-1/page';
const DOMAINS = '/v1/api/project/project-1/domain';
const state = { user: fixtures.user(), selectedProject: fixtures.project() };

const paged = (data: unknown[]) => ({ data, total_pages: 1, total_count: data.length });

test('leads a new project to its first page', async () => {
  backend.get(PAGES, paged([]) as never);
  backend.get(DOMAINS, { data: [fixtures.domain()] });
  renderScreen(<Home />, { state });
  expect(await screen.findByText('No pages yet')).toBeVisible();
  expect(screen.getByText('Welcome back, Ana Ruiz.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'New page' })).toHaveAttribute('href', '/dashboard/pages');
  expect(screen.queryByRole('link', { name: 'Add a domain' })).not.toBeInTheDocument();
});

test('shows the latest pages and no steps once one is live', async () => {
  backend.get(
    PAGES,
    paged([fixtures.page(), fixtures.page({ page_id: '2', title: 'Draft', status: 'inactive' })]) as never,
  );
  backend.get(DOMAINS, { data: [fixtures.domain()] });
  renderScreen(<Home />, { state });
  expect(await screen.findByRole('link', { name: 'Launch' })).toHaveAttribute(
    'href',
    'http://bakery.sites.test/launch',
  );
  expect(screen.getByText('Draft')).toBeVisible();
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
