import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import * as indexedDb from 'fake-indexeddb';
import { IDBFactory } from 'fake-indexeddb';
import { demoScripts } from './demo-scripts.ts';

/** Where the worker believes its folder to be. */
const FOLDER = 'https://demo.example/try';

interface FetchEvent {
  request: Request;
  respondWith: (answered: Response | Promise<Response>) => void;
}
type Listener = (event: FetchEvent) => void;

/** A part of a call. */
interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
  form?: Record<string, string> | FormData;
}

/** Files of the demo's folder, as far as the worker reads them. */
async function fetchFile(address: string): Promise<Response> {
  const name = new URL(address).pathname.replace('/try/', '');
  if (name === 'editor.json') return Response.json({ script: 'editor-0.js', style: 'editor-0.css' });
  if (name === 'demo.json') return Response.json({ remotes: {} });
  return new Response('Not found', { status: 404 });
}

/** The demo's built service worker, running here: what it keeps is in `database`, in memory. */
export async function startedWorker(database = new IDBFactory()) {
  const script = await readFile(path.join(await demoScripts(), 'sw.js'), 'utf8');
  const listeners = new Map<string, Listener>();
  const self = {
    registration: { scope: `${FOLDER}/` },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    clients: { claim: async () => {} },
  };
  const given: Record<string, unknown> = {
    ...indexedDb,
    ...{ self, indexedDB: database, fetch: fetchFile },
    // Every picture has the same size here.
    createImageBitmap: async () => ({ width: 1200, height: 800, close: () => {} }),
  };
  delete given.default;
  compileFunction(script, Object.keys(given))(...Object.values(given));

  /** What the worker answers for an address below its folder. */
  async function ask(line: string, { body, form, headers }: Sent = {}): Promise<Response> {
    const [method = 'GET', address = ''] = line.split(' ');
    const sent = form && !(form instanceof FormData) ? new URLSearchParams(form) : form;
    const request = new Request(new URL(address, FOLDER), {
      ...{ method, redirect: 'manual' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(sent && { body: sent }),
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    });
    return new Promise((resolve, reject) => {
      const respondWith = (answered: Response | Promise<Response>) => Promise.resolve(answered).then(resolve, reject);
      listeners.get('fetch')?.({ request, respondWith });
    });
  }

  const entered = await ask('POST /try/v1/api/login', { body: { email: 'ana@example.com', password: 'anything' } });
  const { access_token } = (await entered.json()) as { access_token: string };

  /** A call of the API as the dashboard makes it; its answer's body. */
  async function call<T>(line: string, sent: Sent = {}): Promise<{ status: number; body: T }> {
    const headers = { accesstokenapp: access_token, ...sent.headers };
    const response = await ask(line.replace(' ', ' /try'), { ...sent, headers });
    return { status: response.status, body: (await response.json()) as T };
  }

  return { ask, call, token: access_token };
}
