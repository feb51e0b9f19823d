import { type FileHandle, open } from 'node:fs/promises';
import { AppError } from '../errors.ts';

const DAMAGED = 'This video is damaged and cannot be played.';
const WINDOW = 64 * 1024;

/** More than an hour of film has; each is read on its own. */
const MAX_PARTS = 500_000;

/** Not a valid container, one of too many parts, or one that ends before its parts do. */
class Damaged extends Error {}

/** Reads small pieces at growing places of a file without a system call for each. */
class Pieces {
  readonly size: number;
  readonly #handle: FileHandle;
  #window = Buffer.alloc(0);
  #start = 0;
  #parts = 0;

  constructor(handle: FileHandle, size: number) {
    this.#handle = handle;
    this.size = size;
  }

  /** Another part of the container begins. @throws Damaged where it has too many */
  begin(): void {
    this.#parts += 1;
    if (this.#parts > MAX_PARTS) throw new Damaged();
  }

  /** @throws Damaged where the file ends before */
  async at(offset: number, length: number): Promise<Buffer> {
    if (offset + length > this.size) throw new Damaged();
    if (offset < this.#start || offset + length > this.#start + this.#window.length) {
      const { buffer, bytesRead } = await this.#handle.read(Buffer.alloc(WINDOW), 0, WINDOW, offset);
      this.#window = buffer.subarray(0, bytesRead);
      this.#start = offset;
    }
    return this.#window.subarray(offset - this.#start, offset - this.#start + length);
  }
}

const FOURCC = /^[\x20-\x7e\xa9]{4}$/;

/** MP4 and QuickTime: boxes up to the last byte, an index among them. */
async function walkBoxes(file: Pieces): Promise<void> {
  const found = new Set<string>();
  for (let offset = 0; offset < file.size; ) {
    file.begin();
    const head = await file.at(offset, 8);
    const type = head.toString('latin1', 4, 8);
    let size = head.readUInt32BE(0);
    if (size === 1) size = Number((await file.at(offset + 8, 8)).readBigUInt64BE());
    if (size === 0) size = file.size - offset;
    if (size < 8 || !FOURCC.test(type) || offset + size > file.size) throw new Damaged();
    found.add(type);
    offset += size;
  }
  if (!found.has('moov') || !(found.has('mdat') || found.has('moof'))) throw new Damaged();
}

const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;

/** A number of EBML, whose first byte tells its length; null where all its bits are set (of unknown size). */
async function readVint(
  file: Pieces,
  offset: number,
  marked: boolean,
): Promise<{ value: number | null; next: number }> {
  const first = (await file.at(offset, 1))[0] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length < 1 || length > (marked ? 4 : 8)) throw new Damaged();
  const bytes = await file.at(offset, length);
  const next = offset + length;
  if (marked) return { value: bytes.readUIntBE(0, length), next };
  let value = BigInt(first & (0xff >> length));
  for (const byte of bytes.subarray(1)) value = (value << 8n) | BigInt(byte);
  const unknown = value === (1n << BigInt(7 * length)) - 1n;
  return { value: unknown ? null : Number(value), next };
}

/** WebM: elements up to the last byte, a cluster of frames among them. Recorders leave the outer sizes open. */
async function walkElements(file: Pieces): Promise<void> {
  let clusters = 0;
  for (let offset = 0; offset < file.size; ) {
    file.begin();
    const id = await readVint(file, offset, true);
    const size = await readVint(file, id.next, false);
    const isOuter = id.value === SEGMENT || id.value === CLUSTER;
    if (size.value === null ? !isOuter : size.next + size.value > file.size) throw new Damaged();
    if (id.value === CLUSTER) clusters++;
    offset = id.value === SEGMENT || size.value === null ? size.next : size.next + size.value;
  }
  if (clusters === 0) throw new Damaged();
}

/** AVI: chunks up to the last byte, the list of frames among them. */
async function walkChunks(file: Pieces): Promise<void> {
  let frames = false;
  for (let offset = 0; file.size - offset > 1; ) {
    file.begin();
    const head = await file.at(offset, 8);
    const type = head.toString('latin1', 0, 4);
    const size = head.readUInt32LE(4);
    if (!FOURCC.test(type) || offset + 8 + size > file.size) throw new Damaged();
    const form = type === 'RIFF' || type === 'LIST' ? (await file.at(offset + 8, 4)).toString('latin1') : '';
    if (form === 'movi') frames = true;
    // The chunks inside of a RIFF follow its form.
    offset += type === 'RIFF' ? 12 : 8 + size + (size % 2);
  }
  if (!frames) throw new Damaged();
}

const WALKS: Record<string, (file: Pieces) => Promise<void>> = {
  'video/mp4': walkBoxes,
  'video/quicktime': walkBoxes,
  'video/webm': walkElements,
  'video/x-msvideo': walkChunks,
};

/**
 * Follows a video's container from its first to its last byte: nothing is missing at its end, nothing hangs behind it.
 * @throws AppError invalid
 */
export async function assertWholeVideo(path: string, contentType: string): Promise<void> {
  const handle = await open(path);
  try {
    await WALKS[contentType]?.(new Pieces(handle, (await handle.stat()).size));
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    throw new AppError('invalid', { message: DAMAGED, fields: { file: [DAMAGED] } });
  } finally {
    await handle.close();
  }
}
