import { fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { PagesScreen } from '../screens/pages-screen.tsx';

const backend = fakeBackend();
const refused = (status: number, code: string, fields: object) =>
  Response.json({ message: 'No', code, request_id: 'r', fields }, { status });
const PAGES = '/v1/api/project/project-1/page';

async function open(capabilities = ['pages.import']) {
  backend.get(PAGES, { data: [], total_pages: 1, total_count: 0 });
  backend.get('/v1/api/project/project-1/domain', { data: [fixtures.domain()] });
  const { user } = renderScreen(<PagesScreen />, {
    state: { selectedProject: fixtures.project() },
    config: { capabilities },
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'New Page' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'New Page' }));
  return user;
}

async function openDialog() {
  const user = await open();
  await user.click(await screen.findByRole('menuitem', { name: 'Import HTML' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a page from HTML' }));
  const paste = async (html: string) => {
    await user.click(dialog.getByRole('textbox', { name: /HTML/ }));
    await user.paste(html);
  };
  return { user, dialog, paste, send: () => user.click(dialog.getByRole('button', { name: 'Import' })) };
}

it('is not offered where pages are not imported', async () => {
  await open([]);
  expect(await screen.findByRole('menuitem', { name: 'Create New Page' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Import HTML' })).not.toBeInTheDocument();
});

it('sends what was pasted under its title, and says what was left out', async () => {
  const { dialog, paste, send } = await openDialog();
  backend.post(
    `${PAGES}/import`,
    { data: { page: fixtures.page({ title: 'Fresh bread' }), left_out: [{ what: 'scripts', count: 2 }] } },
    201,
  );
  await paste('<title>Fresh bread</title><h1>Bread</h1>');
  expect(dialog.getByRole('textbox', { name: /Page title/ })).toHaveValue('Fresh bread');
  await send();
  const done = within(await screen.findByRole('dialog', { name: 'The page is imported' }));
  expect(done.getByText('2 scripts')).toBeVisible();
  expect(done.getByRole('link', { name: 'Open in the editor' })).toHaveAttribute(
    'href',
    expect.stringContaining('/page-1/edit'),
  );
  expect(backend.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    html: '<title>Fresh bread</title><h1>Bread</h1>',
    title: 'Fresh bread',
    slug: '/fresh-bread',
  });
});

it('reads a file', async () => {
  const { user, dialog } = await openDialog();
  const html = '<title>From a file</title><p>x</p>';
  // The test's browser has files that cannot be read as text.
  const file = Object.assign(new File([html], 'page.html', { type: 'text/html' }), { text: async () => html });
  await user.upload(dialog.getByLabelText('Choose a file', { selector: 'input' }), file);
  expect(await dialog.findByDisplayValue('From a file')).toBeVisible();
});

it('says beside the field why nothing could be imported, and keeps what was pasted', async () => {
  const { dialog, paste, send } = await openDialog();
  const message = 'Nothing to show was found in this HTML.';
  backend.post(`${PAGES}/import`, () => refused(422, 'invalid', { html: [message] }));
  await paste('<title>Fresh bread</title>');
  await send();
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByDisplayValue('<title>Fresh bread</title>')).toBeVisible();
});

it('takes the next free address where another page has the first', async () => {
  const { paste, send } = await openDialog();
  let tries = 0;
  backend.post(`${PAGES}/import`, () => {
    tries += 1;
    return tries === 1
      ? refused(409, 'slug_taken', { slug: ['Taken'] })
      : Response.json({ data: { page: fixtures.page(), left_out: [] } }, { status: 201 });
  });
  await paste('<title>Fresh bread</title><p>x</p>');
  await send();
  expect(await screen.findByText('Everything on it was taken over.')).toBeVisible();
  const sent = backend.calls
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (body as { slug: string }).slug);
  expect(sent).toEqual(['/fresh-bread', '/fresh-bread-2']);
});
