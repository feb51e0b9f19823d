import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { App } from '../http/app-type.ts';
import { placeOf } from '../http/place-of.ts';
import { endWhenSlow } from '../http/reading-pace.ts';
import { parseRange } from './byte-range.ts';
import { ReadGate } from './read-gate.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Shared by every route that sends stored objects. */
    fileReads: ReadGate;
  }
}

/** Teaches the application `app.fileReads`. */
export function registerFileReads(app: Pick<App, 'decorate'>, { config }: Pick<Context, 'config'>): void {
  const { fileReads: all, fileReadsPerAddress: perPlace } = config.limits;
  app.decorate('fileReads', new ReadGate({ all, perPlace }));
}

/** Only these parts of the store are public; published sites have an origin of their own. */
const PUBLIC_PREFIXES = ['uploads/', 'avatars/', 'previews/'];

/** What a browser may show in place; anything else is handed over as a download. */
const SHOWN = /^(?:image\/(?:jpeg|png|webp|gif|avif)|video\/[\w.-]+)$/;

/** Content comes from strangers: no scripts, no plugins, no origin. Media may load itself (the browser's own player). */
const SANDBOX = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox";

function isUnchanged(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  const weak = (tag: string) => tag.trim().replace(/^W\//, '');
  return known === '*' || known?.split(',').some((tag) => weak(tag) === weak(etag)) === true;
}

function serve(context: Context, request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) {
  const key = request.params['*'];
  if (!PUBLIC_PREFIXES.some((prefix) => key.startsWith(prefix))) throw new AppError('not_found');
  return sendObject(context, request, reply, key);
}

/**
 * Answers with a stored object that never changes: for ever cacheable, in ranges where asked for, and as nothing that a
 * browser would run. `headers` go before those of ours. @throws AppError not_found, unavailable
 */
export async function sendObject(
  context: Pick<Context, 'storage'>,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const { size, contentType, etag: given } = await context.storage.stat(key);
  // Keys are never written twice: equal tags mean equal bytes, which ranges rely on.
  const etag = given.replace(/^W\//, '');

  const wanted =
    request.headers['if-range'] && request.headers['if-range'] !== etag ? undefined : request.headers.range;
  const range = parseRange(wanted, size);

  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': SANDBOX,
    'content-disposition': SHOWN.test(contentType) ? 'inline' : 'attachment',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  if (isUnchanged(request, etag)) return reply.code(304).send();

  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
      .send();
  }
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.type(contentType).header('content-length', range ? range.end - range.start + 1 : size);
  if (request.method === 'HEAD') return reply.send();
  const leave = await request.server.fileReads.enter(placeOf(request.ip));
  reply.raw.once('close', leave);
  if (reply.raw.destroyed) leave();
  const content = await context.storage.read(key, range ?? undefined, 'visitor').catch((error) => {
    leave();
    throw error;
  });
  endWhenSlow(reply.raw);
  return reply.send(content);
}

/** GET and HEAD /v1/files/*: stored files, with ranges and for ever cacheable. */
export function registerPublicFileRoutes(app: App, context: Context): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/v1/files/*',
    exposeHeadRoute: false,
    schema: { hide: true },
    handler: (request, reply) => serve(context, request, reply),
  });
}
