import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** Real and hostile file contents for tests of uploads. */

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });

export const jpeg = (width = 320, height = 200): Promise<Buffer> => noise(width, height).jpeg().toBuffer();
export const png = (width = 64, height = 48): Promise<Buffer> => noise(width, height).png().toBuffer();

/** A camera's picture: lying on its side, with the place where it was taken. */
export const cameraJpeg = (): Promise<Buffer> =>
  noise(300, 200)
    .withExif({ IFD0: { Make: 'Camera', Copyright: 'secret owner' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const box = (type: string, content: Buffer) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(content.length + 8);
  return Buffer.concat([size, Buffer.from(type), content]);
};

const filler = Buffer.alloc(2000, 7);

export const mp4 = Buffer.concat([box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2mp41')), box('mdat', filler)]);
export const mov = Buffer.concat([box('ftyp', Buffer.from('qt  \0\0\x02\0qt  ')), box('mdat', filler)]);
export const avi = riff('AVI ');
export const webm = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ff', 'hex'),
  filler,
]);

/** A RIFF container of the given form. */
export function riff(form: string): Buffer {
  const head = Buffer.from(`RIFF\0\0\0\0${form}`);
  head.writeUInt32LE(filler.length + 4, 4);
  return Buffer.concat([head, filler]);
}

/** A few kilobytes that claim to be 64,250 x 64,250 pixels. */
export async function pixelBomb(): Promise<Buffer> {
  const bomb = Buffer.from(await png(8, 8));
  bomb.writeUInt32BE(64_250, 16);
  bomb.writeUInt32BE(64_250, 20);
  // The header's checksum has to fit, or the bomb is refused for the wrong reason.
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}
