import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
// What the screen loads late, read before the clock of a test runs.
import '../components/pictures/image-picker.tsx';
import Seo from './seo.tsx';
import './seo-settings.tsx';

const backend = fakeBackend();
const PATH = '/v1/api/project/project-1/seo';
const STORED = { title_pattern: '{title}', description: '', robots: 'index', image: null, favicon: null };

async function open(overrides = {}) {
  backend.get(PATH, { data: { ...STORED, ...overrides } });
  backend.get('/v1/api/project/project-1/domain', { data: [fixtures.domain()] });
  const state = { selectedProject: fixtures.project() };
  const view = renderScreen(<Seo />, { state, config: { capabilities: ['seo'] } });
  await screen.findByLabelText('Title pattern');
  const replace = async (label: string, value: string) => {
    await view.user.clear(screen.getByLabelText(label));
    await view.user.click(screen.getByLabelText(label));
    if (value) await view.user.paste(value);
  };
  return { ...view, replace };
}
const save = () => screen.getByRole('button', { name: 'Save Changes' });
const preview = () => screen.getByRole('region', { name: 'Preview' });
const puts = () => backend.calls.filter(({ method }) => method === 'PUT');

test('previews the search result and the shared link while it is typed', async () => {
  const { user, replace } = await open();
  expect(within(preview()).getAllByText('Summer offers')).toHaveLength(2);
  await replace('Title pattern', '{title} | {site}');
  await replace('Default description', 'Bread and cakes');
  expect(within(preview()).getAllByText('Summer offers | Bakery')).toHaveLength(2);
  expect(within(preview()).getAllByText('Bread and cakes')).toHaveLength(2);
  expect((await within(preview()).findAllByText('bakery.sites.test')).length).toBe(2);
  await user.selectOptions(screen.getByLabelText('Visibility'), 'noindex');
  expect(within(preview()).getByText(/asked not to list/)).toBeVisible();
});

test.each([
  ['Title pattern', '', 'The title pattern is required'],
  ['Title pattern', 'Bakery', 'The title pattern must contain {title}'],
  ['Title pattern', `{title}${'x'.repeat(114)}`, 'The title pattern cannot exceed 120 characters'],
  ['Default description', 'x'.repeat(161), 'Description cannot exceed 160 characters'],
])('refuses a %s of %j and sends nothing', async (label, value, message) => {
  const { user, replace } = await open();
  await replace(label, value);
  await user.click(save());
  expect(await screen.findByText(message)).toBeVisible();
  expect(puts()).toHaveLength(0);
});

test('saves what was typed with the pictures chosen from the files', async () => {
  const { user, replace } = await open();
  const files = [
    fixtures.storedFile(),
    fixtures.storedFile({ file_id: 'file-2', file_name: 'film.mp4', file_extension: 'mp4' }),
  ];
  backend.get('/v1/editor/other/files', { data: files, total_pages: 1, total_count: 2 });
  backend.put(PATH, {});
  expect(save()).toBeDisabled();
  await replace('Default description', 'Bread and cakes');
  await user.click(screen.getByRole('button', { name: 'Choose social image' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose an image' });
  const images = await within(dialog).findByRole('list', { name: 'Images' });
  expect(within(images).getAllByRole('button')).toHaveLength(1);
  await user.click(within(images).getByRole('button', { name: 'bread.jpg' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('bread.jpg')).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Your SEO settings have been updated.')).toBeVisible();
  expect(puts()[0]?.body).toEqual({
    title_pattern: '{title}',
    description: 'Bread and cakes',
    robots: 'index',
    image_id: 'file-1',
    favicon_id: null,
  });
  await waitFor(() => expect(save()).toBeDisabled());
});

test('saves what was typed, and the rest as it was saved elsewhere meanwhile', async () => {
  const { user, replace } = await open();
  await replace('Default description', 'Bread and cakes');
  const image = fixtures.storedFile();
  backend.get(PATH, { data: { ...STORED, title_pattern: '{title} | {site}', description: 'Other', image } });
  backend.put(PATH, {});
  await user.click(save());
  await screen.findByText('Your SEO settings have been updated.');
  expect(puts()[0]?.body).toMatchObject({
    title_pattern: '{title} | {site}',
    description: 'Bread and cakes',
    image_id: image.file_id,
  });
  expect(screen.getByText('bread.jpg')).toBeVisible();
});

test('removes a picture', async () => {
  const { user } = await open({ favicon: fixtures.storedFile() });
  backend.put(PATH, {});
  await user.click(screen.getByRole('button', { name: 'Remove favicon' }));
  expect(screen.getByRole('button', { name: 'Choose favicon' })).toHaveFocus();
  await user.click(save());
  await waitFor(() => expect(puts()[0]?.body).toMatchObject({ favicon_id: null }));
});

test('says when there is no picture to choose, and where to upload one', async () => {
  const { user } = await open();
  backend.get('/v1/editor/other/files', { data: [], total_pages: 1, total_count: 0 });
  await user.click(screen.getByRole('button', { name: 'Choose favicon' }));
  expect(await screen.findByText('No images found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to files' })).toHaveAttribute('href', '/dashboard/files');
});

test('a failed save says why and keeps what was typed', async () => {
  const { user, replace } = await open();
  backend.put(PATH, () => failure(422, 'This picture does not exist any more.'));
  await replace('Default description', 'Bread');
  await user.click(save());
  expect(await screen.findByText('This picture does not exist any more.')).toBeVisible();
  expect(screen.getByLabelText('Default description')).toHaveValue('Bread');
});

test('offers to try again when the settings cannot be loaded', async () => {
  backend.get(PATH, () => failure(503, 'Away'));
  backend.get('/v1/api/project/project-1/domain', { data: [] });
  const state = { selectedProject: fixtures.project() };
  const { user } = renderScreen(<Seo />, { state, config: { capabilities: ['seo'] } });
  expect(await screen.findByText('Error loading the SEO settings')).toBeVisible();
  backend.get(PATH, { data: STORED });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Title pattern')).toHaveValue('{title}');
});
