import { createReadStream, existsSync } from 'node:fs';
import { BUILD_FOLDER } from '@landfall/editor/build';
import { pageModel } from '@landfall/page/sections/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { acceptedEncoding } from '../../delivery/artefacts/encodings.ts';
import { sendOwnAsset } from '../../delivery/sites/own-assets.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { EDITOR_ASSETS } from './asset-base.ts';
import { canvasStyle } from './canvas-style.ts';
import { BUILD_SUFFIXES, readKeptFile } from './kept-builds.ts';

const BUILT = /^editor-[0-9a-f]{12}\.(js|css)$/;
const CANVAS = /^canvas\/([a-z\d]+)-([a-z]+)-[0-9a-f]{12}\.css$/;

const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' };

/** A file of this build, or of another release's: of two that run beside each other either may be asked. */
async function sendBuilt(storage: Storage, name: string, request: FastifyRequest, reply: FastifyReply) {
  const [, extension] = BUILT.exec(name) ?? [];
  if (!extension) return false;
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const isOwn = existsSync(new URL(name, BUILD_FOLDER));
  const content = isOwn
    ? createReadStream(new URL(name + BUILD_SUFFIXES[encoding], BUILD_FOLDER))
    : await readKeptFile(storage, name, encoding);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply
    .headers({ ...FOR_EVER, vary: 'accept-encoding' })
    .type(extension === 'js' ? 'text/javascript; charset=utf-8' : 'text/css; charset=utf-8')
    .send(content);
  return true;
}

function sendCanvas(path: string, reply: FastifyReply): boolean {
  const [, palette, type] = CANVAS.exec(path) ?? [];
  const theme = v.safeParse(pageModel.entries.theme, { palette, type });
  if (!theme.success) return false;
  const style = canvasStyle(theme.output);
  // An older address still gets today's rules, but is not kept.
  reply.header('cache-control', style.path === path ? FOR_EVER['cache-control'] : 'no-cache');
  reply.type('text/css; charset=utf-8').send(style.css);
  return true;
}

/** GET /v1/editor/assets/*: the built client, the canvas' rules, fonts and drawings. Public, and for ever cacheable. */
export function registerEditorAssets(app: App, { storage }: Pick<Context, 'storage'>): void {
  app.get<{ Params: { '*': string } }>(`${EDITOR_ASSETS}*`, { schema: { hide: true } }, async (request, reply) => {
    const path = request.params['*'];
    if ((await sendBuilt(storage, path, request, reply)) || sendCanvas(path, reply) || sendOwnAsset(path, reply))
      return reply;
    throw new AppError('not_found');
  });
}
