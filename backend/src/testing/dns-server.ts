import { createSocket } from 'node:dgram';
import { once } from 'node:events';

type RecordType = 'A' | 'AAAA' | 'CNAME' | 'TXT';

export interface DnsServer {
  /** For DNS_SERVERS. */
  address: string;
  /** What it answers: `set('CNAME', 'shop.example.com', ['cdn.example.net'])`; nothing means there is no such record. */
  set: (type: RecordType, name: string, values: string[]) => void;
  /** Answers every question with a failure of the server. */
  fail: (failing: boolean) => void;
  /** Everything that was asked, as `TXT _landfall.shop.example.com`. */
  asked: string[];
  close: () => Promise<void>;
}

const NUMBERS: Record<string, number> = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 };
const TYPES: Record<number, string> = { 1: 'A', 5: 'CNAME', 16: 'TXT', 28: 'AAAA' };
const HEADER = 12;

/** A small name server on this machine, over UDP, for names that the test decides on. */
export async function dnsServer(): Promise<DnsServer> {
  const zone = new Map<string, string[]>();
  const asked: string[] = [];
  let failing = false;
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const { name, type, end } = readQuestion(query);
    asked.push(`${type} ${name}`);
    const values = failing ? [] : (zone.get(`${type} ${name}`) ?? []);
    socket.send(answer(query.subarray(0, end), type, values, failing ? 2 : values.length > 0 ? 0 : 3), from.port);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    set: (type, name, values) => zone.set(`${type} ${name}`, values),
    fail: (now) => {
      failing = now;
    },
    asked,
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}

function readQuestion(query: Buffer): { name: string; type: string; end: number } {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const type = query.readUInt16BE(at + 1);
  return { name: labels.join('.').toLowerCase(), type: TYPES[type] ?? String(type), end: at + 5 };
}

/** `status`: 0 fine, 2 the server failed, 3 no such name. */
function answer(question: Buffer, type: string, values: string[], status: number): Buffer {
  const head = Buffer.from(question);
  head.writeUInt16BE(0x8180 | status, 2);
  head.writeUInt16BE(values.length, 6);
  head.writeUInt16BE(0, 8);
  head.writeUInt16BE(0, 10);
  const records = values.map((value) => {
    const data = type === 'TXT' ? textData(value) : type === 'CNAME' ? nameData(value) : addressData(value);
    const record = Buffer.alloc(HEADER);
    record.writeUInt16BE(0xc000 | HEADER, 0);
    record.writeUInt16BE(NUMBERS[type] ?? 5, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt16BE(data.length, 10);
    return Buffer.concat([record, data]);
  });
  return Buffer.concat([head, ...records]);
}

const withLength = (part: string) => Buffer.concat([Buffer.of(Buffer.byteLength(part)), Buffer.from(part)]);
const nameData = (name: string) => Buffer.concat([...name.split('.').map(withLength), Buffer.of(0)]);
/** IPv6 addresses are given in full: eight groups. */
const addressData = (address: string) =>
  address.includes(':')
    ? Buffer.concat(address.split(':').map((group) => Buffer.from(group.padStart(4, '0'), 'hex')))
    : Buffer.from(address.split('.').map(Number));
/** Long texts travel in parts. */
const textData = (text: string) => Buffer.concat((text.match(/.{1,60}/g) ?? ['']).map(withLength));
