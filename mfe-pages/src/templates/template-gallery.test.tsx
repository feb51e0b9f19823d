import { setLanguage } from '@landfall/shared';
import { act, failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { PagesScreen } from '../screens/pages-screen.tsx';

const backend = fakeBackend();
const PAGES = '/v1/api/project/project-1/page';
const TEMPLATES = '/v1/api/template';

const template = (template_id: string, name: string, category: string) => ({
  template_id,
  name,
  description: `All about ${name}`,
  category,
  preview_img: `/v1/${template_id}.webp`,
});
const ENGLISH = [template('cafe', 'Coffee bar', 'Local'), template('app', 'Software', 'Business')];
const GERMAN = [template('cafe', 'Kaffeebar', 'Vor Ort')];
const SPANISH = [template('cafe', 'Cafetería', 'Locales')];

function render(path = '/') {
  backend.get(PAGES, { data: [], total_pages: 0, total_count: 0 });
  backend.get('/v1/api/project/project-1/domain', { data: [fixtures.domain()] });
  const lists: Record<string, unknown> = { es: SPANISH, de: GERMAN };
  backend.get(TEMPLATES, ({ path: asked }) =>
    Response.json({ data: lists[new URL(asked, 'http://x').searchParams.get('language') ?? ''] ?? ENGLISH }),
  );
  return renderScreen(<PagesScreen />, {
    path,
    state: { selectedProject: fixtures.project() },
    config: { capabilities: ['templates'] },
  });
}
type User = ReturnType<typeof render>['user'];

async function openGallery(user: User) {
  await waitFor(() => expect(screen.getByRole('button', { name: 'New Page' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'New Page' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Template' }));
  return within(await screen.findByRole('dialog', { name: 'Templates' }));
}
const creation = async () => within(await screen.findByRole('dialog', { name: 'Create New Page' }));
const tile = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

it('creates a page from a template, without asking the AI', async () => {
  const { user } = render();
  await openGallery(user);
  await user.click(await tile('Coffee bar'));
  const dialog = await creation();
  expect(dialog.getByText('Coffee bar')).toBeVisible();
  await user.click(dialog.getByLabelText('Title'));
  await user.paste('Our bar');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Next' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(await dialog.findByText(/Nothing is written by AI/)).toBeVisible();
  expect(dialog.queryByRole('switch')).not.toBeInTheDocument();
  backend.post(`${PAGES}/new`, { data: fixtures.page() }, 201);
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Page created successfully!')).toBeVisible();
  expect(backend.calls.find((call) => call.method === 'POST')?.body).toEqual({
    title: 'Our bar',
    slug: '/our-bar',
    description: '',
    description_ai: '',
    template: 'cafe',
    language: 'en',
  });
});

it('lets the template be changed or left out, and keeps what was typed', async () => {
  const { user } = render();
  await openGallery(user);
  await user.click(await tile('Coffee bar'));
  const dialog = await creation();
  await user.click(dialog.getByLabelText('Title'));
  await user.paste('Our bar');
  await user.click(dialog.getByRole('button', { name: 'Change template' }));
  await user.click(await tile('Software'));
  expect(await dialog.findByText('Software')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Go on without the template' }));
  expect(dialog.queryByText('Software')).not.toBeInTheDocument();
  expect(dialog.getByLabelText('Title')).toHaveValue('Our bar');
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  expect(await dialog.findByRole('switch')).toBeVisible();
});

it('is not remembered by a dialog that was left: a page without one begins without one, and without reproach', async () => {
  const { user } = render();
  await openGallery(user);
  await user.click(await tile('Coffee bar'));
  await creation();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'New Page' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Create New Page' }));
  const dialog = await creation();
  expect(dialog.queryByText('Coffee bar')).not.toBeInTheDocument();
  await waitFor(() => expect(dialog.queryByText('Title is required')).not.toBeInTheDocument());
});

it('finds by words, by category, and says when nothing is found', async () => {
  const { user } = render();
  const gallery = await openGallery(user);
  expect(await gallery.findByText('2 templates')).toBeVisible();
  await user.selectOptions(gallery.getByLabelText('Category'), 'Business');
  expect(gallery.getByText('1 template')).toBeVisible();
  expect(gallery.queryByText('Coffee bar')).not.toBeInTheDocument();
  await user.type(gallery.getByLabelText('Search templates'), 'coff');
  expect(gallery.getByText('No templates found')).toBeVisible();
  await user.selectOptions(gallery.getByLabelText('Category'), 'All categories');
  expect(gallery.getByText('Coffee bar')).toBeVisible();
});

it('goes from the search into the grid and through it by the arrow keys', async () => {
  const { user } = render();
  const gallery = await openGallery(user);
  const first = await tile('Coffee bar');
  await user.click(gallery.getByLabelText('Search templates'));
  await user.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(await tile('Software')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(first).toHaveFocus();
});

it('shows the templates in another language than the dashboard, and begins the page in it', async () => {
  const { user } = render();
  const gallery = await openGallery(user);
  await user.selectOptions(gallery.getByLabelText('Language of the page'), 'Deutsch');
  await user.click(await tile('Kaffeebar'));
  const dialog = await creation();
  expect(
    within((await screen.findByText('Kaffeebar')).parentElement as HTMLElement).getByText(/Deutsch/),
  ).toBeVisible();
  await user.click(dialog.getByLabelText('Title'));
  await user.paste('Unsere Bar');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Next' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  backend.post(`${PAGES}/new`, { data: fixtures.page() }, 201);
  await user.click(await dialog.findByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Page created successfully!')).toBeVisible();
  expect(backend.calls.find((call) => call.method === 'POST')?.body).toMatchObject({
    template: 'cafe',
    language: 'de',
  });
});

it('begins in Spanish where that was chosen', async () => {
  const { user } = render();
  await screen.findByText('No pages found');
  await act(async () => setLanguage('es'));
  await user.click(await screen.findByRole('button', { name: 'Nueva página' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Plantilla' }));
  expect(await tile('Cafetería')).toBeVisible();
  await act(async () => setLanguage('default'));
});

it('says when the templates cannot be read, and tries again', async () => {
  const { user } = render();
  backend.get(TEMPLATES, () => failure(422));
  const gallery = await openGallery(user);
  expect(await gallery.findByText('Error loading templates')).toBeVisible();
  backend.get(TEMPLATES, { data: ENGLISH });
  await user.click(gallery.getByRole('button', { name: 'Try again' }));
  expect(await gallery.findByText('Coffee bar')).toBeVisible();
});

it('opens by its address, which goes with it', async () => {
  const { user } = render('/dashboard/pages?new=template');
  expect(await screen.findByRole('dialog', { name: 'Templates' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/dashboard/pages'));
});
