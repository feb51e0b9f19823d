import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * How the next calls go. `hang` never answers and does nothing; `lost` does its work and drops the connection.
 */
export type Mood = 'fine' | 'refuse' | 'broken' | 'hang' | 'lost';

interface Request {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface FakeProvider {
  url: string;
  mood: Mood;
  close: () => Promise<void>;
}

/** A payment provider that really speaks HTTP, for tests. `answer` is its work: a status and what it says. */
export async function fakeProvider(
  answer: (request: Request) => [status: number, body: unknown],
): Promise<FakeProvider> {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
    const body = await text(request);
    if (fake.mood === 'hang') return;
    const say = (status: number, said: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    if (fake.mood === 'refuse') return say(400, { error: { type: 'invalid_request_error', message: 'No.' } });
    if (fake.mood === 'broken') return say(500, { error: { type: 'api_error', message: 'Broken.' } });
    const { method = 'GET', headers } = request;
    const [status, said] = answer({ method, path: pathname, query: searchParams, headers, body });
    if (fake.mood === 'lost') return response.destroy();
    return say(status, said);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const fake: FakeProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: 'fine',
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}
