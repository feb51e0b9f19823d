import multipart from '@fastify/multipart';
import { deleteFile, listFiles, uploadFile } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { listFiles as filesOf, deleteFile as remove, toStoredFile } from './files.ts';
import { registerThumbnailRoutes } from './thumbnail-routes.ts';
import { uploadFile as store } from './upload.ts';

/** The files library: list, upload, delete. */
export function registerFileRoutes(app: App, context: Context): void {
  registerThumbnailRoutes(app, context);

  serve(app, listFiles, { tag: 'files', summary: 'The files library, newest first' }, async (request) =>
    filesOf(context, request.account.id, request.query),
  );

  app.register(async (scope: App) => {
    await scope.register(multipart);
    const upload = { tag: 'files', summary: 'Upload one image or video, in the field `file`' };
    serve(scope, uploadFile, upload, async (request) => ({ data: toStoredFile(await store(context, request)) }));
  });

  serve(app, deleteFile, { tag: 'files', summary: 'Delete a file' }, async (request) => {
    await remove(context, request.account.id, request.params.file_id);
    return { message: 'File deleted successfully' };
  });
}
