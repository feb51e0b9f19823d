import type { Page } from '@landfall/shared/contracts';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { PagesScreen } from '../screens/pages-screen.tsx';

const backend = fakeBackend();
const PAGES = '/v1/api/project/project-1/page';
const PAGE = `${PAGES}/page-1`;

function render(page: Partial<Page> = {}, capabilities = ['pages.write']) {
  backend.get(PAGES, { data: [fixtures.page(page)], total_pages: 1, total_count: 1 });
  backend.get('/v1/api/project/project-1/domain', { data: [fixtures.domain()] });
  return renderScreen(<PagesScreen />, {
    state: { selectedProject: fixtures.project() },
    config: { capabilities },
  });
}
type User = ReturnType<typeof render>['user'];

async function choose(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name: 'More actions for Launch' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}
async function openSettings(page: Partial<Page> = {}, capabilities = ['pages.write']) {
  const { user } = render(page, capabilities);
  const ask = async () => {
    await choose(user, 'Page Settings');
    return within(await screen.findByRole('dialog', { name: 'Page Settings' }));
  };
  const dialog = await ask();
  const fill = async (label: string, text: string) => {
    await user.clear(dialog.getByLabelText(label));
    await user.click(dialog.getByLabelText(label));
    await user.paste(text);
  };
  const save = () => user.click(dialog.getByRole('button', { name: 'Save changes' }));
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return { user, dialog, ask, fill, save, closed };
}
const sent = (method: string) => backend.calls.filter((call) => call.method === method);

