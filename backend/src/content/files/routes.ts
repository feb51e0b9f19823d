import multipart from '@fastify/multipart';
import { changeFiles, deleteFile, listFiles, listFileTags, renameFile, uploadFile } from '@landfall/shared/endpoints';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { files } from '../../platform/db/schema.ts';
import type { App } from '../../platform/http/app-type.ts';
import { inBulk } from '../../platform/http/in-bulk.ts';
import { serve } from '../../platform/http/serve.ts';
import { countTags, withoutTag, withTag } from '../tags/tags.ts';
import { changeFile } from './change-file.ts';
import { safeFileName } from './file-name.ts';
import { deleteFile as remove, toStoredFile } from './files.ts';
import { findFiles } from './find-files.ts';
import { registerThumbnailRoutes } from './thumbnail-routes.ts';
import { uploadFile as store } from './upload.ts';

/** The files library: list, upload, delete. */
export function registerFileRoutes(app: App, context: Context): void {
  registerThumbnailRoutes(app, context);

  serve(app, listFiles, { tag: 'files', summary: 'The files library, newest first' }, async (request) =>
    findFiles(context, request.account.id, request.query),
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

  const rename = { tag: 'files', summary: 'Rename a file; its address stays' };
  serve(app, renameFile, rename, async ({ account, params, body }) => {
    const row = await changeFile(context.db, account.id, params.file_id, ({ extension }) => ({
      name: safeFileName(body.file_name, extension),
    }));
    return { data: toStoredFile(row) };
  });

  serve(app, changeFiles, { tag: 'files', summary: 'Delete or tag several files, each by itself' }, async (request) => {
    const { account, body } = request;
    return inBulk(request, body.ids, (id) => {
      if (body.action === 'delete') return remove(context, account.id, id);
      const change = body.action === 'tag' ? withTag : withoutTag;
      return changeFile(context.db, account.id, id, ({ tags }) => ({ tags: change(tags, body.tag) }));
    });
  });

  serve(app, listFileTags, { tag: 'files', summary: 'Tags of the files, most used first' }, async ({ account }) => ({
    data: await countTags(context.db, files, eq(files.userId, account.id)),
  }));
}
