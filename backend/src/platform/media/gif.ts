import { AppError } from '../errors.ts';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;

/** A minute of film; each frame costs its reader something, however small it is. */
export const MAX_FRAMES = 2_000;

const refused = (message: string) => new AppError('invalid', { message, fields: { file: [message] } });
export const tooManyFrames = () => refused('This animation has too many frames: at most 2000.');
const damaged = () => refused('This image is damaged and cannot be read.');

/**
 * A GIF's frames, times and loops, block by block: comments, metadata and whatever hangs behind its end stay away.
 * The pixels are not looked at.
 * @param maxPixels of all frames together
 * @throws AppError invalid where it ends before its end, or says that it has more pixels or too many frames
 */
export function keepFrames(gif: Buffer, maxPixels: number): Buffer {
  const byte = (at: number): number => {
    const value = gif[at];
    if (value === undefined) throw damaged();
    return value;
  };
  /** Bytes of the colour table that a packed field announces. */
  const tableSize = (packed: number) => (packed & 0x80 ? 3 << ((packed & 7) + 1) : 0);
  const afterBlocks = (from: number): number => {
    let at = from;
    for (let size = byte(at); size > 0; size = byte(at)) at += size + 1;
    return at + 1;
  };

  const screen = (byte(6) | (byte(7) << 8)) * (byte(8) | (byte(9) << 8));
  let at = 13 + tableSize(byte(10));
  const kept = [gif.subarray(0, at)];
  for (let frames = 0; ; ) {
    const start = at;
    const kind = byte(at);
    if (kind === TRAILER) {
      if (frames === 0) throw damaged();
      return Buffer.concat([...kept, Buffer.of(TRAILER)]);
    }
    if (kind === IMAGE) {
      at = afterBlocks(at + 11 + tableSize(byte(at + 9)));
      frames++;
      if (frames > MAX_FRAMES) throw tooManyFrames();
      if (screen * frames > maxPixels) throw refused('This image has too many pixels.');
    } else if (kind === EXTENSION) at = afterBlocks(at + 2);
    else throw damaged();
    if (kind === IMAGE || isPartOfShow(gif, start)) kept.push(gif.subarray(start, at));
  }
}

/** How long a frame stays, and how often all of them are shown. */
function isPartOfShow(gif: Buffer, start: number): boolean {
  const label = gif[start + 1];
  const name = gif.toString('latin1', start + 3, start + 14);
  return label === GRAPHIC_CONTROL || (label === APPLICATION && /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(name));
}
