/**
 * jsdom asks for permission before an upload to another origin, so the page stands on the fake backend's own.
 *
 * @jest-environment-options {"url": "http://api.test/"}
 */

import { removeToken, setToken, useStore } from '@landfall/shared';
import {
  act,
  DataProvider,
  failure,
  fakeBackend,
  fireEvent,
  fixtures,
  installBrowserForms,
  raiseAuthFail,
  renderScreen,
  screen,
  useWritableStore,
  waitFor,
  within,
} from '@landfall/shared/testing';
import { FilesScreen } from '../screens/files-screen.tsx';
import { uploads } from './upload-queue.ts';

jest.mock('browser-image-compression', () => ({
  __esModule: true,
  default: async (file: File) => {
    if (file.name === 'broken.jpg') throw new Error('The file given is not an image');
    return new Blob(['small'], { type: file.type });
  },
}));
installBrowserForms();
Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => {} });

/** A screen that makes way for another one. */
const Screens = () => (useStore((state) => state.createDialogOpen) ? <p>Another screen</p> : <FilesScreen />);

const backend = fakeBackend();
afterEach(() => act(uploads.clear));
const FILES = '/v1/editor/other/files';
const UPLOAD = '/v1/editor/other/upload';

const video = (name: string) => new File(['movie'], name, { type: 'video/mp4' });
const sent = () => backend.calls.filter((call) => call.method === 'POST');
const listReads = () => backend.calls.filter((call) => call.path.startsWith(FILES)).length;

