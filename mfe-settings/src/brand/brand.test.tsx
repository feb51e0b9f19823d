/**
 * A browser asks first before it uploads to another origin; here it is the same one.
 * @jest-environment-options {"url": "http://api.test/"}
 */
import type { Brand as BrandData } from '@landfall/shared/contracts';
import {
  failure,
  fakeBackend,
  fireEvent,
  fixtures,
  installBrowserForms,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@landfall/shared/testing';
// What the screen loads late, read before the clock of a test runs.
import '../components/pictures/image-picker.tsx';
import Brand from './brand.tsx';
import './brand-settings.tsx';

installBrowserForms();

const backend = fakeBackend();
const PATH = '/v1/api/project/project-1/brand';
const EMPTY: BrandData = { logo: null, colour: '', scheme: 'light', type: '', pictures: [] };

const palette = {
  background: '#ffffff',
  surface: '#f7f7f7',
  ink: '#111111',
  muted: '#555555',
  line: '#dddddd',
  primary: '#1d4ed8',
  onPrimary: '#ffffff',
  soft: '#e0e7ff',
  deep: '#111133',
  onDeep: '#ffffff',
};
const TYPES = [
  { id: 'modern', label: 'Modern', family: 'Inter', weight: 700, font: '/inter.woff2' },
  { id: 'slab', label: 'Slab', family: 'Zilla Slab', weight: 700, font: '/zilla.woff2' },
];
const picture = (number: number): BrandData['pictures'][number] => ({
  ...fixtures.storedFile({ file_id: `file-${number}`, file_name: `photo-${number}.jpg` }),
  width: 1600,
  height: 900,
  alt: '',
  focal: { x: 0.5, y: 0.5 },
  credit: '',
});

async function open(overrides: Partial<BrandData> = {}) {
  backend.get(PATH, { data: { ...EMPTY, ...overrides } });
  backend.get(`${PATH}/preview`, { data: { light: palette, dark: { ...palette, background: '#101014' } } });
  backend.get('/v1/api/brand/type', { data: TYPES });
  backend.get('/v1/editor/other/files', {
    data: [fixtures.storedFile(), fixtures.storedFile({ file_id: 'file-2', file_name: 'oven.jpg' })],
    total_pages: 1,
    total_count: 2,
  });
  backend.put(PATH, {});
  const view = renderScreen(<Brand />, {
    state: { selectedProject: fixtures.project() },
    config: { capabilities: ['brand'] },
  });
  await screen.findByLabelText('Colour code');
  return view;
}
const save = () => screen.getByRole('button', { name: 'Save Changes' });
const puts = () => backend.calls.filter(({ method }) => method === 'PUT');
const saved = () => puts()[0]?.body as BrandData;

test('shows what a typed colour makes of pages, and saves it with the scheme that was chosen', async () => {
  const { user } = await open();
  expect(save()).toBeDisabled();
  expect(screen.getByText('Without one, each page finds colours of its own.')).toBeVisible();
  await user.type(screen.getByLabelText('Colour code'), '#1D4ED8');
  await user.click(await screen.findByRole('radio', { name: 'Dark pages' }));
  expect(screen.getByLabelText('Pick a colour')).toHaveValue('#1d4ed8');
  expect(backend.calls.some(({ path }) => path === `${PATH}/preview?colour=%231d4ed8`)).toBe(true);
  await user.click(save());
  expect(await screen.findByText('Your brand has been updated.')).toBeVisible();
  expect(saved()).toEqual({ ...EMPTY, colour: '#1d4ed8', scheme: 'dark' });
  await waitFor(() => expect(save()).toBeDisabled());
});

test('takes a colour from the colour picker, and gives it up again', async () => {
  const { user } = await open();
  fireEvent.change(screen.getByLabelText('Pick a colour'), { target: { value: '#aa3300' } });
  expect(screen.getByLabelText('Colour code')).toHaveValue('#aa3300');
  await user.click(screen.getByRole('button', { name: 'No colour' }));
  expect(screen.getByLabelText('Colour code')).toHaveValue('');
});

test('refuses what is no colour, beside its field', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Colour code'), 'blue');
  await user.click(save());
  expect(await screen.findByText('Please enter a colour like #1d4ed8')).toBeVisible();
  expect(puts()).toHaveLength(0);
});

