import { HttpResponse, http, type JsonBodyType } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';

const API = 'http://api.test';

/** A call that the screen under test made. */
export interface RecordedCall {
  method: string;
  /** Path with query. */
  path: string;
  body: unknown;
  headers: Headers;
}

type Answer = JsonBodyType | ((call: RecordedCall) => Response | Promise<Response>);
type Method = 'get' | 'post' | 'put' | 'delete';

/**
 * A fake of the editor backend over HTTP: the only thing that component tests fake.
 * Call `fakeBackend()` once in a test file; it starts, resets and stops itself.
 */
export function fakeBackend() {
  const server: SetupServer = setupServer();
  const calls: RecordedCall[] = [];
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    calls.length = 0;
  });
  afterAll(() => server.close());

  const on =
    (method: Method) =>
    (path: string, answer: Answer, status = 200) =>
      server.use(
        http[method](`${API}${path}`, async ({ request }) => {
          const { pathname, search } = new URL(request.url);
          const text = await request.clone().text();
          const isJson = request.headers.get('content-type')?.includes('json');
          const call = {
            method: request.method,
            path: pathname + search,
            body: isJson ? JSON.parse(text) : text,
            headers: request.headers,
          };
          calls.push(call);
          return typeof answer === 'function' ? answer(call) : HttpResponse.json(answer, { status });
        }),
      );

  return { calls, get: on('get'), post: on('post'), put: on('put'), delete: on('delete') };
}

/** A response of a failed call, in the backend's shape. */
export const failure = (status: number, message?: string): Response =>
  HttpResponse.json(message ? { message, code: 'test', request_id: 'r' } : {}, { status });
