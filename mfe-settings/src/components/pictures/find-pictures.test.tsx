import { failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import './find-pictures.tsx';
import ImagePicker from './image-picker.tsx';

const backend = fakeBackend();
const found = (number: number) => ({
  id: `p${number}`,
  source: 'pexels',
  alt: `Loaf ${number}`,
  credit: 'Leo Maas / Pexels',
  width: 1200,
  height: 800,
  thumbnail: 'data:image/jpeg;base64,AA',
});
const copy = fixtures.storedFile({ file_id: 'copy', file_name: 'loaf.jpg', credit: 'Leo Maas / Pexels' });

async function open(capabilities = ['pictures.find']) {
  const onChoose = jest.fn();
  backend.get('/v1/editor/other/files', { data: [fixtures.storedFile()], total_pages: 1, total_count: 1 });
  backend.get('/v1/api/picture/source', {
    data: [
      { source: 'openverse', label: 'Openverse' },
      { source: 'pexels', label: 'Pexels' },
    ],
  });
  const { user } = renderScreen(<ImagePicker open chosen={[]} onClose={() => undefined} onChoose={onChoose} />, {
    state: { selectedProject: fixtures.project() },
    config: { capabilities },
  });
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog, onChoose };
}

async function search(words = 'bread') {
  const opened = await open();
  const { user, dialog } = opened;
  await user.click(dialog.getByRole('tab', { name: 'Find pictures' }));
  await user.type(await dialog.findByLabelText('What it shows'), words);
  await user.selectOptions(await dialog.findByLabelText('Service'), 'pexels');
  return opened;
}

it('finds pictures at the chosen service, and copies one with its author', async () => {
  const { user, dialog, onChoose } = await search();
  backend.get('/v1/api/picture', { data: [found(1), found(2)], total_pages: 1, total_count: 2 });
  backend.post('/v1/api/project/project-1/picture', { data: copy }, 201);
  await user.keyboard('{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Find' }));
  const tile = await dialog.findByRole('button', { name: 'Loaf 2, Leo Maas / Pexels' });
  expect(backend.calls.some(({ path }) => path === '/v1/api/picture?page=1&q=bread&source=pexels')).toBe(true);
  await user.dblClick(tile);
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith(copy));
  expect(onChoose).toHaveBeenCalledTimes(1);
  expect(tile).toHaveAttribute('aria-pressed', 'true');
  expect(backend.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { source: 'pexels', id: 'p2' },
  ]);
});

it('says why a picture could not be copied, and lets it be tried again', async () => {
  const { user, dialog, onChoose } = await search();
  backend.get('/v1/api/picture', { data: [found(1)], total_pages: 1, total_count: 1 });
  backend.post('/v1/api/project/project-1/picture', () => failure(402, 'Your plan holds up to 50 files.'));
  await user.click(dialog.getByRole('button', { name: 'Find' }));
  await user.click(await dialog.findByRole('button', { name: /Loaf 1/ }));
  expect(await screen.findByText('Your plan holds up to 50 files.')).toBeVisible();
  backend.post('/v1/api/project/project-1/picture', { data: copy }, 201);
  await user.click(dialog.getByRole('button', { name: /Loaf 1/ }));
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith(copy));
});

it('says that nothing was found, or that the service is away', async () => {
  const { user, dialog } = await search();
  backend.get('/v1/api/picture', () => failure(503, 'The service is away'));
  await user.click(dialog.getByRole('button', { name: 'Find' }));
  expect(await dialog.findByText('The service is away')).toBeVisible();
  backend.get('/v1/api/picture', { data: [], total_pages: 0, total_count: 0 });
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('Nothing found')).toBeVisible();
});

it('has the files alone where no service is set up', async () => {
  const { dialog } = await open([]);
  expect(await dialog.findByRole('button', { name: 'bread.jpg' })).toBeVisible();
  expect(dialog.queryByRole('tab')).not.toBeInTheDocument();
});