describe('page settings', () => {
  it('sends what was changed, says so, and reads the list again', async () => {
    const { dialog, fill, save, closed } = await openSettings();
    expect(dialog.getByLabelText('Title')).toHaveValue('Launch');
    expect(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await fill('Slug', '/NEW--place');
    expect(dialog.getByText('The page moves: /launch will answer "not found".')).toBeVisible();
    backend.put(PAGE, { data: fixtures.page() });
    backend.get(PAGES, { data: [fixtures.page({ path: '/new-place' })], total_pages: 1, total_count: 1 });
    await save();
    expect(await screen.findByText('Page settings saved')).toBeVisible();
    expect(sent('PUT').map((call) => [call.path, call.body])).toEqual([[PAGE, { slug: '/new-place' }]]);
    expect(await screen.findByText('/new-place')).toBeVisible();
    await closed();
  });

  it('lists the address that it had as soon as it moved', async () => {
    const REDIRECTS = `${PAGE}/redirect`;
    backend.get(REDIRECTS, { data: [] });
    const { ask, fill, save, closed } = await openSettings({}, ['pages.write', 'pages.redirects']);
    const areRead = (times: number) =>
      waitFor(() => expect(backend.calls.filter(({ path }) => path === REDIRECTS)).toHaveLength(times));
    await areRead(1);
    await fill('Slug', '/new-place');
    backend.put(PAGE, { data: fixtures.page({ path: '/new-place' }) });
    backend.get(REDIRECTS, { data: [{ redirect_id: 'redirect-1', path: '/launch', created_at: 1_750_000_000 }] });
    await save();
    await closed();
    await areRead(2);
    const again = await ask();
    expect(await again.findByRole('button', { name: 'Let /launch lead nowhere' })).toBeVisible();
  });

  it.each([
    ['Title', 'ab', 'Title must be at least 3 characters'],
    ['Slug', '/a_b', "Slug must start with '/' and can only contain lowercase letters, numbers, hyphens and slashes"],
    ['SEO description', 'x'.repeat(161), 'Description cannot exceed 160 characters'],
  ])('refuses in %s: %s', async (label, text, message) => {
    const { dialog, fill } = await openSettings();
    await fill(label, text);
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  });

  it('says what the switch means, and beside it why the page cannot be switched on', async () => {
    const { user, dialog, save } = await openSettings({ status: 'inactive' });
    expect(dialog.getByText('Its address answers "not found". Nothing of the page is lost.')).toBeVisible();
    await user.click(dialog.getByRole('switch', { name: 'Active' }));
    expect(dialog.getByText('Visitors see the page at its address.')).toBeVisible();
    backend.put(PAGE, () =>
      Response.json(
        { message: 'No', code: 'conflict', fields: { status: ['No contents yet'] }, request_id: 'r' },
        { status: 409 },
      ),
    );
    await save();
    expect(await dialog.findByText('No contents yet')).toBeVisible();
    expect(sent('PUT')[0]?.body).toEqual({ status: 'active' });
  });

  it('says where the old address leads, and drops earlier ones', async () => {
    const REDIRECTS = `${PAGE}/redirect`;
    const earlier = (id: string, path: string) => ({ redirect_id: id, path, created_at: 1_750_000_000 });
    backend.get(REDIRECTS, { data: [earlier('r1', '/start'), earlier('r2', '/old')] });
    const { user, dialog, fill } = await openSettings({}, ['pages.write', 'pages.redirects']);
    const group = within(await dialog.findByRole('group', { name: 'Earlier addresses that lead here' }));
    expect(group.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['/start', '/old']);
    await fill('Slug', '/place');
    expect(dialog.getByText('The page moves: /launch will lead to it.')).toBeVisible();
    backend.delete(`${REDIRECTS}/r2`, {});
    backend.get(REDIRECTS, { data: [earlier('r1', '/start')] });
    await user.click(group.getByRole('button', { name: 'Let /old lead nowhere' }));
    expect(await screen.findByText('/old leads nowhere any more')).toBeVisible();
    await waitFor(() => expect(group.getAllByRole('listitem')).toHaveLength(1));
    expect(dialog.getByLabelText('Slug')).toHaveValue('/place');
  });

  it('says beside the slug that it is taken', async () => {
    const { dialog, fill, save } = await openSettings();
    await fill('Slug', '/taken');
    backend.put(PAGE, () =>
      Response.json(
        { message: 'No', code: 'conflict', fields: { slug: ['Already used'] }, request_id: 'r' },
        { status: 409 },
      ),
    );
    await save();
    expect(await dialog.findByText('Already used')).toBeVisible();
    expect(dialog.getByLabelText('Slug')).toHaveValue('/taken');
  });

  it.each([
    ['The page is being changed', 'The page is being changed'],
    [undefined, 'Failed to save the page. Please try again.'],
  ])('says why it failed, and keeps what was typed (%s)', async (message, shown) => {
    const { dialog, fill, save } = await openSettings();
    await fill('Title', 'Another');
    backend.put(PAGE, () => failure(500, message));
    await save();
    expect(await screen.findByText(shown)).toBeVisible();
    expect(dialog.getByLabelText('Title')).toHaveValue('Another');
  });

  const KEPT = 'You changed this earlier and did not save it: Title.';

  it('offers what was left behind by Escape, and sends none of it with another change', async () => {
    const { user, ask, fill, closed } = await openSettings();
    await fill('Title', 'Another');
    await user.keyboard('{Escape}');
    await closed();
    const again = await ask();
    expect(again.getByLabelText('Title')).toHaveValue('Launch');
    expect(again.getByText(KEPT)).toBeVisible();
    await user.type(again.getByLabelText('Slug'), '-now');
    backend.put(PAGE, { data: fixtures.page() });
    await user.click(again.getByRole('button', { name: 'Save changes' }));
    await closed();
    expect(sent('PUT').map(({ body }) => body)).toEqual([{ slug: '/launch-now' }]);
    expect((await ask()).getByText(KEPT)).toBeVisible();
  });

  it('takes up again what was left behind, and forgets it on Cancel', async () => {
    const { user, ask, fill, closed } = await openSettings();
    await fill('Title', 'Another');
    await user.keyboard('{Escape}');
    await closed();
    const kept = await ask();
    await user.click(kept.getByRole('button', { name: 'Take it up again' }));
    expect(kept.getByLabelText('Title')).toHaveValue('Another');
    expect(kept.queryByText(KEPT)).not.toBeInTheDocument();
    await user.click(kept.getByRole('button', { name: 'Cancel' }));
    await closed();
    const after = await ask();
    expect(after.getByLabelText('Title')).toHaveValue('Launch');
    expect(after.queryByText(KEPT)).not.toBeInTheDocument();
  });

  it('drops what was left behind', async () => {
    const { user, ask, fill, closed } = await openSettings();
    await fill('Title', 'Another');
    await user.keyboard('{Escape}');
    await closed();
    const kept = await ask();
    await user.click(kept.getByRole('button', { name: 'Discard' }));
    expect(kept.queryByText(KEPT)).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await closed();
    expect((await ask()).queryByText(KEPT)).not.toBeInTheDocument();
  });

  it('waits for a page that is being generated', async () => {
    const { user } = render({ status: 'pending' });
    await user.click(await screen.findByRole('button', { name: 'More actions for Launch' }));
    for (const name of ['Page Settings', 'Activate', 'Duplicate'])
      expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('without asking', () => {
  it.each([
    ['active', 'Deactivate', 'inactive', 'Page deactivated'],
    ['inactive', 'Activate', 'active', 'Page activated'],
  ] as const)('an %s page: %s', async (status, name, wanted, shown) => {
    const { user } = render({ status });
    backend.put(PAGE, { data: fixtures.page() });
    await choose(user, name);
    expect(await screen.findByText(shown)).toBeVisible();
    expect(sent('PUT')[0]?.body).toEqual({ status: wanted });
  });

  it.each([
    ['active', 'Deactivate', 'Failed to deactivate the page'],
    ['inactive', 'Activate', 'Failed to activate the page'],
  ] as const)('says when an %s page could not be switched', async (status, name, shown) => {
    const { user } = render({ status });
    backend.put(PAGE, () => failure(500));
    await choose(user, name);
    expect(await screen.findByText(shown)).toBeVisible();
  });

  it('duplicates, names the copy, and reads the list again', async () => {
    const { user } = render();
    const copy = fixtures.page({ page_id: 'page-2', title: 'Launch (copy)' });
    backend.post(`${PAGE}/duplicate`, { data: copy }, 201);
    await screen.findByRole('row', { name: /Launch/ });
    backend.get(PAGES, { data: [copy, fixtures.page()], total_pages: 1, total_count: 2 });
    await choose(user, 'Duplicate');
    expect(await screen.findByText('Page duplicated')).toBeVisible();
    expect(screen.getByText('"Launch (copy)" stays inactive until you activate it.')).toBeVisible();
    expect(await screen.findByRole('row', { name: /Launch \(copy\)/ })).toBeVisible();
    expect(sent('POST')).toHaveLength(1);
  });

  it.each([
    [402, 'Your plan allows 20 pages.', 'Your plan allows 20 pages.'],
    [500, undefined, 'Failed to duplicate the page'],
  ])('says why there is no copy (%s)', async (status, message, shown) => {
    const { user } = render();
    backend.post(`${PAGE}/duplicate`, () => failure(status, message));
    await choose(user, 'Duplicate');
    expect(await screen.findByText(shown)).toBeVisible();
    if (status === 402) expect(screen.getByText('See plans')).toHaveAttribute('href', '/dashboard/pricing');
  });
});
