import type { Page } from '@landfall/shared/contracts';
import { setSingleKeys } from '@landfall/shared/list';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
// What the screen loads late, read before the clock of a test runs.
import './listed-pages.tsx';
import { PagesScreen } from '../screens/pages-screen.tsx';

const backend = fakeBackend();
const PAGES = '/v1/api/project/project-1/page';
const BULK = `${PAGES}/bulk`;

const named = (...titles: string[]): Page[] =>
  titles.map((title) => fixtures.page({ page_id: title.toLowerCase(), title, path: `/${title.toLowerCase()}` }));
const THREE = named('Bread', 'Cakes', 'Coffee');

function open(pages = THREE, path = '/', capabilities = ['lists.query', 'pages.write']) {
  backend.get(PAGES, () => Response.json({ data: pages, total_pages: 1, total_count: pages.length }));
  backend.get(`${PAGES}/tag`, { data: [{ tag: 'spring', count: 1 }] });
  backend.get('/v1/api/project/project-1/domain', { data: [fixtures.domain()] });
  return renderScreen(<PagesScreen />, {
    path,
    config: { capabilities },
    state: { selectedProject: fixtures.project() },
  });
}

const titles = () => screen.queryAllByRole('link', { name: /^(Bread|Cakes|Coffee)$/ }).map((link) => link.textContent);
const title = (name: string) => screen.findByRole('link', { name });
const bodies = () => backend.calls.filter(({ path }) => path === BULK).map(({ body }) => body);

test('asks for what the address searches, narrows and sorts', async () => {
  open(THREE, '/?q=bread&status=active&sort=-title&tag=spring');
  await title('Bread');
  const asked = backend.calls.find(({ path }) => path.startsWith(`${PAGES}?`))?.path;
  expect(asked).toBe(`${PAGES}?limit=10&page=1&q=bread&sort=-title&status=active&tag=spring`);
  expect(await screen.findByRole('combobox', { name: 'Status' })).toHaveValue('active');
});

test('searches once one has stopped typing, from the first page on', async () => {
  const { user } = open(THREE, '/?page=1');
  await user.type(await screen.findByRole('searchbox', { name: 'Search pages' }), 'rye');
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/?q=rye'));
  const searches = backend.calls.filter(({ path }) => path.includes('q='));
  await waitFor(() => expect(searches.every(({ path }) => path.includes('q=rye'))).toBe(true));
});

test('a refused deletion comes back, with the reason', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { user } = open();
  backend.delete(`${PAGES}/cakes`, async () => {
    await promise;
    return failure(409, 'It is being published.');
  });
  (await title('Cakes')).focus();
  await user.keyboard('{Delete}');
  expect(titles()).toEqual(['Bread', 'Coffee']);
  expect(await title('Coffee')).toHaveFocus();
  resolve();
  expect(await screen.findByText('It is being published.')).toBeVisible();
  expect(titles()).toEqual(['Bread', 'Cakes', 'Coffee']);
});

test('a deletion is undone from its notice', async () => {
  const { user } = open();
  backend.delete(`${PAGES}/cakes`, () => {
    backend.get(PAGES, { data: named('Bread', 'Coffee'), total_pages: 1, total_count: 2 });
    return Response.json({ message: 'ok' });
  });
  backend.post('/v1/api/trash/cakes/restore', () => {
    backend.get(PAGES, { data: THREE, total_pages: 1, total_count: 3 });
    return Response.json({ data: { id: 'cakes', kind: 'page', title: 'Cakes', path: '/cakes' } });
  });
  (await title('Cakes')).focus();
  await user.keyboard('{Delete}');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(titles()).toEqual(['Bread', 'Cakes', 'Coffee']));
});

