import multipart from '@fastify/multipart';
import { dataOf, user } from '@landfall/shared/contracts';
import type { Context } from '../context.ts';
import { SIGNED_IN } from '../docs/docs.ts';
import type { App } from '../http/app-type.ts';
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
