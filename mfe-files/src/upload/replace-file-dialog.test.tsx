import {
  failure,
  fakeBackend,
  fixtures,
  installBrowserForms,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@landfall/shared/testing';
import { FilesScreen } from '../screens/files-screen.tsx';

jest.mock('browser-image-compression', () => ({
  __esModule: true,
  default: async (file: File) => new Blob(['small'], { type: file.type }),
}));
installBrowserForms();
Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => {} });

const backend = fakeBackend();
const FILES = '/v1/editor/other/files';
const REPLACE = '/v1/api/project/file/bread/replace';
const bread = fixtures.storedFile({ file_id: 'bread', path_child: 'old.jpg' });
const photo = (name = 'oven.jpg', type = 'image/jpeg') => new File(['a large picture'], name, { type });

async function open(file = bread, capabilities = ['lists.query', 'files.replace']) {
  backend.get(FILES, { data: [file], total_pages: 1, total_count: 1, next_cursor: null });
  backend.get('/v1/api/project/file/tag', { data: [] });
  backend.get('/v1/api/project/file/bread/use', {
    data: [
      { project_id: 'p', project_name: 'Bakery', page_id: '1', title: 'Launch', status: 'active' },
      { project_id: 'p', project_name: 'Bakery', page_id: '2', title: 'Draft', status: 'inactive' },
      { project_id: 'p', project_name: 'Bakery', page_id: '', title: '', status: '' },
    ],
  });
  const { user } = renderScreen(<FilesScreen />, { config: { capabilities } });
  await user.click(await screen.findByRole('button', { name: `More actions for ${file.file_name}` }));
  const ask = async () => {
    await user.click(await screen.findByRole('menuitem', { name: 'Replace' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace file' }));
    return { dialog, input: await dialog.findByLabelText('Choose the new file') };
  };
  return { user, ask };
}

it('says where a file is shown, sends what takes its place, and can be undone', async () => {
  const { user, ask } = await open();
  const { dialog, input } = await ask();
  expect(await dialog.findByText('2 pages show it, 1 online.')).toBeVisible();
  backend.post(REPLACE, { data: { ...bread, path_child: 'new.jpg' }, pages: 1, done: true });
  await user.upload(input, photo());
  expect(dialog.getByRole('status')).toHaveTextContent('oven.jpg');
  await user.click(dialog.getByRole('button', { name: 'Replace' }));
  expect(await screen.findByText('bread.jpg was replaced')).toBeVisible();
  expect(screen.getByText('1 page was published again.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  backend.post(`${REPLACE}/undo`, { data: bread, pages: 1, done: true });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('bread.jpg is as it was before')).toBeVisible();
  expect(backend.calls.find(({ path }) => path.endsWith('/undo'))?.body).toEqual({
    path_child: 'new.jpg',
    previous_path_child: 'old.jpg',
  });
});

it('asks for a file first, and for one that fits', async () => {
  const { user, ask } = await open();
  const { dialog, input } = await ask();
  await user.click(dialog.getByRole('button', { name: 'Replace' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose the new file first.');
  expect(input).toHaveFocus();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Choose the new file first.');
  await user.upload(input, photo('film.mp4', 'video/mp4'));
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose an image: only an image can take the place of an image.');
  expect(backend.calls.some(({ path }) => path.endsWith('/replace'))).toBe(false);
});

it('stays open where the server refuses, and says why', async () => {
  const { user, ask } = await open();
  const { dialog, input } = await ask();
  backend.post(REPLACE, () => failure(409, 'This file was replaced somewhere else a moment ago.'));
  await user.upload(input, photo());
  await user.click(dialog.getByRole('button', { name: 'Replace' }));
  expect(await screen.findByText('Error replacing the file')).toBeVisible();
  expect(dialog.getByText('oven.jpg')).toBeVisible();
});

it('offers nothing to undo where the same content came again', async () => {
  const { user, ask } = await open();
  const { dialog, input } = await ask();
  backend.post(REPLACE, { data: bread, pages: 0, done: true });
  await user.upload(input, photo());
  expect(input).toBeValid();
  await user.click(dialog.getByRole('button', { name: 'Replace' }));
  expect(await screen.findByText('bread.jpg was replaced')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('is not offered without the capability', async () => {
  await open(bread, ['lists.query']);
  expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Replace' })).not.toBeInTheDocument();
});

it('leaves pictures alone whose author pages name', async () => {
  await open(fixtures.storedFile({ credit: 'Ana Foto', credit_url: '' }));
  expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Replace' })).not.toBeInTheDocument();
});