test('what failed of several is told by name and stays selected', async () => {
  const { user } = open();
  backend.post(BULK, {
    data: [
      { id: 'bread', ok: true },
      { id: 'cakes', ok: false, code: 'plan_required', message: 'Your plan has no room for it.' },
    ],
  });
  await title('Bread');
  await user.click(screen.getByRole('checkbox', { name: 'Select Bread' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Cakes' }));
  await user.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: 'Publish' }));
  expect(bodies()).toEqual([{ action: 'publish', ids: ['bread', 'cakes'], drafts: true }]);
  expect(await screen.findByText('1 entry was not changed')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Cakes: Your plan has no room for it.');
  expect(screen.getByRole('checkbox', { name: 'Select Cakes' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select Bread' })).not.toBeChecked();
});

test('rows say what waits in the editor, until it is published', async () => {
  const [bread = fixtures.page(), ...rest] = THREE.map((page) => ({ ...page, unpublished: page.title === 'Bread' }));
  const { user } = open([bread, ...rest], '/', ['lists.query', 'pages.write', 'pages.drafts']);
  await title('Bread');
  expect(screen.getByRole('row', { name: /Bread/ })).toHaveTextContent('Unpublished changes');
  expect(screen.getAllByText('Unpublished changes')).toHaveLength(1);
  backend.post(BULK, () => {
    backend.get(PAGES, { data: THREE, total_pages: 1, total_count: 3 });
    return Response.json({ data: [{ id: 'bread', ok: true }] });
  });
  await user.click(screen.getByRole('checkbox', { name: 'Select Bread' }));
  await user.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('1 page is online')).toBeVisible();
  expect(screen.queryByText('Unpublished changes')).not.toBeInTheDocument();
});

test.each([
  ['nobody has seen', { unpublished: true, draft: true, status: 'inactive' }, ['lists.query', 'pages.drafts']],
  ['a deployment without drafts lists', { unpublished: true }, ['lists.query']],
] as const)('nothing is said of changes to a page that %s', async (_what, fields, capabilities) => {
  open([{ ...fixtures.page({ page_id: 'bread', title: 'Bread' }), ...fields }], '/', [...capabilities]);
  await title('Bread');
  expect(screen.queryByText('Unpublished changes')).not.toBeInTheDocument();
});

test('a page that is switched on by itself is online as it was published last', async () => {
  const { user } = open([{ ...fixtures.page({ page_id: 'bread', title: 'Bread' }), status: 'inactive' }]);
  backend.put(`${PAGES}/bread`, { data: fixtures.page({ page_id: 'bread', title: 'Bread' }) });
  await title('Bread');
  await user.click(screen.getByRole('button', { name: 'More actions for Bread' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Activate' }));
  expect(await screen.findByText('Page activated')).toBeVisible();
  expect(backend.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ status: 'active' });
});

test('keys walk, select and leave, and do nothing while one types', async () => {
  const { user } = open();
  await title('Bread');
  await user.keyboard('jj');
  expect(await title('Cakes')).toHaveFocus();
  await user.keyboard('x');
  expect(screen.getByRole('checkbox', { name: 'Select Cakes' })).toBeChecked();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('checkbox', { name: 'Select Cakes' })).not.toBeChecked();
  const field = await screen.findByRole('searchbox', { name: 'Search pages' });
  await user.keyboard('/');
  expect(field).toHaveFocus();
  await user.keyboard('xj');
  expect(field).toHaveValue('xj');
  expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
});

test('letters alone do nothing where they were turned off; Delete goes on deleting what has the focus', async () => {
  setSingleKeys(false);
  const { user } = open();
  backend.delete(`${PAGES}/cakes`, { message: '' });
  (await title('Cakes')).focus();
  await user.keyboard('jx/');
  expect(await title('Cakes')).toHaveFocus();
  expect(screen.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
  await user.keyboard('{Delete}');
  expect(titles()).toEqual(['Bread', 'Coffee']);
  setSingleKeys(true);
  await user.keyboard('j');
  expect(await title('Coffee')).toHaveFocus();
});

test('tags are given to all that are selected', async () => {
  const { user } = open();
  backend.post(BULK, { data: [{ id: 'bread', ok: true }] });
  await title('Bread');
  await user.click(screen.getByRole('checkbox', { name: 'Select Bread' }));
  await user.click(within(await screen.findByRole('toolbar')).getByRole('button', { name: 'Tags' }));
  await user.type(await screen.findByRole('textbox', { name: 'New tag' }), ' autumn {Enter}');
  await waitFor(() => expect(bodies()).toEqual([{ action: 'tag', ids: ['bread'], tag: 'autumn' }]));
});
