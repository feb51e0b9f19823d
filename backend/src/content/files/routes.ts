import multipart from '@fastify/multipart';
import {
  changeFiles,
  deleteFile,
  listFiles,
  listFileTags,
  listFileUses,
  readFile,
  renameFile,
  replaceFile,
  undoReplacing,
  uploadFile,
} from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import { and, eq } from '../../platform/db/operators.ts';
import { files } from '../../platform/db/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { inBulk } from '../../platform/http/in-bulk.ts';
import { serve } from '../../platform/http/serve.ts';
import { enqueueDiscard } from '../../platform/storage/discard.ts';
import { replaceFile as replace, undoReplacing as undo } from '../replaced-files/replace-file.ts';
import { followReplacement } from '../replaced-files/repoint-pages.ts';
import { countTags, withoutTag, withTag } from '../tags/tags.ts';
import { deleteFile as remove } from '../trash/delete-file.ts';
import { changeFile } from './change-file.ts';
import { safeFileName } from './file-name.ts';
import { findFileUses } from './file-uses.ts';
import { toStoredFile } from './files.ts';
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

    const replacing = {
      tag: 'files',
      summary: 'Replace a file, in the field `file`; pages that show it are published anew',
    };
    serve(scope, replaceFile, replacing, async (request) => {
      const row = await replace(context, request, request.params.file_id);
      return { data: toStoredFile(row), ...(await followReplacement(context, row.id)) };
    });
  });

  serve(
    app,
    deleteFile,
    { tag: 'files', summary: 'Move a file to the trash; pages that show it go on showing it' },
    async (request) => {
      await remove(context, request.account, request.params.file_id);
      await enqueueDiscard(context);
      return { message: 'File deleted successfully' };
    },
  );

  serve(app, readFile, { tag: 'files', summary: 'One file of the library' }, async ({ account, params }) => {
    const mine = and(eq(files.id, params.file_id), eq(files.userId, account.id));
    const [row] = await context.db.select().from(files).where(mine);
    if (!row) throw new AppError('not_found', { message: 'This file does not exist.' });
    return { data: toStoredFile(row) };
  });

  const rename = { tag: 'files', summary: 'Rename a file; its address stays' };
  serve(app, renameFile, rename, async ({ account, params, body }) => {
    const row = await changeFile(context.db, account.id, params.file_id, ({ extension }) => ({
      name: safeFileName(body.file_name, extension),
    }));
    return { data: toStoredFile(row) };
  });

  const undoing = { tag: 'files', summary: 'Put back what a file held before it was replaced' };
  serve(app, undoReplacing, undoing, async (request) => {
    const { path_child: taken, previous_path_child: previous } = request.body;
    const row = await undo(context, request, request.params.file_id, { taken, previous });
    return { data: toStoredFile(row), ...(await followReplacement(context, row.id)) };
  });

  const uses = { tag: 'files', summary: 'Where a file is shown: pages and settings of projects' };
  serve(app, listFileUses, uses, async ({ account, params }) => ({
    data: await findFileUses(context.db, account.id, params.file_id),
  }));

  serve(app, changeFiles, { tag: 'files', summary: 'Delete or tag several files, each by itself' }, async (request) => {
    const { account, body } = request;
    const answer = await inBulk(request, body.ids, (id) => {
      if (body.action === 'delete') return remove(context, account, id);
      const change = body.action === 'tag' ? withTag : withoutTag;
      return changeFile(context.db, account.id, id, ({ tags }) => ({ tags: change(tags, body.tag) }));
    });
    if (body.action === 'delete') await enqueueDiscard(context);
    return answer;
  });

  serve(app, listFileTags, { tag: 'files', summary: 'Tags of the files, most used first' }, async ({ account }) => ({
    data: await countTags(context.db, files, eq(files.userId, account.id)),
  }));
}