test('chooses letters with the keyboard', async () => {
  const { user } = await open({ type: 'modern' });
  const chosen = await screen.findByRole('radio', { name: 'Inter' });
  await waitFor(() => expect(chosen).toBeChecked());
  chosen.focus();
  await user.click(screen.getByRole('radio', { name: 'Zilla Slab' }));
  await user.click(save());
  await waitFor(() => expect(saved().type).toBe('slab'));
});

test('adds several pictures at once, and describes one', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add pictures' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose images' });
  await user.click(await within(dialog).findByRole('button', { name: 'bread.jpg' }));
  await user.click(within(dialog).getByRole('button', { name: 'oven.jpg' }));
  expect(within(dialog).getByRole('button', { name: 'oven.jpg' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.type(screen.getByLabelText('What oven.jpg shows'), 'Our oven');
  await user.click(save());
  await waitFor(() =>
    expect(saved().pictures).toEqual([
      { file_id: 'file-1', alt: '', focal: { x: 0.5, y: 0.5 }, credit: '' },
      { file_id: 'file-2', alt: 'Our oven', focal: { x: 0.5, y: 0.5 }, credit: '' },
    ]),
  );
});

test('moves the focal point by arrow keys, and no further than the edge', async () => {
  const { user } = await open({ pictures: [{ ...picture(1), focal: { x: 0.98, y: 0.5 } }] });
  screen.getByRole('slider', { name: 'Focal point of photo-1.jpg' }).focus();
  await user.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '100 % from the left, 40 % from the top');
  await user.click(save());
  await waitFor(() => expect(saved().pictures[0]?.focal).toEqual({ x: 1, y: 0.4 }));
});

test('puts pictures into another order, and says where they stand now', async () => {
  const { user } = await open({ pictures: [picture(1), picture(2)] });
  expect(screen.getByRole('button', { name: 'Move photo-1.jpg forward' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Move photo-1.jpg back' }));
  expect(screen.getByText('Now picture 2 of 2')).toBeInTheDocument();
  await user.click(save());
  await waitFor(() => expect(saved().pictures.map(({ file_id }) => file_id)).toEqual(['file-2', 'file-1']));
});

test('removes a picture, and keeps the focus', async () => {
  const { user } = await open({ pictures: [picture(1), picture(2)] });
  await user.click(screen.getByRole('button', { name: 'Remove photo-1.jpg' }));
  expect(screen.getByRole('button', { name: 'Add pictures' })).toHaveFocus();
  await user.click(save());
  await waitFor(() => expect(saved().pictures.map(({ file_id }) => file_id)).toEqual(['file-2']));
});

test('uploads a logo and chooses it at once', async () => {
  const { user } = await open();
  backend.post(
    '/v1/editor/other/upload',
    { data: fixtures.storedFile({ file_id: 'new', file_name: 'logo.png' }) },
    201,
  );
  await user.click(screen.getByRole('button', { name: 'Choose logo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose an image' });
  const input = dialog.querySelector('input[type=file]') as HTMLInputElement;
  await user.upload(input, new File(['x'], 'logo.png', { type: 'image/png' }));
  expect(await screen.findByText('logo.png')).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(saved().logo).toEqual({ file_id: 'new' }));
});

test("shows the server's refusal beside the pictures", async () => {
  const { user } = await open({ pictures: [picture(1)] });
  const message = 'This picture does not exist any more.';
  backend.put(PATH, () =>
    Response.json({ message, code: 'not_found', fields: { pictures: [message] } }, { status: 404 }),
  );
  await user.type(screen.getByLabelText('What photo-1.jpg shows'), 'Bread');
  await user.click(save());
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('What photo-1.jpg shows')).toHaveValue('Bread');
});

test('offers to try again when the brand cannot be loaded', async () => {
  backend.get(PATH, () => failure(503, 'Away'));
  backend.get('/v1/api/brand/type', { data: TYPES });
  const { user } = renderScreen(<Brand />, {
    state: { selectedProject: fixtures.project() },
    config: { capabilities: ['brand'] },
  });
  expect(await screen.findByText('Error loading the brand')).toBeVisible();
  backend.get(PATH, { data: EMPTY });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Colour code')).toHaveValue('');
});
