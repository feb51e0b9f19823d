import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import type { StoredFile } from '@landfall/shared/contracts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { files, plans } from '../../platform/db/schema.ts';
import { loseCommit } from '../../testing/lost-commit.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import {
  animatedWebp,
  avi,
  cameraJpeg,
  gif,
  jpeg,
  mov,
  mp4,
  mp4Of,
  pixelBomb,
  png,
  riff,
  webm,
} from './sample-files.ts';

let server: TestApp;
let origin: string;
let me: Awaited<ReturnType<TestApp['signIn']>>;

before(async () => {
  server = await testApp();
  origin = await server.app.listen({ port: 0 });
});
beforeEach(async () => {
  me = await server.signIn();
});
after(() => server.close());

type Part = [field: string, content: Buffer | string, name?: string, type?: string];

function formOf(parts: Part[]): FormData {
  const form = new FormData();
  for (const [field, content, name, type = 'application/octet-stream'] of parts) {
    if (name === undefined) form.append(field, String(content));
    else form.append(field, new Blob([new Uint8Array(Buffer.from(content))], { type }), name);
  }
  return form;
}

async function upload(parts: Part[], token = me.token, more: Record<string, string> = {}) {
  const body = formOf(parts);
  const headers = { accesstokenapp: token, ...more };
  const answer = await fetch(`${origin}/v1/editor/other/upload`, { method: 'POST', headers, body });
  const { data, ...rest } = (await answer.json()) as { data: StoredFile; message?: string; code?: string };
  return { status: answer.status, file: data, ...rest };
}

const addressOf = (file: StoredFile) => `${origin}/v1/files/${file.path_parent}/${file.path_child}`;

/** Rows of this account, objects and temporary files of everybody. */
async function kept() {
  const { dataDir } = server.context.config;
  const found = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const paths = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const rows = await server.context.db.select().from(files).where(eq(files.userId, me.id));
  return {
    rows: rows.length,
    objects: paths.filter((path) => path.includes('/storage/')).length,
    temp: paths.filter((path) => path.includes('/tmp/') && path.startsWith(join(dataDir, 'tmp'))).length,
  };
}

test('keeps a photo upright and without what the camera wrote into it', async () => {
  const { status, file } = await upload([['file', await cameraJpeg(), 'Holiday.jpeg', 'image/jpeg']]);
  assert.equal(status, 201);
  assert.equal(file.file_name, 'Holiday.jpeg');
  assert.equal(file.file_extension, 'jpg');

  const answer = await fetch(addressOf(file));
  const bytes = Buffer.from(await answer.arrayBuffer());
  assert.equal(answer.headers.get('content-type'), 'image/jpeg');
  assert.equal(bytes.length, file.file_size);
  const { width, height, exif, orientation } = await sharp(bytes).metadata();
  assert.deepEqual([width, height, exif, orientation], [200, 300, undefined, undefined]);
  assert.ok(!bytes.includes('secret owner'));
});

for (const [name, content, type] of [
  ['clip.mp4', mp4, 'video/mp4'],
  ['clip.mov', mov, 'video/quicktime'],
  ['clip.webm', webm, 'video/webm'],
  ['clip.avi', avi, 'video/x-msvideo'],
] as const) {
  test(`keeps ${name} byte by byte`, async () => {
    const { status, file } = await upload([['file', content, name, type]]);
    assert.equal(status, 201);
    assert.equal(file.file_name, name);
    const answer = await fetch(addressOf(file));
    assert.equal(answer.headers.get('content-type'), type);
    assert.deepEqual(Buffer.from(await answer.arrayBuffer()), content);
  });
}

for (const [name, content, type] of [
  ['wave.gif', gif, 'image/gif'],
  ['wave.webp', animatedWebp, 'image/webp'],
] as const) {
  test(`keeps all that moves in ${name}, and nothing that is said in it`, async () => {
    const { status, file } = await upload([['file', await content(), name, type]]);
    assert.deepEqual([status, file.file_name], [201, name]);
    const answer = await fetch(addressOf(file));
    assert.equal(answer.headers.get('content-type'), type);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { pages, delay } = await sharp(bytes, { animated: true }).metadata();
    assert.deepEqual([pages, delay], [3, [120, 120, 120]]);
    assert.ok(!bytes.includes('secret owner'));
  });
}

