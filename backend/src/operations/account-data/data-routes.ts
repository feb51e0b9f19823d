import { deleteAccount, exportAccount } from '@landfall/shared/endpoints';
import type { Reauthenticate } from '../../identity/auth/reauth.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { Throttle } from '../../platform/http/throttle.ts';
import { zipStream } from '../../platform/zip/zip-stream.ts';
import { deleteUser } from './delete-user.ts';
import { exportUser } from './export-user.ts';

/** Taking one's data along, and leaving. */
export function registerUserDataRoutes(app: App, context: Context, reauth: Reauthenticate): void {
  const exports = new Throttle(10, 60 * 60);

  const download = { tag: 'user', summary: 'Everything that is kept about the account, as a zip' };
  serve(app, exportAccount, download, async (request, reply) => {
    const { account, body, log } = request;
    await reauth(request, body, async () => exports.take(account.id));
    const archive = zipStream(exportUser(context, account));
    archive.once('error', (error) => log.error({ err: error }, 'An export broke off'));
    const day = new Date().toISOString().slice(0, 10);
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="landfall-${day}.zip"`,
      })
      .type('application/zip')
      .send(archive);
  });

  const remove = { tag: 'user', summary: 'Delete the account and everything that is its' };
  serve(app, deleteAccount, remove, async (request) => {
    await deleteUser(context, request, reauth);
    return { message: 'Your account and everything in it is deleted.' };
  });
}
