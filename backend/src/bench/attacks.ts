import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { gif, mp4Of, pixelBomb, webm } from '../content/files/sample-files.ts';
import type { AttackedServer } from './attacked-server.ts';

type Attack = (server: AttackedServer) => Promise<string>;

/** An attack by its name; `budget`: what stands against it is the budget of requests, so it runs with that. */
export interface NamedAttack {
  name: string;
  attack: Attack;
  budget: boolean;
}

/** Seconds for attacks that would go on for ever. */
const WHILE = 10;
const MEGABYTES_2 = 1_900_000;
const WITHOUT_END = 'saves without end';

/** How often each status was answered: `200 x 6`. */
async function statuses(answers: Promise<{ status: number }>[]): Promise<string> {
  const counts = new Map<number, number>();
  for (const { status } of await Promise.all(answers)) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => (count === 1 ? `${status}` : `${status} x ${count}`)).join(', ');
}

let pages = 0;

/** A page of the account, and what saves it. */
async function newPage({ call, project }: AttackedServer) {
  pages += 1;
  const form = { title: `Page ${pages}`, slug: `/attack-${pages}`, description: '', description_ai: '' };
  const answer = (await (await call(`POST /v1/api/project/${project}/page/new`, form)).json()) as {
    data: { page_id: string };
  };
  const { page_id: id } = answer.data;
  let version = 0;
  return {
    id,
    async save(html: string) {
      const body = { version, data: { pages: [] }, html, css: '' };
      const saved = await call(`PUT /v1/editor/project/${project}/page/${id}`, body);
      if (saved.status === 200) version = ((await saved.json()) as { version: number }).version;
      return saved;
    },
  };
}

const paragraphs = (bytes: number) => `<main>${'<p class="x">Some words of a page.</p>'.repeat(bytes / 38)}</main>`;

const published =
  (html: string): Attack =>
  async (server) =>
    statuses([(await newPage(server)).save(html)]);

/** The same bytes again and again behind the head of a file. */
const behind = (head: Buffer, part: Buffer, times: number) => Buffer.concat([head, ...Array(times).fill(part)]);

async function manyFrames(): Promise<Buffer> {
  const head = (await gif()).subarray(0, 13);
  const start = Buffer.from(head);
  start.writeUInt16LE(1, 6);
  start.writeUInt16LE(1, 8);
  start[10] = 0x80;
  const frame = Buffer.from('2c00000000010001000002024c0100', 'hex');
  return Buffer.concat([behind(Buffer.concat([start, Buffer.alloc(6)]), frame, 900_000), Buffer.of(0x3b)]);
}

const largePicture = () =>
  sharp({ create: { width: 16_000, height: 3_000, channels: 4, background: '#123456' } })
    .toColourspace('rgb16')
    .png()
    .toBuffer();

async function uploads({ upload }: AttackedServer, content: Buffer, name: string, count: number): Promise<string> {
  return statuses(Array.from({ length: count }, () => upload(content, name)));
}

/** Connections that say what they are told and read as slowly as they can. */
async function slowConnections(port: number, count: number, begin: (socket: Socket) => void): Promise<string> {
  let ended = 0;
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1', () => begin(socket));
    socket.on('error', () => undefined).on('close', () => (ended += 1));
    return socket;
  });
  await pause(WHILE * 1000);
  const before = ended;
  for (const socket of sockets) socket.destroy();
  return `${before} of ${count} ended within ${WHILE} s`;
}

