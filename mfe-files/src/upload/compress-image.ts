import { libraryAddress } from './compression-library.ts';

const MAX_MB = 5;
const MAX_SIDE = 2000;

async function isSmallEnough(file: File): Promise<boolean> {
  if (file.size > MAX_MB * 1024 * 1024) return false;
  const { width, height } = await createImageBitmap(file);
  return Math.max(width, height) <= MAX_SIDE;
}

/**
 * An image of at most 5 MB and 2000 pixels a side, of the same type. An image within these limits that compression
 * only makes larger stays as it is.
 * @throws Error 'The file given is not an image', also where its content cannot be decoded
 */
export async function compressImage(file: File, signal?: AbortSignal): Promise<Blob> {
  const { default: compress } = await import('browser-image-compression');
  const compressed = await compress(file, {
    maxSizeMB: MAX_MB,
    initialQuality: 0.7,
    maxWidthOrHeight: MAX_SIDE,
    maxIteration: 10,
    alwaysKeepResolution: true,
    useWebWorker: true,
    libURL: libraryAddress(),
    signal,
  }).catch((cause: unknown) => {
    // A picture that does not load rejects with the image element's event.
    throw cause instanceof Error ? cause : new Error('The file given is not an image', { cause });
  });
  return compressed.size >= file.size && (await isSmallEnough(file)) ? file : compressed;
}
