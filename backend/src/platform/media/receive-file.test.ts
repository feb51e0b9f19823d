import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { answerError } from '../http/error-handler.ts';
import { withTempFile } from '../storage/temp-files.ts';
import { receiveFile } from './receive-file.ts';
import { PACE } from './upload-pace.ts';

// The real receiver with less patience: a stretch of 200 ms instead of 20 s.
const pace = { longest: 1500, stretch: 200, leastBytes: 1000 };
const app = fastify();
let folder: string;
let port: number;
const lateAnswers: { refused: string; took: number }[] = [];
const gone = Promise.withResolvers<void>();

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-receive-'));
  await app.register(multipart);
  app.setErrorHandler(answerError);
  app.post('/', (request) =>
    withTempFile(folder, (path) => receiveFile(request, path, { maxBytes: 1_000_000, tooLarge: 'too large', pace })),
  );
  app.post('/late', async (request) => {
    // As where whoever sends it left while it was decided whether they may.
    request.raw.destroy();
    await once(request.raw, 'close');
    const began = performance.now();
    const refused = await receiveFile(request, join(folder, 'late'), { maxBytes: 1_000_000, tooLarge: '' }).catch(
      String,
    );
    lateAnswers.push({ refused: String(refused), took: performance.now() - began });
    gone.resolve();
  });
  await app.listen({ port: 0 });
  port = (app.server.address() as { port: number }).port;
});
after(async () => {
  app.server.closeAllConnections();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** Sends a head at once, then `chunk` every so many milliseconds. Returns what was answered. */
async function dribble(head: string, chunk: string, every: number): Promise<string> {
  const socket: Socket = connect(port);
  socket.on('error', () => {});
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\n');
  socket.write(`content-length: 900000\r\n\r\n${head}`);
  const timer = setInterval(() => socket.write(chunk), every);
  const [answer] = await once(socket, 'data');
  clearInterval(timer);
  socket.destroy();
  return String(answer);
}

const file = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
const field = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n';

for (const [name, head, chunk, every] of [
  ['a file that comes byte by byte', file, 'x', 20],
  ['a field that comes byte by byte', field, 'x', 20],
  ['a part’s header that comes byte by byte', '--x\r\ncontent-disposition: ', 'x', 20],
  ['a file that stops coming', file, '', 10_000],
  ['a steady file that takes for ever', file, 'x'.repeat(500), 20],
] as const) {
  test(`gives up on ${name}, and keeps nothing`, async () => {
    const answer = await dribble(head, chunk, every);
    assert.match(answer, /^HTTP\/1\.1 400 [\s\S]*The upload was too slow\. Please try again\./);
    assert.deepEqual(await readdir(folder), []);
  });
}

test('who left before the file was read is not waited for', async () => {
  const socket = connect(port);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write('POST /late HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\n');
  socket.write(`content-length: 900000\r\n\r\n${file}`);
  await gone.promise;
  const [answer] = lateAnswers;
  assert.match(answer?.refused ?? '', /The upload broke off/);
  assert.ok((answer?.took ?? Infinity) < PACE.stretch, `${answer?.took} ms`);
});
