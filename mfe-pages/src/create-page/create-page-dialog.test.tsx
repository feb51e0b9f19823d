import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { PagesScreen } from '../screens/pages-screen.tsx';

const backend = fakeBackend();
const PAGES = '/v1/api/project/project-1/page';

async function open() {
  backend.get(PAGES, { data: [], total_pages: 0, total_count: 0 });
  backend.get('/v1/api/project/project-1/domain', { data: [fixtures.domain()] });
  const { user } = renderScreen(<PagesScreen />, { state: { selectedProject: fixtures.project() } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'New Page' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'New Page' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Create New Page' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create New Page' }));
  const fill = async (label: string, text: string) => {
    await user.clear(dialog.getByLabelText(label));
    await user.click(dialog.getByLabelText(label));
    await user.paste(text);
  };
  const button = (name: string) => dialog.getByRole('button', { name });
  const next = async () => {
    await waitFor(() => expect(button('Next')).toBeEnabled());
    await user.click(button('Next'));
    await dialog.findByRole('switch');
  };
  return { user, dialog, fill, button, next };
}
const sent = () => backend.calls.filter((call) => call.method === 'POST');

it('starts with the slug of the home page, and cannot go on without a title', async () => {
  const { dialog, button } = await open();
  expect(dialog.getByLabelText('Slug')).toHaveValue('/');
  expect(button('Next')).toBeDisabled();
});

it.each([
  ['Title', 'ab', 'Title must be at least 3 characters'],
  ['Title', 'x'.repeat(101), 'Title cannot exceed 100 characters'],
  ['Slug', `/${'x'.repeat(100)}`, 'Slug cannot exceed 100 characters'],
  ['Slug', '/a_b', "Slug must start with '/' and can only contain lowercase letters, numbers, hyphens and slashes"],
  ['Slug', '/abc/', "Slug cannot end with slash (/) unless it's just '/'"],
  ['Slug', '/-a', 'Slug cannot have hyphens adjacent to slashes'],
  ['Slug', '/a-/b', 'Slug cannot have hyphens adjacent to slashes'],
  ['SEO description', 'x'.repeat(161), 'Description cannot exceed 160 characters'],
])('refuses in %s: %s', async (label, text, message) => {
  const { dialog, fill, button } = await open();
  await fill('Title', 'My page');
  await fill(label, text);
  expect(await dialog.findByText(message)).toBeVisible();
  expect(button('Next')).toBeDisabled();
});

it('asks for the title once it was left empty', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByLabelText('Title'));
  await user.tab();
  expect(await dialog.findByText('Title is required')).toBeVisible();
});

it.each([
  ['Title', 'abc'],
  ['Title', 'x'.repeat(100)],
  ['SEO description', 'x'.repeat(160)],
])('accepts in %s: %s', async (label, text) => {
  const { fill, button } = await open();
  await fill('Title', 'My page');
  await fill(label, text);
  await waitFor(() => expect(button('Next')).toBeEnabled());
});

it('lets the slug follow the title until it is edited by hand', async () => {
  const { user, dialog, fill } = await open();
  await fill('Title', 'Panadería Sol');
  expect(dialog.getByLabelText('Slug')).toHaveValue('/panaderia-sol');
  await user.type(dialog.getByLabelText('Slug'), '//Menú--X', { initialSelectionStart: 14 });
  expect(dialog.getByLabelText('Slug')).toHaveValue('/panaderia-sol/menú-x');
  await fill('Title', 'Another title');
  expect(dialog.getByLabelText('Slug')).toHaveValue('/panaderia-sol/menú-x');
});

