import { messageAnswer, reauth as proof } from '@landfall/shared/contracts';
import type { Reauthenticate } from '../../identity/auth/reauth.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import { Throttle } from '../../platform/http/throttle.ts';
import { zipStream } from '../../platform/zip/zip-stream.ts';
import { deleteUser } from './delete-user.ts';
import { exportUser } from './export-user.ts';

/** Taking one's data along, and leaving. */
export function registerUserDataRoutes(app: App, context: Context, reauth: Reauthenticate): void {
  const onRequest = app.requireAccount;
  const common = { tags: ['user'], security: SIGNED_IN };
  const exports = new Throttle(10, 60 * 60);

  const download = { ...common, summary: 'Everything that is kept about the account, as a zip', body: proof };
  app.post('/v1/api/user/export', { onRequest, schema: download }, async (request, reply) => {
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

  const remove = {
    ...common,
    summary: 'Delete the account and everything that is its',
    body: proof,
    response: { 200: messageAnswer },
  };
  app.delete('/v1/api/user/me', { onRequest, schema: remove }, async (request) => {
    await deleteUser(context, request, reauth);
    return { message: 'Your account and everything in it is deleted.' };
  });
}
