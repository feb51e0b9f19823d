import multipart from '@fastify/multipart';
import { dataOf, fileList, messageAnswer, pageQuery, storedFile } from '@landfall/shared/contracts';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import { deleteFile, listFiles, toStoredFile } from './files.ts';
import { registerThumbnailRoutes } from './thumbnail-routes.ts';
import { uploadFile } from './upload.ts';

/** The files library: list, upload, delete. */
export function registerFileRoutes(app: App, context: Context): void {
  const onRequest = app.requireAccount;
  registerThumbnailRoutes(app, context);
  const common = { tags: ['files'], security: SIGNED_IN };

  const list = {
    ...common,
    summary: 'The files library, newest first',
    querystring: pageQuery,
    response: { 200: fileList },
  };
  app.get('/v1/editor/other/files', { onRequest, schema: list }, (request) =>
    listFiles(context, request.account.id, request.query),
  );

  app.register(async (scope: App) => {
    await scope.register(multipart);
    const upload = {
      ...common,
      summary: 'Upload one image or video, in the field `file`',
      consumes: ['multipart/form-data'],
      response: { 201: dataOf(storedFile) },
    };
    scope.post('/v1/editor/other/upload', { onRequest, schema: upload }, async (request, reply) => {
      const file = await uploadFile(context, request);
      return reply.code(201).send({ data: toStoredFile(file) });
    });
  });

  const remove = {
    ...common,
    summary: 'Delete a file',
    params: v.object({ file_id: v.string() }),
    response: { 200: messageAnswer },
  };
  app.delete('/v1/api/project/file/:file_id', { onRequest, schema: remove }, async (request) => {
    await deleteFile(context, request.account.id, request.params.file_id);
    return { message: 'File deleted successfully' };
  });
}
