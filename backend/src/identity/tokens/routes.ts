import {
  addApiToken,
  listApiTokens as listEndpoint,
  revokeApiToken as revokeEndpoint,
} from '@landfall/shared/endpoints';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app-type.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Reauthenticate } from '../auth/reauth.ts';
import { createApiToken, listApiTokens, revokeApiToken } from './api-tokens.ts';

/** The account's tokens for programs. */
export function registerTokenRoutes(app: App, { db }: Context, reauth: Reauthenticate): void {
  const list = { tag: 'user', summary: 'Tokens for programs, newest first' };
  serve(app, listEndpoint, list, async ({ account }) => ({ data: await listApiTokens(db, account.id) }));

  const add = { tag: 'user', summary: 'Make a token for programs; it is shown this once' };
  serve(app, addApiToken, add, async (request, reply) => {
    const { account, body } = request;
    // It is nobody's to keep.
    reply.header('cache-control', 'no-store');
    return reauth(request, body, (tx) => createApiToken(tx, account.id, body));
  });

  const revoke = { tag: 'user', summary: 'Revoke a token for programs' };
  serve(app, revokeEndpoint, revoke, async ({ account, params }) => {
    const revoked = await revokeApiToken(db, account.id, params.token_id);
    if (!revoked) throw new AppError('not_found', { message: 'This token does not exist any more.' });
    return { message: 'The token was revoked.' };
  });
}
