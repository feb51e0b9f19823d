import { useCurrentUser } from '@landfall/shared';
import { act, failure, fakeBackend, fixtures, renderScreen, screen, waitFor, within } from '@landfall/shared/testing';
import { AvatarEditor } from './avatar-editor.tsx';

const backend = fakeBackend();
const ME = '/v1/api/user/me';
const AVATAR = `${ME}/avatar`;
const OWN = 'http://cdn.test/ana.jpg';

// jsdom draws nothing: the browser's decoder and canvas are replaced by ones that remember what was asked.
const drawn = { width: 0, height: 0, type: '', quality: 0 };
const decode = jest.fn();
beforeEach(() => {
  decode.mockResolvedValue({ width: 4000, height: 3000, close() {} });
  Object.assign(globalThis, { createImageBitmap: decode });
  const context = { fillRect() {}, drawImage() {} };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
    quality,
  ) {
    Object.assign(drawn, { width: this.width, height: this.height, type, quality });
    done(new Blob(['jpeg'], { type }));
  });
});
afterEach(() => jest.restoreAllMocks());

/** As on the screen, where the account has been read. */
function Avatar({ avatar }: { avatar: string }) {
  const { data } = useCurrentUser();
  return <AvatarEditor user={data?.data ?? fixtures.user({ avatar })}>Ana Ruiz</AvatarEditor>;
}
function open(avatar = '') {
  backend.get(ME, { data: fixtures.user({ avatar }) });
  return renderScreen(<Avatar avatar={avatar} />);
}
const sent = (method: string) => backend.calls.filter((call) => call.method === method);

/** Chooses a file as a person can who makes the chooser show every file. */
function choose(file: File) {
  const input = screen.getByLabelText('Photo');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
}
const photo = (type = 'image/png', size = 4) => {
  const file = new File(['data'], 'me.png', { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

test('sends a small JPEG of the photo in the field file, and says so', async () => {
  backend.post(AVATAR, { data: fixtures.user() });
  open();
  choose(photo());
  expect(await screen.findByText('Avatar updated successfully')).toBeVisible();
  expect(drawn).toEqual({ width: 200, height: 150, type: 'image/jpeg', quality: 0.4 });
  const call = backend.calls.find(({ method }) => method === 'POST');
  expect(call?.path).toBe(AVATAR);
  expect(call?.headers.get('content-type')).toMatch(/^multipart\/form-data/);
  expect(call?.body).toMatch(/name="file"; filename="avatar\.jpg"\s+Content-Type: image\/jpeg/i);
  await waitFor(() => expect(sent('GET')).toHaveLength(2));
});

test('says when the upload fails, and why', async () => {
  backend.post(AVATAR, () => failure(500, 'The disk is full.'));
  open();
  choose(photo());
  expect(await screen.findByText('Error updating avatar')).toBeVisible();
  expect(screen.getByText('The disk is full.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Upload photo' })).toBeEnabled();
});

test.each([
  ['a GIF', photo('image/gif'), 'Solo se permiten archivos PNG, JPEG o JPG'],
  ['one byte too many', photo('image/jpeg', 25 * 1024 * 1024 + 1), 'Image must be smaller than 25MB'],
])('refuses %s and sends nothing', async (_case, file, message) => {
  open();
  choose(file);
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent('POST')).toHaveLength(0);
});

test('logs a picture that cannot be read, and does nothing else', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  decode.mockRejectedValue(new DOMException('The source image could not be decoded.', 'InvalidStateError'));
  open();
  choose(photo());
  await waitFor(() => expect(log).toHaveBeenCalledWith('Avatar compression failed:', expect.any(DOMException)));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Upload photo' })).toBeEnabled());
  expect(screen.queryByText(/avatar/i)).not.toBeInTheDocument();
  expect(sent('POST')).toHaveLength(0);
});

test.each(['', 'https://ui-avatars.com/api/?name=Ana'])(
  'the default avatar %j shows initials and cannot be removed',
  (avatar) => {
    open(avatar);
    expect(screen.getByText('AR')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove photo' })).not.toBeInTheDocument();
  },
);

describe('removing an own avatar', () => {
  async function ask() {
    const { user } = open(OWN);
    await user.click(screen.getByRole('button', { name: 'Remove photo' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete your avatar?');
    const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
    return { press };
  }

  test('asks first; cancelling sends nothing', async () => {
    const { press } = await ask();
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sent('DELETE')).toHaveLength(0);
  });

  test('removes once confirmed, says so, and leaves the focus on the upload', async () => {
    const { press } = await ask();
    backend.get(ME, { data: fixtures.user() });
    backend.delete(AVATAR, { data: fixtures.user() });
    await press('Delete');
    expect(await screen.findByText('Avatar deleted successfully')).toBeVisible();
    expect(sent('DELETE')[0]?.path).toBe(AVATAR);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Upload photo' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Remove photo' })).not.toBeInTheDocument();
  });

  test('says when it fails, and can be tried again', async () => {
    const { press } = await ask();
    backend.delete(AVATAR, () => failure(500));
    await press('Delete');
    expect(await screen.findByText('Error deleting avatar')).toBeVisible();
    backend.delete(AVATAR, { data: fixtures.user() });
    await press('Delete');
    expect(await screen.findByText('Avatar deleted successfully')).toBeVisible();
  });
});
