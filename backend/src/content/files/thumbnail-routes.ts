import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { varyOn } from '../../platform/http/vary.ts';
import { sendObject } from '../../platform/storage/public-files.ts';
import { thumbnailKey } from './thumbnails.ts';

const params = v.object({ width: v.pipe(v.string(), v.transform(Number)), '*': v.string() });

/**
 * GET and HEAD /v1/files/thumbs/{width}/{key} and /v1/files/whole/{width}/{key}: pictures in small, cropped for cards or
 * whole, in the best format that the browser accepts.
 */
export function registerThumbnailRoutes(app: App, context: Context): void {
  for (const [folder, shape] of [
    ['thumbs', 'card'],
    ['whole', 'whole'],
  ] as const)
    app.route({
      method: ['GET', 'HEAD'],
      url: `/v1/files/${folder}/:width/*`,
      exposeHeadRoute: false,
      schema: { hide: true, params },
      handler: async (request, reply) => {
        const { width, '*': original } = request.params;
        const key = await thumbnailKey(context, original, width, request.headers.accept, shape);
        return sendObject(context, request, varyOn(reply, 'accept'), key);
      },
    });
}