/** The attacks by name. What is random or large is made before they begin. */
export async function makeAttacks(): Promise<NamedAttack[]> {
  const large = await largePicture();
  const frames = await manyFrames();
  const elements = behind(webm.subarray(0, 36), Buffer.from('ec80', 'hex'), 7_000_000);
  const video = mp4Of(15 * 1024 * 1024);
  const attacks: [string, Attack][] = [
    ['nothing, for comparison', async () => `waited ${await pause(5_000, 5)} s`],
    ['elements 331,666 deep', published('<b><i>'.repeat(331_666))],
    ['a page of 2 MB', published(paragraphs(MEGABYTES_2))],
    ['a page of 21,000 pictures', published('<img src="/v1/files/uploads/1/2.png">'.repeat(21_000))],
    ['a PNG of 49,000,000 x 1', async (server) => uploads(server, await pixelBomb(49_000_000, 1), 'x.png', 1)],
    ['eight PNGs of 1 x 16,000,000', async (server) => uploads(server, await pixelBomb(1, 16_000_000), 'x.png', 8)],
    ['eight PNGs of 48 megapixels, 16 bit', (server) => uploads(server, large, 'x.png', 8)],
    ['a GIF of 900,000 frames', (server) => uploads(server, frames, 'x.gif', 1)],
    ['a WebM of 7,000,000 elements', (server) => uploads(server, elements, 'x.webm', 1)],
    [
      'visits of 40 pages of 2 MB',
      async (server) => {
        const { call, project } = server;
        const page = await newPage(server);
        await page.save(`<form>${'<input>'.repeat(10)}</form>`.repeat(50) + paragraphs(MEGABYTES_2));
        const answers = [];
        for (let copy = 0; copy < 40; copy += 1) {
          const made = await call(`POST /v1/api/project/${project}/page/${page.id}/duplicate`);
          const { data } = (await made.json()) as { data?: { page_id: string; url: string } };
          if (!data) return `${made.status} after ${copy}`;
          await call(`PUT /v1/api/project/${project}/page/${data.page_id}`, { status: 'active' });
          const { pathname } = new URL(data.url || `http://x/attack-${pages}-copy`);
          answers.push(visit(server, pathname));
          await answers.at(-1);
          await call(`DELETE /v1/api/project/${project}/page/${data.page_id}`);
        }
        return statuses(answers);
      },
    ],
    [
      'a description of 4,990 wide spaces',
      ({ call, project }) =>
        statuses([call(`POST /v1/api/project/${project}/brief`, { text: `a${'\u2003'.repeat(4_990)}b`, title: '' })]),
    ],
    [
      '50 JSON bodies, a byte every 8 s',
      async ({ api, token }) => {
        const head = `POST /v1/api/project/new HTTP/1.1\r\nhost: x\r\naccesstokenapp: ${token}\r\ncontent-type: application/json\r\ncontent-length: 4000\r\n\r\n{`;
        return slowConnections(Number(new URL(api).port), 50, (socket) => {
          socket.write(head);
          const timer = setInterval(() => socket.write(' '), 8_000);
          socket.on('close', () => clearInterval(timer));
        });
      },
    ],
    [
      '30 invoices at once',
      async ({ call }) => {
        const list = (await (await call('GET /v1/api/user/invoice')).json()) as { data: { invoice_id: string }[] };
        return statuses(list.data.map(({ invoice_id }) => call(`GET /v1/api/user/invoice/${invoice_id}/pdf`)));
      },
    ],
    [
      '50 slow readers of a video of 15 MB',
      async ({ upload, api }) => {
        const stored = (await (await upload(video, 'film.mp4')).json()) as {
          data: { path_parent: string; path_child: string };
        };
        const { path_parent, path_child } = stored.data;
        return slowConnections(Number(new URL(api).port), 50, (socket) => {
          socket.write(`GET /v1/files/${path_parent}/${path_child} HTTP/1.1\r\nhost: x\r\n\r\n`);
          socket.once('data', () => socket.pause());
        });
      },
    ],
    [
      `${WITHOUT_END}, six of 2 MB among them`,
      async (server) => {
        const small = await newPage(server);
        const others = await Promise.all(Array.from({ length: 6 }, () => newPage(server)));
        const saved = others.map((page) => page.save(paragraphs(MEGABYTES_2)));
        const end = Date.now() + WHILE * 1000;
        const answers = [];
        while (Date.now() < end) {
          answers.push(small.save(`<main><h1>Save ${answers.length}</h1></main>`));
          await answers.at(-1);
        }
        return `${await statuses(answers)}; ${await statuses(saved)}`;
      },
    ],
  ];
  return attacks.map(([name, attack]) => ({ name, attack, budget: name.startsWith(WITHOUT_END) }));
}

/** A visit of a published page by its Host. */
function visit({ sites: { port, host } }: AttackedServer, path: string): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`),
    );
    let head = '';
    socket.on('data', (part) => {
      if (head === '') head = part.toString('latin1', 0, 20);
    });
    socket.on('close', () => resolve({ status: Number(head.slice(9, 12)) })).on('error', reject);
  });
}
