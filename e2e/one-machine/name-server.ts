import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

const HEADER = 12;
const A = 1;
/** Milliseconds that the machine's name server has to answer. */
const PATIENCE = 5_000;

/** The name that a query asks for, what kind of record, and where its question ends. */
function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

/** This machine's address for a question of A, no record for any other. */
function answer(query: Buffer, type: number, end: number): Buffer {
  const head = Buffer.from(query.subarray(0, end));
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(type === A ? 1 : 0, 6);
  head.writeUInt32BE(0, 8);
  const record = Buffer.from([0xc0, HEADER, 0, A, 0, 1, 0, 0, 0, 60, 0, 4, 127, 0, 0, 1]);
  return type === A ? Buffer.concat([head, record]) : head;
}

const upstream = (): string => /^nameserver (\S+)/m.exec(readFileSync('/etc/resolv.conf', 'utf8'))?.[1] ?? '127.0.0.1';

/**
 * A name server on port 53 of this network: this machine for whatever is below the named domains, and what the machine's
 * own name server says for everything else.
 */
export async function startNameServer(domains: readonly string[]): Promise<void> {
  const server = createSocket('udp4');
  const forward = (query: Buffer, reply: (said: Buffer) => void) => {
    const socket = createSocket('udp4').on('error', () => {});
    const timer = setTimeout(() => socket.close(), PATIENCE);
    socket.once('message', (said) => {
      clearTimeout(timer);
      socket.close();
      reply(said);
    });
    socket.send(query, 53, upstream());
  };
  server.on('message', (query, { port, address }) => {
    const { name, type, end } = questionOf(query);
    const reply = (said: Buffer) => server.send(said, port, address);
    if (domains.some((domain) => name === domain || name.endsWith(`.${domain}`))) reply(answer(query, type, end));
    else forward(query, reply);
  });
  server.bind(53, '127.0.0.1');
  await once(server, 'listening');
}