async function open(capabilities: string[] = []) {
  backend.get(FILES, { data: [], total_pages: 0, total_count: 0 });
  const { user } = renderScreen(<FilesScreen />, { config: { capabilities } });
  await screen.findByText('No files found');
  await user.click(screen.getByRole('button', { name: 'Upload File' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload Files' }));
  const pick = (...files: File[]) => user.upload(dialog.getByLabelText('Choose files'), files);
  const summary = (text: string) => dialog.findByText(text);
  return { user, dialog, pick, summary };
}

/** A server that answers when it is told to. */
function heldUploads() {
  const waiting: ((answer: Response) => void)[] = [];
  let most = 0;
  let flying = 0;
  backend.post(UPLOAD, async () => {
    most = Math.max(most, ++flying);
    const answer = await new Promise<Response>((resolve) => waiting.push(resolve));
    flying--;
    return answer;
  });
  return {
    most: () => most,
    answer: async (response = Response.json({ data: fixtures.storedFile() }, { status: 201 })) => {
      await waitFor(() => expect(waiting).not.toHaveLength(0));
      waiting.shift()?.(response);
    },
  };
}

it('names what it takes, GIF and WebP included', async () => {
  const { dialog } = await open();
  expect(dialog.getByText(/GIF and WebP.*15MB/)).toBeVisible();
});

it.each([200, 201])('uploads a picked file as the form field "file" (%s)', async (status) => {
  const { dialog, pick, summary } = await open();
  backend.post(UPLOAD, {}, status);
  await pick(video('tour.mp4'));
  expect(await screen.findByText('tour.mp4 uploaded successfully')).toBeVisible();
  expect(dialog.getByText('Upload completed successfully')).toBeVisible();
  expect(await summary('1 file · 1 successful · 0 failed · 0 uploading · 0 pending')).toBeVisible();
  expect(sent()[0]?.body).toMatch(/name="file"; filename="tour.mp4"[\s\S]*movie/);
});

it('keeps the focus in the dialog while the zone that had it is disabled, and once the list is cleared', async () => {
  const { user, dialog, pick } = await open();
  const server = heldUploads();
  const hasFocus = () => {
    const around = screen.getByRole('dialog', { name: 'Upload Files' });
    expect(around).toContainElement(document.activeElement as HTMLElement);
    expect(document.activeElement).toBeEnabled();
  };
  await user.click(dialog.getByLabelText('Choose files'));
  await pick(video('tour.mp4'));
  expect(dialog.getByLabelText('Choose files')).toBeDisabled();
  await waitFor(hasFocus);
  await server.answer();
  await user.click(await dialog.findByRole('button', { name: 'Clear All' }));
  expect(dialog.getByRole('button', { name: 'Clear All' })).toBeDisabled();
  await waitFor(hasFocus);
});

it('compresses pictures, keeping their names', async () => {
  const { dialog, pick } = await open();
  backend.post(UPLOAD, {}, 201);
  await pick(new File(['a large picture'], 'bread.png', { type: 'image/png' }));
  expect(await dialog.findByText('Upload completed successfully')).toBeVisible();
  expect(sent()[0]?.body).toMatch(/filename="bread.png"[\s\S]*small/);
});

it('uploads one at a time, in order, whatever is added meanwhile', async () => {
  const { user, dialog, pick, summary } = await open();
  const server = heldUploads();
  await pick(new File(['x'], 'notes.txt', { type: 'video/x-unknown' }), video('one.mp4'), video('two.mp4'));
  expect(await summary('3 files · 0 successful · 1 failed · 1 uploading · 1 pending')).toBeVisible();
  expect(dialog.getByText('Uploading...')).toBeVisible();
  expect(dialog.getByText('Waiting in queue...')).toBeVisible();
  expect(dialog.getByText('File type not supported. Only images and videos are allowed.')).toBeVisible();
  expect(dialog.getByRole('progressbar', { name: 'Upload of one.mp4' })).toBeVisible();

  await user.click(dialog.getByRole('button', { name: 'Retry All Failed' }));
  await server.answer();
  await server.answer();
  expect(await summary('3 files · 2 successful · 1 failed · 0 uploading · 0 pending')).toBeVisible();
  expect(server.most()).toBe(1);
  expect(sent().map((call) => /filename="(.*?)"/.exec(String(call.body))?.[1])).toEqual(['one.mp4', 'two.mp4']);
});

it('takes dropped files, but none while it is busy', async () => {
  const { dialog, summary } = await open();
  const server = heldUploads();
  const drop = (file: File) =>
    fireEvent.drop(dialog.getByTestId('drop-zone'), { dataTransfer: { files: [file], types: ['Files'] } });
  drop(video('one.mp4'));
  expect(await summary('1 file · 0 successful · 0 failed · 1 uploading · 0 pending')).toBeVisible();
  expect(dialog.getByLabelText('Choose files')).toBeDisabled();
  drop(video('two.mp4'));
  expect(dialog.queryByText('two.mp4')).not.toBeInTheDocument();
  await server.answer();
  expect(await summary('1 file · 1 successful · 0 failed · 0 uploading · 0 pending')).toBeVisible();
  expect(dialog.getByLabelText('Choose files')).toBeEnabled();
});

it('sends nothing that is too large', async () => {
  const { dialog, pick } = await open();
  const large = video('large.mp4');
  Object.defineProperty(large, 'size', { value: 15 * 1024 * 1024 + 1 });
  await pick(large);
  expect(await dialog.findByText('File size exceeds 15MB limit.')).toBeVisible();
  expect(sent()).toHaveLength(0);
});

it.each([
  [() => failure(400, 'Too many files'), 'Too many files', 'Too many files'],
  [() => Response.json({ error: 'No room' }, { status: 400 }), 'No room', 'No room'],
  [() => failure(500), 'Upload failed', 'Unknown error'],
])('says why a file failed, beside it and as a notification', async (answer, beside, notified) => {
  const { dialog, pick } = await open();
  backend.post(UPLOAD, answer);
  await pick(video('tour.mp4'));
  expect(await dialog.findByText(beside)).toBeVisible();
  const title = await screen.findByText('Failed to upload tour.mp4');
  expect(title.parentElement).toHaveTextContent(notified);
});

it('goes on after a failure, and retries one file or all', async () => {
  const { user, dialog, pick, summary } = await open();
  backend.post(UPLOAD, () => failure(500));
  await pick(video('one.mp4'), video('two.mp4'));
  expect(await summary('2 files · 0 successful · 2 failed · 0 uploading · 0 pending')).toBeVisible();
  backend.post(UPLOAD, {}, 201);
  await user.click(dialog.getByRole('button', { name: 'Retry one.mp4' }));
  expect(await summary('2 files · 1 successful · 1 failed · 0 uploading · 0 pending')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Retry All Failed' }));
  expect(await summary('2 files · 2 successful · 0 failed · 0 uploading · 0 pending')).toBeVisible();
  expect(sent()).toHaveLength(4);
});

it('refuses again, unsent, what is retried though it cannot be uploaded', async () => {
  const { user, dialog, pick } = await open();
  await pick(new File(['x'], 'anim.gif', { type: 'image/gif' }));
  await user.click(await dialog.findByRole('button', { name: 'Retry anim.gif' }));
  expect(await dialog.findByText('File type not supported. Only images and videos are allowed.')).toBeVisible();
  expect(sent()).toHaveLength(0);
});

it('offers no second try for a picture that is none', async () => {
  const { dialog, pick } = await open(['uploads.modern']);
  await pick(new File(['x'], 'broken.jpg', { type: 'image/jpeg' }));
  expect(await dialog.findByText('The file given is not an image')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Retry broken.jpg' })).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Retry All Failed' })).toBeDisabled();
});

it('empties the list and reads the files again when it is closed', async () => {
  const { user, dialog, pick } = await open();
  backend.post(UPLOAD, {}, 201);
  await pick(video('tour.mp4'));
  await dialog.findByText('Upload completed successfully');
  const before = listReads();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(listReads()).toBeGreaterThan(before));
  await user.click(screen.getByRole('button', { name: 'Upload File' }));
  expect(within(await screen.findByRole('dialog')).queryByText('tour.mp4')).not.toBeInTheDocument();
});

it('empties the list on Clear All', async () => {
  const { user, dialog, pick } = await open();
  backend.post(UPLOAD, {}, 201);
  await pick(video('tour.mp4'));
  await dialog.findByText('Upload completed successfully');
  await user.click(dialog.getByRole('button', { name: 'Clear All' }));
  expect(dialog.queryByText('tour.mp4')).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Clear All' })).toBeDisabled();
});

it('stays open on a click outside', async () => {
  const { dialog } = await open();
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  await new Promise(requestAnimationFrame);
  expect(dialog.getByTestId('drop-zone')).toBeVisible();
});

describe('while it is busy', () => {
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('asks before it closes, and goes on if told to', async () => {
    const { user, dialog, pick, summary } = await open();
    const server = heldUploads();
    await pick(video('one.mp4'));
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Stop uploading?' }));
    await user.click(question.getByRole('button', { name: 'Keep uploading' }));
    await server.answer();
    expect(await summary('1 file · 1 successful · 0 failed · 0 uploading · 0 pending')).toBeInTheDocument();
    expect(dialog.getByText('one.mp4')).toBeInTheDocument();
  });

  it('stops what waits when told to close, without calling it a failure', async () => {
    const { user, pick, summary } = await open();
    const server = heldUploads();
    await pick(video('one.mp4'), video('two.mp4'));
    await summary('2 files · 0 successful · 0 failed · 1 uploading · 1 pending');
    await waitFor(() => expect(sent()).toHaveLength(1));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Stop and close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await server.answer();
    await waitFor(() => expect(leaving()).toBe(false));
    expect(sent()).toHaveLength(1);
    expect(screen.queryByText('Failed to upload one.mp4')).not.toBeInTheDocument();
  });

  it('warns before the page is left, and no longer', async () => {
    const { pick, dialog } = await open();
    const server = heldUploads();
    expect(leaving()).toBe(false);
    await pick(video('one.mp4'));
    expect(leaving()).toBe(true);
    await server.answer();
    await dialog.findByText('Upload completed successfully');
    await waitFor(() => expect(leaving()).toBe(false));
  });

  it('goes on while another screen is shown', async () => {
    backend.get(FILES, { data: [], total_pages: 0, total_count: 0 });
    const server = heldUploads();
    const { user } = renderScreen(<Screens />);
    await user.click(await screen.findByRole('button', { name: 'Upload File' }));
    await user.upload(await screen.findByLabelText('Choose files'), [video('one.mp4'), video('two.mp4')]);
    act(() => useWritableStore.setState({ createDialogOpen: true }));
    expect(screen.getByText('Another screen')).toBeInTheDocument();
    expect(await screen.findByText('Uploading goes on: 2 files left')).toBeInTheDocument();
    await server.answer();
    await server.answer();
    expect(await screen.findByText('two.mp4 uploaded successfully')).toBeInTheDocument();
    await waitFor(() => expect(leaving()).toBe(false));
  });

  it('is there again when the person comes back', async () => {
    backend.get(FILES, { data: [], total_pages: 0, total_count: 0 });
    const server = heldUploads();
    const { user } = renderScreen(<Screens />);
    await user.click(await screen.findByRole('button', { name: 'Upload File' }));
    await user.upload(await screen.findByLabelText('Choose files'), [video('one.mp4')]);
    act(() => useWritableStore.setState({ createDialogOpen: true }));
    expect(screen.getByText('Another screen')).toBeInTheDocument();
    act(() => useWritableStore.setState({ createDialogOpen: false }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload Files' }));
    expect(dialog.getByText('Uploading...')).toBeInTheDocument();
    const before = listReads();
    await server.answer();
    expect(await dialog.findByText('Upload completed successfully')).toBeInTheDocument();
    await waitFor(() => expect(listReads()).toBeGreaterThan(before));
  });
});

describe('a session that ends meanwhile', () => {
  afterEach(removeToken);

  async function leaveBehind(late: Response) {
    setToken('of-ana');
    backend.get(FILES, { data: [], total_pages: 0, total_count: 0 });
    const server = heldUploads();
    const { user } = renderScreen(
      <DataProvider>
        <FilesScreen />
      </DataProvider>,
    );
    await user.click(await screen.findByRole('button', { name: 'Upload File' }));
    await user.upload(await screen.findByLabelText('Choose files'), [video('ana-1.mp4'), video('ana-2.mp4')]);
    await waitFor(() => expect(sent()).toHaveLength(1));
    act(raiseAuthFail);
    setToken('of-ben');
    await server.answer(late);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    return { user };
  }

  it.each([
    ['success', () => Response.json({ data: fixtures.storedFile() }, { status: 201 })],
    ['401', () => failure(401)],
    ['failure', () => failure(500)],
  ])('sends nothing more, and shows nothing of it to the next account (late %s)', async (_, late) => {
    const ended = jest.fn();
    const { user } = await leaveBehind(late());
    window.addEventListener('auth-fail', ended, { once: true });
    expect(await screen.findByText('No files found')).toBeVisible();
    expect(screen.queryByText(/ana-/)).not.toBeInTheDocument();
    expect(sent()).toHaveLength(1);

    backend.post(UPLOAD, {}, 201);
    await user.click(screen.getByRole('button', { name: 'Upload File' }));
    await user.upload(await screen.findByLabelText('Choose files'), [video('ben.mp4')]);
    expect(await screen.findByText('ben.mp4 uploaded successfully')).toBeVisible();
    expect(screen.queryByText(/ana-/)).not.toBeInTheDocument();
    expect(sent().map((call) => call.headers.get('accesstokenapp'))).toEqual(['of-ana', 'of-ben']);
    expect(ended).not.toHaveBeenCalled();
    window.removeEventListener('auth-fail', ended);
  });
});

describe('a lost connection', () => {
  const keys = () => sent().map((call) => call.headers.get('idempotency-key'));

  it('is the reason that is named, and Retry sends the same item under the same key', async () => {
    // jsdom writes about lost connections to the console.
    const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { user, dialog, pick, summary } = await open(['uploads.once']);
    backend.post(UPLOAD, () => Response.error());
    await pick(video('one.mp4'), video('two.mp4'));
    expect(await summary('2 files · 0 successful · 2 failed · 0 uploading · 0 pending')).toBeVisible();
    expect(dialog.getAllByText('Upload failed: the connection was lost.')).toHaveLength(2);
    const notice = await screen.findByText('Failed to upload one.mp4');
    expect(notice.parentElement).toHaveTextContent('The connection was lost.');
    backend.post(UPLOAD, {}, 201);
    await user.click(dialog.getByRole('button', { name: 'Retry All Failed' }));
    expect(await summary('2 files · 2 successful · 0 failed · 0 uploading · 0 pending')).toBeVisible();
    const [one, two, oneAgain, twoAgain] = keys();
    expect(one).toMatch(/^[0-9a-f-]{36}$/);
    expect(one).not.toBe(two);
    expect([oneAgain, twoAgain]).toEqual([one, two]);
    silent.mockRestore();
  });

  it('sends no key to a backend that does not know it', async () => {
    const { dialog, pick } = await open();
    backend.post(UPLOAD, {}, 201);
    await pick(video('one.mp4'));
    await dialog.findByText('Upload completed successfully');
    expect(keys()).toEqual([null]);
  });
});

describe('GIF and WebP, where the backend takes them', () => {
  const webp = (flags: number) => {
    const header = new Uint8Array(30);
    header.set(new TextEncoder().encode('RIFF....WEBPVP8X'));
    header[20] = flags;
    return header;
  };

  it.each([
    ['an animated picture as it is', 'image/gif', new TextEncoder().encode('GIF89a'), /GIF89a/],
    ['an animated WebP as it is', 'image/webp', webp(0b10), /WEBPVP8X/],
    ['a still WebP compressed', 'image/webp', webp(0), /small/],
  ])('sends %s', async (_, type, content, body) => {
    const { dialog, pick } = await open(['uploads.modern']);
    backend.post(UPLOAD, {}, 201);
    await pick(new File([content], 'picture', { type }));
    await dialog.findByText('Upload completed successfully');
    expect(sent()[0]?.body).toMatch(body);
  });
});

describe('a file that can never be uploaded', () => {
  it('is not offered again, unlike one that failed on its way', async () => {
    const { dialog, pick, summary } = await open(['uploads.modern']);
    backend.post(UPLOAD, () => failure(500, 'Disk full'));
    await pick(video('tour.mp4'));
    await summary('1 file · 0 successful · 1 failed · 0 uploading · 0 pending');
    await act(async () => uploads.add([new File(['a'], 'notes.txt', { type: 'text/plain' })]));
    await dialog.findByText('notes.txt');
    expect(dialog.getByRole('button', { name: 'Retry tour.mp4' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Retry notes.txt' })).not.toBeInTheDocument();
  });
});

describe('files dropped anywhere on the screen', () => {
  const drop = (files: File[]) => fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } });

  it('do not replace it, and are uploaded', async () => {
    backend.get(FILES, { data: [], total_pages: 0, total_count: 0 });
    backend.post(UPLOAD, {}, 201);
    renderScreen(<FilesScreen />, { config: { capabilities: ['uploads.modern'] } });
    await screen.findByText('No files found');
    expect(drop([video('tour.mp4')])).toBe(false);
    expect(await screen.findByText('Upload completed successfully')).toBeVisible();
  });

  it('are taken while a dialog closes, and not while one is open', async () => {
    backend.get(FILES, { data: [], total_pages: 0, total_count: 0 });
    backend.post(UPLOAD, {}, 201);
    renderScreen(<FilesScreen />, { config: { capabilities: ['uploads.modern'] } });
    await screen.findByText('No files found');
    const other = document.body.appendChild(document.createElement('div'));
    other.setAttribute('role', 'dialog');
    other.dataset.state = 'open';
    drop([video('tour.mp4')]);
    expect(uploads.getItems()).toHaveLength(0);
    other.dataset.state = 'closed';
    drop([video('tour.mp4')]);
    other.remove();
    expect(await screen.findByText('Upload completed successfully')).toBeVisible();
  });

  it('only do not replace it where nothing more is specified', async () => {
    backend.get(FILES, { data: [], total_pages: 0, total_count: 0 });
    renderScreen(<FilesScreen />);
    await screen.findByText('No files found');
    expect(drop([video('tour.mp4')])).toBe(false);
    expect(uploads.getItems()).toHaveLength(0);
  });
});

describe('the address', () => {
  it('opens the dialog, which leaves the address when it closes', async () => {
    backend.get(FILES, { data: [], total_pages: 0, total_count: 0 });
    const { user } = renderScreen(<FilesScreen />, { path: '/?upload=1' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload Files' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByTestId('address')).toHaveTextContent('/');
    expect(screen.getByTestId('address')).not.toHaveTextContent('upload');
  });
});
