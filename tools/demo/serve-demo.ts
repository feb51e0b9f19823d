import type { Server } from 'node:http';
import sirv from 'sirv';
import { listen, notFound } from '../product/static-server.ts';

/** Serves a folder as a plain static host does: files by their names, its own page for everything else. */
export function serveDemo(folder: string, port: number, base = ''): Promise<Server> {
  const files = sirv(folder, { dev: true, etag: true, extensions: [] });
  return listen('demo', port, (request, response) => {
    if (!request.url?.startsWith(`${base}/`)) return notFound(request, response);
    request.url = request.url.slice(base.length);
    files(request, response, () => {
      request.url = '/404.html';
      response.statusCode = 404;
      files(request, response, () => notFound(request, response));
    });
  });
}