it('keeps the caret where one types in the middle of the slug', async () => {
  const { user, dialog, fill } = await open();
  await fill('Title', 'one two');
  await user.type(dialog.getByLabelText('Slug'), 'ABC', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(dialog.getByLabelText('Slug')).toHaveValue('/oneabc-two');
});

it.each([200, 201])('creates a page from a description for AI (%s)', async (status) => {
  const { user, dialog, fill, button, next } = await open();
  await fill('Title', ' My First Page ');
  await fill('SEO description', 'Bread');
  await next();
  await user.click(dialog.getByRole('switch'));
  await fill('Describe the page', 'A bakery by the sea');
  backend.post(`${PAGES}/new`, { data: fixtures.page() }, status);
  backend.get(PAGES, { data: [fixtures.page({ title: 'My First Page' })], total_pages: 1, total_count: 1 });
  await waitFor(() => expect(button('Create')).toBeEnabled());
  await user.dblClick(button('Create'));
  expect(await screen.findByText('Page created successfully!')).toBeVisible();
  expect(sent().map((call) => call.body)).toEqual([
    { title: 'My First Page', slug: '/my-first-page', description: 'Bread', description_ai: 'A bakery by the sea' },
  ]);
  expect(await screen.findByText('My First Page')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('clears the text for AI when it is switched off', async () => {
  const { user, dialog, fill, button, next } = await open();
  await fill('Title', 'My page');
  await next();
  await user.click(dialog.getByRole('switch'));
  await fill('Describe the page', 'A bakery');
  await user.click(dialog.getByRole('switch'));
  await user.click(dialog.getByRole('switch'));
  expect(dialog.getByLabelText('Describe the page')).toHaveValue('');
  await user.click(dialog.getByRole('switch'));
  backend.post(`${PAGES}/new`, { data: fixtures.page() }, 201);
  await user.click(button('Create'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({ title: 'My page', slug: '/my-page', description: '', description_ai: '' });
});

it('creates nothing from the second half of a double click on Next', async () => {
  const { user, dialog, fill, button } = await open();
  await fill('Title', 'My page');
  await waitFor(() => expect(button('Next')).toBeEnabled());
  await user.dblClick(button('Next'));
  expect(await dialog.findByRole('switch')).toBeVisible();
  expect(sent()).toHaveLength(0);
});

it('goes back without losing anything', async () => {
  const { user, dialog, fill, button, next } = await open();
  await fill('Title', 'My page');
  await next();
  await user.click(dialog.getByRole('switch'));
  await fill('Describe the page', 'A bakery');
  await user.click(button('Back'));
  expect(await dialog.findByLabelText('Title')).toHaveValue('My page');
  await next();
  expect(dialog.getByLabelText('Describe the page')).toHaveValue('A bakery');
});

it.each([
  ['You have no pages left', 'You have no pages left'],
  [undefined, 'Failed to create page. Please try again.'],
])('says why it failed, and keeps what was typed (%s)', async (message, shown) => {
  const { user, dialog, fill, button, next } = await open();
  await fill('Title', 'My page');
  await next();
  await user.click(dialog.getByRole('switch'));
  await fill('Describe the page', 'A bakery');
  backend.post(`${PAGES}/new`, () => failure(500, message));
  await user.click(button('Create'));
  expect(await screen.findByText(shown)).toBeVisible();
  expect(dialog.getByLabelText('Describe the page')).toHaveValue('A bakery');
});

it('leads to the plans where the plan allows no more', async () => {
  const { user, fill, button, next } = await open();
  await fill('Title', 'My page');
  await next();
  backend.post(`${PAGES}/new`, () => failure(402, 'Your plan allows 20 pages.'));
  await user.click(button('Create'));
  expect(await screen.findByText('Your plan allows 20 pages.')).toBeVisible();
  expect(screen.getByText('See plans')).toHaveAttribute('href', '/dashboard/pricing');
});

it('returns to the field that the server names', async () => {
  const { user, dialog, fill, button, next } = await open();
  await fill('Title', 'My page');
  await next();
  backend.post(`${PAGES}/new`, () =>
    Response.json(
      { message: 'Taken', code: 'conflict', fields: { slug: ['Already used'] }, request_id: 'r' },
      { status: 409 },
    ),
  );
  await user.click(button('Create'));
  expect(await dialog.findByText('Already used')).toBeVisible();
  expect(button('Next')).toBeDisabled();
  await fill('Slug', '/another');
  await waitFor(() => expect(button('Next')).toBeEnabled());
});

it('forgets what was typed on Cancel, not on Escape', async () => {
  const { user, fill } = await open();
  await fill('Title', 'My page');
  const reopen = async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'New Page' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Create New Page' }));
    return within(await screen.findByRole('dialog'));
  };
  await user.keyboard('{Escape}');
  const kept = await reopen();
  expect(kept.getByLabelText('Title')).toHaveValue('My page');
  await user.click(kept.getByRole('button', { name: 'Cancel' }));
  expect((await reopen()).getByLabelText('Title')).toHaveValue('');
});
