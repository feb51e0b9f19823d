import { createServer, type RequestListener, type Server } from 'node:http';
import sirv from 'sirv';
import { portVariable } from './settings.ts';

const HASHED = /\.[0-9a-f]{10}\.[a-z0-9]+$/;

/**
 * Serves a built area: precompressed, hashed files for ever, everything else revalidated with an ETag.
 * @param headers what the answer for a path carries, besides what says how long it may be kept
 */
export function staticFiles(
  directory: string,
  { headers, fallback }: { headers: (pathname: string) => Record<string, string>; fallback: boolean },
) {
  // `dev` reads the folder at each request: an area can be replaced in place, as a deployment does.
  return sirv(directory, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    single: fallback,
    ignores: [/\.[a-z0-9]+$/i],
    setHeaders(response, pathname) {
      const immutable = HASHED.test(pathname);
      response.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      for (const [name, value] of Object.entries(headers(pathname))) response.setHeader(name, value);
    },
  });
}

/** Answers 404 in plain text. */
export const notFound: RequestListener = (_request, response) => {
  response
    .writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end('Not found\n');
};

/** Milliseconds that a connection stays open, as at nginx: one that ends sooner may end under a caller's next request. */
const KEEP_ALIVE_MS = 75_000;

/**
 * Listens on this machine only.
 * @throws Error that names the part and the variable when the port is taken
 */
export function listen(name: string, port: number, handler: RequestListener): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, handler);
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        taken ? new Error(`Port ${port} (${name}) is taken. Stop what uses it, or set ${portVariable(name)}.`) : error,
      );
    });
    server.listen(port, 'localhost', () => resolve(server));
  });
}
