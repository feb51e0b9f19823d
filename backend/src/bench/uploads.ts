import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { jpeg, mp4Of } from '../content/files/sample-files.ts';
import { startChild } from '../testing/child.ts';
import { memoryOf } from './memory.ts';

const PARALLEL = 20;
const BYTES = 15 * 1024 * 1024;
/** Megabytes that the server's memory may grow by while it takes them all. */
const GOAL = 100;
const SAMPLE_MS = 25;

/** A photo of about 15 MB, as a camera of 24 megapixels makes them. */
async function photo(): Promise<Buffer> {
  const [width, height] = [6000, 4000];
  const small = { width: width / 2, height: height / 2, channels: 3 } as const;
  const pixels = randomBytes(small.width * small.height * 3);
  const image = await sharp(pixels, { raw: small }).resize(width, height).jpeg({ quality: 82 }).toBuffer();
  return image.length <= BYTES ? image : jpeg(width, height);
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

const server = startChild(new URL('./server.ts', import.meta.url), []);
const { api, token } = JSON.parse(await server.line(/^\{"api"/));
const pid = server.process.pid ?? 0;

async function upload(content: Buffer, name: string): Promise<void> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), name);
  const headers = { accesstokenapp: token };
  const answer = await fetch(`http://127.0.0.1:${api}/v1/editor/other/upload`, { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
}

async function measure(content: Buffer, name: string) {
  const before = memoryOf(pid);
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, SAMPLE_MS);
  const started = Date.now();
  await Promise.all(Array.from({ length: PARALLEL }, () => upload(content, name)));
  clearInterval(sampling);
  const seconds = Math.round((Date.now() - started) / 100) / 10;
  return {
    'MB each': megabytes(content.length),
    seconds,
    'RSS before': before,
    'RSS most': most,
    growth: most - before,
  };
}

// What a server has in memory anyway once it has worked: libraries, compiled code.
await upload(mp4Of(100_000), 'warm-up.mp4');
await upload(await jpeg(), 'warm-up.jpg');

const rows = {
  [`${PARALLEL} videos at once`]: await measure(mp4Of(BYTES), 'film.mp4'),
  [`${PARALLEL} photos of 24 megapixels at once`]: await measure(await photo(), 'photo.jpg'),
};
await server.kill('SIGTERM');
console.log(
  `\nResident memory of the server and its processes in MB, Node.js ${process.version}; goal: growth below ${GOAL}\n`,
);
console.table(rows);
if (Object.values(rows).some(({ growth }) => growth >= GOAL)) process.exitCode = 1;
