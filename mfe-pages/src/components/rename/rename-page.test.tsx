import {
  act,
  fakeBackend,
  fireEvent,
  fixtures,
  renderScreen,
  screen,
  useWritableStore,
  waitFor,
} from '@landfall/shared/testing';
// What the list loads late, read before the clock of a test runs.
import '../../page-list/listed-pages.tsx';
import './rename-page.tsx';
import { PagesScreen } from '../../screens/pages-screen.tsx';

const backend = fakeBackend();
const PAGES = '/v1/api/project/project-1/page';

function open(capabilities = ['lists.query', 'pages.write', 'pages.redirects']) {
  let page = fixtures.page({ title: 'Bread', path: '/bread' });
  backend.get(PAGES, () => Response.json({ data: [page], total_pages: 1, total_count: 1 }));
  backend.get(`${PAGES}/tag`, { data: [] });
  backend.get('/v1/api/project/project-1/domain', { data: [fixtures.domain()] });
  backend.put(`${PAGES}/page-1`, ({ body }) => {
    const { title = page.title, slug = page.path } = body as { title?: string; slug?: string };
    page = { ...page, title, path: slug };
    return Response.json({ data: page });
  });
  return renderScreen(<PagesScreen />, { config: { capabilities }, state: { selectedProject: fixtures.project() } });
}

const bodies = () => backend.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const editTitle = (name = 'Bread') => screen.findByRole('button', { name: `Edit title of ${name}` });
const field = () => screen.findByRole('textbox', { name: /^Title of/ });

test('Enter keeps a title, the notice takes it back, and the focus is where it began', async () => {
  const { user } = open();
  await user.click(await editTitle());
  expect(await field()).toHaveFocus();
  await user.keyboard('Cakes{Enter}');
  expect(await screen.findByRole('link', { name: 'Cakes' })).toBeVisible();
  await waitFor(async () => expect(await editTitle('Cakes')).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Bread' })).toBeVisible();
  expect(bodies()).toEqual([{ title: 'Cakes' }, { title: 'Bread' }]);
});

test('Escape drops it, and sends nothing', async () => {
  const { user } = open();
  await user.click(await editTitle());
  await field();
  await user.keyboard('Cakes{Escape}');
  await waitFor(async () => expect(await editTitle()).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Bread' })).toBeVisible();
  expect(bodies()).toEqual([]);
});

test('leaving the field keeps it', async () => {
  const { user } = open();
  await user.click(await editTitle());
  await field();
  await user.keyboard('Cakes');
  await user.click(screen.getByRole('heading', { name: 'Pages' }));
  expect(await screen.findByRole('link', { name: 'Cakes' })).toBeVisible();
});

test('a list that goes while a title is edited keeps it', async () => {
  backend.get('/v1/api/project/project-2/page', { data: [], total_pages: 1, total_count: 0 });
  backend.get('/v1/api/project/project-2/page/tag', { data: [] });
  backend.get('/v1/api/project/project-2/domain', { data: [] });
  const { user } = open();
  await user.click(await editTitle());
  await field();
  await user.keyboard('Cakes');
  act(() => useWritableStore.setState({ selectedProject: fixtures.project({ project_id: 'project-2' }) }));
  await waitFor(() => expect(bodies()).toEqual([{ title: 'Cakes' }]));
});

test('Enter that ends a composed word ends no more than that', async () => {
  const { user } = open();
  await user.click(await editTitle());
  const title = await field();
  await user.keyboard('Pão');
  fireEvent.keyDown(title, { key: 'Enter', isComposing: true });
  expect(title).toBeVisible();
  expect(title).not.toHaveAttribute('readonly');
  expect(bodies()).toEqual([]);
  await user.keyboard('{Escape}');
});

test('one types on where one is in a slug', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit slug of Bread' }));
  const slug = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Slug of Bread' });
  slug.setSelectionRange(3, 3);
  await user.keyboard('XY');
  expect(slug).toHaveValue('/brxyead');
  expect(slug.selectionStart).toBe(5);
  await user.keyboard('{Escape}');
});

test('a change whose answer was lost is shown', async () => {
  const { user } = open();
  await user.click(await editTitle());
  await field();
  const changed = fixtures.page({ title: 'Cakes', path: '/bread' });
  backend.get(PAGES, { data: [changed], total_pages: 1, total_count: 1 });
  backend.put(`${PAGES}/page-1`, () => Response.error());
  await user.keyboard('Cakes{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title of Cakes' })).toBeVisible());
});

test('says in its place what a rule refuses, and what the server does', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit slug of Bread' }));
  const slug = await screen.findByRole('textbox', { name: 'Slug of Bread' });
  await user.clear(slug);
  await user.type(slug, '/a b{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Slug must start with/);
  expect(bodies()).toEqual([]);
  backend.put(`${PAGES}/page-1`, () =>
    Response.json({ message: 'No', code: 'slug_taken', fields: { slug: ['It is taken.'] } }, { status: 409 }),
  );
  await user.clear(slug);
  await user.type(slug, 'CAKES{Enter}');
  expect(await screen.findByText('It is taken.')).toBeVisible();
  expect(slug).toHaveValue('/cakes');
  expect(slug).toHaveFocus();
});

test('says that the old address leads to the new one', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit slug of Bread' }));
  const slug = await screen.findByRole('textbox', { name: 'Slug of Bread' });
  await user.clear(slug);
  await user.type(slug, '/cakes{Enter}');
  expect(await screen.findByText('/bread leads there.')).toBeVisible();
});

test('nothing is edited where pages cannot be changed', async () => {
  open(['lists.query']);
  expect(await screen.findByRole('link', { name: 'Bread' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Edit title/ })).not.toBeInTheDocument();
});
