import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { sendObject } from '../../platform/storage/public-files.ts';
import { requireSmallPreview } from './small-preview.ts';

const params = v.object({ page: v.string(), name: v.string() });

/** GET and HEAD /v1/files/previews/{page}/{name}: previews of pages, also in small. */
export function registerSmallPreviewRoutes(app: App, context: Context): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/v1/files/previews/:page/:name',
    exposeHeadRoute: false,
    schema: { hide: true, params },
    handler: async (request, reply) => {
      const { page, name } = request.params;
      const key = `previews/${page}/${name}`;
      await requireSmallPreview(context, key);
      return sendObject(context, request, reply, key);
    },
  });
}
