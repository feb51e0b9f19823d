import { Agent, type RequestOptions, request } from 'node:https';
import { text } from 'node:stream/consumers';

/** Milliseconds that an answer may take. */
const PATIENCE = 60_000;

interface Answer {
  /** 0 where there was no answer. */
  status: number;
  body: string;
  headers: Record<string, string | string[] | undefined>;
  ms: number;
}

/** Asks the web servers of this network over TLS, by name, as a browser does that believes one authority more. */
export class Browser {
  readonly #agent: Agent;
  /** The account that it is signed in to. */
  token = '';

  constructor(authority: string) {
    this.#agent = new Agent({ ca: authority, keepAlive: true });
  }

  ask(
    url: string,
    {
      method = 'GET',
      body = '',
      headers = {},
    }: Partial<Record<'method' | 'body', string>> & Pick<RequestOptions, 'headers'> = {},
  ): Promise<Answer> {
    const began = performance.now();
    const { hostname, pathname, search } = new URL(url);
    const options = {
      host: '127.0.0.1',
      servername: hostname,
      method,
      path: pathname + search,
      headers: { host: hostname, ...headers },
      agent: this.#agent,
      timeout: PATIENCE,
    };
    return new Promise((resolve) => {
      const none = (error: Error) =>
        resolve({ status: 0, body: error.message, headers: {}, ms: performance.now() - began });
      const call = request(options, (response) => {
        text(response).then(
          (said) =>
            resolve({
              status: response.statusCode ?? 0,
              body: said,
              headers: response.headers,
              ms: performance.now() - began,
            }),
          none,
        );
      });
      call.once('error', none).once('timeout', () => call.destroy(new Error('It took too long.')));
      call.end(body);
    });
  }

  /** A call of the API. @throws Error where it is not answered with success */
  async call(origin: string, method: string, path: string, body?: object): Promise<Record<string, unknown>> {
    const headers = { 'content-type': 'application/json', ...(this.token && { accesstokenapp: this.token }) };
    const answer = await this.ask(origin + path, { method, headers, body: body && JSON.stringify(body) });
    if (answer.status < 200 || answer.status > 299)
      throw new Error(`${method} ${path} was answered ${answer.status}: ${answer.body}`);
    const said = JSON.parse(answer.body || '{}') as Record<string, unknown>;
    return (said.data ?? said) as Record<string, unknown>;
  }
}
