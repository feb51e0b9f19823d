import multipart from '@fastify/multipart';
import { dataOf, user } from '@landfall/shared/contracts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app-type.ts';
import { SIGNED_IN } from '../../platform/http/signed-in.ts';
import { removeAvatar, replaceAvatar } from './avatar.ts';
import { pendingEmail } from './email-change.ts';
import { toUser } from './user.ts';

const ADDRESS = '/v1/api/user/me/avatar';

/** Setting and removing the account's picture. */
export function registerAvatarRoutes(app: App, context: Context): void {
  const onRequest = app.requireAccount;
  const answer = { tags: ['user'], security: SIGNED_IN, response: { 200: dataOf(user) } };

  app.register(async (scope: App) => {
    await scope.register(multipart);
    const schema = { ...answer, summary: 'Replace the picture', consumes: ['multipart/form-data'] };
    scope.post(ADDRESS, { onRequest, schema }, async (request) => {
      const changed = await replaceAvatar(context, request);
      const waiting = await pendingEmail(context.db, changed.id);
      return { data: toUser({ ...request.account, user: changed }, context.config, waiting) };
    });
  });

  app.delete(ADDRESS, { onRequest, schema: { ...answer, summary: 'Remove the picture' } }, async ({ account }) => {
    const changed = await removeAvatar(context, account);
    const waiting = await pendingEmail(context.db, changed.id);
    return { data: toUser({ ...account, user: changed }, context.config, waiting) };
  });
}
