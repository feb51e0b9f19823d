import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startChild } from '../testing/child.ts';
import { memoryOf } from './memory.ts';

const SAMPLE_MS = 100;
/** Points a second of the default configuration. */
const SHIPPED_RATE = '30';

export interface Latencies {
  count: number;
  /** Milliseconds: the worst, and what 99 of 100 stayed below. */
  live: [number, number];
  page: [number, number];
}

/** A server with an account, to be attacked, and somebody who goes on asking it for something small. */
export interface AttackedServer {
  api: string;
  token: string;
  project: string;
  sites: { port: number; host: string };
  /** One call of the account; its answer in short. */
  call: (line: string, body?: unknown) => Promise<{ status: number; json: () => Promise<unknown> }>;
  upload: (content: Uint8Array, name: string) => Promise<{ status: number; json: () => Promise<unknown> }>;
  /** Does something while others ask for something small. */
  watched: <T>(work: () => Promise<T>) => Promise<{ result: T; latencies: Latencies; peakMb: number }>;
  stop: () => Promise<void>;
}

/** A connection that was kept may have been closed a moment before: then another one is used. */
const ask = (url: string, options: RequestInit) => fetch(url, options).catch(() => fetch(url, options));

/** `budget`: with the budget of requests as it is shipped; without one otherwise. */
export async function startAttackedServer({ budget }: { budget: boolean }): Promise<AttackedServer> {
  const env = { BENCH_INVOICES: '30', REQUEST_RATE: budget ? SHIPPED_RATE : 'off' };
  const server = startChild(new URL('./server.ts', import.meta.url), [], env);
  const { api, sites, token, pageUrl, project } = JSON.parse(await server.line(/^\{"api"/));
  const origin = `http://127.0.0.1:${api}`;
  const { host, pathname } = new URL(pageUrl);
  const page = `http://127.0.0.1:${sites}${pathname}`;
  const probe = fork(fileURLToPath(new URL('./probe.ts', import.meta.url)), [`${origin}/v1/health/live`, page, host]);
  const told = async (message: string) => {
    probe.send(message);
    return (await once(probe, 'message'))[0];
  };
  const headers: Record<string, string> = { accesstokenapp: token };

  return {
    api: origin,
    token,
    project,
    sites: { port: sites, host },
    call(line, body) {
      const [method = 'GET', path = ''] = line.split(' ');
      const json = body === undefined ? {} : { body: JSON.stringify(body) };
      const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
      return ask(origin + path, { method, headers: { ...headers, ...type }, ...json });
    },
    upload(content, name) {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(content)]), name);
      return ask(`${origin}/v1/editor/other/upload`, { method: 'POST', headers, body });
    },
    async watched(work) {
      const pid = server.process.pid ?? 0;
      let peakMb = memoryOf(pid);
      const sampling = setInterval(() => {
        peakMb = Math.max(peakMb, memoryOf(pid));
      }, SAMPLE_MS);
      await told('begin');
      const result = await work();
      clearInterval(sampling);
      return { result, latencies: await told('end'), peakMb };
    },
    async stop() {
      probe.disconnect();
      await server.kill('SIGTERM');
    },
  };
}
