import type { PageDetail } from '@landfall/shared/contracts';
import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { PagesScreen } from '../screens/pages-screen.tsx';

const backend = fakeBackend();
const PAGES = '/v1/api/project/project-1/page';
const PAGE = `${PAGES}/page-1`;
const WRITTEN = { description_ai: 'A bakery by the sea' };
const FAILED = { ...WRITTEN, status: 'inactive', generation_error: 'The AI service refused the text.' } as const;

const detail = (overrides: Partial<PageDetail>) => ({
  data: { ...fixtures.page(), generation_error: '', generated_by: '', ...overrides },
});

async function open(page: Partial<PageDetail>, capabilities = ['pages.write']) {
  backend.get(PAGES, { data: [fixtures.page(page)], total_pages: 1, total_count: 1 });
  backend.get('/v1/api/project/project-1/domain', { data: [fixtures.domain()] });
  backend.get(PAGE, detail(page));
  const { user } = renderScreen(<PagesScreen />, {
    state: { selectedProject: fixtures.project() },
    config: { capabilities },
  });
  await user.click(await screen.findByRole('button', { name: 'More actions for Launch' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Info Page' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Page Information' })) };
}
async function askAgain(text: string) {
  const opened = await open(FAILED);
  const { user, dialog } = opened;
  await user.click(await dialog.findByRole('button', { name: 'Ask again' }));
  const field = await dialog.findByLabelText('AI description');
  expect(field).toHaveValue('A bakery by the sea');
  await user.clear(field);
  if (text) await user.paste(text);
  return { ...opened, field, send: () => user.click(dialog.getByRole('button', { name: 'Ask again' })) };
}

it('leads from the list to why a page was not written', async () => {
  backend.get(PAGES, { data: [fixtures.page(FAILED)], total_pages: 1, total_count: 1 });
  backend.get('/v1/api/project/project-1/domain', { data: [fixtures.domain()] });
  backend.get(PAGE, detail(FAILED));
  const { user } = renderScreen(<PagesScreen />, {
    state: { selectedProject: fixtures.project() },
    config: { capabilities: ['pages.write'] },
  });
  await user.click(await screen.findByRole('button', { name: 'Why Launch was not written' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Page Information' }));
  expect(await dialog.findByText('The page could not be written')).toBeVisible();
  expect(dialog.getByText('The AI service refused the text.')).toBeVisible();
});

it('asks again with another description, and shows that it is on its way', async () => {
  const { dialog, send } = await askAgain('A bakery in the hills');
  backend.post(`${PAGE}/generate`, { data: fixtures.page({ status: 'pending' }) }, 202);
  backend.get(PAGE, detail({ ...WRITTEN, status: 'pending' }));
  await send();
  expect(await screen.findByText('The page is being written again')).toBeVisible();
  expect(await dialog.findByText('The page is being generated, this may take a few minutes.')).toBeVisible();
  expect(backend.calls.find((call) => call.method === 'POST')?.body).toEqual({
    description_ai: 'A bakery in the hills',
  });
});

it('asks for nothing without a description', async () => {
  const { dialog } = await askAgain('');
  expect(dialog.getByRole('button', { name: 'Ask again' })).toBeDisabled();
});

it('refuses a description that is too long', async () => {
  const { dialog } = await askAgain('x'.repeat(5001));
  expect(await dialog.findByText('The AI description cannot exceed 5000 characters')).toBeVisible();
});

it.each([
  [402, 'Your plan allows 5 pages made by AI.', 'Your plan allows 5 pages made by AI.'],
  [409, 'It is being generated already.', 'It is being generated already.'],
  [500, undefined, 'Failed to ask for the page again'],
])('says why it could not be asked for, and keeps what was typed (%s)', async (status, message, shown) => {
  const { field, send } = await askAgain('A bakery in the hills');
  backend.post(`${PAGE}/generate`, () => failure(status, message));
  await send();
  expect(await screen.findByText(shown)).toBeVisible();
  await waitFor(() => expect(field).toHaveValue('A bakery in the hills'));
});

it('says when the built-in writer stood in for the AI', async () => {
  const { dialog } = await open({ ...WRITTEN, generated_by: 'fallback' });
  expect(await dialog.findByText('Written by the built-in writer')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Ask again' })).toBeVisible();
});

it('offers no second try where the deployment has none', async () => {
  const { dialog } = await open(FAILED, []);
  expect(await dialog.findByText('The page could not be written')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Ask again' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Why Launch was not written' })).not.toBeInTheDocument();
});

it('says why the built-in writer took the place of the model', async () => {
  const { dialog } = await open({ ...WRITTEN, status: 'active', generated_by: 'fallback', fallback_reason: 'limited' });
  expect(await dialog.findByText(/The AI service had no room left/)).toBeVisible();
});

it('shows a page while it is written, and takes it away once the page is there', async () => {
  const writing = {
    sections: ['Prices', 'Opening hours'],
    view_url: '/v1/editor/project/project-1/page/page-1/writing/view',
    picture_url: '/v1/editor/project/project-1/page/page-1/writing/picture?sections=2',
  };
  const { dialog } = await open({ ...WRITTEN, status: 'pending', writing });
  expect(await dialog.findByText('2 sections written so far')).toBeInTheDocument();
  expect(dialog.getByText('Opening hours')).toBeVisible();
  expect(dialog.getAllByRole('img')).toHaveLength(1);
  expect(dialog.getByRole('link', { name: 'Look at it' })).toHaveAttribute('target', '_blank');
  backend.get(PAGE, detail({ ...WRITTEN, status: 'active', writing: null }));
  await waitFor(() => expect(dialog.queryByText('Opening hours')).not.toBeInTheDocument(), { timeout: 4_000 });
});
