import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor } from '@landfall/shared/testing';
import { useCommands } from '../use-commands.ts';
import { PagesScreen } from './pages-screen.tsx';

const backend = fakeBackend();
const EXPORT = '/v1/api/project/project-1/export';

const forms = { remote: 'mfe_forms', path: '/dashboard/forms', label: 'Forms', place: 'forms' };

function render(pages = [fixtures.page()], capabilities = ['site.export'], areas: unknown[] = []) {
  backend.get('/v1/api/project/project-1/page', { data: pages, total_pages: 1, total_count: pages.length });
  backend.get('/v1/api/project/project-1/domain', { data: [fixtures.domain()] });
  return renderScreen(<PagesScreen />, {
    state: { selectedProject: fixtures.project({ name: 'Panadería Sol' }) },
    config: { capabilities, areas },
  });
}

it('hands the site over as a zip named after the project, once', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:site', revokeObjectURL: jest.fn() });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = render();
  await screen.findByText('Launch');
  let finish = () => {};
  const made = new Promise<void>((resolve) => {
    finish = resolve;
  });
  backend.get(EXPORT, async () => {
    await made;
    return new Response('PK', { headers: { 'content-type': 'application/zip' } });
  });
  await user.dblClick(screen.getByRole('button', { name: 'Export site' }));
  expect(screen.getByRole('button', { name: /Exporting/ })).toBeDisabled();
  finish();
  expect(await screen.findByText('Site exported')).toBeVisible();
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('panaderia-sol.zip');
  expect(backend.calls.filter((call) => call.path === EXPORT)).toHaveLength(1);
  click.mockRestore();
});

it.each([
  [['leads', 'forms'], [forms], 'link'],
  [['leads', 'forms'], [{ ...forms, place: 'main' }, null, 'forms'], 'button'],
  [['leads'], [forms], 'button'],
])('with %j and the areas %j the leads stand behind a %s', async (capabilities, areas, role) => {
  render([fixtures.page()], capabilities, areas);
  expect(await screen.findByRole(role, { name: 'Leads' })).toBeVisible();
});

it('leads to the area of forms', async () => {
  const { user } = render([fixtures.page()], ['leads', 'forms'], [forms]);
  await user.click(await screen.findByRole('link', { name: 'Leads' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/forms');
});

it.each([
  ['Too many exports', 'Too many exports'],
  [undefined, 'Please try again later.'],
])('says why there is no zip (%s)', async (message, shown) => {
  const { user } = render();
  await screen.findByText('Launch');
  backend.get(EXPORT, () => failure(429, message));
  await user.click(screen.getByRole('button', { name: 'Export site' }));
  expect(await screen.findByText('Failed to export the site')).toBeVisible();
  expect(screen.getByText(shown)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export site' })).toBeEnabled();
});

it('has nothing to export without a page', async () => {
  render([]);
  await screen.findByText('No pages found');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export site' })).toBeDisabled());
});

it('offers only what the deployment has', async () => {
  const { user } = render([fixtures.page()], []);
  await user.click(await screen.findByRole('button', { name: 'More actions for Launch' }));
  await screen.findByRole('menu');
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Info Page',
    'View Page',
    'Page Settings',
    'Delete Page',
  ]);
  expect(screen.queryByRole('button', { name: 'Export site' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Leads' })).not.toBeInTheDocument();
});

it('leads to the numbers of a page, and to trying variants of it', async () => {
  backend.get('/v1/api/project/project-1/stats', () => failure(404));
  const analytics = { remote: 'mfe_analytics', path: '/dashboard/analytics', screen: 'analytics', place: 'main' };
  const { user } = render([fixtures.page()], ['stats', 'experiments'], [analytics]);
  await user.click(await screen.findByRole('button', { name: 'More actions for Launch' }));
  expect(await screen.findByRole('menuitem', { name: 'Statistics' })).toHaveAttribute(
    'href',
    '/dashboard/analytics?only=page-1',
  );
  await user.click(screen.getByRole('menuitem', { name: 'Try a variant' }));
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/dashboard/analytics?only=page-1&try=1'),
  );
});

it.each([
  [['pages.write'], 'true'],
  [[], null],
])('does not lead to a page that was switched off, where that can be done (%s)', async (capabilities, disabled) => {
  const { user } = render([fixtures.page({ status: 'inactive' })], capabilities);
  await user.click(await screen.findByRole('button', { name: 'More actions for Launch' }));
  const view = await screen.findByRole('menuitem', { name: 'View Page' });
  expect(view.getAttribute('aria-disabled')).toBe(disabled);
});

const Commands = () => (
  <p>
    {useCommands()
      .map(({ path }) => path)
      .join(' ')}
  </p>
);

it.each([
  [[], '/dashboard/pages?new=1'],
  [['templates', 'leads'], '/dashboard/pages?new=1 /dashboard/pages?new=template /dashboard/pages?leads=all'],
])('gives the palette what can be done with %s', (capabilities, shown) => {
  renderScreen(<Commands />, { config: { capabilities } });
  expect(screen.getByText(shown)).toBeVisible();
});
