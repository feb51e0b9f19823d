import type { StoredFile } from '@landfall/shared/contracts';
import { fakeBackend, fireEvent, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { FilesScreen } from '../screens/files-screen.tsx';

const backend = fakeBackend();

async function open(file = fixtures.storedFile(), others: StoredFile[] = []) {
  const files = [file, ...others];
  backend.get('/v1/editor/other/files', { data: files, total_pages: 1, total_count: files.length });
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

it('offers a document to be saved, and goes on to what is beside it', async () => {
  const guide = fixtures.storedFile({
    file_id: 'g',
    file_name: 'guide.pdf',
    file_extension: 'pdf',
    path_child: 'guide.pdf',
  });
  const { user, dialog } = await open(guide, [fixtures.storedFile()]);
  const link = dialog.getByRole('link', { name: 'Download' });
  expect(link).toHaveAttribute('href', 'http://cdn.test/u1/guide.pdf');
  expect(link).toHaveAttribute('download', 'guide.pdf');
  expect(dialog.queryByRole('img')).not.toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('img', { name: 'bread.jpg' })).toBeInTheDocument();
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
  expect(dialog.queryByRole('group', { name: 'View' })).not.toBeInTheDocument();
  fireEvent.error(video);
  expect(dialog.getByText('Your browser cannot play this video.')).toBeVisible();
});

it('moves the picture by arrow keys, no further than the stage', async () => {
  const stage = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  const { user } = await open();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(transform()).toBe('translateX(-60px)'));
  for (let press = 0; press < 5; press++) await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(transform()).toBe('translateX(-200px)'));
  stage.mockRestore();
});

describe('among others', () => {
  const film = fixtures.storedFile({ file_id: 'file-2', file_name: 'tour.mp4', file_extension: 'mp4' });
  const cake = fixtures.storedFile({ file_id: 'file-3', file_name: 'cake.jpg' });
  const shown = (name: string) => screen.findByRole('dialog', { name });

  it('goes to the next and the previous file, and stops at the ends', async () => {
    const { user, dialog } = await open(fixtures.storedFile(), [film, cake]);
    expect(dialog.getByRole('button', { name: 'Previous file' })).toBeDisabled();
    expect(dialog.getByText('File 1 of 3')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Next file' }));
    expect(await shown('tour.mp4')).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(await shown('cake.jpg')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Next file' })).toBeDisabled();
    await user.keyboard('{PageUp}');
    expect(await shown('tour.mp4')).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(await shown('bread.jpg')).toBeVisible();
    await user.keyboard('{PageUp}');
    expect(await shown('bread.jpg')).toBeVisible();
  });

  it('moves a zoomed picture instead, and begins the next one unzoomed', async () => {
    const { user, zoom } = await open(fixtures.storedFile(), [cake]);
    await user.keyboard('+');
    await user.keyboard('{ArrowRight}');
    expect(await shown('bread.jpg')).toBeVisible();
    await user.keyboard('{PageDown}');
    expect(await shown('cake.jpg')).toBeVisible();
    expect(zoom()).toBe('100%');
  });

  it('leaves the arrows to the player that has the focus', async () => {
    const { dialog } = await open(film, [cake]);
    fireEvent.keyDown(dialog.getByLabelText('tour.mp4'), { key: 'ArrowRight' });
    expect(await shown('tour.mp4')).toBeVisible();
  });

  it('gives the focus to the card of the file that was shown last', async () => {
    const { user } = await open(fixtures.storedFile(), [cake]);
    await user.keyboard('{PageDown}');
    await shown('cake.jpg');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Preview cake.jpg' })).toHaveFocus());
  });
});

it('is pinched by two fingers', async () => {
  const { dialog, zoom } = await open();
  const stage = dialog.getByRole('img').parentElement as HTMLElement;
  const finger = (type: string, pointerId: number, clientX: number) =>
    fireEvent(stage, Object.assign(new MouseEvent(type, { clientX, bubbles: true }), { pointerId }));
  finger('pointerdown', 1, 0);
  finger('pointerdown', 2, 100);
  finger('pointermove', 2, 150);
  expect(zoom()).toBe('150%');
  finger('pointerup', 2, 150);
  finger('pointermove', 1, 50);
  expect(zoom()).toBe('150%');
});
