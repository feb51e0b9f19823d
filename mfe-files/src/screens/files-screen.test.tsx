import { setLanguage } from '@landfall/shared';
import type { StoredFile } from '@landfall/shared/contracts';
import {
  act,
  failure,
  fakeBackend,
  fireEvent,
  fixtures,
  renderScreen,
  screen,
  waitFor,
  within,
} from '@landfall/shared/testing';
import { FilesScreen } from './files-screen.tsx';

const backend = fakeBackend();
const FILES = '/v1/editor/other/files';
const list = (files: StoredFile[], total_pages = 1, total_count = files.length) => ({
  data: files,
  total_pages,
  total_count,
});
const card = async (name = 'bread.jpg') => within((await screen.findByText(name)).closest('li') as HTMLElement);
const open = (files = [fixtures.storedFile()]) => {
  backend.get(FILES, list(files));
  return renderScreen(<FilesScreen />);
};

it('shows twenty placeholders while it loads', async () => {
  open();
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  await card();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('asks for twenty files of the page in the address', async () => {
  backend.get(FILES, list([fixtures.storedFile()], 3, 45));
  const { user } = renderScreen(<FilesScreen />, { path: '/?page=2' });
  expect(await screen.findByText('Page 2 of 3 (45 total files)')).toBeVisible();
  expect(backend.calls.map((call) => call.path)).toEqual([`${FILES}?limit=20&page=2`]);
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'));
});

it('shows what is known of a file', async () => {
  open();
  const { getByText } = await card();
  for (const text of ['bread.jpg', '1.5 KB', 'jpg']) expect(getByText(text)).toBeVisible();
  expect(getByText(/^\d\d\/11\/2023 \d\d:\d\d$/)).toBeVisible();
  expect(document.querySelector('li img')).toHaveAttribute('src', 'http://cdn.test/u1/bread.jpg');
});

it('stands a document with the extension in for a broken picture', async () => {
  open([fixtures.storedFile({ file_extension: 'png' })]);
  const { getAllByText } = await card();
  fireEvent.error(document.querySelector('li img') as Element);
  expect(document.querySelector('li img')).not.toBeInTheDocument();
  expect(getAllByText('png')).toHaveLength(2);
});

it('shows the pictures that the backend made small, and the file itself where one fails', async () => {
  const thumbnails = [320, 640].map((width) => ({ width, path: `thumbs/u1/${width}/bread.jpg` }));
  open([fixtures.storedFile({ thumbnails })]);
  await card();
  const picture = () => document.querySelector('li img') as Element;
  expect(picture()).toHaveAttribute(
    'srcset',
    'http://cdn.test/thumbs/u1/320/bread.jpg 320w, http://cdn.test/thumbs/u1/640/bread.jpg 640w',
  );
  fireEvent.error(picture());
  expect(picture()).not.toHaveAttribute('srcset');
  expect(picture()).toHaveAttribute('src', 'http://cdn.test/u1/bread.jpg');
  fireEvent.error(picture());
  expect(picture()).toBeNull();
});

it('does not load a video to show its card', async () => {
  open([fixtures.storedFile({ file_name: 'tour.mp4', file_extension: 'mp4' })]);
  await card('tour.mp4');
  expect(document.querySelector('li img, li video')).not.toBeInTheDocument();
});

it('says when there are no files', async () => {
  open([]);
  expect(await screen.findByText('No files found')).toBeVisible();
});

it('says when the list cannot be read, and tries again', async () => {
  backend.get(FILES, () => failure(400));
  const { user } = renderScreen(<FilesScreen />);
  expect(await screen.findByText('Error loading files')).toBeVisible();
  backend.get(FILES, list([fixtures.storedFile()]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card()).toBeDefined();
});

describe('deleting', () => {
  async function ask() {
    const { user } = open();
    await user.click((await card()).getByRole('button', { name: 'Delete bread.jpg' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete file' }));
    expect(dialog.getByText('bread.jpg')).toBeVisible();
    return { user, dialog };
  }
  const deletions = () => backend.calls.filter((call) => call.method === 'DELETE').map((call) => call.path);

  it('asks first', async () => {
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(deletions()).toEqual([]);
  });

  it('deletes once, says so, and reads the list again', async () => {
    const { user, dialog } = await ask();
    backend.delete('/v1/api/project/file/file-1', {});
    backend.get(FILES, list([]));
    await user.dblClick(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('File deleted successfully')).toBeVisible();
    expect(await screen.findByText('No files found')).toBeVisible();
    expect(deletions()).toEqual(['/v1/api/project/file/file-1']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Upload File' })).toHaveFocus());
  });

  it('says when it failed, and why', async () => {
    const { user, dialog } = await ask();
    backend.delete('/v1/api/project/file/file-1', () => failure(500, 'The storage is away'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Error deleting file')).toBeVisible();
    expect(screen.getByText('The storage is away')).toBeVisible();
    expect(screen.getByText('bread.jpg', { selector: 'p' })).toBeInTheDocument();
  });
});

it.each([
  ['en', 'Upload File', 'Error loading files'],
  ['es', 'Subir archivo', 'Error al cargar los archivos'],
] as const)('speaks %s', async (language, button, failed) => {
  await act(async () => setLanguage(language));
  backend.get(FILES, () => failure(400));
  await act(async () => renderScreen(<FilesScreen />));
  expect(await screen.findByRole('button', { name: button })).toBeVisible();
  expect(await screen.findByText(failed)).toBeVisible();
  await act(async () => setLanguage('default'));
});

describe('a file that the address names', () => {
  const named = (fileId: string, answer: Parameters<typeof backend.get>[1]) => {
    backend.get(FILES, list([fixtures.storedFile()], 2, 21));
    backend.get('/v1/api/project/file/tag', { data: [] });
    backend.get(`/v1/api/project/file/${fileId}`, answer);
    return renderScreen(<FilesScreen />, {
      path: `/dashboard/files?show=${fileId}`,
      config: { capabilities: ['lists.query'] },
    });
  };

  it('is open whatever page of the list it stands on, and closed is gone from the address', async () => {
    const { user } = named('file-9', { data: fixtures.storedFile({ file_id: 'file-9', file_name: 'far.jpg' }) });
    expect(await screen.findByRole('dialog', { name: 'far.jpg' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/dashboard\/files$/));
  });

  it('and that is gone is said to be gone', async () => {
    named('file-9', () => failure(404));
    expect(await screen.findByText('This is no longer here: it may have been deleted.')).toBeVisible();
  });
});
