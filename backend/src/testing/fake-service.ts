import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** As it came. */
  body: string;
  /** The body as JSON; empty where it is none. */
  json: Record<string, unknown>;
}

interface Said {
  status?: number;
  /** A text is sent as it is, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface FakeService {
  /** An origin with a name. */
  url: string;
  asked: Asked[];
  /** What it says from now on. */
  say: (answer: (asked: Asked, count: number) => Said) => void;
  close: () => Promise<void>;
}

function jsonOf(body: string): Record<string, unknown> {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}

/** A service that keeps what it is asked, for tests of what we send to others. It answers 200 until told otherwise. */
export async function fakeService(): Promise<FakeService> {
  const asked: Asked[] = [];
  let answer: (asked: Asked, count: number) => Said = () => ({ body: {} });
  const server = createServer(async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
    const body = await text(request);
    const { method = 'GET', headers } = request;
    const one = { method, path: pathname, query: searchParams, headers, body, json: jsonOf(body) };
    asked.push(one);
    const said = answer(one, asked.length);
    const isText = typeof said.body === 'string';
    reply.writeHead(said.status ?? 200, {
      'content-type': isText ? 'text/plain' : 'application/json',
      ...said.headers,
    });
    reply.end(isText ? said.body : JSON.stringify(said.body ?? {}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    say: (said) => {
      answer = said;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
