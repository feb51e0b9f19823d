import { compressImage } from './compress-image.ts';

const compress = jest.fn();
const useRealLibrary = () => compress.mockImplementation(jest.requireActual('browser-image-compression'));
jest.mock('browser-image-compression', () => ({
  __esModule: true,
  default: (...args: unknown[]) => compress(...args),
}));

const image = (bytes: number, type = 'image/jpeg') => new File([new Uint8Array(bytes)], 'photo.jpg', { type });

afterEach(() => compress.mockReset());

it('asks for at most 5 MB and 2000 pixels, from quality 0.7, in ten rounds, with a worker of our own origin', async () => {
  compress.mockResolvedValue(image(10));
  const file = image(100);
  const { signal } = new AbortController();
  await compressImage(file, signal);
  expect(compress).toHaveBeenCalledWith(file, {
    maxSizeMB: 5,
    initialQuality: 0.7,
    maxWidthOrHeight: 2000,
    maxIteration: 10,
    alwaysKeepResolution: true,
    useWebWorker: true,
    libURL: expect.not.stringMatching(/^https?:/),
    signal,
  });
});

it('hands over what became smaller', async () => {
  const small = image(10);
  compress.mockResolvedValue(small);
  expect(await compressImage(image(100))).toBe(small);
});

describe('where compression only made it larger', () => {
  const measure = (width: number, height: number) =>
    Object.assign(globalThis, { createImageBitmap: async () => ({ width, height }) });
  afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'));

  it('keeps the picture that is within the limits', async () => {
    measure(2000, 1500);
    const file = image(100);
    compress.mockResolvedValue(image(120));
    expect(await compressImage(file)).toBe(file);
  });

  it('does not keep one that is too wide', async () => {
    measure(2001, 10);
    const larger = image(120);
    compress.mockResolvedValue(larger);
    expect(await compressImage(image(100))).toBe(larger);
  });
});

it('says that a video is not an image', async () => {
  useRealLibrary();
  await expect(compressImage(image(10, 'video/mp4'))).rejects.toThrow('The file given is not an image');
});

it('says that something else is no file', async () => {
  useRealLibrary();
  await expect(compressImage({ name: 'x' } as File)).rejects.toThrow(
    'The file given is not an instance of Blob or File',
  );
});

it('says that a picture that cannot be decoded is not an image', async () => {
  compress.mockRejectedValue(new Event('error'));
  await expect(compressImage(image(10))).rejects.toThrow('The file given is not an image');
});
