import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { COMMON_HEADERS } from './security-headers.ts';

const takesGzip = (accepted: string | string[] | undefined) => /(?:^|[\s,])gzip\s*(?:,|$)/.test(String(accepted ?? ''));

/** Answers `config.json`: asked for again at each start, sent only where it changed, compressed as nginx does it. */
export function configAnswer(config: () => Record<string, unknown>): RequestListener {
  let last = { body: '', compressed: Buffer.alloc(0) };
  const compress = (body: string) => {
    if (body !== last.body) last = { body, compressed: gzipSync(body) };
    return last.compressed;
  };
  return (request, response) => {
    const body = JSON.stringify(config());
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    const headers = { ...COMMON_HEADERS, 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Accept-Encoding' };
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end();
    const typed = { ...headers, 'Content-Type': 'application/json' };
    if (!takesGzip(request.headers['accept-encoding'])) return void response.writeHead(200, typed).end(body);
    response.writeHead(200, { ...typed, 'Content-Encoding': 'gzip' }).end(compress(body));
  };
}
