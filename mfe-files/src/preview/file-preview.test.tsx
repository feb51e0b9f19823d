import { fakeBackend, fireEvent, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { FilesScreen } from '../file-list/files-screen.tsx';

const backend = fakeBackend();

async function open(file = fixtures.storedFile()) {
  backend.get('/v1/editor/other/files', { data: [file], total_pages: 1, total_count: 1 });
  const { user } = renderScreen(<FilesScreen />);
  await user.click(await screen.findByRole('button', { name: `Preview ${file.file_name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: file.file_name }));
  const zoom = () => dialog.getByRole('status', { name: 'Zoom' }).textContent;
  return { user, dialog, zoom };
}
const transform = () => screen.getByRole('img', { name: 'bread.jpg' }).style.transform;

it('shows the picture with its size, type and date', async () => {
  const { dialog } = await open();
  expect(dialog.getByRole('img', { name: 'bread.jpg' })).toHaveAttribute('src', 'http://cdn.test/u1/bread.jpg');
  expect(dialog.getByText(/^1\.5 KB · JPG · \d\d\/11\/2023 \d\d:\d\d$/)).toBeVisible();
});

it('zooms with keys and buttons by 10 %, with the wheel by 5 %', async () => {
  const { user, dialog, zoom } = await open();
  await user.keyboard('+');
  await user.keyboard('=');
  expect(zoom()).toBe('120%');
  await user.keyboard('-');
  expect(zoom()).toBe('110%');
  await user.click(dialog.getByRole('button', { name: 'Zoom out' }));
  await user.click(dialog.getByRole('button', { name: 'Zoom out' }));
  expect(zoom()).toBe('90%');
  await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
  fireEvent.wheel(dialog.getByRole('img'), { deltaY: -100 });
  expect(zoom()).toBe('105%');
  fireEvent.wheel(dialog.getByRole('img'), { deltaY: 100 });
  expect(zoom()).toBe('100%');
});

it('leaves the browser its own zoom keys', async () => {
  const { user, zoom } = await open();
  await user.keyboard('{Control>}+{/Control}');
  expect(zoom()).toBe('100%');
});

it('turns by a quarter with R', async () => {
  const { user } = await open();
  await user.keyboard('r');
  await waitFor(() => expect(transform()).toBe('rotate(90deg)'));
  await user.keyboard('R');
  await waitFor(() => expect(transform()).toBe('rotate(180deg)'));
});

it('toggles the zoom on a double click', async () => {
  const { user, dialog, zoom } = await open();
  await user.dblClick(dialog.getByRole('img'));
  expect(zoom()).toBe('200%');
  await user.dblClick(dialog.getByRole('img'));
  expect(zoom()).toBe('100%');
});

it('closes on Escape', async () => {
  const { user } = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('says when the picture cannot be shown', async () => {
  const { dialog } = await open();
  fireEvent.error(dialog.getByRole('img'));
  expect(dialog.getByText('This file cannot be shown here.')).toBeVisible();
});

it('plays videos', async () => {
  const { dialog } = await open(fixtures.storedFile({ file_name: 'tour.mp4', file_extension: 'mp4' }));
  const video = dialog.getByLabelText('tour.mp4');
  expect(video).toHaveAttribute('controls');
  expect(dialog.queryByRole('toolbar')).not.toBeInTheDocument();
  fireEvent.error(video);
  expect(dialog.getByText('Your browser cannot play this video.')).toBeVisible();
});
