import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { MODERN_UPLOAD_TYPES } from '@landfall/shared/contracts';
import sharp from 'sharp';
import { gif, png, webm } from '../../content/files/sample-files.ts';
import { startChild } from '../workers/runner.ts';
import { WorkPool } from '../workers/work-pool.ts';
import { checkUpload } from './media.ts';

let folder: string;
const pools: WorkPool[] = [];
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-media-'));
});
after(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  await rm(folder, { recursive: true });
});

let files = 0;

function processes(memoryMb = 768) {
  const media = new WorkPool({ start: startChild, size: 1, memoryMb, perOwner: 50, inAll: 100, waitMs: 60_000 });
  pools.push(media);
  return async (content: Buffer, owner = 'ana') => {
    files += 1;
    const source = join(folder, `${files}`);
    await writeFile(source, content);
    return checkUpload({ media }, owner, { source, target: `${source}-new`, allowed: MODERN_UPLOAD_TYPES });
  };
}

/** Two megabytes of PNG whose rows need nearly a gigabyte at once, because they come interlaced. */
const interlaced = () =>
  sharp({ create: { width: 7_000, height: 7_000, channels: 4, background: '#123456' } })
    .toColourspace('rgb16')
    .png({ progressive: true })
    .toBuffer();

test('a picture that takes too much memory ends its decoder, and the next one is taken', async () => {
  const check = processes(200);
  await assert.rejects(check(await interlaced()), { code: 'invalid', message: /too much memory/ });
  assert.equal((await check(await png())).contentType, 'image/png');
});

test('who comes later is not behind everything that another account sent', async () => {
  const check = processes();
  const picture = await png(600, 600);
  const ended: string[] = [];
  const send = async (owner: string) => {
    await check(picture, owner);
    ended.push(owner);
  };
  await Promise.all([...Array.from({ length: 8 }, () => send('ana')), send('ben')]);
  assert.ok(ended.indexOf('ben') < 7, ended.join());
});

test('refuses an animation of thousands of frames, and a video of hundreds of thousands of parts', async () => {
  const check = processes();
  const animation = await gif();
  const start = animation.indexOf(Buffer.of(0x21, 0xf9));
  const frame = Buffer.from('2c00000000010001000002024c0100', 'hex');
  animation.writeUInt16LE(1, 6);
  animation.writeUInt16LE(1, 8);
  const frames = [animation.subarray(0, start), ...Array<Buffer>(2_001).fill(frame), Buffer.of(0x3b)];
  await assert.rejects(check(Buffer.concat(frames)), { code: 'invalid', message: /too many frames/ });
  const elements = [webm.subarray(0, 36), ...Array<Buffer>(600_000).fill(Buffer.of(0xec, 0x80))];
  await assert.rejects(check(Buffer.concat(elements)), { code: 'invalid', message: /damaged/ });
});