test('an upload that is sent again under its name is stored once', async () => {
  const send = async (name: string, key: string) =>
    upload([['file', await png(), name, 'image/png']], me.token, { 'idempotency-key': key });
  const key = randomUUID();
  const before = await kept();
  const [first, again] = [await send('one.png', key), await send('one.png', key)];
  assert.deepEqual([again.status, again.file], [201, first.file]);
  const parallel = await Promise.all(Array.from({ length: 5 }, () => send('two.png', `${key}-2`)));
  assert.equal(new Set(parallel.map(({ file }) => file.file_id)).size, 1);
  assert.deepEqual(await kept(), { rows: 2, objects: before.objects + 2, temp: 0 });
  assert.equal((await fetch(addressOf(parallel[0]?.file as StoredFile))).status, 200);

  assert.equal((await send('bad.png', 'a b')).status, 400);
  const owner = me;
  me = await server.signIn();
  const foreign = await send('theirs.png', key);
  assert.notEqual(foreign.file.file_id, first.file.file_id);
  me = owner;
  // Deleted is deleted: the same name makes a new file.
  await server.call(`DELETE /v1/api/project/file/${first.file.file_id}`, { token: me.token });
  assert.equal((await send('one.png', key)).status, 201);
  assert.equal((await kept()).rows, 2);
});

test('believes the content, not the name or the claimed type', async () => {
  const { status, file } = await upload([['file', await png(), 'page.html', 'text/html']]);
  assert.deepEqual([status, file.file_name, file.file_extension], [201, 'page.html.png', 'png']);
  assert.equal((await fetch(addressOf(file))).headers.get('content-type'), 'image/png');
});

test('a name cannot lead anywhere', async () => {
  const { file } = await upload([['file', await png(), '../../../etc/pass\u202ewd\0.png', 'image/png']]);
  assert.match(file.file_name, /^pass ?wd/);
  assert.match(`${file.path_parent}/${file.path_child}`, /^uploads\/[0-9a-f]{2}\/[0-9a-f]{32}\.png$/);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const html = '<!doctype html><script>alert(1)</script>';

const hostile: [name: string, parts: () => Part[] | Promise<Part[]>, status: number, message: RegExp][] = [
  ['HTML as a PNG', () => [['file', html, 'x.png', 'image/png']], 415, /not supported/],
  ['an SVG as a PNG', () => [['file', svg, 'x.png', 'image/png']], 415, /not supported/],
  ['a sound in the container of a video', () => [['file', riff('WAVE'), 'x.avi', 'video/x-msvideo']], 415, /not supp/],
  ['an unknown container', () => [['file', riff('EVIL'), 'x.avi', 'video/x-msvideo']], 415, /not supported/],
  [
    'a BMP',
    () => [['file', Buffer.from('424d46000000000000003600000028000000', 'hex'), 'x.png']],
    415,
    /not supported/,
  ],
  [
    'a GIF that is a script',
    async () => [['file', await behind(gif(), '/*<script>alert(1)</script>*/'), 'x.gif']],
    415,
    /not supp/,
  ],
  [
    'a JPEG that is a page',
    async () => [['file', await behind(jpeg(), html), 'x.jpg', 'image/jpeg']],
    415,
    /not supported/,
  ],
  ['a PNG that is an archive', async () => [['file', await behind(png(), archive), 'x.png']], 415, /not supported/],
  [
    'a video that is a drawing',
    async () => [['file', await behind(mp4, svg), 'x.mp4', 'video/mp4']],
    415,
    /not supported/,
  ],
  ['half a GIF', async () => [['file', half(await gif()), 'x.gif', 'image/gif']], 422, /damaged/],
  ['half a WebP', async () => [['file', half(await animatedWebp()), 'x.webp', 'image/webp']], 422, /damaged/],
  ['half an MP4', () => [['file', half(mp4), 'x.mp4', 'video/mp4']], 422, /damaged/],
  ['an MP4 of nothing but its first box', () => [['file', mp4.subarray(0, 24), 'x.mp4', 'video/mp4']], 422, /damaged/],
  ['a MOV without its last byte', () => [['file', mov.subarray(0, -1), 'x.mov', 'video/quicktime']], 422, /damaged/],
  ['a WebM without its last byte', () => [['file', webm.subarray(0, -1), 'x.webm', 'video/webm']], 422, /damaged/],
  ['half an AVI', () => [['file', half(avi), 'x.avi', 'video/x-msvideo']], 422, /damaged/],
  ['an AVI without frames', () => [['file', riff('AVI '), 'x.avi', 'video/x-msvideo']], 422, /damaged/],
  ['a video with something behind it', async () => [['file', await behind(webm, 'secret'), 'x.webm']], 422, /damaged/],
  [
    'an animation of too many pixels',
    async () => [['file', await gifBomb(), 'x.gif', 'image/gif']],
    422,
    /too many pixels/,
  ],
  ['a zip', () => [['file', Buffer.from('504b0304140000000800', 'hex'), 'x.png', 'image/png']], 415, /not supported/],
  ['text', () => [['file', 'hello', 'x.jpg', 'image/jpeg']], 415, /not supported/],
  ['a pixel bomb', async () => [['file', await pixelBomb(), 'x.png', 'image/png']], 422, /too many pixels/],
  [
    'a picture of one long line',
    async () => [['file', await pixelBomb(49_000_000, 1), 'x.png', 'image/png']],
    422,
    /too long on one side/,
  ],
  ['half a JPEG', async () => [['file', half(await jpeg(900, 900)), 'x.jpg', 'image/jpeg']], 422, /damaged/],
  ['half a PNG', async () => [['file', half(await png(400, 400)), 'x.png', 'image/png']], 422, /damaged/],
  ['a JPEG of nothing but its first bytes', () => [['file', jpegHead, 'x.jpg', 'image/jpeg']], 422, /damaged/],
  ['an empty file', () => [['file', '', 'x.png', 'image/png']], 422, /empty/],
  ['two files', async () => [await part('file'), await part('file')], 422, /one file at a time/],
  ['three files', async () => [await part('file'), await part('file'), await part('file')], 422, /one file at a time/],
  ['another field', async () => [await part('photo')], 422, /in the field "file"/],
  ['no part', () => [], 422, /Choose a file/],
  ['fields only', () => [['file', 'not a file']], 422, /Choose a file/],
  ['ten thousand parts', () => Array.from({ length: 10_000 }, (): Part => ['x', 'y']), 422, /too many parts/],
  ['a field that is no field', async () => [['__proto__', 'x'], await part('file')], 400, /./],
];

const archive = Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)]);
const behind = async (content: Buffer | Promise<Buffer>, more: Buffer | string) =>
  Buffer.concat([await content, Buffer.from(more)]);

