import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { COMMON_HEADERS } from './security-headers.ts';

/** Answers `config.json`: asked for again at each start, sent only where it changed. */
export function configAnswer(config: () => Record<string, unknown>): RequestListener {
  return (request, response) => {
    const body = JSON.stringify(config());
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    const headers = { ...COMMON_HEADERS, 'Cache-Control': 'no-cache', ETag: etag };
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end();
    response.writeHead(200, { ...headers, 'Content-Type': 'application/json' }).end(body);
  };
}
