import { AppError } from '../../platform/errors.ts';

/** Milliseconds for a whole picture. */
const PICTURE_MS = 20_000;

/**
 * The bytes of a picture at a service. Only the service's own origins are asked, and none of them may lead elsewhere.
 * @throws AppError unavailable, too_large
 */
export async function fetchPicture(address: string, origins: readonly string[], maxBytes: number): Promise<Buffer> {
  if (!URL.canParse(address) || !origins.includes(new URL(address).origin)) throw new AppError('unavailable');
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(PICTURE_MS) }).catch(
    (cause) => {
      throw new AppError('unavailable', { cause });
    },
  );
  if (!response.ok || !response.body) throw new AppError('unavailable', { cause: new Error(`${response.status}`) });
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body) {
    size += part.byteLength;
    if (size > maxBytes) throw new AppError('too_large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