/** Three frames that claim 8000 x 8000 pixels each. */
async function gifBomb(): Promise<Buffer> {
  const bomb = await gif();
  bomb.writeUInt16LE(8000, 6);
  bomb.writeUInt16LE(8000, 8);
  return bomb;
}

const half = (content: Buffer) => content.subarray(0, content.length / 2);
const jpegHead = Buffer.from('ffd8ffe000104a46494600010100', 'hex');
const part = async (field: string): Promise<Part> => [field, await png(), 'x.png', 'image/png'];

for (const [name, parts, status, message] of hostile) {
  test(`refuses ${name} and keeps nothing of it`, async () => {
    const before = await kept();
    const answer = await upload(await parts());
    assert.deepEqual([answer.status, answer.message?.match(message)?.length], [status, 1], answer.message);
    assert.deepEqual(await kept(), before);
    assert.equal(before.temp, 0);
  });
}

test('refuses what is not multipart, and what is cut off', async () => {
  const headers = { accesstokenapp: me.token, 'content-type': 'application/json' };
  const address = `${origin}/v1/editor/other/upload`;
  assert.equal((await fetch(address, { method: 'POST', headers, body: '{}' })).status, 400);
  const multipart = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
  const cut = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';
  assert.equal((await fetch(address, { method: 'POST', headers: multipart, body: cut })).status, 400);
  assert.equal((await kept()).temp, 0);
});

test('15 MiB pass, one byte more is too large', async () => {
  const largest = mp4Of(15_728_640);
  assert.equal((await upload([['file', largest, 'x.mp4', 'video/mp4']])).file.file_size, 15_728_640);
  const before = await kept();
  const answer = await upload([['file', Buffer.concat([largest, Buffer.alloc(1)]), 'x.mp4', 'video/mp4']]);
  assert.deepEqual([answer.status, answer.code, answer.message], [413, 'too_large', 'File size exceeds 15MB limit.']);
  const far = await upload([['file', Buffer.concat([largest, Buffer.alloc(5_000_000)]), 'x.mp4', 'video/mp4']]);
  assert.equal(far.status, 413);
  assert.deepEqual(await kept(), before);
});

test('the plan’s limit holds when many uploads come at once', async () => {
  const [basic] = await server.context.db.select().from(plans).where(eq(plans.name, 'basic'));
  assert.ok(basic);
  await server.context.db
    .update(plans)
    .set({ features: { ...basic.features, files_max: 3 } })
    .where(eq(plans.name, 'basic'));
  me = await server.signIn({ planName: 'basic' });
  const picture = await png(16, 16);
  const before = await kept();
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload([['file', picture, 'x.png', 'image/png']])));
  const statuses = answers.map(({ status }) => status).sort();
  assert.deepEqual(statuses, [201, 201, 201, 402, 402, 402, 402, 402]);
  assert.deepEqual(await kept(), { rows: 3, objects: before.objects + 3, temp: 0 });
});

