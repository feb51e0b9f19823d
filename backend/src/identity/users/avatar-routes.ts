import multipart from '@fastify/multipart';
import { removeAvatar, replaceAvatar } from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import { removeAvatar as remove, replaceAvatar as replace } from './avatar.ts';
import { pendingEmail } from './email-change.ts';
import { toUser } from './user.ts';

/** Setting and removing the account's picture. */
export function registerAvatarRoutes(app: App, context: Context): void {
  app.register(async (scope: App) => {
    await scope.register(multipart);
    serve(scope, replaceAvatar, { tag: 'user', summary: 'Replace the picture' }, async (request) => {
      const changed = await replace(context, request);
      const waiting = await pendingEmail(context.db, changed.id);
      return { data: toUser({ ...request.account, user: changed }, context.config, waiting) };
    });
  });

  serve(app, removeAvatar, { tag: 'user', summary: 'Remove the picture' }, async ({ account }) => {
    const changed = await remove(context, account);
    const waiting = await pendingEmail(context.db, changed.id);
    return { data: toUser({ ...account, user: changed }, context.config, waiting) };
  });
}
