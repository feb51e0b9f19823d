import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from './until.ts';

export interface Received {
  headers: IncomingHttpHeaders;
  /** As it came, byte for byte. */
  body: string;
  path: string;
}

export interface Receiver {
  url: string;
  received: Received[];
  /** The parsed bodies of one type. */
  events: (type: string) => { type: string; timestamp: string; data: Record<string, unknown> }[];
  /** Waits until so many have come, all together. */
  got: (count: number, seconds?: number) => Promise<void>;
  close: () => void;
}

/** An address that is told of events. `answer` says what it answers; 200 unless given. */
export async function webhookReceiver(
  answer: (reply: ServerResponse, count: number) => void = (reply) => reply.end('ok'),
): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      received.push({ headers: request.headers, body, path: request.url ?? '' });
      answer(reply, received.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/hook`,
    received,
    events: (type) => received.map(({ body }) => JSON.parse(body)).filter((event) => event.type === type),
    got: (count, seconds) => until(() => received.length >= count, seconds),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
