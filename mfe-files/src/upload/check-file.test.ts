import { readMessage } from '@landfall/shared/contracts';
import { setRuntimeConfig, testConfig } from '@landfall/shared/testing';
import { refusalOf } from './check-file.ts';

const MAX = 15_728_640;
const REFUSED = 'File type not supported. Only images and videos are allowed.';

/** What is said of a file that is refused. */
const said = (file: Parameters<typeof refusalOf>[0]) => readMessage(refusalOf(file) ?? '').text;

beforeEach(() => void setRuntimeConfig(testConfig()));

it.each(['image/jpeg', 'image/png', 'video/mp4', 'video/webm', 'video/quicktime', 'video/x-msvideo'])(
  'accepts %s',
  (type) => expect(refusalOf({ type, size: 1 })).toBeUndefined(),
);

it.each(['text/plain', 'application/pdf', 'image/gif', 'image/webp', 'image/svg+xml', ''])('refuses %s', (type) =>
  expect(said({ type, size: 1 })).toBe(REFUSED),
);

it('accepts GIF and WebP where the backend does, and still nothing else', () => {
  setRuntimeConfig(testConfig({ capabilities: ['uploads.modern'] }));
  for (const type of ['image/gif', 'image/webp', 'image/png']) expect(refusalOf({ type, size: 1 })).toBeUndefined();
  expect(said({ type: 'image/svg+xml', size: 1 })).toBe(REFUSED);
});

it('accepts documents and sound where the backend does, by their names where the browser knows no type', () => {
  setRuntimeConfig(testConfig({ capabilities: ['uploads.documents'] }));
  const guide = { type: 'application/pdf', name: 'guide.pdf', size: 1 };
  for (const file of [
    guide,
    { ...guide, type: '', name: 'Book.EPUB' },
    { ...guide, type: 'audio/mpeg', name: 'a.mp3' },
  ])
    expect(refusalOf(file)).toBeUndefined();
  expect(said({ ...guide, type: '', name: 'setup.exe' })).toMatch(
    /^File type not supported\. Only images, videos, MP3 audio/,
  );
  expect(said({ ...guide, size: MAX + 1 })).toBe('File size exceeds 15MB limit.');
});

it('accepts 15 MiB exactly and not one byte more', () => {
  expect(refusalOf({ type: 'video/mp4', size: MAX })).toBeUndefined();
  expect(said({ type: 'video/mp4', size: MAX + 1 })).toBe('File size exceeds 15MB limit.');
});
