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

const ftyp = (brand: string) => box('ftyp', Buffer.from(`${brand}\0\0\x02\0${brand}iso2`));

/** An MP4 of exactly so many bytes. */
export function mp4Of(bytes: number): Buffer {
  const head = Buffer.concat([ftyp('isom'), box('moov', filler)]);
  return Buffer.concat([head, box('mdat', Buffer.alloc(bytes - head.length - 8, 7))]);
}

export const mp4 = mp4Of(4_300);
export const mov = Buffer.concat([ftyp('qt  '), box('mdat', filler), box('moov', filler)]);
export const avi = riff('AVI ', Buffer.concat([riff('hdrl', filler, 'LIST'), riff('movi', filler, 'LIST')]));

/** As recorders write it: segment and cluster of unknown size, then a block of 2000 bytes. */
export const webm = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d4287810442858102', 'hex'),
  Buffer.from('1853806701ffffffffffffff1f43b67501ffffffffffffffe78100a347d0', 'hex'),
  filler,
]);

/** A RIFF container of the given form. */
export function riff(form: string, content = filler, type = 'RIFF'): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0${form}`);
  head.writeUInt32LE(content.length + 4, 4);
  return Buffer.concat([head, content]);
}

/** An animation of three frames, with a comment in it. */
export async function gif(): Promise<Buffer> {
  const frames = await Promise.all([png(64, 48), png(64, 48), png(64, 48)]);
  const plain = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [120, 120, 120] })
    .toBuffer();
  const comment = Buffer.concat([Buffer.of(0x21, 0xfe, 12), Buffer.from('secret owner'), Buffer.of(0)]);
  return Buffer.concat([plain.subarray(0, -1), comment, plain.subarray(-1)]);
}

/** An animated WebP of three frames. */
export const animatedWebp = async (): Promise<Buffer> =>
  sharp(await gif(), { animated: true })
    .webp()
    .toBuffer();

/** A few kilobytes that claim to be a picture of this size. */
export async function pixelBomb(width = 16_000, height = 16_000): Promise<Buffer> {
  const bomb = Buffer.from(await png(8, 8));
  bomb.writeUInt32BE(width, 16);
  bomb.writeUInt32BE(height, 20);
  // The header's checksum has to fit, or the bomb is refused for the wrong reason.
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}
