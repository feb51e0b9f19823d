import { createReadStream } from 'node:fs';
import { artFile } from '@landfall/page/sections/art';
import { fontPath } from '@landfall/page/sections/font-files';
import type { FastifyReply } from 'fastify';

/**
 * Sends a font or drawing by its path below the assets' base (`fonts/...`, `art/...`): it never changes under its name.
 * False where the path names none.
 */
export function sendOwnAsset(path: string, reply: FastifyReply): boolean {
  const [folder = '', name = '', ...rest] = path.split('/');
  if (rest.length > 0) return false;
  const art = folder === 'art' ? artFile(name) : null;
  const font = folder === 'fonts' && name.endsWith('.woff2') ? fontPath(name) : null;
  if (!art && !font) return false;
  reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  if (art) reply.type('image/svg+xml').send(art);
  else reply.type('font/woff2').send(createReadStream(font ?? ''));
  return true;
}