test('a sender who goes away in the middle leaves nothing', async () => {
  const { port } = new URL(origin);
  const socket = connect(Number(port), new URL(origin).hostname);
  socket.write(
    `POST /v1/editor/other/upload HTTP/1.1\r\nhost: x\r\naccesstokenapp: ${me.token}\r\n` +
      'content-type: multipart/form-data; boundary=x\r\ncontent-length: 9000000\r\n\r\n' +
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\ncontent-type: video/mp4\r\n\r\n',
  );
  socket.write(Buffer.concat([mp4, Buffer.alloc(300_000)]));
  await until(async () => (await kept()).temp === 1);
  socket.destroy();
  await once(socket, 'close');
  await until(async () => (await kept()).temp === 0);
  assert.equal((await kept()).rows, 0);
});

/** Sends bytes as they are, then waits for the connection's end. Returns the answer's status line. */
async function raw(head: string, content: Buffer, { hangUp = true } = {}): Promise<string> {
  const { port, hostname } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const answer: Buffer[] = [];
  socket.on('data', (chunk) => {
    answer.push(chunk);
    if (!hangUp) socket.destroy();
  });
  socket.on('error', () => {});
  socket.write(`POST /v1/editor/other/upload HTTP/1.1\r\nhost: x\r\naccesstokenapp: ${me.token}\r\n${head}\r\n\r\n`);
  if (hangUp) socket.end(content);
  else socket.write(content);
  await once(socket, 'close');
  return Buffer.concat(answer).toString('latin1').split('\r\n')[0] ?? '';
}

test('keeps nothing of a body that is longer or shorter than it says', async () => {
  const multipart = 'content-type: multipart/form-data; boundary=x';
  const start = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(start), await png(), Buffer.from('\r\n--x--\r\n')]);
  const before = await kept();
  assert.doesNotMatch(await raw(`${multipart}\r\ncontent-length: ${body.length + 5000}`, body), / 20/);
  assert.match(await raw(`${multipart}\r\ncontent-length: ${body.length - 500}`, body), / 400 /);
  assert.match(await raw(`${multipart}\r\ncontent-length: 99999999999`, body, { hangUp: false }), / 413 /);
  assert.match(await raw(`${multipart}\r\ncontent-length: -5`, body), / 400 /);
  assert.match(await raw(`${multipart}\r\ncontent-length: 5\r\ntransfer-encoding: chunked`, body), / 400 /);
  await until(async () => (await kept()).temp === 0);
  assert.deepEqual(await kept(), before);
});

test('needs an account, before the body is read', async () => {
  assert.equal((await upload([['file', await png(), 'x.png']], 'wrong')).status, 401);
});

test('a file whose commit went through is kept, also where its answer got lost', async () => {
  const content = await png();
  const headers = { 'idempotency-key': randomUUID() };
  loseCommit(server.context.db, (result) => (result as { userId?: string } | undefined)?.userId === me.id);
  assert.equal((await upload([['file', content, 'a.png']], me.token, headers)).status, 503);
  const again = await upload([['file', content, 'a.png']], me.token, headers);
  assert.equal(again.status, 201);
  const { path_parent, path_child } = again.file;
  assert.equal((await fetch(`${origin}/v1/files/${path_parent}/${path_child}`)).status, 200);
});

test('documents and sound are kept as they came, known by their content and listed by their kind', async () => {
  const pdf = '%PDF-1.7\n1 0 obj\n<< /S (<script>) >>\nendobj\n';
  const { status, file } = await upload([['file', pdf, 'Guide.PDF', 'text/html']]);
  assert.deepEqual([status, file.file_name, file.file_extension], [201, 'Guide.PDF', 'pdf']);
  await upload([['file', await png(), 'x.png', 'image/png']]);
  const listed = async (kind: string) => {
    const answer = await server.call(`GET /v1/editor/other/files?kind=${kind}`, { token: me.token });
    return answer.json().data.map(({ file_name }: StoredFile) => file_name);
  };
  assert.deepEqual(await listed('document'), ['Guide.PDF']);
  assert.deepEqual(await listed('image'), ['x.png']);
  const served = await server.app.inject(`/v1/files/${file.path_parent}/${file.path_child}`);
  assert.deepEqual(
    [served.body, served.headers['content-type'], served.headers['content-disposition']],
    [pdf, 'application/pdf', 'attachment'],
  );
  const refused = await upload([['file', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'guide.pdf']]);
  assert.equal(refused.code, 'type_not_allowed');
});
